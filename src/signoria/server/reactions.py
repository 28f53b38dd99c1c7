"""Reactions between people: a few fixed symbols, shown for some seconds and kept nowhere.

They reach whoever has the table open at this worker.
"""

from __future__ import annotations

from fastapi import APIRouter
from starlette.requests import Request
from starlette.responses import Response

from signoria.faces.web.reactions import SYMBOLS
from signoria.server import problems
from signoria.server.forms import Posted
from signoria.server.limits import Buckets
from signoria.server.visits import server, viewer

REACTIONS = APIRouter()
_AT_ONCE, _A_SECOND = 3, 0.5
_BUCKETS = Buckets(_AT_ONCE, _A_SECOND)


@REACTIONS.post("/t/{table}/react")
def react(request: Request, table: str, form: Posted) -> Response:
    """Show one of the symbols to everybody at the table."""
    sitting, who = server(request).tables.get(table), viewer(request).who
    mine = sitting.seats_of(who)
    if not mine:
        raise problems.not_your_seat()
    symbol = form.get("symbol", "")
    if symbol not in SYMBOLS:
        raise problems.impossible("unknown-reaction", f"the reactions are {', '.join(SYMBOLS)}")
    if _BUCKETS.take(f"{who} {table}"):
        raise problems.TableProblem(429, "too-fast", "wait a moment before the next reaction")
    _, asked = sitting.awaits()
    server(request).live.reacted(table, asked if asked in mine else mine[0], symbol)
    return Response(None, 204)
