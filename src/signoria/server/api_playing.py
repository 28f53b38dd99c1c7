"""The API's addresses for playing: each takes a wish, and answers with what came of it."""

from __future__ import annotations

from typing import Any

from fastapi import FastAPI
from starlette.requests import Request
from starlette.responses import JSONResponse, Response

from signoria.events import CONFIRM, MOVE, NO, UNDO, UNDO_ANSWER, UNDO_ASK, YES
from signoria.server.api_answers import done_answer, table_answer
from signoria.server.api_bodies import ActionBody, UndoAnswerBody, WishBody
from signoria.server.api_callers import TableName, Who, changes, seated
from signoria.server.api_models import DoneAnswer
from signoria.server.api_problems import problem_json
from signoria.server.problems import TableProblem
from signoria.server.reading import TableStopped
from signoria.server.turns import Wish, fulfil
from signoria.server.visits import server


def add_playing(app: FastAPI) -> None:
    """Moves, confirming, and going back."""
    wish: dict[str, Any] = {"response_model": DoneAnswer, "responses": changes(body=True)}

    @app.post("/v1/tables/{table}/actions", response_model=DoneAnswer, responses=changes(body=True))
    def act(request: Request, table: TableName, who: Who, wanted: ActionBody) -> Response:
        """Act. It is stored when this answers."""
        return _wish(request, Wish(table, who, MOVE, wanted.version, wanted.key, wanted.action))

    @app.post("/v1/tables/{table}/confirm", response_model=DoneAnswer, responses=changes(body=True))
    def confirm(request: Request, table: TableName, who: Who, wanted: WishBody) -> Response:
        """Your held move stands."""
        return _wish(request, Wish(table, who, CONFIRM, wanted.version, wanted.key))

    @app.post("/v1/tables/{table}/undo", **wish)
    def undo(request: Request, table: TableName, who: Who, wanted: WishBody) -> Response:
        """Take your last move back, if nothing was revealed since."""
        return _wish(request, Wish(table, who, UNDO, wanted.version, wanted.key))

    @app.post(
        "/v1/tables/{table}/undo-ask", response_model=DoneAnswer, responses=changes(body=True)
    )
    def undo_ask(request: Request, table: TableName, who: Who, wanted: WishBody) -> Response:
        """Ask the others to go back before your last move. Bots agree."""
        return _wish(request, Wish(table, who, UNDO_ASK, wanted.version, wanted.key))

    @app.post(
        "/v1/tables/{table}/undo-answer", response_model=DoneAnswer, responses=changes(body=True)
    )
    def undo_answer(
        request: Request, table: TableName, who: Who, wanted: UndoAnswerBody
    ) -> Response:
        """Let somebody go back, or not."""
        return _wish(
            request,
            Wish(table, who, UNDO_ANSWER, wanted.version, wanted.key, YES if wanted.agree else NO),
        )


def _wish(request: Request, wish: Wish) -> Response:
    tables = server(request).tables
    try:
        return JSONResponse(done_answer(fulfil(tables, wish)))
    except TableProblem as problem:
        if problem.kind == "not-your-seat":
            seated(request, wish.table, wish.who)  # perhaps no secret at all, or a wrong one
        if problem.status != 409 or isinstance(problem, TableStopped):
            raise
        return problem_json(problem, table_answer(tables.get(wish.table), wish.who))
