"""A hand-made judgement of a sheet, for bots: points on paper, and what the rest may bring."""

from __future__ import annotations

from signoria._compat import i64
from signoria.games.florenza_dice.rules.board import GHOST, Board
from signoria.games.florenza_dice.rules.box import (
    ACTIVE_DICE,
    BISHOP,
    CAPTAIN,
    CAPTAIN_POINTS,
    DICE,
    ROUNDS,
    TRACK_ROW,
    TRACKS,
)
from signoria.games.florenza_dice.rules.building_table import MASTERPIECE
from signoria.games.florenza_dice.rules.value_prospects import prospects
from signoria.games.florenza_dice.rules.value_weights import (
    AHEAD,
    BISHOPRIC,
    CAPTAINCY,
    LEAD,
    MINT_STAR_POINTS,
    NEAR,
    PATIENT,
    POINT,
    STAR_POINTS,
)
from signoria.kernel.steps import NOBODY


def value(state: Board, seat: i64) -> float:
    """Points that *seat* may expect."""
    if state.who == NOBODY:
        return float(state.total(seat))
    dice = dice_left(state, seat)
    found = _on_paper(state, seat) + _on_tracks(state, seat, dice) + _offices(state, seat)
    return float(found + prospects(state, seat, dice)) / float(POINT)


def dice_left(state: Board, seat: i64) -> i64:
    """How many dice the seat is still to use."""
    turns: i64 = state.seats
    if turns == 1:
        turns = 2
    a_round = ACTIVE_DICE + turns - 1
    later = (ROUNDS[state.seats] - state.round) * a_round
    if state.own_turn == 0:
        return later + a_round
    if state.active == GHOST:
        return later
    if state.seats == 1:
        return later + 1 + _unused(state)
    turn = _places(state, state.first, state.active)
    mine = _places(state, state.first, seat)
    later += turns - 1 - turn
    if mine > turn:
        later += ACTIVE_DICE - 1
    if state.player == seat:
        if state.active == seat:
            later += _unused(state)
    elif _places(state, state.active, seat) > _places(state, state.active, state.player):
        later += 1
    return later


def _unused(state: Board) -> i64:
    """How many dice the Active Player has still to choose."""
    left = ACTIVE_DICE
    for die in range(DICE):
        left -= state.used >> die & 1
    return left


def _places(state: Board, start: i64, seat: i64) -> i64:
    """How many places a seat is after another, clockwise."""
    places = seat - start
    if places < 0:
        places += state.seats
    return places


def _on_paper(state: Board, seat: i64) -> i64:
    points = state.palazzo_points(seat) + state.chiesa_points(seat) + state.rione_points(seat)
    points += CAPTAIN_POINTS[state.marked(seat, CAPTAIN)]
    star = STAR_POINTS
    if state.has(seat, MASTERPIECE):
        star = MINT_STAR_POINTS
    return points * POINT + state.stars(seat) * star


def _on_tracks(state: Board, seat: i64, dice: i64) -> i64:
    """What the next spaces promise, while there are dice to reach them."""
    found: i64 = 0
    for track in range(TRACKS):
        found += AHEAD[track * (TRACK_ROW + 1) + state.marked(seat, track)]
    if dice < PATIENT:
        found = found * dice // PATIENT
    return found


def _offices(state: Board, seat: i64) -> i64:
    """Captain and Bishop of the rounds to come."""
    rounds = ROUNDS[state.seats] - state.round
    others = max(state.seats - 1, 1)
    return (
        rounds
        * (
            CAPTAINCY * LEAD[_lead(state, seat, CAPTAIN)]
            + BISHOPRIC * others * LEAD[_lead(state, seat, BISHOP)]
        )
        // POINT
    )


def _lead(state: Board, seat: i64, track: i64) -> i64:
    """How far ahead on a track, as a place in a table."""
    best = state.ghost(track)
    for other in range(state.seats):
        if other != seat:
            best = max(best, state.marked(other, track))
    return min(max(state.marked(seat, track) - best, -NEAR), NEAR) + NEAR
