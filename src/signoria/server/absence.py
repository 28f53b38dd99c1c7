"""Absent people: a table's pace, the substitute whom the others may call, and coming back.

No clock ticks here. Whoever wants the substitute is told whether the time is over, by the moment
of the last event that changed the game. The time begins when somebody is asked, and again with
each of their moves.
"""

from __future__ import annotations

from dataclasses import replace

from signoria.events import Event, Refusal
from signoria.faces.web.page_data import PaceData
from signoria.server import problems
from signoria.server.clock import CLOCK
from signoria.server.entries import RETURN, SUBSTITUTE
from signoria.server.levels import SUBSTITUTE as BOT
from signoria.server.sitting import Sitting
from signoria.server.tables import Change, Tables
from signoria.session import PERSON, SEAT

LEAST, MOST = 30, 30 * 24 * 3600  # seconds a move
SECOND = 1000  # milliseconds
# After the server was started again, everybody who is asked has at least so long.
AFTER_A_START = 3600 * SECOND


def checked_pace(seconds: int) -> int:
    """A pace that a table may have."""
    if seconds and not LEAST <= seconds <= MOST:
        raise problems.impossible(
            "bad-pace", f"a pace is 0 (none) or {LEAST} to {MOST} seconds a move, not {seconds}"
        )
    return seconds


def deadline(sitting: Sitting) -> int | None:
    """When the time of whoever is asked is over; none where nobody else waits for them."""
    awaits, asked = sitting.awaits()
    if not sitting.terms.pace or awaits != SEAT or not _waiting(sitting, asked):
        return None
    pace = sitting.terms.pace * SECOND
    until = sitting.turn_at + pace
    if CLOCK.began > sitting.turn_at:
        until = max(until, CLOCK.began + min(pace, AFTER_A_START))
    return until


def _waiting(sitting: Sitting, asked: int) -> list[int]:
    """The seats of the people who wait for that one."""
    session = sitting.session
    return [
        seat
        for seat, person in enumerate(session.people)
        if session.is_persons(seat) and person != session.people[asked]
    ]


def pace_of(sitting: Sitting, who: str | None) -> PaceData:
    """How the time stands, for somebody who looks."""
    until, (_, asked) = deadline(sitting), sitting.awaits()
    left = None if until is None else max(0, -(-(until - CLOCK.now()) // SECOND))
    mine = sitting.seats_of(who)
    return PaceData(
        sitting.terms.pace,
        asked,
        left,
        left is not None and bool(mine) and asked not in mine,
        [] if sitting.is_over else away(sitting, who),
    )


def away(sitting: Sitting, who: str | None) -> list[int]:
    """The seats of somebody where a bot plays on until they come back."""
    return [chair.seat for chair in sitting.chairs if chair.is_away and chair.is_of(who)]


def call_substitute(tables: Tables, table: str, who: str | None) -> Sitting:
    """Let a bot play on for whoever is asked, when their time is over."""

    def decide(sitting: Sitting) -> Change:
        mine = sitting.seats_of(who)
        if not mine:
            raise problems.not_your_seat()
        _check_running(sitting)
        until, (_, asked) = deadline(sitting), sitting.awaits()
        if until is None or asked in mine:
            raise problems.not_now("nobody-late", "nobody lets you wait at a pace")
        if left := max(0, -(-(until - CLOCK.now()) // SECOND)):
            raise problems.not_now("not-late", f"seat {asked} still has {left} s")
        absent = replace(sitting.chairs[asked], player=BOT, is_away=True)
        return Change([Event(SUBSTITUTE, asked)], [absent])

    return tables.change(table, decide)[0]


def come_back(tables: Tables, table: str, who: str | None) -> Sitting:
    """Take one's seats back from the substitute."""

    def decide(sitting: Sitting) -> Change | None:
        _check_running(sitting)
        seats = away(sitting, who)
        if not seats and not sitting.seats_of(who):
            raise problems.not_your_seat()
        back = [replace(sitting.chairs[seat], player=PERSON, is_away=False) for seat in seats]
        return Change([Event(RETURN, chair.seat) for chair in back], back) if back else None

    return tables.change(table, decide)[0]


def _check_running(sitting: Sitting) -> None:
    try:
        sitting.session.check_running()
    except Refusal as refusal:
        raise problems.refused(refusal) from refusal
