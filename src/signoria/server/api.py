"""The API for programs in any language, version 1. ``docs/api.md`` shows how it is used."""

from __future__ import annotations

from dataclasses import replace
from functools import cache
from typing import Annotated, Any

from fastapi import FastAPI, Query
from starlette.concurrency import run_in_threadpool
from starlette.requests import Request
from starlette.responses import JSONResponse, PlainTextResponse, Response

from signoria.kernel.game import Game
from signoria.library import box_title, games, load, shelf_name
from signoria.server import api_description, playing_on, problems, seating
from signoria.server.absence import checked_pace
from signoria.server.api_absence import add_absence
from signoria.server.api_answers import news_answer, options_answer, table_answer
from signoria.server.api_bodies import MOST, JoinBody, SeatBody, TableBody
from signoria.server.api_callers import (
    TableName,
    Who,
    changes,
    known,
    looked_at,
    on_shelf,
    seated,
)
from signoria.server.api_coach import add_coach
from signoria.server.api_description import answers
from signoria.server.api_models import (
    GameAnswer,
    JoinAnswer,
    NewsAnswer,
    NewTableAnswer,
    OptionsAnswer,
    TableAnswer,
    TableLineAnswer,
)
from signoria.server.api_playing import add_playing
from signoria.server.api_problems import answer_problems
from signoria.server.credentials import hashed, new_secret
from signoria.server.levels import LEVELS, bot_name, bot_named
from signoria.server.live import Listener
from signoria.server.pages import MOST_LINES, stream
from signoria.server.sitting import FRIEND, OPEN, Chair
from signoria.server.tables import Opening
from signoria.server.views import record_of, table_line
from signoria.server.visits import server
from signoria.session import PEOPLE, PERSON

ME = "me"
_AN_HOUR = 3600


def api() -> FastAPI:
    """The API as an application of its own, with its own description and problems."""
    app = FastAPI(title="Signoria", version="1", openapi_url=None, docs_url=None, redoc_url=None)
    _add_looking(app)
    _add_sitting(app)
    add_playing(app)
    add_absence(app)
    add_coach(app)

    @cache
    def description() -> bytes:
        return bytes(JSONResponse(api_description.describe(app)).body)

    app.add_api_route(
        "/openapi.json",
        lambda: Response(description(), media_type="application/json"),
        include_in_schema=False,
    )
    answer_problems(app)
    return app


# Looking


def _add_looking(app: FastAPI) -> None:
    @app.get("/v1/games", responses=answers())
    def list_games(request: Request) -> list[GameAnswer]:
        """The games, each with every box that is played here, their variants, and the bots."""
        return [_game_answer(load(name)) for name in (*games(), *server(request).boxes)]

    @app.get("/v1/tables", responses=answers())
    def list_tables(request: Request) -> list[TableLineAnswer]:
        """Listed tables with an open seat."""
        rows = server(request).tables.storage.listed([PEOPLE], MOST_LINES)
        lines = [table_line(row, None) for row in rows]
        return [
            TableLineAnswer(
                table=line.table,
                game=line.game,
                names=list(line.names),
                free_seats=line.free_seats,
            )
            for line in lines
        ]

    @app.get(
        "/v1/tables/{table}", response_model=TableAnswer, responses=answers(304, 401, 404, 409)
    )
    def observe(request: Request, table: TableName, who: Who) -> Response:
        """The table as your seat sees it; without a secret, as a spectator."""
        sitting = looked_at(request, table, who)
        mine = sitting.seats_of(who)
        tag = f'"{sitting.version}.{mine[0] if mine else "watch"}"'
        if request.headers.get("if-none-match") == tag:
            return Response(None, 304, {"ETag": tag})
        return JSONResponse(table_answer(sitting, who), headers={"ETag": tag})

    @app.get(
        "/v1/tables/{table}/options", response_model=OptionsAnswer, responses=answers(401, 404, 409)
    )
    def options(request: Request, table: TableName, who: Who) -> Response:
        """What your seat may do now: complete, and empty when it is not asked."""
        return JSONResponse(options_answer(looked_at(request, table, who), who))

    @app.get("/v1/tables/{table}/news", response_model=NewsAnswer, responses=answers(401, 404, 409))
    def news(
        request: Request,
        table: TableName,
        who: Who,
        since: Annotated[int, Query(ge=0, le=MOST, description="A version you have seen.")] = 0,
    ) -> Response:
        """What happened since a version, as your seat may know it."""
        sitting = looked_at(request, table, who)
        story = server(request).stories.of(sitting)
        return JSONResponse(news_answer(sitting, story, who, since))

    @app.get("/v1/tables/{table}/record", response_class=PlainTextResponse, responses=answers(404))
    def record(request: Request, table: TableName) -> str:
        """The game so far as text; the dealer's seed is in it when the game is over."""
        return record_of(server(request).tables, table).text(with_seed=True)

    @app.get(
        "/v1/tables/{table}/events", responses=answers(401, 404, 409), **api_description.STREAM
    )
    async def events(
        request: Request,
        table: TableName,
        who: Who,
        seconds: Annotated[int, Query(ge=1, le=_AN_HOUR, description="Then it ends.")] = _AN_HOUR,
    ) -> Response:
        """A stream of server-sent events: `TABLE:VERSION` whenever the table has gone on."""
        sitting = await run_in_threadpool(looked_at, request, table, who)
        seats = frozenset(sitting.seats_of(who))
        return stream(request, Listener(table, sitting.version, seats), seconds)


# Sitting down


def _add_sitting(app: FastAPI) -> None:
    @app.post("/v1/tables", status_code=201, responses=answers(404, body=True))
    def create(request: Request, wanted: TableBody) -> NewTableAnswer:
        """Open a table. Secrets of seats and invitations are shown in this answer only."""
        chairs = [_chair(at, seat) for at, seat in enumerate(wanted.seats)]
        host = next((chair.bearer for chair, _ in chairs if chair.bearer), None)
        sitting = server(request).tables.open(
            Opening(
                on_shelf(wanted.game, wanted.box),
                [chair for chair, _ in chairs],
                wanted.variants,
                host,
                wanted.is_listed,
                wanted.with_confirmation,
                checked_pace(wanted.pace),
            )
        )
        return NewTableAnswer.model_validate(
            {
                "table": sitting.terms.table,
                "version": sitting.version,
                "commitment": sitting.session.dealer.commitment,
                "seats": [
                    {"seat": chair.seat, "player": chair.player, "name": chair.name, **shown}
                    for chair, shown in chairs
                ],
            }
        )

    @app.post("/v1/tables/{table}/join", responses=answers(404, 409, body=True))
    def join(request: Request, table: TableName, wanted: JoinBody) -> JoinAnswer:
        """Sit down in an open seat, or by invitation. You get the seat's secret."""
        tables, secret = server(request).tables, new_secret()
        who = Chair(0, PERSON, bearer=hashed(secret))
        if wanted.invitation is None:
            sitting, seat = seating.sit(tables, table, wanted.seat, wanted.name, who)
        else:
            invite = hashed(wanted.invitation)
            invited = tables.storage.invited_to(invite)
            if invited is None or invited[0] != table:
                raise problems.unknown_invitation()
            sitting, seat = seating.accept(tables, invite, wanted.name, who)
        return JoinAnswer(table=table, seat=seat, secret=secret, version=sitting.version)

    @app.post("/v1/tables/{table}/start", response_model=TableAnswer, responses=changes())
    def start(request: Request, table: TableName, who: Who) -> Response:
        """The host does not wait any longer: bots take the free seats."""
        seated(request, table, who)
        return JSONResponse(table_answer(seating.start(server(request).tables, table, who), who))

    @app.post("/v1/tables/{table}/resign", response_model=TableAnswer, responses=changes())
    def resign(request: Request, table: TableName, who: Who) -> Response:
        """Get up; a bot plays on."""
        seated(request, table, who)
        sitting = seating.resign(server(request).tables, table, who, None)
        return JSONResponse(table_answer(sitting, who))

    @app.post("/v1/tables/{table}/play-on", response_model=TableAnswer, responses=changes())
    def play_on(request: Request, table: TableName, who: Who) -> Response:
        """Let a table that stands still go on by the rules of now, if every move is legal there."""
        if who is None:
            raise problems.secret_needed()
        sitting = playing_on.play_on(server(request).tables, table, who)
        return JSONResponse(table_answer(sitting, who))

    @app.post("/v1/tables/{table}/rematch", response_model=TableAnswer, responses=changes())
    def rematch(request: Request, table: TableName, who: Who) -> Response:
        """The same people once more, after the end. Your secret is good there too."""
        known(request, table, who)
        sitting = seating.rematch(server(request).tables, table, who)
        return JSONResponse(table_answer(sitting, who))


# Helpers


def _chair(at: int, wanted: SeatBody) -> tuple[Chair, dict[str, str]]:
    """A seat to store, and the secret to show once."""
    name = seating.checked_name(wanted.name)
    chair, secret = Chair(at, wanted.player, name), new_secret()
    if wanted.player == ME:
        return replace(chair, player=PERSON, bearer=hashed(secret)), {"secret": secret}
    if wanted.player == FRIEND:
        return replace(chair, invite=hashed(secret)), {"invitation": secret}
    if wanted.player == OPEN:
        return chair, {}
    return replace(chair, player=bot_named(wanted.player), name=name or bot_name(at)), {}


def _game_answer(game: Game[Any]) -> GameAnswer:
    return GameAnswer(
        game=game.name,
        title=game.title,
        rules=game.rules,
        box=game.box.fingerprint,
        box_title=box_title(shelf_name(game)),
        seats=list(game.seats),
        variants={option.name: list(option.values) for option in game.variants.values()},
        bots=list(LEVELS),
    )
