"""What a player should not overlook: chances that pass, a rival's Palazzo, the last round."""

from __future__ import annotations

from signoria._compat import i64
from signoria.games.florenza_dice.news import (
    CannotPay,
    CouldBuild,
    CouldHire,
    LastRound,
    RivalNearPalazzo,
)
from signoria.games.florenza_dice.rules.board import Board
from signoria.games.florenza_dice.rules.box import (
    BIT,
    BUILDINGS,
    CHEAPER,
    ICON,
    IN_PALAZZO,
    LOWEST_FEE,
    ROUNDS,
    WORKS,
)
from signoria.games.florenza_dice.rules.building_table import CHEAPER_ARTIST
from signoria.games.florenza_dice.rules.die_uses import HIRING
from signoria.games.florenza_dice.rules.printed_sheet import WORK_NAMES
from signoria.games.florenza_dice.rules.use_die import EndStep, UseDie, UseOneDie
from signoria.games.florenza_dice.rules.words import USE, USED_FOR, USED_ON
from signoria.kernel.news import Fact
from signoria.kernel.steps import NOBODY


def warnings(state: Board, seat: int) -> list[Fact]:
    """For whoever is asked, and for the others; all sheets are open."""
    found: list[Fact] = []
    if state.who == NOBODY or state.round == 0:
        return found
    if state.who == seat:
        found += _building(state, seat)
        hireable = _hireable(state)
        found += [CouldHire(WORK_NAMES[work]) for work in range(WORKS) if hireable & BIT[work]]
        found += _unpaid(state, seat, state.ready(seat) & ~hireable)
    found += _rivals(state, seat)
    if state.round == ROUNDS[state.seats]:
        found.append(LastRound())
    return found


def _building(state: Board, seat: int) -> list[Fact]:
    """A Building that could stand, when the turn is about to end."""
    can = state.buildable(seat)
    if not isinstance(state.step, EndStep) or not can:
        return []
    numbers = [number for number in range(1, BUILDINGS + 1) if can & BIT[number]]
    return [CouldBuild(int(state.built(seat)) + 1, tuple(numbers))]


def _hireable(state: Board) -> i64:
    """The set of works that a die could complete now."""
    found: i64 = 0
    for action in state.options():
        if action.verb == USE[0].verb and USED_FOR[action.what] in HIRING:
            found |= BIT[USED_ON[action.what]]
    return found


def _unpaid(state: Board, seat: int, works: i64) -> list[Fact]:
    """Works that wait for their artists, while there is nothing to pay them with."""
    least = LOWEST_FEE[state.monotone]
    if state.may_use_once(CHEAPER_ARTIST):
        least = max(least - CHEAPER, 0)
    is_using = isinstance(state.step, UseDie | UseOneDie)
    if state.fiorini(seat) >= least or not is_using or not works:
        return []
    waiting = [name for work, name in enumerate(WORK_NAMES) if works & BIT[work]]
    return [CannotPay(tuple(waiting), int(least) * ICON)]


def _rivals(state: Board, seat: int) -> list[Fact]:
    """Somebody else has all but one of the Palazzo's works, and nobody all."""
    if state.seats == 1 or state.palazzi():
        return []
    near = [other for other in range(state.seats) if other != seat and _lacking(state, other) == 1]
    return [RivalNearPalazzo(other, int(state.prize)) for other in near]


def _lacking(state: Board, seat: int) -> int:
    """How many works of the Palazzo are not completed."""
    completed = state.completed(seat)
    return sum([not completed & BIT[work] for work in range(IN_PALAZZO)])
