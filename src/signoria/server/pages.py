"""The pages: everything that a browser reads. Nothing here changes a table."""

from __future__ import annotations

from contextlib import AbstractContextManager
from typing import Annotated

from fastapi import APIRouter, Query
from starlette.concurrency import run_in_threadpool
from starlette.requests import Request
from starlette.responses import PlainTextResponse, Response, StreamingResponse
from starlette.types import Receive, Scope, Send

from signoria.faces import web
from signoria.library import shelf_name
from signoria.record import Record
from signoria.server import problems
from signoria.server.answers import (
    arriving,
    etag,
    fragment,
    go_to,
    has_script,
    page,
    past,
    seen,
)
from signoria.server.clients import client_at
from signoria.server.credentials import hashed
from signoria.server.live import Listener
from signoria.server.reading import TableStopped
from signoria.server.sitting import FRIEND
from signoria.server.stopped_views import as_far_as_it_goes
from signoria.server.tables import find_game
from signoria.server.views import Viewer, record_of, shown_record, table_data, table_line
from signoria.server.visits import server, viewer, visitor
from signoria.session import HOUSE, PEOPLE, SEAT
from signoria.story import Story

PAGES = APIRouter()
MOST_LINES = 30
AN_HOUR = 3600.0
Seat = Annotated[str, Query(pattern=r"^(mine|\d{0,2})$")]
TableName = Annotated[str, Query(max_length=64, pattern=r"^[\w-]*$")]
Ply = Annotated[int | None, Query(ge=0, le=10**9)]


@PAGES.get("/")
def home(request: Request) -> Response:
    storage, who = server(request).tables.storage, viewer(request).who
    mine = storage.tables_of(who, MOST_LINES) if who else []
    known = {row.table for row in mine}
    free = [row for row in storage.listed([PEOPLE], MOST_LINES) if row.table not in known]
    lines = [table_line(row, who) for row in mine], [table_line(row, who) for row in free]
    return page(web.home(visitor(request), *lines, server(request).boxes))


@PAGES.get("/new")
def new(request: Request, game: str | None = None) -> Response:
    """A form for a new table; without a name, of the game that newcomers find first."""
    wanted = find_game(web.playable()[0] if game is None else game)
    boxes = server(request).boxes
    return page(web.new_table(visitor(request), shelf_name(wanted), None, None, boxes))


@PAGES.get("/watch")
def watch_list(request: Request) -> Response:
    rows = server(request).tables.storage.listed([SEAT, HOUSE], MOST_LINES)
    return page(web.watch_page(visitor(request), [table_line(row, None) for row in rows]))


@PAGES.get("/researchers")
def researchers(request: Request) -> Response:
    return page(web.researchers_page(visitor(request)))


@PAGES.get("/rules/{game}")
def rules(request: Request, game: str, table: TableName = "") -> Response:
    """Whoever comes from a table finds the way back."""
    name = shelf_name(find_game(game))
    return page(web.rules_page(visitor(request), name, table, server(request).boxes))


@PAGES.get("/provenance/{game}")
def provenance(request: Request, game: str) -> Response:
    name = shelf_name(find_game(game))
    return page(web.provenance_page(visitor(request), name, server(request).boxes))


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
    return page(web.table_page(visitor(request), arriving(request, sitting)))


@PAGES.get("/t/{table}/watch")
def watch(request: Request, table: str) -> Response:
    """As a spectator, even for somebody who sits there."""
    sitting = server(request).tables.get(table)
    return page(web.table_page(visitor(request), arriving(request, sitting, watch=True)))


@PAGES.get("/t/{table}/view")
def view(
    request: Request, table: str, watch: bool = False, at: Ply = None, since: Ply = None
) -> Response:
    """The part of the page that changes; 304 for whom nothing has. *at*: as it was after so many
    moves, with what happened *since* so many.
    """
    sitting = server(request).tables.get(table)
    if at is not None:
        return past(request, sitting, at if since is None else since, at, watch)
    tag = etag(request, sitting, watch)
    if request.headers.get("if-none-match") == tag:
        return Response(None, 304, {"ETag": tag, "Cache-Control": "private, no-cache"})
    return fragment(request, sitting, watch=watch)


@PAGES.get("/t/{table}/events")
async def events(request: Request, table: str) -> Response:
    """Tells that the table has gone on, and to which version. Nothing else."""
    sitting = await run_in_threadpool(server(request).tables.get, table)
    seats = frozenset(sitting.seats_of(viewer(request).who))
    return stream(request, Listener(table, sitting.version, seats, is_page=True))


@PAGES.get("/t/{table}/record")
def record(request: Request, table: str) -> Response:
    """The record as a file; the dealer's seed is in it when the game is over."""
    record = record_of(server(request).tables, table)
    name = f"{record.game}-{table}.txt"
    return PlainTextResponse(
        record.text(with_seed=True),
        headers={"Content-Disposition": f'attachment; filename="{name}"'},
    )


@PAGES.get("/t/{table}/scene")
def scoring_scene(
    request: Request, table: str, at: Annotated[int, Query(ge=0, le=10**9)] = 0
) -> Response:
    """What was scored up to a move, once more; the script asks for the scene alone."""
    data = seen(request, server(request).tables.get(table))
    return page(web.scoring_page(visitor(request), data, at, not has_script(request)))


@PAGES.get("/t/{table}/replay")
def replay(request: Request, table: str, at: Ply = None, seat: Seat = "mine") -> Response:
    shown = _replayed(request, table, at)
    viewed = _viewed(request, table, seat)
    may_play_on = _is_finished(request, table)
    return page(web.replay_page(visitor(request), *shown, table, viewed, may_play_on))


@PAGES.get("/t/{table}/replay/view")
def replay_view(request: Request, table: str, at: Ply = None, seat: Seat = "") -> Response:
    shown = _replayed(request, table, at)
    viewed = _viewed(request, table, seat)
    may_play_on = _is_finished(request, table)
    return page(web.replay_view(visitor(request), *shown, table, viewed, may_play_on))


@PAGES.get("/replay")
def open_record(request: Request) -> Response:
    return page(web.replay_upload_page(visitor(request), None))


# Helpers


def _replayed(request: Request, table: str, at: int | None) -> tuple[Record, Story, int]:
    record, story = _told(request, table)
    last = len(record.moves)
    return record, story, last if at is None else min(at, last)


def _told(request: Request, table: str) -> tuple[Record, Story]:
    """A table's game; of one that stands still, what these rules can replay."""
    here = server(request)
    try:
        sitting = here.tables.get(table)
    except TableStopped as problem:
        if (shown := as_far_as_it_goes(problem.table, here.stories)) is None:
            raise
        return shown
    return shown_record(sitting), here.stories.of(sitting)


def _is_finished(request: Request, table: str) -> bool:
    try:
        sitting = server(request).tables.get(table)
    except TableStopped:
        return False
    return sitting.is_over or sitting.terms.is_archive


def _viewed(request: Request, table: str, seat: str) -> int | None:
    """As whom a replay is seen: my own seat at first; when the game is over, any that is asked for.

    While it goes on nobody sees more than a spectator but who sits there.
    """
    try:
        sitting = server(request).tables.get(table)
    except TableStopped:
        return None
    mine = sitting.seats_of(viewer(request).who)
    if seat == "mine":
        return mine[0] if mine and sitting.is_over else None
    chosen = int(seat) if seat else None
    may = sitting.is_over and chosen is not None and chosen < len(sitting.chairs)
    return chosen if may else None


def stream(request: Request, listener: Listener, seconds: float = AN_HOUR) -> Response:
    """An open event stream, as long as its client may have one more."""
    live, settings = server(request).live, server(request).settings
    client = client_at(request.client.host) if request.client else ""
    if not live.may_listen(client, settings.streams_at_once):
        raise problems.TableProblem(429, "too-fast", "too many tables are open at once")

    headers = {"Cache-Control": "no-store", "X-Accel-Buffering": "no"}
    said = listener.messages(settings.heartbeat, seconds)
    found = Stream(said, media_type="text/event-stream", headers=headers)
    found.listening = live.listening(listener, client)
    return found


class Stream(StreamingResponse):
    """Whoever opens a stream is there before they are told that it is open: the look that follows
    finds them.
    """

    listening: AbstractContextManager[Listener]

    async def __call__(self, scope: Scope, receive: Receive, send: Send) -> None:
        """Answer."""
        with self.listening:
            await super().__call__(scope, receive, send)
