"""A game's course: what people want, what bots have thought, and what came of it."""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import dataclass

from signoria.bundles import parts
from signoria.events import BUNDLE, CONFIRM, MOVE, UNDO, UNDO_ANSWER, UNDO_ASK, YES, Event, Refusal
from signoria.kernel.actions import IllegalAction
from signoria.kernel.news import Fact
from signoria.kernel.steps import CHANCE
from signoria.library import is_beside, shelf_name
from signoria.server import problems
from signoria.server.credentials import hashed
from signoria.server.entries import Entry
from signoria.server.sitting import Sitting
from signoria.server.tables import Change, Tables
from signoria.server.thoughts import BotTurn
from signoria.session import HOUSE, Session


@dataclass(frozen=True)
class Wish:
    """What somebody at a table wants of the game: who, what, at which version, with which key."""

    table: str
    who: str | None
    kind: str  # MOVE, CONFIRM, UNDO, UNDO_ASK or UNDO_ANSWER
    version: int
    key_said: str | None = None
    said: str = ""  # a move's words, or an answer

    @property
    def key(self) -> str | None:
        """The key as it is stored: everybody has keys of their own."""
        return None if self.key_said is None else hashed(f"{self.who} {self.key_said}")

    def decide(self, sitting: Sitting) -> Change | None:
        """What is to be done. Who, key and version are checked first, in this order."""
        mine = sitting.seats_of(self.who)
        if not mine:
            raise problems.not_your_seat()
        if self.key is not None and (done := sitting.keys.get(self.key)):
            if done.event.seat not in mine or not self._is_wish_for(done.event, sitting.session):
                raise problems.key_reused()
            return None
        has_gone_on = not sitting.turn_version <= self.version <= sitting.version
        if sitting.session.has_begun and has_gone_on:
            raise problems.stale(sitting.version)
        self._check_all_there(sitting, mine)
        try:
            return Change(self._events(sitting.session, mine), key=self.key)
        except IllegalAction as error:
            raise problems.illegal(str(error)) from error
        except Refusal as refusal:
            raise problems.refused(refusal) from refusal

    def _check_all_there(self, sitting: Sitting, mine: list[int]) -> None:
        """Who is absent cannot agree that their game counts no more."""
        goes_back = self.kind == UNDO_ASK or (self.kind, self.said) == (UNDO_ANSWER, YES)
        is_one_away = any(chair.is_away for chair in sitting.chairs)
        if goes_back and is_one_away and sitting.session.makes_practice(mine):
            raise problems.not_now(
                "somebody-away", "somebody is absent and cannot agree to practice: wait for them"
            )

    def _events(self, session: Session, mine: list[int]) -> Sequence[Event]:
        if self.kind == MOVE:
            return session.play(self.said, mine)
        if self.kind == CONFIRM:
            return session.confirm(mine)
        if self.kind == UNDO:
            return session.undo(mine)
        if self.kind == UNDO_ASK:
            return session.ask_undo(mine)
        assert self.kind == UNDO_ANSWER, self.kind
        return session.answer_undo(self.said == YES, mine)

    def _is_wish_for(self, event: Event, session: Session) -> bool:
        """Whether a request with the same key that was done was this one."""
        if self.kind == MOVE:
            if event.kind not in (MOVE, BUNDLE):
                return False
            said, done = parts(self.said), parts(event.text)
            return len(said) == len(done) and not any(
                wanted != made and wanted in session.game.words
                for wanted, made in zip(said, done, strict=True)
            )
        return event.kind == self.kind or (self.kind, event.kind) == (UNDO_ASK, UNDO)


@dataclass(frozen=True)
class Receipt:
    """A wish came true, by this entry. Repeated with the same key, it is the same receipt."""

    sitting: Sitting
    entry: Entry
    news: Sequence[Sequence[Fact]]  # of the moves that were made: one's own, and chance's


def fulfil(tables: Tables, wish: Wish) -> Receipt:
    """Do what somebody wants, once."""
    sitting, entries = tables.change(wish.table, wish.decide)
    if entries:
        return Receipt(sitting, entries[0], sitting.session.news)
    done = sitting.keys[str(wish.key)]
    return Receipt(sitting, done, tables.news_of(sitting, done))


# Bots


def bot_turn(tables: Tables, table: str) -> BotTurn | None:
    """The bot that must move at a table, if one must."""
    sitting = tables.get(table)
    if sitting.awaits() == (HOUSE, CHANCE):  # left so by another version of this program
        sitting, _ = tables.change(table, lambda _: Change())
    awaits, seat = sitting.awaits()
    return turn_of(sitting, seat) if awaits == HOUSE else None


def turn_of(sitting: Sitting, seat: int) -> BotTurn:
    """All that a bot needs to think for a seat."""
    session = sitting.session
    return BotTurn(
        sitting.terms.table,
        sitting.version,
        shelf_name(session.game),
        str(session.state),
        seat,
        session.players[seat],
        session.dealer.seed,
        len(session.moves),
        box=session.game.box.text if is_beside(session.game) else "",
    )


def bot_acts(tables: Tables, turn: BotTurn, action: str) -> None:
    """A bot has thought. If the table has gone on meanwhile, its thought is dropped."""

    def decide(sitting: Sitting) -> Change | None:
        if sitting.turn_version > turn.version:
            return None
        try:
            events = sitting.session.house_plays(turn.seat, action)
        except IllegalAction as error:
            raise problems.illegal(str(error)) from error
        return Change(events) if events else None

    tables.change(turn.table, decide)
