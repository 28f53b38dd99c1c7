"""How people who leave the page want to be told that it is their turn: push, mail or not."""

from __future__ import annotations

from fastapi import APIRouter
from starlette.requests import Request
from starlette.responses import FileResponse, Response

from signoria.faces import web
from signoria.faces.web.calling import CallData, call_page, calls_page
from signoria.server import mail, problems, push
from signoria.server.answers import go_to, page
from signoria.server.calls import MAIL, PUSH, Call
from signoria.server.forms import Posted
from signoria.server.limits import Buckets
from signoria.server.visits import server, viewer, visitor

CALLING = APIRouter()
CONFIRMATIONS = Buckets(3, 3 / (24 * 3600))  # to one address: three at once, then three a day


@CALLING.get("/worker.js")
def worker() -> Response:
    """The service worker: from the root, so that it may open any table."""
    return FileResponse(
        web.static_file("worker.js"),
        media_type="text/javascript",
        headers={"Cache-Control": "no-cache"},
    )


@CALLING.get("/t/{table}/calls")
def calls(request: Request, table: str) -> Response:
    """What is chosen, and what can be."""
    return page(calls_page(visitor(request), _shown(request, table)))


@CALLING.post("/t/{table}/calls/push")
def add_push(request: Request, table: str, form: Posted) -> Response:
    """This browser wants to be told."""
    owner = _owner(request, table)
    services = server(request).settings.push_services
    target = push.checked_subscription(
        form.get("endpoint", ""), form.get("p256dh", ""), form.get("auth", ""), services
    )
    _added(request, table, owner, PUSH, target)
    return go_to(f"/t/{table}/calls")


@CALLING.post("/t/{table}/calls/mail")
def add_mail(request: Request, table: str, form: Posted) -> Response:
    """An address wants to be told, once whoever reads it has said so."""
    owner, settings = _owner(request, table), server(request).settings
    if not settings.smtp:
        raise problems.not_now("no-mail", "this server sends no mail")
    address = mail.checked_address(form.get("address", ""))
    is_known = server(request).caller.calls.has_confirmed(owner, address)
    if not is_known and CONFIRMATIONS.take(address):
        raise problems.TableProblem(
            429, "too-fast", "that address has got enough mails for now: try tomorrow"
        )
    call = _added(request, table, owner, MAIL, address)
    if not call.is_confirmed:
        server(request).caller.ask(call)
    return go_to(f"/t/{table}/calls")


@CALLING.post("/t/{table}/calls/off")
def off(request: Request, table: str) -> Response:
    """Nothing is sent any more about this table."""
    found = server(request).caller.calls
    found.remove(*found.of(table, _owner(request, table)))
    return go_to(f"/t/{table}/calls")


# Links in mails


@CALLING.get("/calls/{secret}/{what}")
def link(request: Request, secret: str, what: str) -> Response:
    """Where a link leads. Looking at it changes nothing."""
    call = _linked(request, secret, what)
    return page(call_page(visitor(request), secret, what, call.target, is_done=False))


@CALLING.post("/calls/{secret}/{what}")
def follow(request: Request, secret: str, what: str) -> Response:
    """Yes, tell me; or never again. Programs that read mail post here too (RFC 8058)."""
    call, found = _linked(request, secret, what), server(request).caller.calls
    if what == "on":
        found.confirm(call)
    else:
        found.remove(call)
    return page(call_page(visitor(request), secret, what, call.target, is_done=True))


# Helpers


def _linked(request: Request, secret: str, what: str) -> Call:
    call = server(request).caller.calls.with_secret(secret) if what in ("on", "off") else None
    if call is None:
        raise problems.TableProblem(
            404, "unknown-call", "this link is not valid any more: nothing is sent"
        )
    return call


def _owner(request: Request, table: str) -> str:
    """The browser that asks; it must have a seat there, and the game must not be over."""
    who, sitting = viewer(request).who, server(request).tables.get(table)
    if who is None or not any(chair.owner == who for chair in sitting.chairs):
        raise problems.not_your_seat()
    if sitting.is_over:
        raise problems.not_now("over", "the game is over")
    return who


def _added(request: Request, table: str, owner: str, kind: str, target: str) -> Call:
    found, language = server(request).caller.calls, visitor(request).language
    call = found.add(table, owner, kind, target, language)
    if call is None:
        raise problems.not_now("too-many-calls", "there are too many already: switch some off")
    return call


def _shown(request: Request, table: str) -> CallData:
    here, owner = server(request), _owner(request, table)
    mine = here.caller.calls.of(table, owner)
    letters = [call for call in mine if call.kind == MAIL]
    return CallData(
        table,
        here.tables.get(table).session.game.name,
        here.caller.public_key if here.settings.push_services else "",
        bool(here.settings.smtp),
        sum(call.kind == PUSH for call in mine),
        letters[0].target if letters else "",
        bool(letters) and letters[0].is_confirmed,
    )
