"""Problems as programs get them: ``application/problem+json``."""

from __future__ import annotations

from typing import Any

from fastapi import FastAPI
from fastapi.exceptions import RequestValidationError
from starlette.exceptions import HTTPException
from starlette.requests import Request
from starlette.responses import JSONResponse, Response

from signoria.server.api_answers import stopped_answer
from signoria.server.api_description import PROBLEM
from signoria.server.problems import TableProblem, of_error
from signoria.server.reading import TableStopped


def answer_problems(app: FastAPI) -> None:
    """Whatever goes wrong is answered in the same form."""
    app.add_exception_handler(TableProblem, _table_problem)
    app.add_exception_handler(HTTPException, _http_problem)
    app.add_exception_handler(RequestValidationError, _wrong_request)
    app.add_exception_handler(Exception, _error)


def problem_json(
    problem: TableProblem,
    view: dict[str, Any] | None = None,
    stopped: dict[str, Any] | None = None,
) -> Response:
    """A problem as RFC 9457 has it."""
    content: dict[str, Any] = {
        "type": f"urn:signoria:problem:{problem.kind}",
        "title": problem.kind.replace("-", " "),
        "status": problem.status,
        "detail": problem.detail,
    }
    if view is not None:
        content["view"] = view
    if stopped is not None:
        content["stopped"] = stopped
    headers = {"WWW-Authenticate": "Bearer"} if problem.status == 401 else None
    return JSONResponse(content, problem.status, headers, PROBLEM)


def _table_problem(_: Request, problem: Exception) -> Response:
    assert isinstance(problem, TableProblem)
    if isinstance(problem, TableStopped):
        return problem_json(problem, stopped=stopped_answer(problem.table))
    return problem_json(problem)


def _http_problem(_: Request, problem: Exception) -> Response:
    assert isinstance(problem, HTTPException)
    kinds = {404: "unknown-address", 405: "wrong-method", 413: "too-large"}
    kind = kinds.get(problem.status_code, "bad-request")
    answer = problem_json(TableProblem(problem.status_code, kind, str(problem.detail)))
    if problem.headers:
        answer.headers.update(problem.headers)
    return answer


def _wrong_request(_: Request, problem: Exception) -> Response:
    assert isinstance(problem, RequestValidationError)
    wrong = [
        f"{'.'.join(str(part) for part in error['loc'])}: {error['msg']}"
        for error in problem.errors()[:5]
    ]
    return problem_json(TableProblem(422, "bad-request", "; ".join(wrong)))


def _error(_: Request, error: Exception) -> Response:
    return problem_json(of_error(error))
