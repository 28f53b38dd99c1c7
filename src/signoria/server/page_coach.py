"""The coach's pages: what decided a game that is over, and the best moves of its positions."""

from __future__ import annotations

import math

from fastapi import APIRouter
from starlette.concurrency import run_in_threadpool
from starlette.requests import Request
from starlette.responses import Response

from signoria.faces import web
from signoria.faces.web.page_data import BestData, Problem
from signoria.server import problems
from signoria.server.answers import coach_data, go_to, has_script, page
from signoria.server.coaching import check_over
from signoria.server.forms import Posted, number, optional_number
from signoria.server.logs import CLIENT
from signoria.server.problems import TableProblem
from signoria.server.queueing import QueueFull
from signoria.server.security import RETRY_AFTER
from signoria.server.sitting import Sitting
from signoria.server.views import shown_record
from signoria.server.visits import server, visitor

COACH = APIRouter()


@COACH.get("/t/{table}/coach")
async def look(request: Request, table: str) -> Response:
    """What the coach says about a game that is over, or how far it is."""
    sitting = await run_in_threadpool(server(request).tables.get, table)
    check_over(sitting)
    return await _shown(request, sitting)


@COACH.post("/t/{table}/coach")
async def ask(request: Request, table: str) -> Response:
    """Let the coach look at it. It changes nothing, and holds nobody while it is looked at."""
    sitting = await run_in_threadpool(server(request).tables.get, table)
    try:
        server(request).coaching.begin(sitting, CLIENT.get())
    except QueueFull as full:
        request.scope[RETRY_AFTER] = math.ceil(full.seconds)
        return await _shown(request, sitting, problems.no_time())
    return await _shown(request, sitting) if has_script(request) else go_to(f"/t/{table}/coach")


@COACH.post("/t/{table}/replay/coach")
async def best(request: Request, table: str, form: Posted) -> Response:
    """The best moves of a position, beside what was chosen there."""
    here = server(request)
    sitting = await run_in_threadpool(here.tables.get, table)
    story = await run_in_threadpool(here.stories.of, sitting)
    ply, seat = number(form, "at"), optional_number(form, "seat")
    status, shown = 200, BestData()
    try:
        shown = BestData(await here.coaching.best(sitting, story, ply, CLIENT.get()))
    except QueueFull as full:
        request.scope[RETRY_AFTER] = math.ceil(full.seconds)
        status, shown = 503, BestData(problem=_problem(problems.no_time()))
    viewed = seat if seat is not None and 0 <= seat < len(sitting.chairs) else None
    draw = web.replay_view if has_script(request) else web.replay_page
    html = await run_in_threadpool(
        draw, visitor(request), shown_record(sitting), story, ply, table, viewed, best=shown
    )
    return page(html, status)


async def _shown(
    request: Request, sitting: Sitting, problem: TableProblem | None = None
) -> Response:
    data = coach_data(request, sitting, problem)
    story = await run_in_threadpool(server(request).stories.of, sitting)
    draw = web.coach_part if has_script(request) else web.coach_page
    html = await run_in_threadpool(
        draw, visitor(request), shown_record(sitting), story, sitting.terms.table, data
    )
    return page(html, problem.status if problem else 200)


def _problem(problem: TableProblem) -> Problem:
    return Problem(problem.status, problem.kind, problem.detail)
