"""What browsers change about absent people, by posting forms."""

from __future__ import annotations

from fastapi import APIRouter
from starlette.requests import Request
from starlette.responses import Response

from signoria.server import absence
from signoria.server.answers import answer_to
from signoria.server.visits import server, viewer

ABSENCE = APIRouter()


@ABSENCE.post("/t/{table}/substitute")
def substitute(request: Request, table: str) -> Response:
    """Somebody's time is over: a bot plays on."""
    tables, who = server(request).tables, viewer(request).who
    return answer_to(request, table, lambda: absence.call_substitute(tables, table, who))


@ABSENCE.post("/t/{table}/return")
def come_back(request: Request, table: str) -> Response:
    """Who was absent takes the seat back."""
    tables, who = server(request).tables, viewer(request).who
    return answer_to(request, table, lambda: absence.come_back(tables, table, who))
