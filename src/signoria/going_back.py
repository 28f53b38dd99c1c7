"""Going back: whose move may be taken back, and whose consent it needs.

The law is told in :mod:`signoria.session`, which these functions serve.
"""

from __future__ import annotations

from collections.abc import Collection
from typing import TYPE_CHECKING

from signoria.dealer import Dealer
from signoria.events import (
    NO,
    PRACTICE,
    UNDO,
    UNDO_ANSWER,
    UNDO_ASK,
    YES,
    Event,
    Refusal,
    UndoError,
)
from signoria.kernel.steps import CHANCE

if TYPE_CHECKING:
    from signoria.session import Session

Seats = Collection[int]


def why_no_undo(session: Session, mine: Seats) -> str:
    """Why one cannot take a move back freely; nothing if one can."""
    if last_decision(session, mine) is None:
        return "nothing"
    who = session.moves[free_decision(session, mine)].who
    if who == CHANCE:
        return "chance"
    return "" if who in mine and session.is_persons(who) else "other"


def last_decision(session: Session, mine: Seats) -> int | None:
    """How many moves came before one's last that can be gone back to, if there is one."""
    if session.is_over or not session.has_begun:
        return None
    for ply in range(len(session.moves) - 1, session.began_at_ply - 1, -1):
        who = session.moves[ply].who
        if who in mine and session.is_persons(who) and ply not in session.joined:
            return ply
    return None


def unanswered(session: Session) -> list[int]:
    """The seats that have yet to say whether the table may go back."""
    if session.ask is None:
        return []
    others = _others(session, session.ask.seat)
    return [seat for seat in others if seat not in session.ask.agreed]


def undo(session: Session, mine: Seats) -> list[Event]:
    """Take one's last move back, freely."""
    if reason := why_no_undo(session, mine):
        raise UndoError.because(reason, session.moves)
    return [Event(UNDO, session.moves[-1].who, str(free_decision(session, mine)))]


def ask(session: Session, mine: Seats) -> list[Event]:
    """Ask the others to go back before one's last decision."""
    ply = last_decision(session, mine)
    if ply is None:
        raise UndoError.because("nothing", session.moves)
    if len(session.players) == 1 and why_no_undo(session, mine):
        raise UndoError.because("alone", session.moves)
    seat = session.moves[ply].who
    if _others(session, seat):
        return [Event(UNDO_ASK, seat, str(ply))]
    return back_to(session, seat, ply)


def answer(session: Session, agree: bool, mine: Seats) -> list[Event]:
    """Agree to go back, or not."""
    waiting = unanswered(session)
    asked = [seat for seat in waiting if seat in mine]
    if session.ask is None or not asked:
        raise Refusal("nothing-asked", "nobody asks you to go back")
    if not agree:
        return [Event(UNDO_ANSWER, asked[0], NO)]
    events = [Event(UNDO_ANSWER, seat, YES) for seat in asked]
    if asked == waiting:
        events += back_to(session, session.ask.seat, session.ask.ply)
    return events


def back_to(session: Session, seat: int, ply: int) -> list[Event]:
    """Back to the position after so many moves; behind what was revealed, chance deals anew."""
    events = [Event(UNDO, seat, str(ply))]
    if is_revealed(session, ply):
        dealer = Dealer(is_practice=True)
        events.append(Event(PRACTICE, seat, dealer.commitment, dealer.seed))
    return events


def is_revealed(session: Session, ply: int) -> bool:
    """Whether chance or a bot has acted since so many moves. A card that somebody has seen was
    drawn, and so chance has acted; what bots answer follows from the same seed.
    """
    return any(not session.is_persons(move.who) for move in session.moves[ply:])


def _others(session: Session, seat: int) -> list[int]:
    """The seats of other people: their consent is needed to go back."""
    return [
        other
        for other, person in enumerate(session.people)
        if session.is_persons(other) and person != session.people[seat]
    ]


def free_decision(session: Session, mine: Seats) -> int:
    """The last move, or the one that it was joined to by one of these seats."""
    ply = len(session.moves) - 1
    while ply in session.joined and session.moves[ply].who in mine and ply > session.began_at_ply:
        ply -= 1
    return ply
