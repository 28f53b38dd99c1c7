"""The application: pages, API and static files behind one guard."""

from __future__ import annotations

import asyncio
import os
import threading
from collections.abc import AsyncIterator, Callable
from contextlib import AbstractAsyncContextManager, asynccontextmanager
from multiprocessing import parent_process

import anyio
from fastapi import FastAPI
from fastapi.exceptions import RequestValidationError
from starlette.exceptions import HTTPException
from starlette.middleware import Middleware
from starlette.middleware.gzip import GZipMiddleware
from starlette.requests import Request
from starlette.responses import JSONResponse, Response
from starlette.staticfiles import StaticFiles
from starlette.types import Scope

from signoria.faces import web
from signoria.library import shelf_name
from signoria.server import answers
from signoria.server.api import api
from signoria.server.api_problems import problem_json
from signoria.server.boxes import of_host
from signoria.server.caller import Caller
from signoria.server.clock import CLOCK
from signoria.server.coaching import Coaching
from signoria.server.engine import lock_file, migrate
from signoria.server.far import FAR
from signoria.server.lessons import LESSONS
from signoria.server.live import Live, PostgresEars
from signoria.server.metrics import metrics_page
from signoria.server.page_absence import ABSENCE
from signoria.server.page_calls import CALLING
from signoria.server.page_changes import CHANGES
from signoria.server.page_coach import COACH
from signoria.server.pages import PAGES
from signoria.server.problems import TableProblem
from signoria.server.puzzles import PUZZLES
from signoria.server.reactions import REACTIONS
from signoria.server.reading import TableStopped
from signoria.server.retention import keep_expiring
from signoria.server.security import Guard
from signoria.server.settings import Settings
from signoria.server.sitting import Sitting
from signoria.server.storage import Storage
from signoria.server.tables import Tables
from signoria.server.thinking import BotDriver, Thinkers
from signoria.server.visits import Server
from signoria.server.warming import begin_warming

LEAST_COMPRESSED = 1000  # bytes
LAST_THOUGHT = 5.0  # seconds that a worker waits for it when it stops
COMPRESSION = 5  # a page in 2 ms; 9 would take twice as long for a hundredth less
_KINDS = {
    404: ("unknown-page", "there is nothing at this address"),
    405: ("wrong-method", "that cannot be done here"),
    413: ("too-large", "that was too much at once"),
    422: ("bad-form", "a field of the form is missing or wrong"),
}


def create_app(settings: Settings | None = None, *, is_awake: bool = False) -> FastAPI:
    """A server that is ready to be run; without *settings*, those of the environment."""
    chosen = settings or Settings.from_environment()
    chosen.check()

    app = FastAPI(
        title="Signoria",
        openapi_url=None,
        lifespan=_lifespan(chosen, is_awake),
        middleware=[
            Middleware(Guard, settings=chosen, refuse=_refuse),
            Middleware(GZipMiddleware, minimum_size=LEAST_COMPRESSED, compresslevel=COMPRESSION),
        ],
    )
    app.include_router(PAGES)
    app.include_router(CHANGES)
    app.include_router(ABSENCE)
    app.include_router(CALLING)
    app.include_router(REACTIONS)
    app.include_router(LESSONS)
    app.include_router(COACH)
    app.include_router(PUZZLES)
    app.add_api_route("/healthz", _healthz, include_in_schema=False)
    app.add_api_route("/readyz", _readyz, include_in_schema=False)
    app.add_api_route("/metrics", metrics_page, include_in_schema=False)
    app.mount("/static", _Static(directory=web.STATIC))
    interface = api()
    interface.include_router(FAR)
    app.mount("/api", interface)
    app.state.interface = interface
    app.add_exception_handler(TableProblem, _table_problem)
    app.add_exception_handler(HTTPException, _http_problem)
    app.add_exception_handler(RequestValidationError, _http_problem)
    return app


class _Static(StaticFiles):
    """Files of the pages, and each game's style sheet from the game's folder. A file may be asked
    for behind the fingerprint of them all: then a browser may keep it for ever.
    """

    async def get_response(self, path: str, scope: Scope) -> Response:
        first, _, rest = path.partition("/")
        if len(first) == len(web.fingerprint()) and rest:
            path = rest
            if first == web.fingerprint():
                scope["signoria.is_named_by_content"] = True
        return await super().get_response(path, scope)

    def lookup_path(self, path: str) -> tuple[str, os.stat_result | None]:
        file = web.static_file(path)
        if file.parent == web.STATIC or not file.is_file():
            return super().lookup_path(path)
        return str(file), file.stat()


def _lifespan(
    settings: Settings, is_awake: bool
) -> Callable[[FastAPI], AbstractAsyncContextManager[None]]:
    @asynccontextmanager
    async def lifespan(app: FastAPI) -> AsyncIterator[None]:
        locked = lock_file(settings)
        CLOCK.begin()
        storage = Storage(settings)
        await anyio.to_thread.run_sync(migrate, storage.engine)
        host = await anyio.to_thread.run_sync(of_host, settings.box_files)
        tables, live = Tables(storage, settings.snapshot_every), Live()
        thinkers = Thinkers(settings)
        if is_awake:
            thinkers.wake()
        driver = BotDriver(tables, thinkers, settings, live)
        caller = Caller(settings, tables, live)

        def told(sitting: Sitting) -> None:
            live.told(sitting.terms.table, sitting.version)
            driver.told(sitting)
            caller.told(sitting)

        def heard(table: str, version: int) -> None:
            live.told(table, version)
            caller.heard(table, version)

        tables.told = told
        boxes = [shelf_name(game) for game in host]
        coaching = Coaching(thinkers)
        app.state.server = Server(settings, tables, live, thinkers, caller, coaching, boxes=boxes)
        app.state.interface.state.server = app.state.server
        live.begin()
        ears = PostgresEars(settings, heard) if settings.is_postgres else None
        if ears:
            ears.start()
        await driver.begin()
        await caller.begin()
        expiring = (
            asyncio.create_task(keep_expiring(tables, settings.keep_days))
            if settings.keep_days
            else None
        )
        _end_with_parent()
        if is_awake:
            begin_warming(app, app.state.interface)
        try:
            yield
        finally:
            live.close()
            if expiring:
                expiring.cancel()
            await caller.end()
            await driver.end()
            await coaching.close()
            await anyio.to_thread.run_sync(thinkers.close, LAST_THOUGHT if is_awake else 0.0)
            if ears:
                ears.stop()
            storage.close()
            if locked:
                locked.close()

    return lifespan


def _end_with_parent() -> None:
    """One of several workers must not go on alone when the server was killed."""
    parent = parent_process()
    if parent is not None:
        import os
        import signal

        def watch() -> None:
            parent.join()
            os.kill(os.getpid(), signal.SIGTERM)

        threading.Thread(target=watch, daemon=True).start()


async def _healthz(request: Request) -> Response:
    """Alive: it answers, even when every thread and the database are busy."""
    return JSONResponse({"status": "ok"})


def _readyz(request: Request) -> Response:
    """Ready: something could be written now."""
    request.app.state.server.tables.storage.check()
    return JSONResponse({"status": "ok"})


# Problems


def _refuse(scope: Scope, problem: TableProblem) -> Response:
    if scope["path"].startswith("/api/"):
        return problem_json(problem)
    return answers.problem_page(Request(scope), problem)


def _table_problem(request: Request, problem: Exception) -> Response:
    assert isinstance(problem, TableProblem)
    if isinstance(problem, TableStopped):
        return answers.stopped_page(request, problem)
    return answers.problem_page(request, problem)


def _http_problem(request: Request, problem: Exception) -> Response:
    status = problem.status_code if isinstance(problem, HTTPException) else 422
    kind, detail = _KINDS.get(status, ("bad-request", "this request was not understood"))
    answer = _refuse(request.scope, TableProblem(status, kind, detail))
    if isinstance(problem, HTTPException) and problem.headers:
        answer.headers.update(problem.headers)
    return answer
