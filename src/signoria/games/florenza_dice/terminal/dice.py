"""The dice board of Florenza Dice Game: six dice, each with what it brings."""

from __future__ import annotations

from rich.text import Text

from signoria.faces.phrases.language import term
from signoria.faces.terminal.screen import QUIET
from signoria.games.florenza_dice.phrases import FlorenzaDicePhrases
from signoria.games.florenza_dice.sights import Die
from signoria.games.florenza_dice.terminal.style import padded, style_of

DIE_WIDTH = 10
_USED = term("die", "used")


def dice_board(phrases: FlorenzaDicePhrases, dice: list[Die]) -> list[Text]:
    """The dice in their fixed order, each with its colour, value, and what it brings."""
    drawn = [Text(), Text(), Text(), Text()]
    for die in dice:
        for line, part in zip(drawn, _die(phrases, die), strict=True):
            line.append_text(part).append(" ")
    return drawn


def dice_lines(phrases: FlorenzaDicePhrases, dice: list[Die]) -> list[Text]:
    """The same without boxes: colours and values above, what they bring below."""
    above, below = Text(" "), Text(" ")
    for die in dice:
        value, brings = _value(phrases, die), _brings(phrases, die)
        style = QUIET if die["used"] or die["value"] is None else style_of(die["resource"])
        above.append_text(padded(Text(value, style=style), DIE_WIDTH)).append("   ")
        below.append_text(padded(Text(brings, style=QUIET), DIE_WIDTH)).append("   ")
    return [above, below]


def _die(phrases: FlorenzaDicePhrases, die: Die) -> list[Text]:
    top, bottom = f"╭{'─' * DIE_WIDTH}╮", f"╰{'─' * DIE_WIDTH}╯"
    value, brings = f" {_value(phrases, die)}"[:DIE_WIDTH], f" {_brings(phrases, die)}"
    if die["value"] is None:
        rows = [f"│{text:{DIE_WIDTH}}│" for text in (value, "")]
        return [Text(line, style=QUIET) for line in (top, *rows, bottom)]
    styles = (QUIET, QUIET) if die["used"] else (style_of(die["resource"]), "")
    middle = [
        Text.assemble("│", (f"{text:{DIE_WIDTH}}", style), "│")
        for text, style in zip((value, brings), styles, strict=True)
    ]
    return [Text(top), *middle, Text(bottom)]


def _value(phrases: FlorenzaDicePhrases, die: Die) -> str:
    """``4 white``."""
    return f"{die['value'] or '…'} {phrases.colour(die['colour'])}"


def _brings(phrases: FlorenzaDicePhrases, die: Die) -> str:
    """``2M C+1``, or that it is used."""
    if die["value"] is None:
        return ""
    if die["used"]:
        return phrases.language.term(_USED)
    personality = phrases.initial(die["personality"])
    other = f"{personality}+{die['steps']}" if die["steps"] else f"{personality} {die['fee']}"
    return f"{die['resources']}{phrases.letter(die['resource'])} {other}"
