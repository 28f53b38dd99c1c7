"""6) Check limits: cards first, then bricks."""

from __future__ import annotations

from typing import Final

from signoria._compat import i64
from signoria.games.firenze.news.cards import BricksDue, CardDiscarded
from signoria.games.firenze.news.reasons import CelebrationsStay, NotYourCard, OrderOfCards, TooLate
from signoria.games.firenze.rules.asking import asked_elsewhere
from signoria.games.firenze.rules.board import Board
from signoria.games.firenze.rules.box import CARD_LIMIT, CARD_NAMES, DISCARDABLE
from signoria.games.firenze.rules.buildings import storehouse_limit
from signoria.games.firenze.rules.giving import GiveBricks
from signoria.games.firenze.rules.kinds import PATRICIAN
from signoria.games.firenze.rules.personnel import (
    LATER,
    NOTHING,
    obstacle,
    play_personnel,
    why_not_played,
)
from signoria.games.firenze.rules.personnel_effects import interruptions
from signoria.games.firenze.rules.words import DISCARD, PLAY, is_play
from signoria.kernel.actions import Action, Options
from signoria.kernel.news import Reason
from signoria.kernel.steps import AUTOMATIC, DONE, Step, Steps, in_order


class CheckLimits(Step[Board]):
    """6) Check Limits: at the end of your turn, at most five cards and ten bricks stay."""

    def run(self, state: Board) -> Steps:
        state.least = 0
        return LIMITS


class CardLimit(Step[Board]):
    """6) Check Limits, Card Limit: beyond five cards, discard personnel or buildings.

    Celebrations stay, even more than five; only a Patrician can remove one, here too.
    """

    def actor(self, state: Board) -> i64:
        if _surplus(state) > 0:
            return state.turn
        return AUTOMATIC

    def run(self, state: Board) -> Steps:
        state.least = 0
        state.due = max(state.stored(state.turn) - storehouse_limit(state, state.turn), 0)
        if state.news is not None and state.due > 0:
            state.news.append(BricksDue(state.turn, state.due, None, None))
        return DONE

    def options(self, state: Board) -> Options:
        found: list[Action] = []
        if obstacle(state, PATRICIAN, LATER) == NOTHING:
            found.append(PLAY[PATRICIAN])
        rest = _discardable(state, state.least)
        surplus = _surplus(state)
        for kind in range(state.least, DISCARDABLE):
            count = state.held(state.turn, kind)
            if count > 0 and rest >= surplus:
                found.append(DISCARD[kind])
            rest -= count
        return tuple(found)

    def take(self, state: Board, action: Action) -> Steps:
        if is_play(action):
            state.least = 0
            play_personnel(state, action.what)
            return PLAYED[action.what]
        state.hold(state.turn, action.what, -1)
        state.discard(action.what)
        state.least = action.what
        if state.news is not None:
            state.news.append(CardDiscarded(state.turn, CARD_NAMES[action.what], None))
        return CHECK_ON

    def why_not(self, state: Board, action: Action) -> Reason | None:
        if is_play(action):  # everybody else would have come before the limits
            why = why_not_played(state, action.what, LATER)
            return TooLate(CARD_NAMES[action.what]) if why is None else why
        if action.verb != DISCARD[0].verb:
            return asked_elsewhere(state, action)
        if action.what >= DISCARDABLE:
            return CelebrationsStay()
        return OrderOfCards() if state.held(state.turn, action.what) > 0 else NotYourCard()


class StorehouseLimit(GiveBricks):
    """6) Check Limits, Storehouse Limit: beyond ten bricks, put those of your choice back.

    Bricks on the construction site do not count. A Warehouse holds fifteen.
    """


def _discardable(state: Board, least: i64) -> i64:
    """Personnel and buildings from that kind on."""
    count: i64 = 0
    for kind in range(least, DISCARDABLE):
        count += state.held(state.turn, kind)
    return count


def _surplus(state: Board) -> i64:
    """How many cards must go: no more than there are that can."""
    return min(state.cards_of(state.turn) - CARD_LIMIT, _discardable(state, 0))


LIMITS: Final = in_order(CardLimit(), StorehouseLimit())
CHECK_ON: Final = in_order(CardLimit())
PLAYED: Final = interruptions(CardLimit())
