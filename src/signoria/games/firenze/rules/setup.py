"""Set up: balconies, neutral seals, start bricks, and the first card row."""

from __future__ import annotations

from typing import ClassVar, Final

from signoria._compat import i64
from signoria.games.firenze.news.reasons import BalconyThere, OrderOfSpaces, Sealed
from signoria.games.firenze.news.row import CommissionClosed, StarterDrawn, StarterNamed
from signoria.games.firenze.rules.asking import asked_elsewhere
from signoria.games.firenze.rules.board import LEVEL_HEIGHTS, Board, colour_of, height_of
from signoria.games.firenze.rules.box import (
    BALCONIES,
    BALCONY_NUMERAL,
    BALCONY_SPACE,
    BRICKS,
    BRICKS_A_CARD,
    CARD_COUNT,
    CARDS,
    COLOUR_NAMES,
    COLOURS,
    IS_LOW,
    MOST_A_TOWER,
    NEUTRAL_SEALS,
    NUMERAL_NAMES,
    NUMERALS,
    ROW,
    SPACES,
    START_BRICKS,
    START_CARDS,
    START_COLOUR,
    STOREYS,
)
from signoria.games.firenze.rules.card_row import DrawBricks, RevealCard
from signoria.games.firenze.rules.kinds import CAMPANILE
from signoria.games.firenze.rules.layout import BAG, DECK, LEVEL_TILES, START_DECK
from signoria.games.firenze.rules.positions import empty_board, put_balcony
from signoria.games.firenze.rules.turn import Turn
from signoria.games.firenze.rules.words import BALCONY, LOW, SEAL, START
from signoria.kernel.actions import Action, Options
from signoria.kernel.game import clockwise
from signoria.kernel.news import Fact, Reason
from signoria.kernel.steps import AUTOMATIC, CHANCE, DONE, Roll, Step, Steps, in_order

HOST: Final[i64] = 0
COUNTS: Final[range] = range(NEUTRAL_SEALS + 1)


class ChooseStarter(Roll[Board]):
    """Set Up 8: somebody is the starting player."""

    def options(self, state: Board) -> Options:
        return START[: state.seats]

    def take(self, state: Board, action: Action) -> Steps:
        state.starter = action.what
        state.turn = action.what
        if state.news is not None:
            state.news.append(StarterDrawn(action.what))
        return DONE


class NameStarter(Step[Board]):
    """Set Up 8: whoever was most recently up a tower begins; the host says who that is."""

    def actor(self, state: Board) -> i64:
        return HOST

    def options(self, state: Board) -> Options:
        return START[: state.seats]

    def take(self, state: Board, action: Action) -> Steps:
        state.starter = action.what
        state.turn = action.what
        if state.news is not None:
            state.news.append(StarterNamed(action.what))
        return DONE

    def why_not(self, state: Board, action: Action) -> Reason | None:
        return asked_elsewhere(state, action)


class GiveStartBricks(Step[Board]):
    """Set Up 8: two white bricks for the starting player, one more for each player after."""

    def run(self, state: Board) -> Steps:
        for place in range(state.seats):
            state.store(state.clockwise(place), START_COLOUR, START_BRICKS[place])
            state.drop(START_COLOUR, -START_BRICKS[place])
        return DONE


class DrawBalcony(Roll[Board]):
    """Set Up 4: one balcony tile of each numeral covers its commission."""

    fields: ClassVar[dict[str, range]] = {"numeral": range(NUMERALS)}

    def __init__(self, numeral: i64) -> None:
        self.numeral: Final[i64] = numeral

    def options(self, state: Board) -> Options:
        found: list[Action] = []
        for tile in range(BALCONIES):
            # A dead colour is covered already; its balconies are drawn anew.
            if BALCONY_NUMERAL[tile] == self.numeral and state.is_open(BALCONY_SPACE[tile]):
                found.append(BALCONY[tile])
        return tuple(found)

    def take(self, state: Board, action: Action) -> Steps:
        put_balcony(state, action.what)
        return DONE


class ChooseLowSeals(Roll[Board]):
    """Set Up 5: of an odd number of neutral seals, one more or one less lies on low levels."""

    fields: ClassVar[dict[str, range]] = {"count": COUNTS}

    def __init__(self, count: i64) -> None:
        self.count: Final[i64] = count

    def options(self, state: Board) -> Options:
        half = self.count // 2
        return LOW[half : self.count - half + 1]

    def take(self, state: Board, action: Action) -> Steps:
        return in_order(PlaceSeals(action.what, self.count - action.what))


class PlaceSeals(Roll[Board]):
    """Set Up 5: neutral seals cover commissions, no more than two tiles on any tower."""

    fields: ClassVar[dict[str, range]] = {"low": COUNTS, "high": COUNTS}

    def __init__(self, low: i64, high: i64) -> None:
        self.low: Final[i64] = low
        self.high: Final[i64] = high

    def actor(self, state: Board) -> i64:
        return AUTOMATIC if self.low + self.high == 0 else CHANCE

    def run(self, state: Board) -> Steps:
        return DONE

    def options(self, state: Board) -> Options:
        found: list[Action] = []
        low: i64 = 1 if self.low > 0 else 0
        for space in range(SPACES):
            if IS_LOW[height_of(space)] == low and _has_room(state, space):
                found.append(SEAL[space])
        return tuple(found) if found else free_spaces(state, 0)

    def take(self, state: Board, action: Action) -> Steps:
        close(state, action.what)
        if self.low > 0:
            return in_order(PlaceSeals(self.low - 1, self.high))
        return in_order(PlaceSeals(self.low, self.high - 1))


class RollSeals(Roll[Board]):
    """Tips for Setting Up, Roll for it: dice choose a colour and a height for each neutral seal.

    Both dice are one outcome here, and what is covered already is left out: rolling again until
    a free commission comes up makes those all equally likely.
    """

    fields: ClassVar[dict[str, range]] = {"count": COUNTS}

    def __init__(self, count: i64) -> None:
        self.count: Final[i64] = count

    def actor(self, state: Board) -> i64:
        return AUTOMATIC if self.count == 0 else CHANCE

    def run(self, state: Board) -> Steps:
        return DONE

    def options(self, state: Board) -> Options:
        return free_spaces(state, 0)

    def take(self, state: Board, action: Action) -> Steps:
        close(state, action.what)
        return in_order(RollSeals(self.count - 1))


class HostSeals(Step[Board]):
    """Set Up 5: the host covers commissions with neutral seals, any that have no balcony."""

    fields: ClassVar[dict[str, range]] = {"count": COUNTS, "first": range(SPACES + 1)}

    def __init__(self, count: i64, first: i64) -> None:
        self.count: Final[i64] = count
        self.first: Final[i64] = first  # commissions before this were passed over

    def actor(self, state: Board) -> i64:
        return AUTOMATIC if self.count == 0 else HOST

    def run(self, state: Board) -> Steps:
        return DONE

    def options(self, state: Board) -> Options:
        free = free_spaces(state, self.first)
        return free[: len(free) - self.count + 1]

    def take(self, state: Board, action: Action) -> Steps:
        close(state, action.what)
        return in_order(HostSeals(self.count - 1, action.what + 1))

    def why_not(self, state: Board, action: Action) -> Reason | None:
        if action.verb != SEAL[0].verb:
            return asked_elsewhere(state, action)
        if not state.is_open(action.what):
            return Sealed(None)
        numeral = state.numeral_on(action.what)
        return OrderOfSpaces() if numeral < 0 else BalconyThere(NUMERAL_NAMES[numeral])


def turn_order(state: Board) -> list[int]:
    """Game Play: clockwise from the starting player, as soon as that one is found."""
    if isinstance(state.step, (ChooseStarter, NameStarter)):
        return []
    return clockwise(int(state.starter), int(state.seats))


def close(state: Board, space: i64) -> None:
    """A neutral seal covers a commission."""
    state.cover(space)
    if state.news is not None:
        state.news.append(CommissionClosed(COLOUR_NAMES[colour_of(space)], height_of(space)))


def free_spaces(state: Board, first: i64) -> Options:
    """Commissions from that one on which nothing lies, neither seal nor balcony."""
    found: list[Action] = []
    for space in range(first, SPACES):
        if state.is_open(space) and state.numeral_on(space) < 0:
            found.append(SEAL[space])
    return tuple(found)


def _has_room(state: Board, space: i64) -> bool:
    """Whether nothing lies there, and fewer tiles on its tower than are recommended."""
    tiles: i64 = 0
    first = colour_of(space) * STOREYS
    for other in range(first, first + STOREYS):
        if not state.is_open(other) or state.numeral_on(other) >= 0:
            tiles += 1
            if other == space:
                return False
    return tiles < MOST_A_TOWER


def new_game(
    seats: i64,
    starter: list[Step[Board]],
    seals: list[Step[Board]],
    campanile: bool,
    dead_colour: i64,
    reshuffles: i64,
    cheapest: bool,
    news: list[Fact] | None,
) -> Board:
    """A table about to be set up.

    *starter* and *seals* are how the starting player is found and how neutral seals are placed;
    *dead_colour* is -1 for none.
    """
    state = empty_board(seats)
    state.news = news
    state.most_reshuffles = reshuffles
    state.cheapest = 1 if cheapest else 0
    for colour in range(COLOURS):
        state.table[BAG + colour] = BRICKS[colour]
    for kind in range(CARDS):
        if kind != CAMPANILE or campanile:
            state.table[START_DECK + kind] = START_CARDS[kind]
            state.table[DECK + kind] = CARD_COUNT[kind] - START_CARDS[kind]
    for height in LEVEL_HEIGHTS:
        state.table[LEVEL_TILES + height] = 1
    if dead_colour >= 0:
        for storey in range(STOREYS):
            state.cover(dead_colour * STOREYS + storey)
    balconies: list[Step[Board]] = [DrawBalcony(numeral) for numeral in range(NUMERALS)]
    state.settle(in_order(*starter, *balconies, *seals, GiveStartBricks(), *ROW_IS_LAID, Turn()))
    return state


ROW_IS_LAID: Final[list[Step[Board]]] = [
    *[RevealCard(0) for _ in range(ROW)],
    *[DrawBricks(place, BRICKS_A_CARD) for place in range(ROW)],
]
