"""Event cards: carried out at once, then discarded. Some strike all players, the taker first."""

from __future__ import annotations

from typing import ClassVar, Final

from signoria._compat import i64
from signoria.games.firenze.news.cards import (
    BrickHandedOver,
    BricksDue,
    Endured,
    Spared,
)
from signoria.games.firenze.rules.asking import asked_elsewhere
from signoria.games.firenze.rules.board import Board
from signoria.games.firenze.rules.box import (
    ALMS,
    CARD_NAMES,
    COLOUR_NAMES,
    FLOOD_KEEP,
    LUXURY_TAX,
    MOST_SEATS,
    TRIBUTE,
)
from signoria.games.firenze.rules.cheapest import return_cheapest
from signoria.games.firenze.rules.giving import GiveBricks
from signoria.games.firenze.rules.kinds import (
    ALMS_EVENT,
    BOTCH,
    COLLAPSE,
    FLOOD,
    LUXURY_TAX_EVENT,
    PATRICIAN,
    STOREHOUSE_FIRE,
    TRIBUTE_EVENT,
)
from signoria.games.firenze.rules.personnel import play_personnel
from signoria.games.firenze.rules.site import cut, cuttable, why_not_cut
from signoria.games.firenze.rules.towers import has_towers, tallest
from signoria.games.firenze.rules.words import PASS, PLAY
from signoria.kernel.actions import Action, Options
from signoria.kernel.news import Reason
from signoria.kernel.steps import AUTOMATIC, DONE, Step, Steps, in_order

PLACES: Final[range] = range(MOST_SEATS)


def bricks_due(state: Board, event: i64, seat: i64) -> i64:
    """How many bricks an event takes from a storehouse: never more than are there."""
    stored = state.stored(seat)
    if event == STOREHOUSE_FIRE:
        return stored - stored // 2
    if event == FLOOD:
        return max(stored - FLOOD_KEEP, 0)
    if event == TRIBUTE_EVENT:
        return min(TRIBUTE, stored)
    if event == LUXURY_TAX_EVENT:
        return min(LUXURY_TAX * state.cards_of(seat), stored)
    if event == ALMS_EVENT:
        return min(ALMS, stored)
    return 0


class FaceEvent(Step[Board]):
    """Event Cards: carry it out, unless a Patrician from your hand keeps it away from you."""

    goes_on: ClassVar[str] = PASS.text

    def actor(self, state: Board) -> i64:
        event = state.event - 1
        if not state.can_play(PATRICIAN):
            return AUTOMATIC
        if event in (BOTCH, COLLAPSE):
            return state.turn if has_towers(state, state.turn) else AUTOMATIC
        return state.turn if bricks_due(state, event, state.turn) > 0 else AUTOMATIC

    def run(self, state: Board) -> Steps:
        return DONE

    def options(self, state: Board) -> Options:
        return PATRICIAN_OR_PASS

    def take(self, state: Board, action: Action) -> Steps:
        card = CARD_NAMES[state.event - 1]
        if action is PASS:
            if state.news is not None:
                state.news.append(Endured(state.turn, card))
            return DONE
        play_personnel(state, PATRICIAN)
        state.playing = 0
        state.shielded = 1
        if state.news is not None:
            state.news.append(Spared(state.turn, card))
        return DONE

    def why_not(self, state: Board, action: Action) -> Reason | None:
        return asked_elsewhere(state, action)


class DiscardEvent(Step[Board]):
    """Event Cards: after following the instructions, discard the card."""

    def run(self, state: Board) -> Steps:
        state.discard(state.event - 1)
        state.event = 0
        state.shielded = 0
        return DONE


class PayEvent(Step[Board]):
    """Event Cards: who is struck owes bricks from the storehouse, never more than are there.

    Storehouse Fire takes half of the taker's bricks, rounded up. Tribute takes two from every
    player, Luxury Tax one for each card in hand or in play, Flood all beyond five. Alms go to the
    next player, all else to the pouch.
    """

    fields: ClassVar[dict[str, range]] = {"place": PLACES}

    def __init__(self, place: i64) -> None:
        self.place: Final[i64] = place  # clockwise from the taker

    def run(self, state: Board) -> Steps:
        if self.place == 0 and state.shielded:
            return DONE
        event = state.event - 1
        seat = state.clockwise(self.place)
        state.due = bricks_due(state, event, seat)
        if event == ALMS_EVENT:
            if state.news is not None:
                tell_due(state, seat, alms_receiver(state))
            return GIVE_ALMS
        if state.cheapest and event != STOREHOUSE_FIRE:
            return_cheapest(state, seat)
            return DONE
        if state.news is not None:
            tell_due(state, seat, -1)
        return RETURN_BRICKS[self.place]


class ReturnBricks(GiveBricks):
    """Event Cards: put bricks of your choice from your storehouse into the pouch."""

    fields: ClassVar[dict[str, range]] = {"place": PLACES}

    def __init__(self, place: i64) -> None:
        super().__init__()
        self.place: Final[i64] = place

    def giver(self, state: Board) -> i64:
        return state.clockwise(self.place)


class GiveAlms(GiveBricks):
    """Event Cards, Alms: give two bricks of your choice to the next player."""

    def receiver(self, state: Board) -> i64:
        return alms_receiver(state)

    def receive(self, state: Board, colour: i64) -> None:
        state.store(alms_receiver(state), colour, 1)

    def tell_given(self, state: Board, colour: i64) -> None:
        if state.news is not None:
            had, to = state.bricks(state.turn, colour), alms_receiver(state)
            name, left = COLOUR_NAMES[colour], state.due - 1
            state.news.append(BrickHandedOver(state.turn, to, name, had, left))


class Botch(Step[Board]):
    """Event Cards, Botch: the top brick of one of your towers goes into the pouch."""

    def actor(self, state: Board) -> i64:
        if state.shielded or not has_towers(state, state.turn):
            return AUTOMATIC
        return state.turn

    def run(self, state: Board) -> Steps:
        return DONE

    def options(self, state: Board) -> Options:
        return cuttable(state, state.turn, 1)

    def take(self, state: Board, action: Action) -> Steps:
        cut(state, state.turn, action, BOTCH)
        return DONE

    def why_not(self, state: Board, action: Action) -> Reason | None:
        return why_not_cut(state, state.turn, action)


class Collapse(Step[Board]):
    """Event Cards, Collapse: every player's tallest tower loses its top brick to the pouch."""

    fields: ClassVar[dict[str, range]] = {"place": PLACES}

    def __init__(self, place: i64) -> None:
        self.place: Final[i64] = place

    def actor(self, state: Board) -> i64:
        seat = state.clockwise(self.place)
        protected = self.place == 0 and state.shielded != 0
        if state.cheapest or protected or not has_towers(state, seat):
            return AUTOMATIC
        return seat

    def run(self, state: Board) -> Steps:
        """With the option, of equally tall towers the one of the cheapest colour."""
        seat = state.clockwise(self.place)
        protected = self.place == 0 and state.shielded != 0
        if not protected and has_towers(state, seat):
            cut(state, seat, cuttable(state, seat, tallest(state, seat))[0], COLLAPSE)
        return DONE

    def options(self, state: Board) -> Options:
        seat = state.clockwise(self.place)
        return cuttable(state, seat, tallest(state, seat))

    def take(self, state: Board, action: Action) -> Steps:
        cut(state, state.clockwise(self.place), action, COLLAPSE)
        return DONE

    def why_not(self, state: Board, action: Action) -> Reason | None:
        return why_not_cut(state, state.clockwise(self.place), action)


def alms_receiver(state: Board) -> i64:
    """Alms go to the next player."""
    return state.clockwise(1)


def strikes_all(event: i64) -> bool:
    """Whether an event is carried out for every player."""
    return event not in (BOTCH, STOREHOUSE_FIRE, ALMS_EVENT)


def tell_due(state: Board, seat: i64, to: i64) -> None:
    """How many bricks an event wants."""
    if state.news is not None and state.due > 0:
        card, receiver = CARD_NAMES[state.event - 1], to if to >= 0 else None
        state.news.append(BricksDue(seat, state.due, card, receiver))


PATRICIAN_OR_PASS: Final[Options] = (PLAY[PATRICIAN], PASS)
RETURN_BRICKS: Final = [in_order(ReturnBricks(place)) for place in PLACES]
GIVE_ALMS: Final = in_order(GiveAlms())
TAKER_PAYS: Final = in_order(FaceEvent(), PayEvent(0), DiscardEvent())
TAKER_BOTCHES: Final = in_order(FaceEvent(), Botch(), DiscardEvent())
ALL_PAY: Final = [
    in_order(FaceEvent(), *[PayEvent(place) for place in range(seats)], DiscardEvent())
    for seats in range(MOST_SEATS + 1)
]
ALL_COLLAPSE: Final = [
    in_order(FaceEvent(), *[Collapse(place) for place in range(seats)], DiscardEvent())
    for seats in range(MOST_SEATS + 1)
]


def carry_out_event(state: Board, kind: i64) -> Steps:
    """The card lies open until it is carried out."""
    state.event = kind + 1
    if kind == BOTCH:
        return TAKER_BOTCHES
    if kind == COLLAPSE:
        return ALL_COLLAPSE[state.seats]
    return ALL_PAY[state.seats] if strikes_all(kind) else TAKER_PAYS
