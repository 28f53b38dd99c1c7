"""The API's addresses of the coach: a review of a game that is over, and the best moves of its
positions. Its record is open to everybody, and so is this.
"""

from __future__ import annotations

import math
from dataclasses import asdict
from typing import Any

from fastapi import FastAPI
from starlette.concurrency import run_in_threadpool
from starlette.requests import Request
from starlette.responses import JSONResponse, Response

from signoria.coach import Best, Summary
from signoria.server import problems
from signoria.server.api_callers import TableName
from signoria.server.api_coach_models import BestAnswer, PositionBody, ReviewAnswer
from signoria.server.api_description import answers
from signoria.server.coaching import Progress, check_over
from signoria.server.logs import CLIENT
from signoria.server.queueing import QueueFull
from signoria.server.security import RETRY_AFTER
from signoria.server.visits import server


def add_coach(app: FastAPI) -> None:
    """Asking for a review, looking whether it is done, and the best moves."""

    @app.post(
        "/v1/tables/{table}/coach",
        response_model=ReviewAnswer,
        responses=answers(404, 409, body=True),
    )
    async def review(request: Request, table: TableName) -> Response:
        """Let the coach look at a game that is over. Ask again with GET until it is `done`."""
        sitting = await run_in_threadpool(server(request).tables.get, table)
        try:
            found = server(request).coaching.begin(sitting, CLIENT.get())
        except QueueFull as full:
            raise _no_time(request, full) from full
        return JSONResponse(_review(table, found))

    @app.get("/v1/tables/{table}/coach", response_model=ReviewAnswer, responses=answers(404, 409))
    async def reviewed(request: Request, table: TableName) -> Response:
        """What the coach says about a game that is over, or how far it is."""
        sitting = await run_in_threadpool(server(request).tables.get, table)
        check_over(sitting)
        return JSONResponse(_review(table, server(request).coaching.said_of(sitting)))

    @app.post(
        "/v1/tables/{table}/coach/moves",
        response_model=BestAnswer,
        responses=answers(404, 409, body=True),
    )
    async def best(request: Request, table: TableName, wanted: PositionBody) -> Response:
        """The best moves of a position of a game that is over, as the seat could know it."""
        here = server(request)
        sitting = await run_in_threadpool(here.tables.get, table)
        check_over(sitting)
        story = await run_in_threadpool(here.stories.of, sitting)
        try:
            found = await here.coaching.best(sitting, story, wanted.at, CLIENT.get())
        except QueueFull as full:
            raise _no_time(request, full) from full
        return JSONResponse(_best(table, wanted.at, found))


def _no_time(request: Request, full: QueueFull) -> problems.TableProblem:
    request.scope[RETRY_AFTER] = math.ceil(full.seconds)
    return problems.no_time()


def _review(table: str, found: Summary | Progress | None) -> dict[str, Any]:
    """Ready for :class:`ReviewAnswer`."""
    if isinstance(found, Summary):
        return {"table": table, "status": "done", "percent": 100, "review": asdict(found)}
    if found is None or found.has_failed:
        status = "unasked" if found is None else "failed"
        return {"table": table, "status": status, "percent": 0, "review": None}
    percent = 100 * found.done // max(1, found.steps)
    return {"table": table, "status": "working", "percent": percent, "review": None}


def _best(table: str, ply: int, found: Best) -> dict[str, Any]:
    """Ready for :class:`BestAnswer`."""
    return {
        "table": table,
        "at": ply,
        "seat": found.seat,
        "worlds": found.worlds,
        "matters": found.matters,
        "moves": [asdict(move) | {"is_worse": move.is_worse} for move in found.moves],
    }
