"""Personnel cards: in hand until played, at almost any time in one's own turn."""

from __future__ import annotations

from typing import Final

from signoria._compat import i64
from signoria.games.firenze.news.cards import PersonnelPlayed
from signoria.games.firenze.news.reasons import NotInHand, NoUse, PlayedAlready, TooLate
from signoria.games.firenze.rules.board import Board
from signoria.games.firenze.rules.box import CARD_NAMES, DISCARDABLE, HELD, PERSONNEL
from signoria.games.firenze.rules.card_row import colours_on_row
from signoria.games.firenze.rules.kinds import (
    MASON,
    PATRICIAN,
    PRINCESS,
    SABOTEUR,
    SPY,
    WHOLESALER,
)
from signoria.games.firenze.rules.towers import has_towers
from signoria.games.firenze.rules.words import BIT, PLAY
from signoria.kernel.actions import Action
from signoria.kernel.news import Reason

# Moments of a turn: which cards can still do something
CHOOSING: Final[i64] = 0  # before a card is chosen
BUILDING: Final[i64] = 1  # until the construction costs are paid
LATER: Final[i64] = 2

# What keeps a card in hand
NOTHING: Final[i64] = 0
NOT_HELD: Final[i64] = NOTHING + 1
PLAYED: Final[i64] = NOT_HELD + 1
TOO_LATE: Final[i64] = PLAYED + 1
NO_USE: Final[i64] = TOO_LATE + 1


def add_personnel(state: Board, found: list[Action], moment: i64) -> None:
    """Add to *found* every personnel card that can be played now."""
    if state.has_personnel():
        for kind in range(PERSONNEL):
            if obstacle(state, kind, moment) == NOTHING:
                found.append(PLAY[kind])


def can_use_personnel(state: Board, moment: i64) -> bool:
    """Whether any personnel card can be played now."""
    if state.has_personnel():
        for kind in range(PERSONNEL):
            if obstacle(state, kind, moment) == NOTHING:
                return True
    return False


def obstacle(state: Board, kind: i64, moment: i64) -> i64:
    """What keeps a card in hand: it is played only where it can do something."""
    if state.held(state.turn, kind) == 0:
        return NOT_HELD
    if state.has_played(kind):
        return PLAYED
    if kind == PRINCESS:
        return NOTHING if moment == CHOOSING else TOO_LATE
    if kind == MASON:
        return NOTHING if moment <= BUILDING else TOO_LATE
    if kind == WHOLESALER:
        is_useful = differ(state.colours_in(state.turn), colours_on_row(state))
    elif kind == PATRICIAN:
        is_useful = has_celebration(state)
    else:
        is_useful = _has_target(state, kind)
    return NOTHING if is_useful else NO_USE


def why_not_played(state: Board, kind: i64, moment: i64) -> Reason | None:
    """That obstacle as a reason."""
    why = obstacle(state, kind, moment)
    if why == NOT_HELD:
        return NotInHand()
    if why == PLAYED:
        return PlayedAlready()
    if why == TOO_LATE:
        return TooLate(CARD_NAMES[kind])
    return NoUse(CARD_NAMES[kind]) if why == NO_USE else None


def play_personnel(state: Board, kind: i64) -> None:
    """The card goes to the discard pile; its effect follows."""
    state.hold(state.turn, kind, -1)
    state.discard(kind)
    state.played |= BIT[kind]
    if kind not in (MASON, PRINCESS):
        state.playing = kind + 1
    if state.news is not None:
        state.news.append(PersonnelPlayed(state.turn, CARD_NAMES[kind]))


def has_celebration(state: Board) -> bool:
    """Whether the player whose turn it is holds a celebration card."""
    for kind in range(DISCARDABLE, HELD):
        if state.held(state.turn, kind) > 0:
            return True
    return False


def _has_target(state: Board, kind: i64) -> bool:
    for place in range(1, state.seats):
        if is_target(state, kind, state.clockwise(place)):
            return True
    return False


def is_target(state: Board, kind: i64, seat: i64) -> bool:
    """Whether a card can be played against that seat."""
    if seat == state.turn:
        return False
    if kind == SABOTEUR:
        return has_towers(state, seat)
    if kind == SPY:
        return state.stored(seat) > 0
    return differ(state.colours_in(state.turn), state.colours_in(seat))


def differ(mine: i64, theirs: i64) -> bool:
    """Whether a brick of one set of colours can be swapped for a different one of the other."""
    both = mine | theirs
    return mine != 0 and theirs != 0 and both & (both - 1) != 0
