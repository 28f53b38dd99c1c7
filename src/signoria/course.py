"""A session while it changes: events are added, and moves are played."""

from __future__ import annotations

from dataclasses import replace
from typing import TYPE_CHECKING, Any

from signoria.dealer import Dealer
from signoria.events import (
    BEGIN,
    BUNDLE,
    CONFIRM,
    FORCED,
    MOVE,
    PRACTICE,
    SEPARATOR,
    UNDO,
    UNDO_ANSWER,
    UNDO_ASK,
    YES,
    Ask,
    Event,
)
from signoria.kernel.actions import Action, choose
from signoria.kernel.game import Game
from signoria.kernel.news import Fact, hear
from signoria.kernel.state import State
from signoria.notation import Deal, Move

if TYPE_CHECKING:
    from signoria.session import Session


class Course:
    """A session while it changes. Moves are played when somebody looks, so that a log with many
    moves taken back is read at once.
    """

    def __init__(self, before: Session, listens: bool = True) -> None:
        self.before = before
        self.moves = list(before.moves)
        self.state = before.state
        self.news: list[tuple[Fact, ...]] = []
        self._listens = listens
        self._ply = len(before.moves)  # moves that the state knows
        self._old = self._ply  # moves that are no news
        self._is_ours = False  # the state, to change
        self._has_begun, self._is_confirmed = before.has_begun, before.is_confirmed
        self._ask, self._deals, self._dealer = before.ask, before.deals, before.dealer
        self._joined = set(before.joined)
        self._coming: list[bool] = []  # whether each of the next moves is joined to the one before

    def add(self, *events: Event) -> None:
        """Some more events; what does not concern the game is passed over."""
        for event in events:
            if event.kind == MOVE:
                if self._coming and self._coming.pop(0):
                    self._joined.add(len(self.moves))
                self.moves.append(Move(event.seat, event.text, event.note))
                self._is_confirmed = False
                if self._ask and self._ask.seat == event.seat:
                    self._ask = None
            elif event.kind == BUNDLE:
                self._coming = [False] + [True] * event.text.count(SEPARATOR)
            elif event.kind == FORCED:
                self._coming = [True]
            elif event.kind == CONFIRM:
                self._is_confirmed = True
            elif event.kind == UNDO:
                self._go_back(int(event.text))
            elif event.kind == PRACTICE:
                self._deal_anew(Dealer(event.note, is_practice=True))
            elif event.kind == BEGIN:
                self._has_begun = True
            elif event.kind == UNDO_ASK:
                self._ask = Ask(event.seat, int(event.text))
            elif event.kind == UNDO_ANSWER and self._ask:
                agreed = self._ask.agreed | {event.seat}
                self._ask = replace(self._ask, agreed=agreed) if event.text == YES else None

    def act(self, action: Action, remark: str = "") -> None:
        """Whoever is asked does this. Trusted: no check. A *remark* goes into its comment."""
        state = self._own()
        comment = "; ".join(part for part in (state.contents(action), remark) if part)
        self.moves.append(Move(int(state.actor()), action.text, comment))
        self._is_confirmed = False
        self._resolve(action)

    def stand_at(self, state: State, ply: int) -> None:
        """The state after so many of the moves is known."""
        self.state, self._ply, self._is_ours = state, ply, True

    def told(self) -> tuple[list[Move], tuple[Deal, ...]]:
        """The moves that stand, and who dealt, as the events say: nothing is played."""
        return self.moves, self._deals

    def session(self) -> Session:
        """The session as it is now."""
        words = self.before.game.words
        for move in self.moves[self._ply :]:
            self._resolve(words.worded(move.text))
        self._is_ours = False  # from now on it is the session's
        return replace(
            self.before,
            state=self.state,
            moves=tuple(self.moves),
            joined=frozenset(self._joined),
            deals=self._deals,
            dealer=self._dealer,
            has_begun=self._has_begun,
            is_confirmed=self._is_confirmed,
            ask=self._ask,
            news=tuple(self.news),
        )

    def _resolve(self, action: Action) -> None:
        state = self._own()
        if self._listens and self._ply >= self._old:
            self.news.append(tuple(hear(state, action)))
        else:
            state.apply(action)
        self._ply += 1

    def _own(self) -> State:
        if not self._is_ours:
            self.state, self._is_ours = self.state.copy(), True
        return self.state

    def _go_back(self, ply: int) -> None:
        del self.moves[ply:]
        self._joined = {joined for joined in self._joined if joined < ply}
        self._is_confirmed, self._ask = False, None
        del self.news[max(0, ply - self._old) :]
        self._old = min(self._old, ply)
        if ply < self._ply:
            before = self.before
            self.state = before.game.new(len(before.players), before.options)
            self._ply, self._is_ours = 0, True
        if self._deals and ply < self._deals[-1].first:
            own = replace(self._deals[-1], first=ply)
            self._deals = (*(deal for deal in self._deals[:-1] if deal.first < ply), own)

    def _deal_anew(self, dealer: Dealer) -> None:
        ply = len(self.moves)
        own = Deal(ply, dealer.commitment, dealer.seed, dealer.is_practice)
        self._deals = (*(deal for deal in self._deals if deal.first < ply), own)
        self._dealer = dealer


def legal(game: Game[Any], state: State, said: str) -> Action:
    """The option that somebody's words mean; else :class:`IllegalAction`."""
    words = state.spelled(" ".join(said.split()))
    return choose(game.words, state.options(), words)


def dealt(dealer: Dealer, state: State, ply: int) -> Action:
    """What the dealer deals at that move of the record."""
    return state.options()[dealer.deal(ply, state.weights())]
