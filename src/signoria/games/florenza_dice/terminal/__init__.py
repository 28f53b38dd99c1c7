"""The table of Florenza Dice Game: sheets, the building table, and the dice board.

The asked player's sheet comes last, just above the dice and the question.
"""

from __future__ import annotations

from typing import Any

from rich.console import Console
from rich.text import Text

from signoria.faces.phrases import Names, Phrases
from signoria.faces.phrases.language import term
from signoria.faces.terminal.screen import POINTS, QUIET
from signoria.games.florenza_dice.phrases import FlorenzaDicePhrases
from signoria.games.florenza_dice.sights import Die, Sight
from signoria.games.florenza_dice.terminal.buildings import building_table
from signoria.games.florenza_dice.terminal.sheet import full_sheet, legend, small_sheet
from signoria.games.florenza_dice.terminal.style import style_of
from signoria.kernel.steps import NOBODY

SMALL, FULL, TABLE = 3, 12, 14  # lines
REST_HEIGHT = 20  # title, legend, dice, question and options
DIE_WIDTH = 10
_USED = term("die", "used")


def draw(
    screen: Console, phrases: Phrases[Any], seen: Sight, names: Names, title: str
) -> list[Text]:
    """The whole table. A low screen shows rivals in three lines, and no building table."""
    assert isinstance(phrases, FlorenzaDicePhrases)
    seats = list(range(seen["seats"]))
    mine = seen["seat"]
    if mine is not None:
        seats = seats[mine + 1 :] + seats[: mine + 1]
    is_over = seen["actor"] == NOBODY
    room = screen.height - REST_HEIGHT if screen.is_terminal else None
    has_table = not is_over and (room is None or room >= TABLE + FULL + SMALL * (len(seats) - 1))
    drawn = [_title(phrases, seen, title)]
    if has_table:
        drawn += building_table(phrases, seen, seats[-1])
    for seat in seats:
        is_large = is_over or seat == seats[-1]
        sheet = full_sheet if is_large else small_sheet
        drawn += sheet(phrases, seen, seat, names[seat], seat == mine)
    drawn += _ghost(phrases, seen)
    if not is_over:
        drawn += legend(phrases).wrap(screen, screen.width)
    if not is_over and any(die["value"] for die in seen["dice"]):
        drawn += dice_board(phrases, seen["dice"])
    return drawn


def dice_board(phrases: FlorenzaDicePhrases, dice: list[Die]) -> list[Text]:
    """The dice in their fixed order, each with its colour, value, and what it brings."""
    drawn = [Text(), Text(), Text(), Text()]
    for die in dice:
        for line, part in zip(drawn, _die(phrases, die), strict=True):
            line.append_text(part).append(" ")
    return drawn


def _die(phrases: FlorenzaDicePhrases, die: Die) -> list[Text]:
    colour = phrases.colour(die["colour"])
    top, bottom = f"╭{'─' * DIE_WIDTH}╮", f"╰{'─' * DIE_WIDTH}╯"
    if die["value"] is None:
        waiting = [f" … {colour}", ""]
        rows = [f"│{text:{DIE_WIDTH}}│" for text in waiting]
        return [Text(line, style=QUIET) for line in (top, *rows, bottom)]
    shown = f" {die['value']} {colour}"[:DIE_WIDTH]
    resources = f"{die['resources']}{phrases.letter(die['resource'])}"
    personality = phrases.initial(die["personality"])
    other = f"{personality}+{die['steps']}" if die["steps"] else f"{personality} {die['fee']}"
    brings = phrases.language.term(_USED) if die["used"] else f"{resources} {other}"
    style = style_of(die["resource"])
    value = Text.assemble("│", (f"{shown:{DIE_WIDTH}}", QUIET if die["used"] else style), "│")
    below = Text.assemble("│", (f" {brings:{DIE_WIDTH - 1}}", QUIET if die["used"] else ""), "│")
    return [Text(top), value, below, Text(bottom)]


def _ghost(phrases: FlorenzaDicePhrases, seen: Sight) -> list[Text]:
    """Solitaire: how far Pope Sisto IV is, and what he scores."""
    if "ghost" not in seen:
        return []
    points = phrases.language.plural("{number} point", "{number} points", seen["pope"]["points"])
    walked = ", ".join(f"{phrases.track(track)} {at}" for track, at in seen["ghost"].items())
    drawn = Text.assemble("  ", (phrases.pope(), "bold"), " · ", (points, POINTS), f" · {walked}")
    holders = {"captain": seen["captain"], "bishop": seen["bishop"]}
    offices = [phrases.track(name) for name, holder in holders.items() if holder == "ghost"]
    if offices:
        said = phrases.language.say("is {offices}", offices=phrases.language.listed(offices))
        drawn.append(f" · {said}", style=QUIET)
    return [drawn]


def _title(phrases: FlorenzaDicePhrases, seen: Sight, title: str) -> Text:
    say = phrases.language.say
    if seen["actor"] == NOBODY:
        now = say("the game is over")
    elif seen["round"] == 0:
        now = say("about to begin")
    else:
        now = say("round {number} of {rounds}", number=seen["round"], rounds=seen["rounds"])
    return Text.assemble((title, "bold"), (f" · {now}", QUIET))
