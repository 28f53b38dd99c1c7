"""What a seat sees, as numbers: the dice and offices, then the District sheets, the own one first.

What a Building costs or a space of a track brings is printed, and so the same in every game.
"""

from __future__ import annotations

from typing import TYPE_CHECKING, Final

from signoria._compat import i32, i64, vec
from signoria.games.florenza_dice.rules.box import (
    ANONYMOUS_POINTS,
    BUILDING_NAMES,
    BUILDINGS,
    COLOURS,
    DICE,
    FACES,
    KIND_NAMES,
    KINDS,
    LAYERS,
    MASTERPIECE_POINTS,
    MOST_POINTS,
    MOST_SCORE,
    MOST_SUPPLY,
    PAID_POINTS,
    POPE_NAMES,
    PRIZES,
    ROUNDS,
    SOLO_PRIZES,
    SPACES,
    TRACK_LENGTH,
    TRACK_NAMES,
    TRACKS,
    WORKS,
)
from signoria.games.florenza_dice.rules.printed_sheet import (
    PROJECT_ICONS,
    PROJECT_NAMES,
    WORK_NAMES,
)
from signoria.kernel.encoding import put, seats_from_mine
from signoria.kernel.fields import Field, category, count, flag

if TYPE_CHECKING:
    from signoria.games.florenza_dice.rules.board import Board

_ICONS: Final = [
    (project, kind)
    for kind in range(KINDS)
    for project, icons in enumerate(PROJECT_ICONS)
    if icons[kind] > 0
]
ICON_PROJECT: Final[vec[i64]] = vec[i64]([project for project, _ in _ICONS])
FIRST_ICON: Final[vec[i64]] = vec[i64](
    [sum([1 for _, other in _ICONS if other < kind]) for kind in range(KINDS + 1)]
)
ICON_NAMES: Final = [f"{PROJECT_NAMES[project]} {KIND_NAMES[kind]}" for project, kind in _ICONS]
GHOST: Final[i64] = -2


def fields(seats: int) -> list[Field]:
    """What :func:`encode` writes."""
    holders = [*seats_from_mine(seats), "Ghost", "nobody"]
    found = [
        count("round", max(ROUNDS)),
        category("first player", seats_from_mine(seats)),
        category("active player", holders),
        category("player", seats_from_mine(seats)),
        flag("in a turn"),
        category("captain", holders),
        category("bishop", holders),
        count("prize for a Palazzo", max(*PRIZES, *SOLO_PRIZES)),
        flag("high values are strong"),
        flag("Italian Carpentiere"),
        count("die", FACES, COLOURS),
        flag("used", COLOURS),
        flag("effect used", BUILDING_NAMES[1:]),
    ]
    if seats == 1:
        found += [category("Pope", POPE_NAMES), count("Ghost", max(TRACK_LENGTH), TRACK_NAMES)]
    artist = max(PAID_POINTS, ANONYMOUS_POINTS) + MASTERPIECE_POINTS + MOST_POINTS
    spaces = [f"space {space}" for space in range(1, SPACES + 1)]
    for name in seats_from_mine(seats):
        found += [
            count(f"{name}:", MOST_SUPPLY, ["spares", "hundreds of fiorini", "stars"]),
            count(f"{name}: marked", max(TRACK_LENGTH), TRACK_NAMES),
            count(f"{name}: open", LAYERS, ICON_NAMES),
            category(f"{name}: building in", ["none", *BUILDING_NAMES[1:]], spaces),
            flag(f"{name}: has", BUILDING_NAMES[1:]),
            count(f"{name}: artist of", artist, WORK_NAMES),
            count(f"{name}: prize", max(*PRIZES, *SOLO_PRIZES)),
            count(f"{name}: points", MOST_SCORE, ["palazzo", "chiesa", "rione", "in all"]),
        ]
    return found


def encode(state: Board, seat: i64, out: vec[i32], at: i64) -> None:
    """Write what :func:`fields` says."""
    seats = state.seats
    at = put(out, at, state.round)
    at = put(out, at, _from(seat, state.first, seats))
    at = put(out, at, _from(seat, state.active, seats))
    at = put(out, at, _from(seat, state.player, seats))
    at = put(out, at, state.own_turn)
    at = put(out, at, _from(seat, state.captain, seats))
    at = put(out, at, _from(seat, state.bishop, seats))
    at = put(out, at, state.prize)
    at = put(out, at, state.monotone)
    at = put(out, at, state.italian)
    for die in range(DICE):
        out[at] = i32(state.value(die))
        out[at + DICE] = i32(state.used >> die & 1)
        at += 1
    at = _encode_set(state.spent, out, at + DICE)
    if seats == 1:
        out[at] = i32(state.pope)
        at += 1
        for track in range(TRACKS):
            out[at] = i32(state.ghost(track))
            at += 1
    other: i64 = seat
    for _seat in range(seats):
        at = _encode_sheet(state, other, out, at)
        other += 1
        if other == seats:
            other = 0


def _encode_sheet(state: Board, seat: i64, out: vec[i32], at: i64) -> i64:
    at = put(out, at, min(state.spares(seat), MOST_SUPPLY))
    at = put(out, at, min(state.fiorini(seat), MOST_SUPPLY))
    at = put(out, at, min(state.stars(seat), MOST_SUPPLY))
    for track in range(TRACKS):
        out[at] = i32(state.marked(seat, track))
        at += 1
    at = _encode_open(state, seat, out, at)
    built = state.built(seat)
    for space in range(SPACES):
        at = put(out, at, state.building(seat, space) if space < built else 0)
    at = _encode_set(state.owned(seat), out, at)
    for work in range(WORKS):
        out[at] = i32(state.artist_points(seat, work))
        at += 1
    at = put(out, at, state.bonus(seat))
    at = put(out, at, state.palazzo_points(seat))
    at = put(out, at, state.chiesa_points(seat))
    at = put(out, at, state.rione_points(seat))
    return put(out, at, state.total(seat))


def _encode_open(state: Board, seat: i64, out: vec[i32], at: i64) -> i64:
    """Kind by kind: a second or third icon is seldom open, and then its set is not empty."""
    project_of = ICON_PROJECT
    first: i64 = 0
    for kind in range(KINDS):
        end: i64 = FIRST_ICON[kind + 1]
        projects = state.open_at_least(seat, kind, 1)
        for icon in range(first, end):
            out[at + icon] = i32(projects >> project_of[icon] & 1)
        for icons in range(2, LAYERS + 1):
            projects = state.open_at_least(seat, kind, icons)
            if projects == 0:
                break
            for icon in range(first, end):
                out[at + icon] += i32(projects >> project_of[icon] & 1)
        first = end
    return at + first


def _encode_set(buildings: i64, out: vec[i32], at: i64) -> i64:
    for number in range(1, BUILDINGS + 1):
        out[at] = i32(buildings >> number & 1)
        at += 1
    return at


def _from(seat: i64, holder: i64, seats: i64) -> i64:
    """A seat counted from the own one, then the Ghost, then nobody."""
    if holder >= 0:
        holder -= seat
        return holder + seats if holder < 0 else holder
    return seats if holder == GHOST else seats + 1
