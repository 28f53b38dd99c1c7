"""Personnel cards at work: the questions that they ask, and what they do."""

from __future__ import annotations

from typing import Final

from signoria._compat import i64
from signoria.games.firenze.news.cards import (
    BrickSpied,
    CardDiscarded,
    TargetChosen,
)
from signoria.games.firenze.news.reasons import (
    NotYourCard,
    NoUse,
    OnlyCelebrations,
)
from signoria.games.firenze.rules.asking import asked_elsewhere
from signoria.games.firenze.rules.board import Board
from signoria.games.firenze.rules.box import (
    CARD_NAMES,
    COLOUR_NAMES,
    DISCARDABLE,
    HELD,
    PERSONNEL,
    WHOLESALER_SWAPS,
)
from signoria.games.firenze.rules.kinds import PATRICIAN, SABOTEUR, SMUGGLER, SPY, WHOLESALER
from signoria.games.firenze.rules.naming import standing, stored_bricks
from signoria.games.firenze.rules.personnel import is_target
from signoria.games.firenze.rules.site import cut, cuttable, why_not_cut
from signoria.games.firenze.rules.swapping import (
    GiveToTarget,
    Smuggler,
    Wholesaler,
    why_not_wanted,
)
from signoria.games.firenze.rules.words import (
    DISCARD,
    TARGET,
    WANT,
    WANT_ONE_OF,
)
from signoria.kernel.actions import Action, Options
from signoria.kernel.news import Reason
from signoria.kernel.steps import DONE, Step, Steps, in_order


def interruptions(step: Step[Board]) -> list[Steps]:
    """For each personnel card: its effect, then *step* again."""
    return [in_order(*effect, step) for effect in EFFECTS]


class ChooseTarget(Step[Board]):
    """Personnel Cards: choose the player whom the card is played against."""

    def actor(self, state: Board) -> i64:
        return state.turn

    def options(self, state: Board) -> Options:
        kind = state.playing - 1
        found: list[Action] = []
        for seat in range(state.seats):
            if is_target(state, kind, seat):
                found.append(TARGET[seat])
        return tuple(found)

    def take(self, state: Board, action: Action) -> Steps:
        state.target = action.what
        if state.news is not None:
            card, target = CARD_NAMES[state.playing - 1], action.what
            bricks, site = stored_bricks(state, target), standing(state, target)
            state.news.append(TargetChosen(state.turn, card, target, bricks, site))
        return DONE

    def why_not(self, state: Board, action: Action) -> Reason | None:
        if action.verb != TARGET[0].verb or action.what >= state.seats:
            return asked_elsewhere(state, action)
        return NoUse(CARD_NAMES[state.playing - 1])


class Saboteur(Step[Board]):
    """Personnel Cards, Saboteur: the top brick of one of the other's towers goes to the pouch."""

    def actor(self, state: Board) -> i64:
        return state.turn

    def options(self, state: Board) -> Options:
        return cuttable(state, state.target, 1)

    def take(self, state: Board, action: Action) -> Steps:
        cut(state, state.target, action, SABOTEUR)
        state.forget_target()
        return DONE

    def why_not(self, state: Board, action: Action) -> Reason | None:
        return why_not_cut(state, state.target, action)


class Spy(Step[Board]):
    """Personnel Cards, Spy: take one brick of your choice from the other player's storehouse."""

    def actor(self, state: Board) -> i64:
        return state.turn

    def options(self, state: Board) -> Options:
        return WANT_ONE_OF[state.colours_in(state.target)]

    def take(self, state: Board, action: Action) -> Steps:
        if state.news is not None:
            there = state.bricks(state.target, action.what)
            colour = COLOUR_NAMES[action.what]
            state.news.append(BrickSpied(state.turn, state.target, colour, there))
        state.store(state.target, action.what, -1)
        state.store(state.turn, action.what, 1)
        state.forget_target()
        return DONE

    def why_not(self, state: Board, action: Action) -> Reason | None:
        return (
            why_not_wanted(state, action.what)
            if action.verb == WANT[0].verb
            else asked_elsewhere(state, action)
        )


class Patrician(Step[Board]):
    """Personnel Cards, Patrician: discard one of your celebration cards."""

    def actor(self, state: Board) -> i64:
        return state.turn

    def options(self, state: Board) -> Options:
        found: list[Action] = []
        for kind in range(DISCARDABLE, HELD):
            if state.held(state.turn, kind) > 0:
                found.append(DISCARD[kind])
        return tuple(found)

    def take(self, state: Board, action: Action) -> Steps:
        state.hold(state.turn, action.what, -1)
        state.discard(action.what)
        state.playing = 0
        if state.news is not None:
            card, by = CARD_NAMES[action.what], CARD_NAMES[PATRICIAN]
            state.news.append(CardDiscarded(state.turn, card, by))
        return DONE

    def why_not(self, state: Board, action: Action) -> Reason | None:
        if action.verb != DISCARD[0].verb:
            return asked_elsewhere(state, action)
        return OnlyCelebrations() if action.what < DISCARDABLE else NotYourCard()


def _effect(kind: int) -> list[Step[Board]]:
    if kind == WHOLESALER:
        return [Wholesaler(WHOLESALER_SWAPS)]
    if kind == SMUGGLER:
        return [ChooseTarget(), Smuggler(), GiveToTarget()]
    if kind == SABOTEUR:
        return [ChooseTarget(), Saboteur()]
    if kind == SPY:
        return [ChooseTarget(), Spy()]
    if kind == PATRICIAN:
        return [Patrician()]
    return []  # Mason and Princess change the costs of this turn: see Pieces.has_played


EFFECTS: Final = [_effect(kind) for kind in range(PERSONNEL)]
