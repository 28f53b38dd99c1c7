"""The pages: everything that a browser reads. Nothing here changes a table."""

from __future__ import annotations

from collections.abc import AsyncIterator
from typing import Annotated

from fastapi import APIRouter, Query
from starlette.concurrency import run_in_threadpool
from starlette.requests import Request
from starlette.responses import PlainTextResponse, Response, StreamingResponse

from signoria.faces import web
from signoria.record import Record
from signoria.server import problems
from signoria.server.answers import etag, fragment, go_to, page, seen
from signoria.server.credentials import hashed
from signoria.server.live import Listener
from signoria.server.sitting import FRIEND
from signoria.server.tables import find_game
from signoria.server.views import Viewer, shown_record, table_data, table_line
from signoria.server.visits import server, viewer, visitor
from signoria.session import HOUSE, PEOPLE, SEAT
from signoria.story import Story

PAGES = APIRouter()
MOST_LINES = 30
AN_HOUR = 3600.0
Ply = Annotated[int | None, Query(ge=0, le=10**9)]


@PAGES.get("/")
def home(request: Request) -> Response:
    storage, who = server(request).tables.storage, viewer(request).who
    mine = storage.tables_of(who, MOST_LINES) if who else []
    known = {row.table for row in mine}
    free = [row for row in storage.listed([PEOPLE], MOST_LINES) if row.table not in known]
    lines = [table_line(row, who) for row in mine], [table_line(row, who) for row in free]
    return page(web.home(visitor(request), *lines))


@PAGES.get("/new")
def new(request: Request, game: str | None = None) -> Response:
    """A form for a new table; without a name, of the game that newcomers find first."""
    wanted = find_game(web.playable()[0] if game is None else game)
    return page(web.new_table(visitor(request), wanted.name, None, None))


@PAGES.get("/watch")
def watch_list(request: Request) -> Response:
    rows = server(request).tables.storage.listed([SEAT, HOUSE], MOST_LINES)
    return page(web.watch_page(visitor(request), [table_line(row, None) for row in rows]))


@PAGES.get("/researchers")
def researchers(request: Request) -> Response:
    return page(web.researchers_page(visitor(request)))


@PAGES.get("/rules/{game}")
def rules(request: Request, game: str) -> Response:
    return page(web.rules_page(visitor(request), find_game(game).name))


@PAGES.get("/provenance/{game}")
def provenance(request: Request, game: str) -> Response:
    return page(web.provenance_page(visitor(request), find_game(game).name))


@PAGES.get("/join/{secret}")
def join(request: Request, secret: str) -> Response:
    """Where an invitation leads. Looking at it takes nothing."""
    tables = server(request).tables
    invited = tables.storage.invited_to(hashed(secret))
    if invited is None:
        raise problems.unknown_invitation()
    table, seat = invited
    sitting = tables.get(table)
    if sitting.seats_of(viewer(request).who) and sitting.chairs[seat].player != FRIEND:
        return go_to(f"/t/{table}")
    if sitting.chairs[seat].player != FRIEND:
        raise problems.unknown_invitation()
    shown = table_data(sitting, server(request).stories.of(sitting), Viewer())
    return page(web.join_page(visitor(request), shown, seat, secret))


# A table


@PAGES.get("/t/{table}")
def table(request: Request, table: str) -> Response:
    sitting = server(request).tables.get(table)
    if sitting.terms.is_archive:
        return go_to(f"/t/{table}/replay")
    return page(web.table_page(visitor(request), seen(request, sitting)))


@PAGES.get("/t/{table}/watch")
def watch(request: Request, table: str) -> Response:
    """As a spectator, even for somebody who sits there."""
    sitting = server(request).tables.get(table)
    return page(web.table_page(visitor(request), seen(request, sitting, watch=True)))


@PAGES.get("/t/{table}/view")
def view(request: Request, table: str, watch: bool = False) -> Response:
    """The part of the page that changes; 304 for whom nothing has."""
    sitting = server(request).tables.get(table)
    tag = etag(request, sitting, watch)
    if request.headers.get("if-none-match") == tag:
        return Response(None, 304, {"ETag": tag, "Cache-Control": "private, no-cache"})
    return fragment(request, sitting, watch=watch)


@PAGES.get("/t/{table}/events")
async def events(request: Request, table: str) -> Response:
    """Tells that the table has gone on, and to which version. Nothing else."""
    sitting = await run_in_threadpool(server(request).tables.get, table)
    seats = frozenset(sitting.seats_of(viewer(request).who))
    return stream(request, Listener(table, sitting.version, seats))


@PAGES.get("/t/{table}/record")
def record(request: Request, table: str) -> Response:
    """The record as a file; the dealer's seed is in it when the game is over."""
    sitting = server(request).tables.get(table)
    name = f"{sitting.session.game.name}-{table}.txt"
    return PlainTextResponse(
        shown_record(sitting).text(with_seed=True),
        headers={"Content-Disposition": f'attachment; filename="{name}"'},
    )


@PAGES.get("/t/{table}/replay")
def replay(request: Request, table: str, at: Ply = None) -> Response:
    return page(web.replay_page(visitor(request), *_replayed(request, table, at), table))


@PAGES.get("/t/{table}/replay/view")
def replay_view(request: Request, table: str, at: Ply = None) -> Response:
    return page(web.replay_view(visitor(request), *_replayed(request, table, at), table))


@PAGES.get("/replay")
def open_record(request: Request) -> Response:
    return page(web.replay_upload_page(visitor(request), None))


# Helpers


def _replayed(request: Request, table: str, at: int | None) -> tuple[Record, Story, int]:
    sitting = server(request).tables.get(table)
    last = len(sitting.session.moves)
    ply = last if at is None else min(at, last)
    return shown_record(sitting), server(request).stories.of(sitting), ply


def stream(request: Request, listener: Listener, seconds: float = AN_HOUR) -> Response:
    """An open event stream, as long as its client may have one more."""
    live, settings = server(request).live, server(request).settings
    client = request.client.host if request.client else ""
    if not live.may_listen(client, settings.streams_at_once):
        raise problems.TableProblem(429, "too-fast", "too many tables are open at once")

    async def messages() -> AsyncIterator[str]:
        with live.listening(listener, client):
            async for message in listener.messages(settings.heartbeat, seconds):
                yield message

    headers = {"Cache-Control": "no-store", "X-Accel-Buffering": "no"}
    return StreamingResponse(messages(), media_type="text/event-stream", headers=headers)
