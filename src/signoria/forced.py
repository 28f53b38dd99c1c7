"""Forced answers: where a person has one legal answer only, the table gives it.

Not the last one before somebody else, chance or something hidden comes, while the person has a
move that can still be taken back freely: there the answer is the end of the turn, and a moment
worth a click. With confirmation the held move is that moment already.
"""

from __future__ import annotations

from typing import TYPE_CHECKING

from signoria.bundles import tells_more
from signoria.events import FORCED, MOVE, Event
from signoria.kernel.news import hear

if TYPE_CHECKING:
    from signoria.session import Session


def forced(session: Session) -> list[Event]:
    """The one legal answer of the person who is asked, if the table gives it."""
    seat = session.actor
    if session.is_held or not session.has_begun or not session.is_persons(seat):
        return []
    options = session.state.options()
    if len(options) != 1:
        return []
    action, copy = options[0], session.state.copy()
    events = [Event(FORCED, seat), Event(MOVE, seat, action.text, copy.contents(action))]
    facts = hear(copy, action)
    is_last = int(copy.actor()) != seat or tells_more(facts, seat)
    if not is_last or session.why_no_undo([seat]):
        return events
    is_held_then = session.with_confirmation and not session.is_persons(int(copy.actor()))
    return events if is_held_then else []
