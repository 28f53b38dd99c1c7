"""A table in words: positions, and what a record says beside a move."""

from __future__ import annotations

from typing import TYPE_CHECKING, Final

from signoria.games.florenza_dice.rules.box import (
    BOARD_NAMES,
    BUILDING_NAMES,
    BUILDINGS,
    COLOURS,
    DICE,
    EDITIONS,
    ICON,
    KIND_NAMES,
    KINDS,
    POPE_NAMES,
    TRACKS,
    WORKS,
)
from signoria.games.florenza_dice.rules.printed_sheet import PROJECT_ICONS, PROJECT_NAMES, PROJECTS
from signoria.games.florenza_dice.rules.words import USED_DIE

if TYPE_CHECKING:
    from signoria.games.florenza_dice.rules.board import Board
    from signoria.kernel.actions import Action

HOLDERS: Final[list[str]] = ["ghost", "-"]  # and the seats by number


def holder(seat: int) -> str:
    """A seat, - for nobody, or the Ghost."""
    return str(seat) if seat >= 0 else HOLDERS[seat]


def description(state: Board) -> list[tuple[str, list[str]]]:
    """All that a position must say beside the agenda."""
    found = [
        ("seats", [str(state.seats)]),
        ("dice_board", [BOARD_NAMES[state.monotone]]),
        ("carpentiere", [EDITIONS[state.italian]]),
        ("round", [str(state.round)]),
        ("first", [str(state.first)]),
        ("active", [holder(state.active)]),
        ("player", [str(state.player)]),
        ("own_turn", [str(state.own_turn)]),
        ("dice", [str(state.value(die) or "-") for die in range(DICE)]),
        ("used", [COLOURS[die] for die in range(DICE) if state.used >> die & 1]),
        ("spent", _numbers(state.spent)),
        ("captain", [holder(state.captain)]),
        ("bishop", [holder(state.bishop)]),
        ("prize", [str(state.prize)]),
    ]
    if state.seats == 1:
        found.append(("pope", [POPE_NAMES[state.pope]]))
        found.append(("ghost", [str(state.ghost(track)) for track in range(TRACKS)]))
    for seat in range(state.seats):
        supply = [state.spares(seat), state.fiorini(seat) * ICON, state.stars(seat)]
        found.append((f"supply:{seat}", [str(count) for count in supply]))
        marked = [str(state.marked(seat, track)) for track in range(TRACKS)]
        found.append((f"tracks:{seat}", marked))
        buildings = [str(state.building(seat, space)) for space in range(state.built(seat))]
        found.append((f"rione:{seat}", buildings))
        artists = [str(state.artist_points(seat, work)) for work in range(WORKS)]
        found.append((f"artists:{seat}", artists))
        found.append((f"bonus:{seat}", [str(state.bonus(seat))]))
        found.append((f"ticks:{seat}", ticks(state, seat)))
    return found


def ticks(state: Board, seat: int) -> list[str]:
    """``cupola.wood 3.gold``: the ticked icons of what is not completed yet."""
    found: list[str] = []
    for project in range(PROJECTS):
        if state.is_finished(seat, project):
            continue
        for kind in range(KINDS):
            ticked = PROJECT_ICONS[project][kind] - state.left(seat, project, kind)
            found += [f"{PROJECT_NAMES[project]}.{KIND_NAMES[kind]}"] * ticked
    return found


def contents(state: Board, action: Action) -> str:
    """``Casa in 3`` beside ``build 13``, ``white 5`` beside ``use white fiorini``."""
    if action.verb == "build":
        return f"{BUILDING_NAMES[action.what]} in {state.built(state.player) + 1}"
    if action.verb == "use":
        die = USED_DIE[action.what]
        return f"{COLOURS[die]} {state.value(die)}"
    return ""


def spelled(text: str) -> str:
    """``build casa`` for ``build 13``."""
    verb, _, name = text.lower().partition(" ")
    if verb == "build":
        for number in range(1, BUILDINGS + 1):
            if BUILDING_NAMES[number].lower() == name:
                return f"{verb} {number}"
    return text.lower()


def _numbers(buildings: int) -> list[str]:
    return [str(number) for number in range(1, BUILDINGS + 1) if buildings >> number & 1]
