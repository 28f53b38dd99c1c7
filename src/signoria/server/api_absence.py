"""The API's addresses for people who are absent."""

from __future__ import annotations

from fastapi import FastAPI
from starlette.requests import Request
from starlette.responses import JSONResponse, Response

from signoria.server import absence
from signoria.server.api_answers import table_answer
from signoria.server.api_callers import TableName, Who, changes, known, seated
from signoria.server.api_models import TableAnswer
from signoria.server.visits import server


def add_absence(app: FastAPI) -> None:
    """Calling the substitute, and coming back."""

    @app.post("/v1/tables/{table}/substitute", response_model=TableAnswer, responses=changes())
    def substitute(request: Request, table: TableName, who: Who) -> Response:
        """Let a bot play on for whoever is asked, when the `deadline` has passed."""
        seated(request, table, who)
        sitting = absence.call_substitute(server(request).tables, table, who)
        return JSONResponse(table_answer(sitting, who))

    @app.post("/v1/tables/{table}/return", response_model=TableAnswer, responses=changes())
    def come_back(request: Request, table: TableName, who: Who) -> Response:
        """Take your seat back from the bot that plays on for you."""
        known(request, table, who)
        sitting = absence.come_back(server(request).tables, table, who)
        return JSONResponse(table_answer(sitting, who))
