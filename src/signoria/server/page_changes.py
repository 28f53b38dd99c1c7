"""What browsers change, by posting forms. Each answers with the table as it is then."""

from __future__ import annotations

import math
from collections.abc import Callable, Mapping

from fastapi import APIRouter
from starlette.concurrency import run_in_threadpool
from starlette.requests import Request
from starlette.responses import Response

from signoria.bundles import bundled
from signoria.events import CONFIRM, MOVE, NO, UNDO, UNDO_ANSWER, UNDO_ASK, YES
from signoria.faces import web
from signoria.faces.web.page_data import HintData
from signoria.faces.web.words import LANGUAGES
from signoria.server import playing_on, problems, seating, turns
from signoria.server.answers import answer_to, go_to, has_script, page, refusal, seen
from signoria.server.credentials import hashed
from signoria.server.forms import Posted, number, optional_number, quick_table, wished_table
from signoria.server.logs import CLIENT
from signoria.server.problems import TableProblem
from signoria.server.queueing import QueueFull
from signoria.server.seating import checked_name
from signoria.server.security import RETRY_AFTER
from signoria.server.sitting import Chair, Sitting
from signoria.server.thoughts import Advice
from signoria.server.turns import Wish, fulfil
from signoria.server.visits import (
    LANGUAGE_COOKIE,
    THEME_COOKIE,
    THEMES,
    known_viewer,
    remember,
    remember_liking,
    server,
    viewer,
    visitor,
)
from signoria.session import PERSON, SEAT

CHANGES = APIRouter()
LONGEST_KEY = 64


# Opening tables and sitting down


@CHANGES.post("/new")
def new(request: Request, form: Posted) -> Response:
    host = known_viewer(request)
    try:
        sitting = server(request).tables.open(wished_table(form, host))
    except TableProblem as problem:
        if problem.kind in ("unknown-game", "no-room"):  # no other choice would help
            raise
        game, boxes = form.get("game", ""), server(request).boxes
        shown = web.new_table(visitor(request), game, form, problem.detail, boxes)
        return page(shown, problem.status)
    answer = go_to(f"/t/{sitting.terms.table}")
    remember(request, answer, host, checked_name(form.get("name", "")))
    return answer


@CHANGES.post("/quick")
def quick(request: Request, form: Posted) -> Response:
    host = known_viewer(request)
    wish = quick_table({"name": visitor(request).name, **form})
    sitting = server(request).tables.open(wished_table(wish, host))
    answer = go_to(f"/t/{sitting.terms.table}")
    remember(request, answer, host)
    return answer


@CHANGES.post("/join")
def join(request: Request, form: Posted) -> Response:
    """Exchange an invitation for a seat of this browser's."""
    guest = known_viewer(request)
    name = checked_name(form.get("name", ""))
    who = Chair(0, PERSON, owner=guest.who)
    tables = server(request).tables
    sitting, _ = seating.accept(tables, hashed(form.get("secret", "")), name, who)
    answer = go_to(f"/t/{sitting.terms.table}")
    remember(request, answer, guest, name)
    return answer


@CHANGES.post("/t/{table}/sit")
def sit(request: Request, table: str, form: Posted) -> Response:
    guest = known_viewer(request)
    name = checked_name(form.get("name", ""))
    who = Chair(0, PERSON, owner=guest.who)

    def change() -> Sitting:
        seat = optional_number(form, "seat")
        return seating.sit(server(request).tables, table, seat, name, who)[0]

    answer = answer_to(request, table, change)
    if answer.status_code < 400:
        remember(request, answer, guest, name)
    return answer


@CHANGES.post("/t/{table}/start")
def start(request: Request, table: str) -> Response:
    return _seating(request, table, seating.start)


@CHANGES.post("/t/{table}/leave")
def leave(request: Request, table: str) -> Response:
    answer = _seating(request, table, seating.leave)
    return go_to("/") if answer.status_code == 303 else answer


@CHANGES.post("/t/{table}/resign")
def resign(request: Request, table: str, form: Posted) -> Response:
    seat = optional_number(form, "seat")
    return _seating(request, table, seating.resign, seat)


@CHANGES.post("/t/{table}/rename")
def rename(request: Request, table: str, form: Posted) -> Response:
    seat, name = optional_number(form, "seat"), form.get("name", "")
    return _seating(request, table, seating.rename, seat, name)


@CHANGES.post("/t/{table}/play-on")
def play_on(request: Request, table: str) -> Response:
    """A table that stands still goes on by the rules of now."""
    playing_on.play_on(server(request).tables, table, viewer(request).who)
    return go_to(f"/t/{table}")


@CHANGES.post("/t/{table}/rematch")
def rematch(request: Request, table: str) -> Response:
    """Everybody who asks comes to the same new table."""
    try:
        following = seating.rematch(server(request).tables, table, viewer(request).who)
    except TableProblem as problem:
        return refusal(request, table, problem)
    return go_to(f"/t/{following.terms.table}")


@CHANGES.post("/t/{table}/continue")
def go_on(request: Request, table: str, form: Posted) -> Response:
    """A new table from a position of this one."""
    host = known_viewer(request)
    name = form.get("name") or visitor(request).name
    sitting = seating.go_on_from(
        server(request).tables,
        table,
        number(form, "at"),
        optional_number(form, "seat") or 0,
        name,
        form.get("opponent") or "journeyman",
        str(host.who),
    )
    answer = go_to(f"/t/{sitting.terms.table}")
    remember(request, answer, host)
    return answer


@CHANGES.post("/replay")
def upload(request: Request, form: Posted) -> Response:
    """A record from a file or from text."""
    text = form.get("file") or form.get("record") or form.get("text") or ""
    try:
        sitting = seating.keep_record(server(request).tables, text)
    except TableProblem as problem:
        if problem.kind == "no-room":
            raise
        shown = web.replay_upload_page(visitor(request), problem.detail)
        return page(shown, problem.status)
    return go_to(f"/t/{sitting.terms.table}/replay?at=0")


# Playing


@CHANGES.post("/t/{table}/act")
def act(request: Request, table: str, form: Posted) -> Response:
    """A move or a bundle; ``before``: the moves that go before it, as the page was drawn."""
    return _wish(
        request, table, form, MOVE, bundled(form.get("before", ""), form.get("action", ""))
    )


@CHANGES.post("/t/{table}/confirm")
def confirm(request: Request, table: str, form: Posted) -> Response:
    return _wish(request, table, form, CONFIRM)


@CHANGES.post("/t/{table}/undo")
def undo(request: Request, table: str, form: Posted) -> Response:
    return _wish(request, table, form, UNDO)


@CHANGES.post("/t/{table}/undo-ask")
def undo_ask(request: Request, table: str, form: Posted) -> Response:
    return _wish(request, table, form, UNDO_ASK)


@CHANGES.post("/t/{table}/undo-answer")
def undo_answer(request: Request, table: str, form: Posted) -> Response:
    answer = form.get("answer", "")
    if answer not in (YES, NO):
        raise problems.impossible("bad-form", "the answer is yes or no")
    return _wish(request, table, form, UNDO_ANSWER, answer)


@CHANGES.post("/t/{table}/hint")
async def hint(request: Request, table: str, form: Posted) -> Response:
    """What a bot would do in my place; ``more``: with the best moves. It changes nothing, and holds
    no thread while it waits.
    """
    sitting = await run_in_threadpool(server(request).tables.get, table)
    awaits, seat = sitting.awaits()
    mine = sitting.seats_of(viewer(request).who)
    if awaits != SEAT or sitting.session.is_held or seat not in mine:
        return await run_in_threadpool(refusal, request, table, problems.not_your_turn())
    try:
        turn = turns.turn_of(sitting, seat)
        advice = await server(request).thinkers.hint(turn, CLIENT.get(), bool(form.get("more")))
    except QueueFull as full:
        request.scope[RETRY_AFTER] = math.ceil(full.seconds)
        return await run_in_threadpool(refusal, request, table, problems.no_time())
    return await run_in_threadpool(_hinted, request, sitting, advice)


def _hinted(request: Request, sitting: Sitting, advice: Advice) -> Response:
    shown = seen(request, sitting), HintData(advice.options[0][0], advice.reasons, advice.best)
    draw = web.hint_view if has_script(request) else web.hint_page
    return page(draw(visitor(request), *shown))


# Likings


@CHANGES.post("/language")
def language(request: Request, form: Posted) -> Response:
    code = form.get("language", "")
    if code not in LANGUAGES:
        raise problems.impossible(
            "unknown-language", f"the languages are {', '.join(LANGUAGES)}, not {code[:20]!r}"
        )
    answer = go_to(_local(form.get("back", "/")))
    remember_liking(request, answer, LANGUAGE_COOKIE, code)
    return answer


@CHANGES.post("/theme")
def theme(request: Request, form: Posted) -> Response:
    wanted = form.get("theme", "")
    if wanted not in (*THEMES, ""):
        raise problems.impossible("unknown-theme", "a theme is light or dark")
    answer = go_to(_local(form.get("back", "/")))
    remember_liking(request, answer, THEME_COOKIE, wanted)
    return answer


# Helpers


def _seating(
    request: Request, table: str, change: Callable[..., Sitting], *more: object
) -> Response:
    tables, who = server(request).tables, viewer(request).who
    return answer_to(request, table, lambda: change(tables, table, who, *more))


def _wish(
    request: Request, table: str, form: Mapping[str, str], kind: str, said: str = ""
) -> Response:
    key = form.get("key") or None
    if key is not None and len(key) > LONGEST_KEY:
        raise problems.impossible("bad-form", f"a key has at most {LONGEST_KEY} letters")
    wish = Wish(table, viewer(request).who, kind, number(form, "version"), key, said)
    return answer_to(request, table, lambda: fulfil(server(request).tables, wish).sitting)


def _local(address: str) -> str:
    """Only back to a page of ours."""
    is_local = address.startswith("/") and not address.startswith(("//", "/\\"))
    return address if is_local and address.isprintable() else "/"
