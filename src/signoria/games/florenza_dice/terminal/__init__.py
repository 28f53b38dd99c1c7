"""The table of Florenza Dice Game: sheets, the building table, and the dice board.

The asked player's sheet comes last, just above the dice and the question. Low screens show the
sheets in fewer lines, and no building table; broad ones have more side by side.
"""

from __future__ import annotations

from collections.abc import Callable
from dataclasses import dataclass
from typing import Any

from rich.console import Console
from rich.text import Text

from signoria.faces.phrases import Names, Phrases
from signoria.faces.phrases.language import mark, term
from signoria.faces.terminal.boards import Part, fitting
from signoria.faces.terminal.screen import POINTS, QUIET
from signoria.games.florenza_dice.phrases import FlorenzaDicePhrases
from signoria.games.florenza_dice.phrases.reading import read_use
from signoria.games.florenza_dice.sights import Die, Sight
from signoria.games.florenza_dice.terminal.buildings import broad_table, building_table
from signoria.games.florenza_dice.terminal.compact import (
    compact_sheet,
    one_line,
    others_in_one_line,
    two_lines,
    wide_sheet,
)
from signoria.games.florenza_dice.terminal.dice import dice_board, dice_lines
from signoria.games.florenza_dice.terminal.sheet import full_sheet, legend, small_sheet
from signoria.kernel.steps import NOBODY

_ME = term("board", "me")
_OTHERS = term("board", "others")
_BUILDINGS = term("board", "buildings")
_DICE = term("board", "dice")
PARTS = (
    Part(_ME, mark("your whole sheet")),
    Part(_OTHERS, mark("the whole sheets of all the others")),
    Part(_BUILDINGS, mark("all buildings: cost, points, effect")),
    Part(_DICE, mark("the dice, and what the signs mean")),
)

MANY = 12  # answers that take the room of the others' lines on a low screen

Drawn = list[Text]
DrawSheet = Callable[[FlorenzaDicePhrases, Sight, int, str, bool], Drawn]
DrawTable = Callable[[FlorenzaDicePhrases, Sight, int], Drawn]
DrawDice = Callable[[FlorenzaDicePhrases, list[Die]], Drawn]


def draw(
    screen: Console, phrases: Phrases[Any], seen: Sight, names: Names, title: str
) -> list[Text]:
    """The whole table."""
    assert isinstance(phrases, FlorenzaDicePhrases)
    table = Table(screen, phrases, seen, names, _title(phrases, seen, title))
    return fitting(
        screen,
        lambda: table.drawn(building_table, small_sheet, full_sheet, dice_board),
        lambda: table.drawn(broad_table, small_sheet, wide_sheet, dice_board),
        lambda: table.drawn(broad_table, small_sheet, wide_sheet, dice_lines),
        lambda: table.drawn(broad_table, two_lines, wide_sheet, dice_lines),
        lambda: table.drawn(building_table, one_line, full_sheet, dice_lines),
        lambda: table.drawn(_no_table, small_sheet, full_sheet, dice_board),
        lambda: table.drawn(_no_table, one_line, full_sheet, dice_lines),
        lambda: table.smallest(is_crowded=len(seen["options"]) > MANY),
    )


def draw_part(
    screen: Console, phrases: Phrases[Any], seen: Sight, names: Names, name: str
) -> list[Text]:
    """One's own sheet, the others', the buildings as one's own sheet sees them, or the dice."""
    assert isinstance(phrases, FlorenzaDicePhrases)
    mine = seen["seat"] or 0
    if name == _BUILDINGS.text:
        return building_table(phrases, seen, mine)
    signs = legend(phrases).wrap(screen, screen.width)
    if name == _DICE.text:
        return [*dice_board(phrases, seen["dice"]), *signs]
    if name == _ME.text:
        return [*full_sheet(phrases, seen, mine, names[mine], True), *signs]
    drawn = _ghost(phrases, seen)
    for seat in range(seen["seats"]):
        if seat != mine:
            drawn += full_sheet(phrases, seen, seat, names[seat], False)
    return [*drawn, *signs]


@dataclass(frozen=True)
class Table:
    """What is on the table, to be drawn larger or smaller."""

    screen: Console
    phrases: FlorenzaDicePhrases
    seen: Sight
    names: Names
    title: Text

    def drawn(
        self,
        buildings: DrawTable,
        other: DrawSheet,
        own: DrawSheet,
        dice: DrawDice,
        *,
        signs: bool = True,
    ) -> Drawn:
        """The parts as these draw them; at the end all sheets are as large as one's own."""
        phrases, seen, mine = self.phrases, self.seen, self.seen["seat"]
        seats = list(range(seen["seats"]))
        if mine is not None:
            seats = seats[mine + 1 :] + seats[: mine + 1]
        is_over = seen["actor"] == NOBODY
        drawn = [self.title.copy()]
        if not is_over:
            drawn += buildings(phrases, seen, seats[-1])
        for seat in seats:
            is_large = seat == seats[-1] or (is_over and own is not compact_sheet)
            sheet = own if is_large else other
            drawn += sheet(phrases, seen, seat, self.names[seat], seat == mine)
        drawn += _ghost(phrases, seen)
        if signs and not is_over:
            drawn += legend(phrases).wrap(self.screen, self.screen.width)
        if not is_over and any(die["value"] for die in seen["dice"]):
            drawn += dice(phrases, seen["dice"])
        return drawn

    def smallest(self, *, is_crowded: bool) -> Drawn:
        """No buildings and no signs; among many answers the others have no line of their own, and
        dice are shown only if the answers are about them.
        """
        if not is_crowded:
            return self.drawn(_no_table, one_line, compact_sheet, dice_lines, signs=False)
        row = dice_lines if any(read_use(self.seen, one) for one in self.seen["options"]) else _none
        drawn = self.drawn(_no_table, _nothing, compact_sheet, row, signs=False)
        now = Text(f" {_now(self.phrases, self.seen)} ·", style=QUIET)
        first = now.append_text(others_in_one_line(self.seen, self.names))
        return [first, *drawn[1:]]


def _nothing(
    phrases: FlorenzaDicePhrases, seen: Sight, seat: int, name: str, is_mine: bool
) -> Drawn:
    return []


def _none(phrases: FlorenzaDicePhrases, dice: list[Die]) -> Drawn:
    return []


def _no_table(phrases: FlorenzaDicePhrases, seen: Sight, seat: int) -> Drawn:
    return []


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
    return Text.assemble((title, "bold"), (f" · {_now(phrases, seen)}", QUIET))


def _now(phrases: FlorenzaDicePhrases, seen: Sight) -> str:
    say = phrases.language.say
    if seen["actor"] == NOBODY:
        return say("the game is over")
    if seen["round"] == 0:
        return say("about to begin")
    return say("round {number} of {rounds}", number=seen["round"], rounds=seen["rounds"])
