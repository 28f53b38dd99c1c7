"""The table of Medici: The Dice Game: sheets as they are printed, and the dice in the middle.

The asked player's sheet comes last, just above the dice and the question.
"""

from __future__ import annotations

from rich.console import Console
from rich.text import Text

from signoria.faces.phrases import Names, Phrases
from signoria.faces.terminal.screen import QUIET
from signoria.games.medici_dice.phrases import MediciDicePhrases
from signoria.games.medici_dice.sights import Die, Sight
from signoria.games.medici_dice.terminal.sheet import full_sheet, small_sheet
from signoria.games.medici_dice.terminal.style import style_of
from signoria.kernel.steps import NOBODY

SHEET_HEIGHT = 7
REST_HEIGHT = 15  # title, dice, question and options
DIE_WIDTH = 9


def draw(
    screen: Console, phrases: Phrases[Sight], seen: Sight, names: Names, title: str
) -> list[Text]:
    """The whole table."""
    assert isinstance(phrases, MediciDicePhrases)
    seats = list(range(seen["seats"]))
    mine = seen["seat"]
    if mine is not None:
        seats = seats[mine + 1 :] + seats[: mine + 1]
    roomy = not screen.is_terminal or screen.height >= SHEET_HEIGHT * len(seats) + REST_HEIGHT
    drawn = [_title(phrases, seen, title)]
    for seat in seats:
        is_mine = seat == mine
        sheet = full_sheet if roomy or is_mine or len(seats) == 1 else small_sheet
        drawn += sheet(phrases, seen, seat, names[seat], is_mine)
    if any(seen["dice"]):
        drawn += dice(phrases, seen["dice"])
    return drawn


def dice(phrases: MediciDicePhrases, row: list[Die | None]) -> list[Text]:
    """The dice in a row, each with its place, number, letter and good."""
    drawn = [Text(), Text(), Text(), Text()]
    for place, die in enumerate(row, 1):
        for line, part in zip(drawn, _die(phrases, place, die), strict=True):
            line.append_text(part).append("  ")
    return drawn


def _die(phrases: MediciDicePhrases, place: int, die: Die | None) -> list[Text]:
    top, bottom = f"╭─ {place} {'─' * (DIE_WIDTH - 4)}╮", f"╰{'─' * DIE_WIDTH}╯"
    if die is None or not die["left"]:
        word = phrases.language.say("taken") if die else "…"
        empty, said = " " * DIE_WIDTH, word[:DIE_WIDTH].center(DIE_WIDTH)
        return [Text(line, style=QUIET) for line in (top, f"│{empty}│", f"│{said}│", bottom)]
    crosses = "×" * die["marks"] if die["marks"] > 1 else ""
    number = f" {die['number']} {phrases.letter(die['good'])} {crosses}"
    name = f" {phrases.good(die['good'])}"
    style = style_of(die["good"])
    middle = [
        Text.assemble("│", (text[:DIE_WIDTH].ljust(DIE_WIDTH), style), "│")
        for text in (number, name)
    ]
    return [Text(top), *middle, Text(bottom)]


def _title(phrases: MediciDicePhrases, seen: Sight, title: str) -> Text:
    say = phrases.language.say
    if seen["actor"] == NOBODY:
        now = say("the game is over")
    elif seen["round"] == 0:
        now = say("about to begin")
    else:
        ships = len(seen["sheets"][0]["ships"])
        now = say("round {number} of {rounds}", number=seen["round"], rounds=ships)
    return Text.assemble((title, "bold"), (f" · {now}", QUIET))
