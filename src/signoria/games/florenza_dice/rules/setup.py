"""Set up and the income of the first round, and tables described by a position."""

from __future__ import annotations

from typing import ClassVar, Final

from signoria._compat import i64, vec
from signoria.games.florenza_dice.rules.board import Board
from signoria.games.florenza_dice.rules.box import (
    BIT,
    BOARD_NAMES,
    BUILDINGS,
    COLOURS,
    DICE,
    EDITIONS,
    FACES,
    ICON,
    KIND_NAMES,
    MOST_MONEY,
    MOST_POINTS,
    MOST_SEATS,
    POPE_NAMES,
    ROUNDS,
    SPACES,
    START_FIORINI,
    START_SPARES,
    START_STARS,
    TRACK_LENGTH,
    TRACKS,
    WORKS,
)
from signoria.games.florenza_dice.rules.building_table import CHOOSE_VALUE
from signoria.games.florenza_dice.rules.buildings import build, receive_free_building
from signoria.games.florenza_dice.rules.ghost import SolitaireRound
from signoria.games.florenza_dice.rules.printed_sheet import (
    OPEN_AT_FIRST,
    PROJECT_ICONS,
    PROJECT_NAMES,
)
from signoria.games.florenza_dice.rules.round import Round
from signoria.games.florenza_dice.rules.sheets import (
    FIORINI,
    GHOST_TRACKS,
    LACKS,
    MARKED,
    OPEN,
    PALAZZO_POINTS,
    PRIZE,
    SHEET,
    SHEETS,
    SPARES,
    STARS,
)
from signoria.games.florenza_dice.rules.texts import HOLDERS
from signoria.games.florenza_dice.rules.words import ROLL_ONE, starters
from signoria.kernel.actions import Action, Options
from signoria.kernel.news import Fact
from signoria.kernel.position import Description, PositionError
from signoria.kernel.steps import AUTOMATIC, CHANCE, DONE, Roll, Step, Steps, in_order

SUPPLY: Final = STARS - SPARES + 1  # Spares, Fiorini and stars


class RollForBuilding(Roll[Board]):
    """Phase 1: Income. Each player rolls a die: it is the number of a free Building."""

    fields: ClassVar[dict[str, range]] = {"seat": range(MOST_SEATS)}

    def __init__(self, seat: i64) -> None:
        self.seat: Final[i64] = seat

    def options(self, state: Board) -> Options:
        return ROLL_ONE

    def take(self, state: Board, action: Action) -> Steps:
        receive_free_building(state, self.seat, CHOOSE_VALUE[action.what - 1])
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
        return DONE


def lowest(state: Board) -> i64:
    """The set of seats with the lowest free Building."""
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
    state = _empty(seats)
    state.news = news
    state.monotone = monotone
    state.italian = italian
    state.pope = pope
    rolls = [RollForBuilding(seat) for seat in range(seats)]
    state.settle(in_order(*rolls, *_FIRST_STEPS[seats > 1]))
    return state


def _empty(seats: int) -> Board:
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


def read_board(described: Description) -> Board:
    """A table as :meth:`Board.description` wrote it down; what can be derived is counted again."""
    seats = described.integer("seats", 1, MOST_SEATS)
    state = _empty(seats)
    state.monotone = _one_of(described, "dice_board", BOARD_NAMES)
    state.italian = _one_of(described, "carpentiere", EDITIONS)
    state.round = described.integer("round", 0, ROUNDS[seats])
    state.first = described.integer("first", 0, seats - 1)
    state.active = _holder(described, "active", seats)
    state.player = described.integer("player", 0, seats - 1)
    state.own_turn = described.integer("own_turn", 0, 1)
    _read_dice(state, described)
    state.captain = _holder(described, "captain", seats)
    state.bishop = _holder(described, "bishop", seats)
    state.prize = described.integer("prize", 0, MOST_POINTS)
    if seats == 1:
        state.pope = _one_of(described, "pope", POPE_NAMES)
        for track, marked in enumerate(described.integers("ghost", TRACKS, 0, max(TRACK_LENGTH))):
            state.table[GHOST_TRACKS + track] = marked
    for seat in range(seats):
        _read_sheet(state, seat, described)
    return state


def _one_of(described: Description, name: str, possible: list[str]) -> int:
    words = described.words(name)
    if len(words) != 1 or words[0] not in possible:
        raise PositionError(f"{name!r} must be one of {', '.join(possible)}, not {words}")
    return possible.index(words[0])


def _holder(described: Description, name: str, seats: int) -> int:
    possible = [str(seat) for seat in range(seats)] + HOLDERS
    at = _one_of(described, name, possible)
    return at if at < seats else at - len(possible)


def _read_dice(state: Board, described: Description) -> None:
    dice = described.words("dice")
    values = ["-", *[str(value) for value in range(1, FACES + 1)]]
    if len(dice) != DICE or set(dice) - set(values):
        raise PositionError(f"'dice' must be {DICE} values from 1 to {FACES}, - for no value")
    for die, value in enumerate(dice):
        state.show(die, values.index(value))
    for name in described.words("used"):
        if name not in COLOURS:
            raise PositionError(f"'used' must name dice ({', '.join(COLOURS)}), not {name!r}")
        state.used |= BIT[COLOURS.index(name)]
    for number in described.words("spent"):
        if number not in [str(building) for building in range(1, BUILDINGS + 1)]:
            raise PositionError(f"'spent' must be numbers of Buildings, not {number!r}")
        state.spent |= BIT[int(number)]


def _read_sheet(state: Board, seat: int, described: Description) -> None:
    sheet = seat * SHEET
    name = f"supply:{seat}"
    spares, fiorini, stars = described.integers(name, SUPPLY, 0, MOST_MONEY)
    if fiorini % ICON:
        raise PositionError(f"{name!r}: Fiorini come in icons of {ICON}, not {fiorini}")
    most = max(TRACK_LENGTH)
    for track, marked in enumerate(described.integers(f"tracks:{seat}", TRACKS, 0, most)):
        if marked > TRACK_LENGTH[track]:
            raise PositionError(f"'tracks:{seat}': a track has {TRACK_LENGTH[track]} spaces")
        state.table[sheet + MARKED + track] = marked
    _read_rione(state, seat, described)
    for work, points in enumerate(described.integers(f"artists:{seat}", WORKS, 0, MOST_POINTS)):
        if points:
            state.complete(seat, work, points)
            state.close(seat, work)
    prize = described.integer(f"bonus:{seat}", 0, MOST_POINTS)
    state.table[sheet + PRIZE] = prize
    state.table[sheet + PALAZZO_POINTS] += prize
    _read_ticks(state, seat, described)
    state.table[sheet + SPARES] = spares
    state.table[sheet + FIORINI] = fiorini // ICON
    state.table[sheet + STARS] = stars


def _read_rione(state: Board, seat: int, described: Description) -> None:
    numbers = described.words(f"rione:{seat}")
    possible = [str(number) for number in range(1, BUILDINGS + 1)]
    if len(numbers) > SPACES or len(set(numbers)) < len(numbers):
        raise PositionError(f"'rione:{seat}' must be at most {SPACES} different Buildings")
    for space, number in enumerate(numbers):
        if number not in possible:
            raise PositionError(f"'rione:{seat}': {number!r} is no Building")
        if space == 0:
            receive_free_building(state, seat, int(number))
        else:
            build(state, seat, int(number))


def _read_ticks(state: Board, seat: int, described: Description) -> None:
    for word in described.words(f"ticks:{seat}"):
        project, _, kind = word.partition(".")
        if project not in PROJECT_NAMES or kind not in KIND_NAMES:
            raise PositionError(f"'ticks:{seat}': {word!r} is no icon, as cupola.wood is")
        at = PROJECT_NAMES.index(project)
        if not state.left(seat, at, KIND_NAMES.index(kind)):
            raise PositionError(f"'ticks:{seat}': {word!r} is not an open icon")
        state.tick(seat, at, KIND_NAMES.index(kind))
