"""Who sits where: sitting down, leaving, resigning, names, and tables that follow others."""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import replace

from signoria.events import Event, Refusal
from signoria.kernel.actions import IllegalAction
from signoria.library import shelf_name
from signoria.notation import RecordError
from signoria.record import Record
from signoria.server import problems
from signoria.server.entries import LEAVE, REMATCH, RENAME, RESIGN, SIT
from signoria.server.levels import SUBSTITUTE, bot_name, bot_named
from signoria.server.moving_on import moved_on
from signoria.server.sitting import FRIEND, OPEN, Chair, Sitting
from signoria.server.tables import Change, Opening, Tables, prepare
from signoria.session import PERSON

LONGEST_NAME = 32
HEADER_LETTERS, LINE_LETTERS = 5000, 300  # of an uploaded record: ours have a tenth of it


def checked_name(name: str) -> str:
    """A name as it is kept: one line of printable text, or nothing."""
    shown = " ".join(name.split())
    if not shown.isprintable() or len(shown) > LONGEST_NAME:
        raise problems.impossible(
            "bad-name", f"a name is one line of at most {LONGEST_NAME} printable letters"
        )
    return shown


def sit(tables: Tables, table: str, seat: int | None, name: str, who: Chair) -> tuple[Sitting, int]:
    """Take a seat that is open to anybody, or the first of them; *who* has the hashes."""
    taken = -1

    def decide(sitting: Sitting) -> Change:
        nonlocal taken
        free = [chair for chair in sitting.chairs if chair.player == OPEN]
        if seat is not None:
            _check_seat(sitting, seat)
            free = [chair for chair in free if chair.seat == seat]
        if not free or sitting.session.has_begun:
            raise problems.not_now("seat-taken", "no seat is open to you at this table")
        taken = free[0].seat
        return _seated(free[0], name, who)

    sitting, _ = tables.change(table, decide)
    return sitting, taken


def accept(tables: Tables, invite: str, name: str, who: Chair) -> tuple[Sitting, int]:
    """Take the seat that an invitation's hash leads to."""
    invited = tables.storage.invited_to(invite)
    if invited is None:
        raise problems.unknown_invitation()
    table, seat = invited

    def decide(sitting: Sitting) -> Change | None:
        chair = sitting.chairs[seat]
        if chair.belongs_to(who.owner):
            return None  # the link was followed twice
        if chair.player != FRIEND or sitting.session.has_begun:
            raise problems.unknown_invitation()
        return _seated(chair, name, who)

    sitting, _ = tables.change(table, decide)
    return sitting, seat


def _seated(chair: Chair, name: str, who: Chair) -> Change:
    taken = replace(
        chair, player=PERSON, name=checked_name(name), owner=who.owner, bearer=who.bearer
    )
    return Change([Event(SIT, taken.seat, taken.name)], [taken])


def start(tables: Tables, table: str, who: str | None) -> Sitting:
    """The host does not wait any longer: bots take the seats that are free."""

    def decide(sitting: Sitting) -> Change | None:
        if who is None or who != sitting.terms.host:
            raise problems.not_the_host()
        free = [chair for chair in sitting.chairs if chair.is_free]
        if not free:
            return None
        taken = [
            replace(chair, player=SUBSTITUTE, name=chair.name or bot_name(chair.seat))
            for chair in free
        ]
        return Change([Event(SIT, chair.seat, chair.name) for chair in taken], taken)

    return tables.change(table, decide)[0]


def leave(tables: Tables, table: str, who: str | None) -> Sitting:
    """Get up: before the game the seat is free again, during it a bot plays on, and after it
    the table is only taken from one's list.
    """
    sitting = tables.get(table)
    mine = sitting.seats_of(who)
    if not mine or who is None:
        raise problems.not_your_seat()
    if sitting.session.has_begun and not sitting.is_over:
        sitting = resign(tables, table, who, None)
    if sitting.session.has_begun:
        tables.storage.hide(table, who)
        return sitting

    def decide(sitting: Sitting) -> Change | None:
        if sitting.session.has_begun:
            return None  # the last seat was taken this very moment: they are in
        left = [
            replace(
                chair,
                player=FRIEND if chair.invite else OPEN,
                name="",
                owner=None,
                bearer=None,
            )
            for chair in sitting.chairs
            if chair.belongs_to(who)
        ]
        return Change([Event(LEAVE, chair.seat) for chair in left], left) if left else None

    return tables.change(table, decide)[0]


def resign(tables: Tables, table: str, who: str | None, seat: int | None) -> Sitting:
    """A bot plays on for one seat, or for all of one's seats."""

    def decide(sitting: Sitting) -> Change:
        mine = sitting.seats_of(who)
        if not mine or (seat is not None and seat not in mine):
            raise problems.not_your_seat()
        _check_running(sitting)
        gone = [
            replace(chair, player=SUBSTITUTE, has_resigned=True)
            for chair in sitting.chairs
            if chair.seat in (mine if seat is None else [seat])
        ]
        return Change([Event(RESIGN, chair.seat) for chair in gone], gone)

    return tables.change(table, decide)[0]


def rename(tables: Tables, table: str, who: str | None, seat: int | None, name: str) -> Sitting:
    """Another name for one of one's seats; without a number, the first."""
    shown = checked_name(name)

    def decide(sitting: Sitting) -> Change | None:
        mine = sitting.seats_of(who)
        if not mine or (seat is not None and seat not in mine):
            raise problems.not_your_seat()
        chair = sitting.chairs[mine[0] if seat is None else seat]
        if chair.name == shown:
            return None
        return Change([Event(RENAME, chair.seat, shown)], [replace(chair, name=shown)])

    return tables.change(table, decide)[0]


# Tables that follow others


def rematch(tables: Tables, table: str, who: str | None) -> Sitting:
    """The same people once more, with another who begins. The second who asks comes to the same
    table.
    """

    def decide(sitting: Sitting) -> Change | None:
        mine = [
            chair.seat
            for chair in sitting.chairs
            if who is not None and who in (chair.owner, chair.bearer)
        ]
        if not mine:
            raise problems.not_your_seat()
        if not sitting.is_over:
            raise problems.not_now("not-over", "a rematch comes after the end")
        if sitting.rematch:
            return None
        terms, session = sitting.terms, sitting.session
        following = prepare(
            Opening(
                shelf_name(session.game),
                moved_on(session, [_once_more(chair) for chair in sitting.chairs]),
                dict(session.options),
                terms.host or who,
                terms.is_listed,
                session.with_confirmation,
                terms.pace,
            )
        )
        events = [Event(REMATCH, mine[0], following[0].terms.table)]
        return Change(events, next_table=following)

    sitting, _ = tables.change(table, decide)
    assert sitting.rematch is not None
    return tables.get(sitting.rematch)


def _once_more(chair: Chair) -> Chair:
    """Who resigned may play again; who never came is asked no more."""
    player = PERSON if chair.owner or chair.bearer else chair.player
    return replace(
        chair, player=player, invite=None, has_resigned=False, is_hidden=False, is_away=False
    )


def go_on_from(
    tables: Tables, table: str, ply: int, seat: int, name: str, opponent: str, who: str
) -> Sitting:
    """A new table from a position of another: the asker in one seat, bots in the others."""
    sitting = tables.get(table)
    _check_seat(sitting, seat)
    if not (sitting.is_over or sitting.terms.is_archive):  # it would show what a seat has hidden
        raise problems.not_now("not-over", "play on from a game that is over")
    if not 0 <= ply <= len(sitting.session.moves):
        raise problems.impossible(
            "bad-ply", f"the record has {len(sitting.session.moves)} moves, not {ply}"
        )
    bot = bot_named(opponent)
    chairs = [
        Chair(at, PERSON, checked_name(name), owner=who)
        if at == seat
        else Chair(at, bot, sitting.chairs[at].name if sitting.chairs[at].is_bot else bot_name(at))
        for at in range(len(sitting.chairs))
    ]
    deals = [deal for deal in sitting.record().deals if deal.first < ply]
    return tables.open(
        Opening(
            shelf_name(sitting.session.game),
            chairs,
            dict(sitting.session.options),
            who,
            moves=sitting.session.moves[:ply],
            deals=deals,
        )
    )


def keep_record(tables: Tables, text: str) -> Sitting:
    """An uploaded record, kept as a table to look at."""
    try:
        record = Record.parse(text)
        game = record.load()
        for _ in record.states(game):
            pass
    except (RecordError, IllegalAction) as error:
        raise problems.impossible("bad-record", str(error)) from error
    most = HEADER_LETTERS + LINE_LETTERS * len(record.moves)
    if len(text) > most:  # tables at hand are bounded by their moves
        raise problems.impossible(
            "bad-record", f"a record of so many moves has at most {most} letters, not {len(text)}"
        )
    return tables.open(
        Opening(
            shelf_name(game),
            _chairs_of_record(record),
            record.options,
            moves=record.moves,
            deals=record.deals,
            is_archive=True,
            rules=record.rules,
            former=record.former,
        )
    )


def _chairs_of_record(record: Record) -> Sequence[Chair]:
    names = record.names or [""] * record.seats
    players = record.players or [PERSON] * record.seats
    try:
        return [
            Chair(seat, " ".join(players[seat].split())[:32] or PERSON, checked_name(names[seat]))
            for seat in range(record.seats)
        ]
    except problems.TableProblem as error:
        raise problems.impossible("bad-record", error.detail) from error


def _check_seat(sitting: Sitting, seat: int) -> None:
    if not 0 <= seat < len(sitting.chairs):
        raise problems.impossible(
            "bad-seat", f"the seats go from 0 to {len(sitting.chairs) - 1}, not {seat}"
        )


def _check_running(sitting: Sitting) -> None:
    try:
        sitting.session.check_running()
    except Refusal as refusal:
        raise problems.refused(refusal) from refusal
