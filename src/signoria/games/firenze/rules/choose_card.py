"""1) Choose a card: pay its cost, take it with its bricks, use it, and fill up the row."""

from __future__ import annotations

from typing import ClassVar, Final

from signoria._compat import i64
from signoria.games.firenze.news.reasons import NoBrick, NoCardThere, PayElsewhere, TooDear
from signoria.games.firenze.news.row import BrickPaid, CardChosen, CardTaken
from signoria.games.firenze.rules.asking import asked_elsewhere
from signoria.games.firenze.rules.board import Board
from signoria.games.firenze.rules.box import CARD_NAMES, COLOUR_NAMES, COLOURS, ROW
from signoria.games.firenze.rules.card_row import REFILL
from signoria.games.firenze.rules.cards import is_discarded_at_once, use_card
from signoria.games.firenze.rules.kinds import PRINCESS
from signoria.games.firenze.rules.layout import NO_CARD, ROW_CARDS
from signoria.games.firenze.rules.naming import bricks_on_card
from signoria.games.firenze.rules.personnel import (
    CHOOSING,
    add_personnel,
    play_personnel,
    why_not_played,
)
from signoria.games.firenze.rules.personnel_effects import interruptions
from signoria.games.firenze.rules.words import PAY, PAY_ONE_OF, TAKE, is_play
from signoria.kernel.actions import Action, Options
from signoria.kernel.news import Reason
from signoria.kernel.steps import AUTOMATIC, DONE, Step, Steps, in_order

# What keeps a card in the row
NOTHING: Final[i64] = 0
NO_CARD_THERE: Final[i64] = 1
TOO_DEAR: Final[i64] = 2


class ChooseCard(Step[Board]):
    """1) Choose a card: exactly one of the row; it costs a brick for each card to its left."""

    def actor(self, state: Board) -> i64:
        if state.card(0) == NO_CARD:
            return AUTOMATIC
        return state.turn

    def run(self, state: Board) -> Steps:
        """Without a single card in the row there is nothing to choose."""
        return NO_CHOICE

    def options(self, state: Board) -> Options:
        found: list[Action] = []
        add_personnel(state, found, CHOOSING)
        for place in range(ROW):
            if _obstacle(state, place) == NOTHING:
                found.append(TAKE[place])
        return tuple(found)

    def take(self, state: Board, action: Action) -> Steps:
        if is_play(action):
            play_personnel(state, action.what)
            return PLAYED[action.what]
        state.place = action.what
        state.due = card_cost(state, action.what - 1)
        if state.news is not None:
            tell_chosen(state)
        return CHOSEN

    def why_not(self, state: Board, action: Action) -> Reason | None:
        if is_play(action):
            return why_not_played(state, action.what, CHOOSING)
        if action.verb != TAKE[0].verb:
            return asked_elsewhere(state, action)
        place = action.what - 1
        if _obstacle(state, place) == NO_CARD_THERE:
            return NoCardThere(action.what)
        return TooDear(card_cost(state, place), state.stored(state.turn))


class PayCardCosts(Step[Board]):
    """1) Choose a card: lay one brick, of any colour, on each card left of the chosen one."""

    gathers: ClassVar[bool] = True

    def actor(self, state: Board) -> i64:
        if state.due == 0:
            return AUTOMATIC
        return state.turn

    def run(self, state: Board) -> Steps:
        return DONE

    def options(self, state: Board) -> Options:
        return PAY_ONE_OF[next_to_pay(state)][state.colours_in(state.turn)]

    def take(self, state: Board, action: Action) -> Steps:
        colour = action.what // (ROW - 1)
        if state.news is not None:
            tell_paid(state, colour, None)
        state.store(state.turn, colour, -1)
        state.lay(action.what % (ROW - 1), colour, 1)
        state.due -= 1
        return PAY_ON

    def why_not(self, state: Board, action: Action) -> Reason | None:
        if action.verb != PAY[0].verb:
            return asked_elsewhere(state, action)
        colour = action.what // (ROW - 1)
        if state.bricks(state.turn, colour) == 0:
            return NoBrick(COLOUR_NAMES[colour])
        return PayElsewhere(next_to_pay(state) + 1)


class TakeCard(Step[Board]):
    """1) Choose a card: its bricks go into your storehouse; what it does depends on its kind."""

    def run(self, state: Board) -> Steps:
        place = state.place - 1
        if state.news is not None:
            tell_taken(state, place)
        for colour in range(COLOURS):
            count = state.bricks_on(place, colour)
            state.lay(place, colour, -count)
            state.store(state.turn, colour, count)
        kind = state.card(place)
        state.table[ROW_CARDS + place] = NO_CARD
        state.place = 0
        return use_card(state, kind)


def card_cost(state: Board, place: i64) -> i64:
    """Bricks for the card there, places from 0; none where the Princess pays."""
    return 0 if state.has_played(PRINCESS) else place


def next_to_pay(state: Board) -> i64:
    """The place that gets the next brick, from 0: from the left."""
    return state.place - state.due - 1


def _obstacle(state: Board, place: i64) -> i64:
    if state.card(place) == NO_CARD:
        return NO_CARD_THERE
    if state.stored(state.turn) < card_cost(state, place):
        return TOO_DEAR
    return NOTHING


def tell_chosen(state: Board) -> None:
    """A card, its bricks, and where others must be laid for it."""
    if state.news is not None:
        place = state.place - 1
        over = tuple([place + 1 - state.due + one for one in range(state.due)])
        state.news.append(
            CardChosen(
                state.turn,
                state.place,
                CARD_NAMES[state.card(place)],
                state.due,
                over,
                bricks_on_card(state, place),
                is_discarded_at_once(state, state.card(place)),
            )
        )


def tell_paid(state: Board, colour: i64, wanted: str | None) -> None:
    """A brick that will lie on a card of the row: for a card, or for a wanted brick."""
    if state.news is not None:
        place = next_to_pay(state) if wanted is None else state.place - 1
        card, had = CARD_NAMES[state.card(place)], state.bricks(state.turn, colour)
        name, left = COLOUR_NAMES[colour], state.due - 1
        state.news.append(BrickPaid(state.turn, name, place + 1, card, wanted, had, left))


def tell_taken(state: Board, place: i64) -> None:
    """A card that leaves the row, before it does."""
    if state.news is not None:
        card, bricks = CARD_NAMES[state.card(place)], bricks_on_card(state, place)
        paid = card_cost(state, place)
        state.news.append(CardTaken(state.turn, place + 1, card, paid, bricks))


CHOSEN: Final = in_order(PayCardCosts(), TakeCard(), *REFILL)
PAY_ON: Final = in_order(PayCardCosts())
NO_CHOICE: Final = in_order(*REFILL)
PLAYED: Final = interruptions(ChooseCard())
