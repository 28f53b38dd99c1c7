"""The table of Medici: The Dice Game: sheets as they are printed, and the dice in the middle.

The asked player's sheet comes last, just above the dice and the question. On a low screen the
others' sheets shrink to two lines or to one, and the dice stand in a line.
"""

from __future__ import annotations

from collections.abc import Callable
from dataclasses import dataclass

from rich.console import Console
from rich.text import Text

from signoria.faces.phrases import Names, Phrases
from signoria.faces.phrases.language import mark, term
from signoria.faces.terminal.boards import Part, fitting
from signoria.faces.terminal.screen import QUIET
from signoria.games.medici_dice.phrases import MediciDicePhrases
from signoria.games.medici_dice.sights import Die, Sight
from signoria.games.medici_dice.terminal.sheet import full_sheet, one_line, small_sheet
from signoria.games.medici_dice.terminal.style import style_of
from signoria.kernel.steps import NOBODY

DIE_WIDTH = 9
_ME = term("board", "me")
_OTHERS = term("board", "others")
_DICE = term("board", "dice")
PARTS = (
    Part(_ME, mark("your whole sheet")),
    Part(_OTHERS, mark("the whole sheets of all the others")),
    Part(_DICE, mark("the dice")),
)


def draw(
    screen: Console, phrases: Phrases[Sight], seen: Sight, names: Names, title: str
) -> list[Text]:
    """The whole table."""
    assert isinstance(phrases, MediciDicePhrases)
    table = Table(phrases, seen, names, _title(phrases, seen, title))
    return fitting(
        screen,
        lambda: table.drawn(full_sheet, dice),
        lambda: table.drawn(full_sheet, dice_line),
        lambda: table.drawn(small_sheet, dice),
        lambda: table.drawn(small_sheet, dice_line),
        lambda: table.drawn(one_line, dice_line),
    )


def draw_part(
    screen: Console, phrases: Phrases[Sight], seen: Sight, names: Names, name: str
) -> list[Text]:
    """One's own sheet, the others', or the dice."""
    assert isinstance(phrases, MediciDicePhrases)
    if name == _DICE.text:
        return dice(phrases, seen["dice"])
    mine = seen["seat"] or 0
    if name == _ME.text:
        return full_sheet(phrases, seen, mine, names[mine], True)
    drawn = []
    for seat in range(seen["seats"]):
        if seat != mine:
            drawn += full_sheet(phrases, seen, seat, names[seat], False)
    return drawn or [Text(phrases.language.say("Nobody else is at this table."))]


@dataclass(frozen=True)
class Table:
    """What is on the table, to be drawn larger or smaller."""

    phrases: MediciDicePhrases
    seen: Sight
    names: Names
    title: Text

    def drawn(
        self,
        other: Callable[[MediciDicePhrases, Sight, int, str, bool], list[Text]],
        row: Callable[[MediciDicePhrases, list[Die | None]], list[Text]],
    ) -> list[Text]:
        """One's own sheet in full, *other* sheets and the *row* of dice as these draw them."""
        seats, mine = list(range(self.seen["seats"])), self.seen["seat"]
        if mine is not None:
            seats = seats[mine + 1 :] + seats[: mine + 1]
        drawn = [self.title.copy()]
        for seat in seats:
            sheet = full_sheet if seat == mine or len(seats) == 1 else other
            drawn += sheet(self.phrases, self.seen, seat, self.names[seat], seat == mine)
        if any(self.seen["dice"]):
            drawn += row(self.phrases, self.seen["dice"])
        return drawn


def dice_line(phrases: MediciDicePhrases, row: list[Die | None]) -> list[Text]:
    """The dice in one line: ``2: 4 D``; the columns above say what the letters mean."""
    drawn = Text(" ")
    for place, die in enumerate(row, 1):
        if die is None or not die["left"]:
            drawn.append(f"{place}:  …     ", style=QUIET)
            continue
        face = f" {die['number']} {phrases.letter(die['good'])}{'×' * (die['marks'] - 1)} "
        drawn.append(f"{place}: ").append(face, style=style_of(die["good"])).append("   ")
    return [drawn]


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
