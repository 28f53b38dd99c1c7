"""Reading positions: a table as :meth:`Board.description` wrote it down."""

from __future__ import annotations

from typing import Final

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
    TRACK_LENGTH,
    TRACKS,
    WORK_POINTS,
    WORKS,
)
from signoria.games.florenza_dice.rules.buildings import build, receive_free_building
from signoria.games.florenza_dice.rules.description import HOLDERS
from signoria.games.florenza_dice.rules.printed_sheet import PROJECT_NAMES
from signoria.games.florenza_dice.rules.setup import empty_table
from signoria.games.florenza_dice.rules.sheets import (
    FIORINI,
    GHOST_TRACKS,
    MARKED,
    PALAZZO_POINTS,
    PRIZE,
    SHEET,
    SPARES,
    STARS,
)
from signoria.kernel.position import Description, PositionError

SUPPLY: Final = STARS - SPARES + 1  # Spares, Fiorini and stars


def read_board(described: Description) -> Board:
    """What can be derived is counted again."""
    seats = described.integer("seats", 1, MOST_SEATS)
    state = empty_table(seats)
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
            state.complete(seat, work, WORK_POINTS[work], points)
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
