"""What can go wrong at a table, with its HTTP status and a short name for the faces."""

from __future__ import annotations

from sqlalchemy.exc import OperationalError

from signoria.events import Refusal, UndoError


class TableProblem(Exception):
    """Nothing was changed; the detail says what would be right."""

    def __init__(self, status: int, kind: str, detail: str) -> None:
        super().__init__(detail)
        self.status = status
        self.kind = kind
        self.detail = detail


def unknown_table() -> TableProblem:
    return TableProblem(404, "unknown-table", "there is no table of that name")


def unknown_invitation() -> TableProblem:
    return TableProblem(
        404, "unknown-invitation", "this invitation is not valid, or somebody has taken the seat"
    )


def secret_needed() -> TableProblem:
    return TableProblem(
        401, "secret-needed", "show a seat's secret: 'Authorization: Bearer SECRET'"
    )


def wrong_secret() -> TableProblem:
    return TableProblem(401, "wrong-secret", "that secret belongs to no seat of this table")


def not_your_seat() -> TableProblem:
    return TableProblem(403, "not-your-seat", "only somebody who sits at this table can do that")


def not_the_host() -> TableProblem:
    return TableProblem(403, "not-the-host", "only who opened the table can do that")


def not_your_turn() -> TableProblem:
    return TableProblem(409, "not-your-turn", "another seat is asked now")


def stale(version: int) -> TableProblem:
    return TableProblem(
        409, "stale", f"the table has gone on to version {version}: look again, then act"
    )


def illegal(detail: str) -> TableProblem:
    return TableProblem(422, "illegal", detail)


def key_reused() -> TableProblem:
    return TableProblem(
        422, "key-reused", "that key was used for another request: take a new key for each action"
    )


def not_now(kind: str, detail: str) -> TableProblem:
    """It is the wrong moment: the table is not begun, is over, or the seat is taken."""
    return TableProblem(409, kind, detail)


def impossible(kind: str, detail: str) -> TableProblem:
    """A request that makes no sense at any moment."""
    return TableProblem(422, kind, detail)


def refused(refusal: Refusal) -> TableProblem:
    """What the law of the table does not allow now."""
    return not_now("no-undo" if isinstance(refusal, UndoError) else refusal.reason, str(refusal))


def long_enough(most: int) -> TableProblem:
    """A log must have an end, else one table could fill the disk and the memory."""
    return not_now(
        "long-enough",
        f"more than {most} things have happened at this table: it can only be played to its end",
    )


def no_room() -> TableProblem:
    return TableProblem(
        503, "no-room", "there is no room for new tables: tell whoever runs this server"
    )


def busy() -> TableProblem:
    return TableProblem(503, "busy", "too many things happened at once: try again")


def no_time() -> TableProblem:
    return TableProblem(503, "no-time", "too many others think: ask for the hint again later")


def of_error(error: Exception) -> TableProblem:
    """Our own mistake, or a database that does not answer."""
    if isinstance(error, OperationalError):
        return TableProblem(503, "busy", "the database does not answer: try again in a moment")
    return TableProblem(500, "error", "something went wrong here")
