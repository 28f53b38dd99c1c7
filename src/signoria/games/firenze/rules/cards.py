"""The action cards: what happens with a card that was taken depends on its kind."""

from __future__ import annotations

from signoria._compat import i64
from signoria.games.firenze.rules.board import Board
from signoria.games.firenze.rules.box import DISCARDABLE, EVENTS_END, HELD, PERSONNEL
from signoria.games.firenze.rules.buildings import has_building, put_up
from signoria.games.firenze.rules.celebrations import celebrate
from signoria.games.firenze.rules.churches import has_church_space, place_church
from signoria.games.firenze.rules.events import carry_out_event
from signoria.kernel.steps import DONE, Steps


def use_card(state: Board, kind: i64) -> Steps:
    """The card was taken from the row by the player whose turn it is."""
    if kind < PERSONNEL:
        state.hold(state.turn, kind, 1)
    elif kind < DISCARDABLE:
        put_up(state, state.turn, kind)
    elif kind < HELD:
        return celebrate(state, kind)
    elif kind < EVENTS_END:
        return carry_out_event(state, kind)
    else:
        place_church(state, kind)
    return DONE


def is_discarded_at_once(state: Board, kind: i64) -> bool:
    """Whether a card would only go to the discard pile: no room for it."""
    if PERSONNEL <= kind < DISCARDABLE:
        return has_building(state, state.turn, kind)
    return kind >= EVENTS_END and not has_church_space(state)
