"""Answers to browsers: whole pages, fragments for the script, and friendly problems."""

from __future__ import annotations

from collections.abc import Callable
from dataclasses import replace

from starlette.requests import Request
from starlette.responses import HTMLResponse, RedirectResponse, Response

from signoria.coach import Summary
from signoria.faces import web
from signoria.faces.web.page_data import CoachData, Problem, TableData
from signoria.server.absence import away, pace_of
from signoria.server.problems import TableProblem
from signoria.server.reading import TableStopped
from signoria.server.sitting import Sitting
from signoria.server.stopped_views import stopped_data
from signoria.server.views import Presence, as_it_was, seat_of, table_data
from signoria.server.visits import server, viewer, visitor

SCRIPT = "x-signoria"  # the page's own script asks for a fragment
SHOWN = "x-signoria-shown"  # … and says how many moves its page shows


def page(html: str, status: int = 200) -> Response:
    """A page or a fragment; browsers ask again each time."""
    return HTMLResponse(html, status, {"Cache-Control": "private, no-cache", "Vary": "Cookie"})


def has_script(request: Request) -> bool:
    """Whether the page's script asks."""
    return request.headers.get(SCRIPT) == "1"


def go_to(address: str) -> Response:
    """After a change: look there."""
    return RedirectResponse(address, 303)


def seen(
    request: Request, sitting: Sitting, problem: TableProblem | None = None, watch: bool = False
) -> TableData:
    """The table as whoever sent the request sees it."""
    shown = Problem(problem.status, problem.kind, problem.detail) if problem else None
    presence = server(request).live.presence(sitting.terms.table)
    return _seen(request, sitting, presence, shown, watch)


def arriving(request: Request, sitting: Sitting, watch: bool = False) -> TableData:
    """The same for a whole page: whoever loads it will be there, and is shown so. With the tag of
    what is shown, the script need not have it drawn again.
    """
    there = server(request).live.presence(sitting.terms.table)
    mine = frozenset(sitting.seats_of(viewer(request).who))
    more = 0 if mine else 1
    there = Presence(there.seats | mine, there.spectators + more)
    data = _seen(request, sitting, there, None, watch)
    return replace(data, tag=_tag(request, sitting, there, watch))


def _seen(
    request: Request, sitting: Sitting, there: Presence, problem: Problem | None, watch: bool
) -> TableData:
    story = server(request).stories.of(sitting)
    who = viewer(request, watch)
    data = table_data(sitting, story, who, there, problem, shown_ply(request))
    coach = coach_data(request, sitting) if sitting.is_over else data.coach
    return replace(data, pace=pace_of(sitting, None if watch else who.who), coach=coach)


def coach_data(
    request: Request, sitting: Sitting, problem: TableProblem | None = None
) -> CoachData:
    """What the coach has said about a game that is over, or how far it is."""
    said = server(request).coaching.said_of(sitting)
    shown = Problem(problem.status, problem.kind, problem.detail) if problem else None
    if isinstance(said, Summary):
        return CoachData(said)
    if said is None or said.has_failed:
        return CoachData(has_failed=said is not None, problem=shown)
    return CoachData(percent=100 * said.done // max(1, said.steps), is_working=True)


def shown_ply(request: Request) -> int | None:
    """How many moves the page shows that asks."""
    said = request.headers.get(SHOWN, "")
    return int(said) if said.isascii() and said.isdigit() and len(said) < 10 else None


def past(request: Request, sitting: Sitting, since: int, ply: int, watch: bool) -> Response:
    """The table as it was after so many moves, for whoever may look back that far."""
    data = seen(request, sitting, watch=watch)
    if not web.oldest_ply(data) <= ply <= len(data.record.moves) or since > ply:
        raise TableProblem(404, "unknown-position", "only the latest moves can be seen again here")
    return page(web.table_view(visitor(request), as_it_was(data, sitting, since, ply)))


def fragment(
    request: Request, sitting: Sitting, problem: TableProblem | None = None, watch: bool = False
) -> Response:
    """The table's changing part, with its ETag unless something was refused."""
    data = seen(request, sitting, problem, watch)
    answer = page(web.table_view(visitor(request), data), problem.status if problem else 200)
    if problem is None:
        answer.headers["ETag"] = etag(request, sitting, watch)
    return answer


def etag(request: Request, sitting: Sitting, watch: bool = False) -> str:
    """Of the table as it is now."""
    there = server(request).live.presence(sitting.terms.table)
    return _tag(request, sitting, there, watch)


def _tag(request: Request, sitting: Sitting, there: Presence, watch: bool) -> str:
    """Version, language, seat and who is there: what a view depends on."""
    mine = [] if watch else sitting.seats_of(viewer(request).who)
    seat = seat_of(sitting, mine)
    role = "watch" if seat is None else str(seat)
    if not watch and away(sitting, viewer(request).who):
        role = "away"
    people = "-".join(str(one) for one in (*sorted(there.seats), f"w{there.spectators}"))
    return f'"{sitting.version}.{visitor(request).language}.{role}.{people}"'


def answer_to(request: Request, table: str, change: Callable[[], Sitting]) -> Response:
    """Make a change and show the table that it answers with; or say why it was refused."""
    try:
        sitting = change()
    except TableProblem as problem:
        return refusal(request, table, problem)
    return fragment(request, sitting) if has_script(request) else go_to(f"/t/{table}")


def refusal(request: Request, table: str, problem: TableProblem) -> Response:
    """Something was refused: the table as it is now, and why."""
    if problem.status == 404:
        raise problem
    sitting = server(request).tables.get(table)
    if has_script(request):
        return fragment(request, sitting, problem)
    return page(web.table_page(visitor(request), seen(request, sitting, problem)), problem.status)


def stopped_page(request: Request, problem: TableStopped) -> Response:
    """A table that stands still: why, and what can be done. Changes are refused; looking is not."""
    data = stopped_data(problem.table, server(request).stories, viewer(request).who)
    if has_script(request):
        return page(web.stopped_view(visitor(request), data), problem.status)
    is_look = request.method in ("GET", "HEAD")
    return page(web.stopped_page(visitor(request), data), 200 if is_look else problem.status)


def problem_page(request: Request, problem: TableProblem) -> Response:
    """What went wrong, and what to do."""
    shown = Problem(problem.status, problem.kind, problem.detail)
    return page(web.problem_page(visitor(request), shown), problem.status)
