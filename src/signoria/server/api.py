"""The API for programs in any language, version 1. ``docs/api.md`` shows how it is used."""

from __future__ import annotations

from dataclasses import replace
from typing import Annotated, Any

from fastapi import Depends, FastAPI, Path, Query
from starlette.concurrency import run_in_threadpool
from starlette.requests import Request
from starlette.responses import JSONResponse, PlainTextResponse, Response

from signoria.kernel.game import Game
from signoria.library import games, load
from signoria.server import api_description, problems, seating, turns
from signoria.server.api_description import SECRET, answers
from signoria.server.api_models import (
    Course,
    Done,
    GameFacts,
    Joined,
    NewTable,
    OptionFacts,
    TableFacts,
    TableRowFacts,
    WantedAction,
    WantedAnswer,
    WantedJoin,
    WantedSeat,
    WantedTable,
    done,
    option_facts,
    table_facts,
)
from signoria.server.api_problems import answer_problems, problem_json
from signoria.server.credentials import hashed, new_secret
from signoria.server.levels import LEVELS, bot_name, bot_named
from signoria.server.live import Listener
from signoria.server.pages import MOST_LINES, stream
from signoria.server.problems import TableProblem
from signoria.server.sitting import FRIEND, OPEN, PEOPLE, Seat, Sitting
from signoria.server.tables import Opening
from signoria.server.views import shown_record, table_line
from signoria.server.visits import server
from signoria.table import PERSON

ME = "me"
TableName = Annotated[str, Path(max_length=32, description="The table's name.")]
_AN_HOUR = 3600


def _who(request: Request, _: Annotated[Any, Depends(SECRET)]) -> str | None:
    """The hash of the secret that was shown, if one was."""
    said = request.headers.get("authorization")
    if said is None:
        return None
    scheme, _, secret = said.partition(" ")
    if scheme.lower() != "bearer" or not secret.strip():
        raise problems.secret_needed()
    return hashed(secret.strip())


Who = Annotated[str | None, Depends(_who)]


def api() -> FastAPI:
    """The API as an application of its own, with its own description and problems."""
    app = FastAPI(title="Signoria", version="1", openapi_url=None, docs_url=None, redoc_url=None)
    _add_looking(app)
    _add_sitting(app)
    _add_playing(app)
    app.add_api_route(
        "/openapi.json", lambda: api_description.describe(app), include_in_schema=False
    )
    answer_problems(app)
    return app


# Looking


def _add_looking(app: FastAPI) -> None:
    @app.get("/v1/games", responses=answers())
    def list_games() -> list[GameFacts]:
        """The games, their variants, and the bots that play them."""
        return [_game_facts(load(name)) for name in games()]

    @app.get("/v1/tables", responses=answers())
    def list_tables(request: Request) -> list[TableRowFacts]:
        """Listed tables with an open seat."""
        rows = server(request).tables.storage.listed([PEOPLE], MOST_LINES)
        lines = [table_line(row, None) for row in rows]
        return [
            TableRowFacts(
                table=line.table,
                game=line.game,
                names=list(line.names),
                free_seats=line.free_seats,
            )
            for line in lines
        ]

    @app.get("/v1/tables/{table}", response_model=TableFacts, responses=answers(304, 401, 404))
    def observe(request: Request, table: TableName, who: Who) -> Response:
        """The table as your seat sees it; without a secret, as a spectator."""
        sitting = _looked_at(request, table, who)
        mine = sitting.seats_of(who)
        tag = f'"{sitting.version}.{mine[0] if mine else "watch"}"'
        if request.headers.get("if-none-match") == tag:
            return Response(None, 304, {"ETag": tag})
        return JSONResponse(table_facts(sitting, who), headers={"ETag": tag})

    @app.get("/v1/tables/{table}/options", response_model=OptionFacts, responses=answers(401, 404))
    def options(request: Request, table: TableName, who: Who) -> Response:
        """What your seat may do now: complete, and empty when it is not asked."""
        return JSONResponse(option_facts(_looked_at(request, table, who), who))

    @app.get("/v1/tables/{table}/record", response_class=PlainTextResponse, responses=answers(404))
    def record(request: Request, table: TableName) -> str:
        """The game so far as text; the dealer's seed is in it when the game is over."""
        return shown_record(server(request).tables.get(table)).text(with_seed=True)

    @app.get("/v1/tables/{table}/events", responses=answers(401, 404), **api_description.STREAM)
    async def events(
        request: Request,
        table: TableName,
        who: Who,
        seconds: Annotated[int, Query(ge=1, le=_AN_HOUR, description="Then it ends.")] = _AN_HOUR,
    ) -> Response:
        """A stream of server-sent events: `TABLE:VERSION` whenever the table has gone on."""
        sitting = await run_in_threadpool(_looked_at, request, table, who)
        seats = frozenset(sitting.seats_of(who))
        return stream(request, Listener(table, sitting.version, seats), seconds)


# Sitting down


def _add_sitting(app: FastAPI) -> None:
    @app.post("/v1/tables", status_code=201, responses=answers(404, body=True))
    def create(request: Request, wanted: WantedTable) -> NewTable:
        """Open a table. Secrets of seats and invitations are shown in this answer only."""
        chairs = [_chair(at, seat) for at, seat in enumerate(wanted.seats)]
        host = next((seat.bearer for seat, _ in chairs if seat.bearer), None)
        sitting = server(request).tables.open(
            Opening(
                wanted.game,
                [seat for seat, _ in chairs],
                wanted.variants,
                host,
                wanted.is_listed,
                wanted.with_confirmation,
            )
        )
        return NewTable.model_validate(
            {
                "table": sitting.facts.table,
                "version": sitting.version,
                "commitment": sitting.facts.dealer.commitment,
                "seats": [
                    {"seat": seat.seat, "player": seat.player, "name": seat.name, **shown}
                    for seat, shown in chairs
                ],
            }
        )

    @app.post("/v1/tables/{table}/join", responses=answers(404, 409, body=True))
    def join(request: Request, table: TableName, wanted: WantedJoin) -> Joined:
        """Sit down in an open seat, or by invitation. You get the seat's secret."""
        tables, secret = server(request).tables, new_secret()
        who = Seat(0, PERSON, bearer=hashed(secret))
        if wanted.invitation is None:
            sitting, seat = seating.sit(tables, table, wanted.seat, wanted.name, who)
        else:
            invite = hashed(wanted.invitation)
            found = tables.storage.invited_to(invite)
            if found is None or found[0] != table:
                raise problems.unknown_invitation()
            sitting, seat = seating.accept(tables, invite, wanted.name, who)
        return Joined(table=table, seat=seat, secret=secret, version=sitting.version)

    @app.post("/v1/tables/{table}/start", response_model=TableFacts, responses=_changes())
    def start(request: Request, table: TableName, who: Who) -> Response:
        """The host does not wait any longer: bots take the free seats."""
        _seated(request, table, who)
        return JSONResponse(table_facts(seating.start(server(request).tables, table, who), who))

    @app.post("/v1/tables/{table}/resign", response_model=TableFacts, responses=_changes())
    def resign(request: Request, table: TableName, who: Who) -> Response:
        """Get up; a bot plays on."""
        _seated(request, table, who)
        sitting = seating.resign(server(request).tables, table, who, None)
        return JSONResponse(table_facts(sitting, who))

    @app.post("/v1/tables/{table}/rematch", response_model=TableFacts, responses=_changes())
    def rematch(request: Request, table: TableName, who: Who) -> Response:
        """The same people once more, after the end. Your secret is good there too."""
        _known(request, table, who)
        sitting = seating.rematch(server(request).tables, table, who)
        return JSONResponse(table_facts(sitting, who))


# Playing


def _add_playing(app: FastAPI) -> None:
    @app.post("/v1/tables/{table}/actions", response_model=Done, responses=_changes(body=True))
    def act(request: Request, table: TableName, who: Who, wanted: WantedAction) -> Response:
        """Act. It is stored when this answers."""
        asked = turns.Request(table, who, wanted.version, wanted.key)
        return _course(request, asked, turns.act, wanted.action)

    @app.post("/v1/tables/{table}/confirm", response_model=Done, responses=_changes(body=True))
    def confirm(request: Request, table: TableName, who: Who, wanted: Course) -> Response:
        """Your held move stands."""
        asked = turns.Request(table, who, wanted.version, wanted.key)
        return _course(request, asked, turns.confirm)

    @app.post("/v1/tables/{table}/undo", response_model=Done, responses=_changes(body=True))
    def undo(request: Request, table: TableName, who: Who, wanted: Course) -> Response:
        """Take your last move back, if nothing was revealed since."""
        asked = turns.Request(table, who, wanted.version, wanted.key)
        return _course(request, asked, turns.undo)

    @app.post("/v1/tables/{table}/undo-ask", response_model=Done, responses=_changes(body=True))
    def undo_ask(request: Request, table: TableName, who: Who, wanted: Course) -> Response:
        """Ask the others to go back before your last move. Bots agree."""
        asked = turns.Request(table, who, wanted.version, wanted.key)
        return _course(request, asked, turns.ask_undo)

    @app.post("/v1/tables/{table}/undo-answer", response_model=Done, responses=_changes(body=True))
    def undo_answer(request: Request, table: TableName, who: Who, wanted: WantedAnswer) -> Response:
        """Let somebody go back, or not."""
        asked = turns.Request(table, who, wanted.version, wanted.key)
        return _course(request, asked, turns.answer_undo, wanted.agree)


# Helpers


def _changes(body: bool = False) -> dict[int | str, dict[str, Any]]:
    return answers(401, 403, 404, 409, body=body)


def _looked_at(request: Request, table: str, who: str | None) -> Sitting:
    sitting = server(request).tables.get(table)
    if who is not None and not any(who in (seat.owner, seat.bearer) for seat in sitting.seats):
        raise problems.wrong_secret()
    return sitting


def _known(request: Request, table: str, who: str | None) -> Sitting:
    sitting = _looked_at(request, table, who)
    if who is None:
        raise problems.secret_needed()
    return sitting


def _seated(request: Request, table: str, who: str | None) -> Sitting:
    sitting = _known(request, table, who)
    if not sitting.seats_of(who):
        raise problems.not_your_seat()
    return sitting


def _course(request: Request, asked: turns.Request, change: Any, *more: Any) -> Response:
    tables = server(request).tables
    try:
        return JSONResponse(done(change(tables, asked, *more)))
    except TableProblem as problem:
        if problem.kind == "not-your-seat":
            _seated(request, asked.table, asked.who)  # perhaps no secret at all, or a wrong one
        if problem.status != 409:
            raise
        return problem_json(problem, table_facts(tables.get(asked.table), asked.who))


def _chair(at: int, wanted: WantedSeat) -> tuple[Seat, dict[str, str]]:
    """A seat to store, and the secret to show once."""
    name = seating.checked_name(wanted.name)
    seat, secret = Seat(at, wanted.player, name), new_secret()
    if wanted.player == ME:
        return replace(seat, player=PERSON, bearer=hashed(secret)), {"secret": secret}
    if wanted.player == FRIEND:
        return replace(seat, invite=hashed(secret)), {"invitation": secret}
    if wanted.player == OPEN:
        return seat, {}
    return replace(seat, player=bot_named(wanted.player), name=name or bot_name(at)), {}


def _game_facts(game: Game[Any]) -> GameFacts:
    return GameFacts(
        game=game.name,
        title=game.title,
        rules=game.rules,
        box=game.box.fingerprint,
        seats=list(game.seats),
        variants={option.name: list(option.values) for option in game.options.values()},
        bots=list(LEVELS),
    )
