"""Set up and the income of the first round."""

from __future__ import annotations

from typing import ClassVar, Final

from signoria._compat import i64, vec
from signoria.games.florenza_dice.news import FirstPlayer, FreeBuilding
from signoria.games.florenza_dice.rules.board import Board
from signoria.games.florenza_dice.rules.box import (
    BIT,
    BUILDINGS,
    MOST_SEATS,
    SPARES_AT_ONCE,
    START_FIORINI,
    START_SPARES,
    START_STARS,
)
from signoria.games.florenza_dice.rules.building_table import SPARES as TWO_SPARES
from signoria.games.florenza_dice.rules.buildings import receive_free_building
from signoria.games.florenza_dice.rules.ghost import SolitaireRound
from signoria.games.florenza_dice.rules.printed_sheet import (
    OPEN_AT_FIRST,
    PROJECT_ICONS,
)
from signoria.games.florenza_dice.rules.round import Round
from signoria.games.florenza_dice.rules.sheets import (
    FIORINI,
    LACKS,
    OPEN,
    SHEET,
    SHEETS,
    SPARES,
    STARS,
)
from signoria.games.florenza_dice.rules.supply import gain
from signoria.games.florenza_dice.rules.words import ROLL_ONE, starters
from signoria.kernel.actions import Action, Options
from signoria.kernel.news import Fact
from signoria.kernel.steps import AUTOMATIC, CHANCE, DONE, Roll, Step, Steps, in_order


class RollForBuilding(Roll[Board]):
    """Phase 1: Income. Each player rolls a die: it is the number of a free Building."""

    fields: ClassVar[dict[str, range]] = {"seat": range(MOST_SEATS)}

    def __init__(self, seat: i64) -> None:
        self.seat: Final[i64] = seat

    def options(self, state: Board) -> Options:
        return ROLL_ONE

    def take(self, state: Board, action: Action) -> Steps:
        building: i64 = action.what  # the one that matches the result, whatever it does
        receive_free_building(state, self.seat, building)
        if state.news is not None:
            state.news.append(FreeBuilding(self.seat, action.what, building))
        if building == TWO_SPARES:
            gain(state, self.seat, SPARES, SPARES_AT_ONCE, "building")
        return DONE


class ChooseFirstPlayer(Roll[Board]):
    """Phase 1: Income. The lowest roll is the First Player; chance decides among equals."""

    def actor(self, state: Board) -> i64:
        tied = lowest(state)
        if tied & (tied - 1):
            return CHANCE
        return AUTOMATIC

    def run(self, state: Board) -> Steps:
        return self.take(state, self.options(state)[0])

    def options(self, state: Board) -> Options:
        return starters(state.seats, lowest(state))

    def take(self, state: Board, action: Action) -> Steps:
        state.first = action.what
        if state.news is not None:
            tied = lowest(state)
            state.news.append(FirstPlayer(state.first, tied & (tied - 1) != 0))
        return DONE


def lowest(state: Board) -> i64:
    """The set of seats with the lowest roll: its number is the free Building's."""
    least: i64 = BUILDINGS
    found: i64 = 0
    for seat in range(state.seats):
        number = state.building(seat, 0)
        if number < least:
            least = number
            found = 0
        if number == least:
            found |= BIT[seat]
    return found


def new_game(seats: i64) -> Board:
    """The usual rules."""
    return _READY[seats].copy()


def new_game_with(
    seats: int, monotone: int, italian: int, pope: int, news: list[Fact] | None
) -> Board:
    """The same with options, or heard."""
    state = empty_table(seats)
    state.news = news
    state.monotone = monotone
    state.italian = italian
    state.pope = pope
    rolls = [RollForBuilding(seat) for seat in range(seats)]
    state.settle(in_order(*rolls, *_FIRST_STEPS[seats > 1]))
    return state


def empty_table(seats: int) -> Board:
    """Everybody's sheet as it is printed, with what is circled at first."""
    state = Board(seats, vec[i64]([0] * (SHEETS + seats * SHEET)))
    for seat in range(seats):
        sheet = seat * SHEET
        state.table[sheet + SPARES] = START_SPARES
        state.table[sheet + FIORINI] = START_FIORINI
        state.table[sheet + STARS] = START_STARS
        for at in range(len(OPEN_AT_FIRST)):
            state.table[sheet + OPEN + at] = OPEN_AT_FIRST[at]
        for project, icons in enumerate(PROJECT_ICONS):
            state.table[sheet + LACKS + project] = sum(icons)
    return state


_FIRST_STEPS: Final[list[list[Step[Board]]]] = [
    [SolitaireRound()],
    [ChooseFirstPlayer(), Round()],
]
_READY: Final = vec[Board](
    [new_game_with(max(seats, 1), 0, 0, 0, None) for seats in range(MOST_SEATS + 1)]
)
