"""A table as one viewer sees it: made from that viewer's observation, and from nothing secret."""

from __future__ import annotations

from dataclasses import dataclass, replace

from signoria.faces.web.page_data import FAMILIES, Problem, SeatData, TableData, TableLine
from signoria.library import shelf_name
from signoria.offers import offer
from signoria.record import Record
from signoria.server.credentials import hashed, invitation
from signoria.server.reading import TableStopped
from signoria.server.rows import TableRow, now
from signoria.server.sitting import FRIEND, Chair, Sitting
from signoria.server.tables import Tables
from signoria.session import OVER, PEOPLE, SEAT, Session
from signoria.story import Story

MILLISECONDS = 1000


@dataclass(frozen=True)
class Viewer:
    """Who looks. The secret is the browser's own; it is needed to show the host their links."""

    secret: str | None = None
    address: str = ""  # of this server, as in https://table.example
    only_watches: bool = False  # even somebody who sits there

    @property
    def who(self) -> str | None:
        """The hash that seats are owned by."""
        return hashed(self.secret) if self.secret else None


@dataclass(frozen=True)
class Presence:
    """Who has the table open right now."""

    seats: frozenset[int] = frozenset()
    spectators: int = 0


NOBODY_THERE = Presence()


def table_data(
    sitting: Sitting,
    story: Story,
    viewer: Viewer,
    presence: Presence = NOBODY_THERE,
    problem: Problem | None = None,
    shown_ply: int | None = None,
) -> TableData:
    """The table for a page that shows so many moves by now."""
    who = None if viewer.only_watches else viewer.who
    mine = sitting.seats_of(who)
    seat = seat_of(sitting, mine)
    terms, session = sitting.terms, sitting.session
    is_host = who is not None and who == terms.host
    seen = sitting.shown()
    game, state, is_over = session.game, seen.state, session.is_over
    why_not = session.why_no_undo(mine)
    offered = offer(state) if seat is not None and _is_asked(sitting, seat) else None
    shown = offered.state if offered else state
    return TableData(
        table=sitting.terms.table,
        game=shelf_name(game),
        version=sitting.version,
        seats=[
            _seat_data(sitting, chair, mine, viewer if is_host else None, presence)
            for chair in sitting.chairs
        ],
        seat=seat,
        my_seats=mine,
        observation=game.observe(shown, seat),
        offer=offered,
        record=shown_record(sitting),
        story=story,
        options=session.options,
        scores=game.scores_seen(state, seat),
        winners=game.winners(state) if is_over else (),
        is_over=is_over,
        is_waiting=not session.has_begun and not terms.is_archive,
        is_host=is_host,
        is_listed=terms.is_listed,
        with_confirmation=session.with_confirmation,
        is_held=session.is_held and session.moves[-1].who in mine,
        can_undo=bool(mine) and not why_not,
        why_no_undo=why_not if mine else "nothing",
        undo_asked_by=session.ask.seat if session.ask else None,
        undo_unanswered=session.unanswered(),
        seen_ply=_seen(seen, mine),
        is_practice=session.is_practice,
        makes_practice=session.makes_practice(mine),
        commitment=session.dealer.commitment,
        seed=session.dealer.seed if is_over and not terms.is_archive else None,
        rematch=sitting.rematch,
        spectators=presence.spectators,
        warnings=() if seat is None or is_over else game.warnings(shown, seat),
        problem=problem,
        shown_ply=shown_ply,
        went_back=(sitting.went_back.seat, sitting.went_back.kind) if sitting.went_back else None,
    )


def as_it_was(table: TableData, sitting: Sitting, since: int, ply: int) -> TableData:
    """The table as its viewer saw it after so many moves, of which the page shows some. It asks
    nothing, and can only be seen.
    """
    state, game = table.story.at(ply), table.story.game
    return replace(
        table,
        version=sitting.move_versions[ply - 1] if ply else 0,
        observation={**game.observe(state, table.seat), "options": []},
        record=table.record.until(ply),
        scores=game.scores_seen(state, table.seat),
        winners=(),
        is_over=False,
        is_held=False,
        can_undo=False,
        why_no_undo="nothing",
        undo_asked_by=None,
        undo_unanswered=(),
        warnings=(),
        offer=None,
        went_back=None,
        seen_ply=since,
        shown_ply=since,
        is_past=True,
    )


def seat_of(sitting: Sitting, mine: list[int]) -> int | None:
    """As whom somebody sees the table: the one of their seats that is asked, else the first."""
    _, asked = sitting.awaits()
    if asked in mine:
        return asked
    return mine[0] if mine else None


def _is_asked(sitting: Sitting, seat: int) -> bool:
    return sitting.awaits() == (SEAT, seat) and not sitting.session.is_held


def shown_record(sitting: Sitting) -> Record:
    """The record for everybody: this table's seeds are in it only when the game is over, and a
    move that would end it only when it stands.
    """
    record = sitting.record()
    if sitting.is_over or sitting.terms.is_archive:
        return record
    own, moves = sitting.session.began_at_ply, len(sitting.shown().moves)
    deals = [replace(deal, seed=None) if deal.first >= own else deal for deal in record.deals]
    return replace(record, deals=deals, moves=record.moves[:moves])


def record_of(tables: Tables, table: str) -> Record:
    """The record of a table for everybody, from what is stored if it stands still."""
    try:
        return shown_record(tables.get(table))
    except TableStopped as problem:
        return problem.table.record()


def table_line(row: TableRow, who: str | None) -> TableLine:
    """A table in a list."""
    mine = [chair for chair in row.chairs if chair.belongs_to(who)]
    whose = {PEOPLE: "open", SEAT: "other", OVER: "over"}.get(row.awaits, "other")
    asked = row.chairs[row.actor] if row.actor >= 0 else None
    if row.awaits == SEAT and asked in mine:
        whose = "mine"
    return TableLine(
        table=row.table,
        game=row.game,
        names=[chair.name for chair in row.chairs if len(mine) > 1 or chair not in mine],
        my_family=_family(mine[0].seat) if mine else None,
        whose=whose,
        waiting_for=asked.name if asked and whose == "other" else "",
        free_seats=sum(chair.is_free for chair in row.chairs),
        seconds_ago=max(0.0, (now() - row.changed) / MILLISECONDS),
        is_hot_seat=len(mine) > 1,
    )


def _seat_data(
    sitting: Sitting, chair: Chair, mine: list[int], host: Viewer | None, presence: Presence
) -> SeatData:
    invite = None
    if host and host.secret and chair.player == FRIEND and chair.invite:
        secret = invitation(host.secret, sitting.terms.table, chair.seat)
        invite = f"{host.address}/join/{secret}"
    return SeatData(
        seat=chair.seat,
        name=chair.name,
        family=_family(chair.seat),
        player="open" if chair.is_free else chair.player,
        is_mine=chair.seat in mine,
        is_connected=chair.is_bot or chair.seat in presence.seats,
        has_resigned=chair.has_resigned,
        is_away=chair.is_away,
        invite=invite,
    )


def _family(seat: int) -> str:
    return FAMILIES[seat % len(FAMILIES)]


def _seen(session: Session, mine: list[int]) -> int:
    """How many moves there were when the viewer had decided last, with the forced answers that
    followed at once; a spectator has seen them all.
    """
    moves, joined = session.moves, session.joined
    if not mine:
        return len(moves)
    seen = len(moves)
    while seen and (moves[seen - 1].who not in mine or seen - 1 in joined):
        seen -= 1
    while seen in joined and moves[seen].who in mine:
        seen += 1
    return seen
