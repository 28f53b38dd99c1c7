"""Placing: a Resource, or 100 Fiorini, marks an open icon of the District sheet."""

from __future__ import annotations

from typing import Final

from signoria._compat import i64
from signoria.games.florenza_dice.news import (
    IconTicked,
    NoSuchIcon,
    OtherKind,
    PaidFor,
    Placed,
    ProjectFinished,
    SpaceLacks,
    WorkLacks,
)
from signoria.games.florenza_dice.rules.board import Board
from signoria.games.florenza_dice.rules.box import (
    ARTIST_NAMES,
    BIT,
    BUILDINGS,
    COLOURS,
    FIORINI,
    ICON,
    KIND_NAMES,
    RESOURCE_NAMES,
    RESOURCE_OF,
    RESOURCES,
    TICKINGS,
    WORK_ARTISTS,
    WORKS,
)
from signoria.games.florenza_dice.rules.building_table import (
    FITTING,
    IDENTICAL_RESOURCES,
    could_become,
    lacking,
)
from signoria.games.florenza_dice.rules.printed_sheet import (
    PROJECT_ICONS,
    PROJECT_NAMES,
    PROJECTS,
    RADIX,
)
from signoria.games.florenza_dice.rules.words import add_places
from signoria.kernel.actions import Action
from signoria.kernel.menu import Menu
from signoria.kernel.news import Reason

NO_DIE: Final[i64] = -1
ANY_KIND: Final[i64] = -1


def add_all_places(state: Board, menu: Menu) -> None:
    """Every open icon for a Resource."""
    for kind in range(RESOURCES):
        add_places(menu, kind, state.open(state.player, kind))


def place(state: Board, action: Action, source: str, die: i64) -> None:
    """Mark the icon with an X; a die's Resource may have been traded."""
    project = action.what % PROJECTS
    kind = action.what // PROJECTS
    state.tick(state.player, project, kind)
    if state.news is not None:
        tell_placed(state, project, kind, source, die)


def pay(state: Board, project: i64) -> None:
    """Mark an icon of 100 Fiorini."""
    state.tick(state.player, project, FIORINI)
    if state.news is not None:
        state.news.append(PaidFor(state.player, PROJECT_NAMES[project], ICON))
        tell_lacks(state, project, FIORINI)


def why_no_place(state: Board, action: Action, mine: i64) -> Reason | None:
    """Why a Resource of the kind *mine*, or of ANY_KIND, cannot be placed there."""
    kind = action.what // PROJECTS
    why = why_closed(state, state.player, action.what % PROJECTS, kind)
    if why is None and mine not in (ANY_KIND, kind):
        return OtherKind(KIND_NAMES[mine])
    return why


def why_closed(state: Board, seat: i64, project: i64, kind: i64) -> Reason | None:
    """Why a project has no open icon of a kind, if it has none."""
    name = PROJECT_NAMES[project]
    if state.open(seat, kind) & BIT[project]:
        return None
    if state.is_finished(seat, project):
        return ProjectFinished(name)
    if PROJECT_ICONS[project][kind]:
        return IconTicked(name, KIND_NAMES[kind])
    return NoSuchIcon(name, KIND_NAMES[kind])


def open_kinds(state: Board, seat: i64, project: i64) -> list[str]:
    """The kinds of a project's open icons."""
    found: list[str] = []
    for kind, name in enumerate(KIND_NAMES):
        found += [name] * int(state.left(seat, project, kind))
    return found


# News


def tell_placed(state: Board, project: i64, kind: i64, source: str, die: i64) -> None:
    """Where a Resource went, and what the project lacks now."""
    colour: str | None = None
    traded: str | None = None
    if die >= 0:
        colour = COLOURS[die]
        if RESOURCE_OF[die] != kind:
            traded = RESOURCE_NAMES[RESOURCE_OF[die]]
    building = int(IDENTICAL_RESOURCES) if source == "building" else None
    if state.news is not None:
        where = PROJECT_NAMES[project]
        state.news.append(
            Placed(state.player, KIND_NAMES[kind], where, source, colour, traded, building)
        )
        tell_lacks(state, project, kind)


def tell_lacks(state: Board, project: i64, kind: i64) -> None:
    """What a project lacks after a tick of a kind."""
    seat = state.player
    if project >= WORKS:
        tell_space_lacks(state, project, kind)
    elif state.news is not None:
        artists = tuple([ARTIST_NAMES[artist] for artist in WORK_ARTISTS[project]])
        kinds = tuple(open_kinds(state, seat, project))
        state.news.append(WorkLacks(seat, PROJECT_NAMES[project], kinds, artists))


def tell_space_lacks(state: Board, project: i64, kind: i64) -> None:
    """The Buildings that a space is nearest to, and those that this tick made possible."""
    seat = state.player
    space = project - WORKS + 1
    ticked = state.ticked(seat, space)
    nearest: list[int] = []
    fewest = 0
    for number in could_become(state.italian, ticked, state.owned(seat)):
        lacks = len(lacking(state.italian, ticked, number))
        if not nearest or lacks < fewest:
            nearest = []
            fewest = lacks
        if lacks == fewest:
            nearest.append(number)
    edition = state.italian * TICKINGS
    new = FITTING[edition + ticked] & ~FITTING[edition + ticked - RADIX[kind]] & ~state.owned(seat)
    if state.news is not None:
        made = [number for number in range(1, BUILDINGS + 1) if new & BIT[number]]
        is_next = space == state.built(seat)
        where = PROJECT_NAMES[project]
        state.news.append(
            SpaceLacks(seat, where, fewest, tuple(nearest), tuple(made if is_next else []), is_next)
        )
