"""Tables as programs get them: ready for the models, made for one seat."""

from __future__ import annotations

from dataclasses import asdict
from datetime import UTC, datetime
from typing import Any

from signoria.events import BUNDLE, MOVE
from signoria.kernel.news import heard_by
from signoria.kernel.steps import NOBODY
from signoria.library import box_title, shelf_name
from signoria.server.absence import deadline
from signoria.server.api_models import Status
from signoria.server.reading import Stopped
from signoria.server.sitting import ARCHIVE, Chair, Sitting
from signoria.server.turns import Receipt
from signoria.server.views import seat_of, shown_record
from signoria.session import OVER, PEOPLE
from signoria.story import Story

MOST_MOVES = 300  # whose news are told at once


def status_of(sitting: Sitting) -> Status:
    """A table's stage in one word."""
    awaits, _ = sitting.awaits()
    if awaits == PEOPLE:
        return "waiting"
    if awaits == OVER:
        return "over"
    if awaits == ARCHIVE:
        return "archive"
    return "held" if sitting.session.is_held else "playing"


def table_answer(sitting: Sitting, who: str | None) -> dict[str, Any]:
    """The table as one seat sees it, ready for :class:`TableAnswer`."""
    mine = sitting.seats_of(who)
    seat = seat_of(sitting, mine)
    session = sitting.session
    game, state, is_over = session.game, sitting.shown().state, session.is_over
    return {
        **options_answer(sitting, who),
        "game": game.name,
        "rules": sitting.rules,
        "box": game.box.fingerprint,
        "box_title": box_title(shelf_name(game)),
        "status": status_of(sitting),
        "observation": game.observe(state, seat),
        "moves": len(session.moves),
        "seats": [_seat_answer(chair, mine) for chair in sitting.chairs],
        "variants": session.options,
        "scores": [
            {
                "total": int(sheet.total),
                "lines": [(line, int(points)) for line, points in sheet.lines],
            }
            for sheet in game.scores_seen(state, seat)
        ],
        "winners": [int(winner) for winner in game.winners(state)] if is_over else [],
        "can_undo": bool(mine) and not session.why_no_undo(mine),
        "undo_asked_by": session.ask.seat if session.ask else None,
        "undo_unanswered": session.unanswered(),
        "undo_makes_practice": session.makes_practice(mine),
        "is_practice": session.is_practice,
        "with_confirmation": session.with_confirmation,
        "pace": sitting.terms.pace,
        "deadline": _moment(deadline(sitting)),
        "commitment": session.dealer.commitment,
        "seed": session.dealer.seed if is_over and not sitting.terms.is_archive else None,
        "deals": [asdict(deal) for deal in shown_record(sitting).deals],
        "rematch": sitting.rematch,
    }


def options_answer(sitting: Sitting, who: str | None) -> dict[str, Any]:
    """What somebody may do now."""
    mine = sitting.seats_of(who)
    _, asked = sitting.awaits()
    may_act = asked in mine and not sitting.session.is_held
    return {
        "table": sitting.terms.table,
        "version": sitting.version,
        "seat": seat_of(sitting, mine),
        "actor": asked if asked >= 0 else None,
        "options": [action.text for action in sitting.session.state.options()] if may_act else [],
    }


def done_answer(receipt: Receipt) -> dict[str, Any]:
    """What a request has done, and what happened then, as the seat may know it."""
    event, sitting = receipt.entry.event, receipt.sitting
    news = () if sitting.session.is_held and sitting.session.actor == NOBODY else receipt.news
    return {
        "table": receipt.sitting.terms.table,
        "version": receipt.entry.version,
        "kind": MOVE if event.kind == BUNDLE else event.kind,
        "seat": event.seat,
        "text": event.text,
        "events": [fact.event() for facts in news for fact in heard_by(event.seat, facts)],
    }


def news_answer(sitting: Sitting, story: Story, who: str | None, since: int) -> dict[str, Any]:
    """What happened after a version, as somebody may know it; of a long game, a part."""
    seat = seat_of(sitting, sitting.seats_of(who))
    known, moves = sitting.moves_until(since), len(sitting.shown().moves)
    until = min(moves, known + MOST_MOVES)
    set_up = [] if since else heard_by(seat, story.set_up)
    return {
        "table": sitting.terms.table,
        "version": sitting.version if until == moves else sitting.move_versions[until - 1],
        "seat": seat,
        "known": known,
        "moves": moves,
        "is_all": until == moves,
        "events": [fact.event() for fact in [*set_up, *story.news(known, until, seat)]],
    }


def stopped_answer(stopped: Stopped) -> dict[str, Any]:
    """A table that stands still, ready for :class:`StoppedAnswer`."""
    row, record = stopped.stored.row, stopped.record()
    return {
        "table": row.id,
        "game": record.game,
        "rules": record.rules,
        "box": record.box,
        "reason": stopped.reason,
        "changes": [change.en for change in stopped.changes],
        "moves": len(record.moves),
        "legal_moves": min(stopped.reached, len(record.moves)),
        "is_over": stopped.stored.is_over,
        "can_play_on": stopped.can_play_on,
        "record": f"/api/v1/tables/{row.id}/record",
    }


def _moment(milliseconds: int | None) -> str | None:
    if milliseconds is None:
        return None
    return datetime.fromtimestamp(milliseconds / 1000, UTC).isoformat(timespec="milliseconds")


def _seat_answer(chair: Chair, mine: list[int]) -> dict[str, Any]:
    return {
        "seat": chair.seat,
        "name": chair.name,
        "player": "open" if chair.is_free else chair.player,
        "has_resigned": chair.has_resigned,
        "is_away": chair.is_away,
        "is_yours": chair.seat in mine,
    }
