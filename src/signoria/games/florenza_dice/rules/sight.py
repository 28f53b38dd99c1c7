"""What a seat sees: everything, for all sheets are open.

What is printed, and a work or a space that looks as one did before, is the same object in every
observation: it is to be looked at.
"""

from __future__ import annotations

from typing import Any, Final

from signoria._compat import i64
from signoria.games.florenza_dice.rules import scoring
from signoria.games.florenza_dice.rules.asked import asked, fees, hiring, phase, prize_place
from signoria.games.florenza_dice.rules.board import Board, holder
from signoria.games.florenza_dice.rules.box import (
    ARTIST_NAMES,
    BOARD_NAMES,
    BOX,
    BUILDING_NAMES,
    BUILDING_POINTS,
    BUILDINGS,
    COLOURS,
    COSTS,
    DICE,
    DRAWN_FIORINI,
    DRAWN_SPARES,
    DRAWN_STARS,
    EDITIONS,
    EFFECTS,
    FEE_FOR,
    FIORINI,
    FIORINI_OF_A_DIE,
    GHOST_TRACKS,
    ICON,
    IN_PALAZZO,
    KIND_NAMES,
    KINDS,
    PERSONALITY_OF,
    POPE,
    POPE_NAMES,
    RESOURCE_NAMES,
    RESOURCE_OF,
    RESOURCES_FOR,
    ROUNDS,
    SPACE_POINTS,
    SPACE_SPARES,
    SPACES,
    STEPS_FOR,
    TRACK_LENGTH,
    TRACK_NAMES,
    TRACKS,
    WORK_ARTISTS,
    WORK_INCOME,
    WORK_POINTS,
    WORK_SPARES,
    WORK_TITLES,
    WORKS,
)
from signoria.games.florenza_dice.rules.building_table import could_become, lacking
from signoria.games.florenza_dice.rules.dice_left import dice_left
from signoria.games.florenza_dice.rules.printed_sheet import PROJECT_ICONS, WORK_NAMES
from signoria.games.florenza_dice.sights import (
    Building,
    Die,
    Icon,
    Level,
    Pope,
    Sheet,
    Sight,
    Space,
    Work,
)

MOST_ICONS: Final[i64] = 64  # more of a kind than any project has
MOST_REMEMBERED: Final[int] = 2000


def observe(state: Board, seat: int | None) -> Sight:
    """The table as plain JSON; options only for the seat that is asked."""
    options = state.options() if seat == state.who else ()
    left = dice_left(state)
    seen: Sight = {
        "game": "florenza_dice",
        "seats": int(state.seats),
        "seat": seat,
        "actor": int(state.who),
        "step": str(state.step),
        "options": [action.text for action in options],
        "asked": asked(state),
        "hiring": hiring(state, options),
        "round": int(state.round),
        "rounds": int(ROUNDS[state.seats]),
        "phase": phase(state),
        "order": [int(state.clockwise(state.first, place)) for place in range(state.seats)],
        "first": int(state.first),
        "active": holder(state.active),
        "player": int(state.player),
        "own_turn": bool(state.own_turn),
        "spent": [number for number in range(1, BUILDINGS + 1) if state.spent >> number & 1],
        "captain": holder(state.captain),
        "bishop": holder(state.bishop),
        "prize": int(state.prize),
        "prize_place": prize_place(state),
        "dice_board": BOARD_NAMES[state.monotone],
        "carpentiere": EDITIONS[state.italian],
        "dice": [_die(state, die) for die in range(DICE)],
        "buildings": _BUILDINGS[state.italian],
        "sheets": [_sheet(state, other, left[other]) for other in range(state.seats)],
    }
    if state.seats == 1:
        seen["ghost"] = {TRACK_NAMES[track]: int(state.ghost(track)) for track in GHOST_TRACKS}
        seen["pope"] = _pope(state)
    return seen


def _pope(state: Board) -> Pope:
    """The game in play, and which of his games would be won."""
    levels: list[Level] = [
        {"game": game, "points": points, "beaten": bool(state.beats(points))}
        for points, game in sorted(zip(POPE, POPE_NAMES, strict=True))
    ]
    reached = [level["game"] for level in levels if level["beaten"]]
    return {
        "game": POPE_NAMES[state.pope],
        "points": POPE[state.pope],
        "beaten": bool(state.beats_the_pope()),
        "missing": max(0, POPE[state.pope] - int(state.total(0))),
        "levels": levels,
        "reached": reached[-1] if reached else None,
    }


def _die(state: Board, die: int) -> Die:
    """A die and what the dice board gives for its value; nothing before the first roll."""
    value = int(state.value(die))
    personality = int(PERSONALITY_OF[die])
    row = int(state.row(die))
    walks = personality < TRACKS
    return {
        "colour": COLOURS[die],
        "value": value or None,
        "used": bool(state.used >> die & 1),
        "resource": RESOURCE_NAMES[RESOURCE_OF[die]],
        "personality": (TRACK_NAMES + ARTIST_NAMES)[personality],
        "resources": int(RESOURCES_FOR[row]) if value else None,
        "steps": int(STEPS_FOR[row]) if value and walks else None,
        "fee": int(FEE_FOR[row]) * ICON if value and not walks else None,
        "fiorini": int(FIORINI_OF_A_DIE) * ICON,
    }


def _building(edition: int, number: int) -> Building:
    """A row of the Building table."""
    cost = COSTS[edition][number]
    kinds = [name for kind, name in enumerate(KIND_NAMES) for _ in range(cost[kind])]
    return {
        "number": number,
        "name": BUILDING_NAMES[number],
        "resources": [name for name in kinds if name in RESOURCE_NAMES],
        "fiorini": cost[FIORINI] * ICON,
        "cost": kinds,
        "points": int(BUILDING_POINTS[number]),
        "effect": EFFECTS[number],
    }


def _sheet(state: Board, seat: int, dice: int) -> Sheet:
    sheet = scoring.score_sheet(state, seat)
    works = [_work(state, seat, work) for work in range(WORKS)]
    return {
        "supply": {
            "spares": int(state.spares(seat)),
            "fiorini": int(state.fiorini(seat)) * ICON,
            "stars": int(state.stars(seat)),
        },
        "drawn": {"spares": DRAWN_SPARES, "fiorini": DRAWN_FIORINI, "stars": DRAWN_STARS},
        "tracks": {
            name: {
                "marked": int(state.marked(seat, track)),
                "length": int(TRACK_LENGTH[track]),
                "spaces": _TRACK_SPACES[track],
            }
            for track, name in enumerate(TRACK_NAMES)
        },
        "palazzo": works[:IN_PALAZZO],
        "palazzo_prize": int(state.bonus(seat)) or None,
        "chiesa": works[IN_PALAZZO:],
        "rione": [_space(state, seat, space) for space in range(SPACES)],
        "fees": fees(state, seat),
        "scores": {what: int(points) for what, points in sheet.lines},
        "total": int(sheet.total),
        "projects": int(state.projects(seat)),
        "dice_left": dice,
    }


def _icons(state: Board, seat: int, project: int, finished: bool) -> list[Icon]:
    """The printed icons in order; of several alike, the first are ticked first."""
    found: list[Icon] = []
    for kind in range(KINDS):
        printed = PROJECT_ICONS[project][kind]
        ticked = printed if finished else printed - int(state.left(seat, project, kind))
        for place in range(printed):
            found.append({"kind": KIND_NAMES[kind], "ticked": place < ticked})
    return found


def _ticks(state: Board, seat: int, project: int) -> int:
    """How many icons of each kind are open, as one number."""
    found: i64 = 0
    for kind in range(KINDS):
        found = found * MOST_ICONS + state.left(seat, project, kind)
    return int(found)


def _work(state: Board, seat: int, work: int) -> Work:
    artist = int(state.artist_points(seat, work))
    ready = int(state.ready(seat) >> work & 1)
    which = (work, artist, ready, _ticks(state, seat, work))
    if which not in _WORKS:
        if len(_WORKS) >= MOST_REMEMBERED:
            _WORKS.clear()
        _WORKS[which] = _see_work(state, seat, work, artist)
    return _WORKS[which]


def _see_work(state: Board, seat: int, work: int, artist: int) -> Work:
    completed = bool(artist)
    income = int(WORK_INCOME[work])
    return {
        "name": WORK_NAMES[work],
        "title": WORK_TITLES[work],
        "points": int(WORK_POINTS[work]),
        "artists": [ARTIST_NAMES[artist] for artist in WORK_ARTISTS[work]],
        "artist_points": artist or None,
        "completed": completed,
        "counts": int(WORK_POINTS[work]) + artist if completed else 0,
        "ready": bool(state.ready(seat) >> work & 1),
        "icons": _icons(state, seat, work, completed),
        "spares": int(WORK_SPARES[work]),
        "income": None if income < 0 else [*TRACK_NAMES, KIND_NAMES[FIORINI]][income],
    }


def _space(state: Board, seat: int, space: int) -> Space:
    """A space of the Rione: what stands there, or what it may still become."""
    count = int(state.built(seat))
    which = (
        space,
        int(state.building(seat, space)),
        0 if space < count else 1 if space == count else 2,
        0 if space < count else int(state.ticked(seat, space)),
        0 if space < count else int(state.owned(seat)),
        int(state.italian),
        _ticks(state, seat, WORKS + space - 1) if space else 0,
    )
    if which not in _SPACES:
        if len(_SPACES) >= MOST_REMEMBERED:
            _SPACES.clear()
        _SPACES[which] = _see_space(state, seat, space)
    return _SPACES[which]


def _see_space(state: Board, seat: int, space: int) -> Space:
    built = space < state.built(seat)
    number = int(state.building(seat, space))
    points = int(BUILDING_POINTS[number]) if built and space else 0
    return {
        "space": space + 1,
        "building": number if built else None,
        "name": BUILDING_NAMES[number] if built else None,
        "points": points,
        "counts": points + int(SPACE_POINTS[space]) if built else 0,
        "icons": [] if built or not space else _icons(state, seat, WORKS + space - 1, False),
        "bonus_spares": int(SPACE_SPARES[space]),
        "bonus_points": int(SPACE_POINTS[space]),
        "next": space == state.built(seat),
        "can_become": {} if built or not space else _can_become(state, seat, space),
    }


def _can_become(state: Board, seat: int, space: int) -> dict[str, list[str]]:
    """What Buildings still lack in a space that was begun, by number: those its ticks serve."""
    ticked = int(state.ticked(seat, space))
    italian = int(state.italian)
    return {
        str(number): lacking(italian, ticked, number)
        for number in could_become(italian, ticked, int(state.owned(seat)))
    }


_BUILDINGS: Final[list[list[Building]]] = [
    [_building(edition, number) for number in range(1, BUILDINGS + 1)]
    for edition in range(len(EDITIONS))
]
_TRACK_SPACES: Final[list[list[Any]]] = [list(BOX[f"tracks.{name}.spaces"]) for name in TRACK_NAMES]
_WORKS: Final[dict[tuple[int, int, int, int], Work]] = {}
_SPACES: Final[dict[tuple[int, int, int, int, int, int, int], Space]] = {}
