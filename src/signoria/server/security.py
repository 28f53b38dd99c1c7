"""The guard at the door: every request passes here, and every answer leaves through here.

It limits how much and how fast, refuses changes that another site's page has started, sets the
headers that bind the browser, and writes the access log without secrets.
"""

from __future__ import annotations

import logging
import math
import re
import secrets
import time
from collections.abc import Callable
from urllib.parse import urlsplit

from starlette.datastructures import Headers, MutableHeaders
from starlette.responses import PlainTextResponse, Response
from starlette.types import ASGIApp, Message, Receive, Scope, Send

from signoria.server.bodies import Gone, TooLarge, arrived
from signoria.server.clients import client_at
from signoria.server.limits import Buckets, Place, Places
from signoria.server.logs import CLIENT, REQUEST
from signoria.server.metrics import ERRORS, REFUSED, REQUESTS, SECONDS
from signoria.server.problems import TableProblem, of_error
from signoria.server.settings import Settings

LOG = logging.getLogger("signoria.access")
RETRY_AFTER = "signoria.retry_after"  # in a request's scope: seconds for the header of that name
SAFE = frozenset({"GET", "HEAD", "OPTIONS"})
METHODS = SAFE | {"POST", "PUT", "PATCH", "DELETE"}
POLICY = (
    "default-src 'none'; script-src 'self'; style-src 'self'; img-src 'self'; font-src 'self'; "
    "media-src 'self'; manifest-src 'self'; connect-src 'self'; form-action 'self'; "
    "base-uri 'none'; frame-ancestors 'none'"
)
HEADERS = {
    "Content-Security-Policy": POLICY,
    # Not no-referrer: with that, browsers send "Origin: null" with our own forms.
    "Referrer-Policy": "same-origin",
    "X-Content-Type-Options": "nosniff",
    "X-Frame-Options": "DENY",
    "Cross-Origin-Opener-Policy": "same-origin",
    "Cross-Origin-Resource-Policy": "same-origin",
    "Permissions-Policy": "camera=(), geolocation=(), microphone=()",
}
FORMS = ("application/x-www-form-urlencoded", "multipart/form-data")
_SECRET_PATH = re.compile(r"^/+(join|calls)/.*")
_OPENS_TABLES = re.compile(
    r"^(/new|/quick|/replay|/t/[^/]+/(continue|rematch)|/puzzles/[^/]+/\d+/play|/api/v1/tables)$"
)
_THINKS = re.compile(r"^(/t/[^/]+/(hint|coach|replay/coach)|/api/v1/tables/[^/]+/coach(/moves)?)$")
# What waits for something without keeping anything busy: it takes no place from other requests. A
# stream has begun to answer when it waits.
_WAITS = re.compile(r"^(/api/v1/thinkers|/healthz)$")
_UPLOAD = "/replay"
_UNTOLD = "signoria.untold"  # in a request's scope: one of many that were too fast
_TOLD_AT_ONCE, _TOLD_A_SECOND = 10, 1 / 60  # lines about requests of a client that were too fast
_CALLS = re.compile(r"^(/t/[^/]+/calls/(push|mail)|/calls/.*)$")

Refuse = Callable[[Scope, TableProblem], Response]


class Guard:
    """ASGI middleware around the whole application."""

    def __init__(self, app: ASGIApp, settings: Settings, refuse: Refuse) -> None:
        self._app = app
        self._settings = settings
        self._refuse = refuse
        self._requests = Buckets(settings.requests_at_once, settings.requests_a_second)
        self._changes = Buckets(settings.changes_at_once, settings.changes_a_second)
        self._tables = Buckets(settings.tables_at_once, settings.tables_a_second)
        self._hints = Buckets(settings.hints_at_once, settings.hints_a_second)
        self._calls = Buckets(settings.calls_at_once, settings.calls_a_second)
        self._records = Buckets(settings.records_at_once, settings.records_a_second)
        self._answering = Places(settings.answered_at_once, settings.answering_a_minute)
        self._told_too_fast = Buckets(_TOLD_AT_ONCE, _TOLD_A_SECOND)

    async def __call__(self, scope: Scope, receive: Receive, send: Send) -> None:
        if scope["type"] != "http":
            await self._app(scope, receive, send)
            return
        began = time.perf_counter()
        status = 0  # nothing was answered yet
        place: Place | None = None
        REQUEST.set(_request_id())
        CLIENT.set(_client(scope))

        async def send_on(message: Message) -> None:
            nonlocal status
            if message["type"] == "http.response.start":
                status = message["status"]
                if place is not None:
                    place.leave()  # it is answered; to be read slowly keeps no place
                self._add_headers(scope, MutableHeaders(scope=message))
            await send(message)

        try:
            if problem := self._problem(scope):
                REFUSED.labels(problem.kind).inc()
                await self._refuse(scope, problem)(scope, receive, send_on)
            else:
                receive = await arrived(receive, self._limit(scope))
                if not _waits(scope):
                    place = await self._answering.take(_client(scope))
                await self._app(scope, receive, send_on)
        except TooLarge:
            problem = TableProblem(413, "too-large", _too_large(self._limit(scope)))
            await self._refuse(scope, problem)(scope, receive, send_on)
        except Gone:
            pass
        except Exception as error:
            LOG.exception("%s %s failed", scope["method"], shown_path(scope))
            ERRORS.inc()
            if not status:
                await self._broken(scope, error)(scope, receive, send_on)
        finally:
            if place is not None:
                place.leave()
            seconds = time.perf_counter() - began
            route = _route(scope)
            REQUESTS.labels(_known_method(scope), route, str(status)).inc()
            SECONDS.labels(route).observe(seconds)
            if self._settings.log_requests and not scope.get(_UNTOLD):
                _log(scope, status, seconds * 1000)

    def _broken(self, scope: Scope, error: Exception) -> Response:
        """Our own mistake; perhaps even the page that says so cannot be made."""
        problem = of_error(error)
        try:
            return self._refuse(scope, problem)
        except Exception:
            LOG.exception("no page for a problem")
            return PlainTextResponse(problem.detail, problem.status)

    # Checks

    def _problem(self, scope: Scope) -> TableProblem | None:
        headers = Headers(scope=scope)
        return (
            self._too_fast(scope)
            or (None if scope["method"] in SAFE else self._foreign(scope, headers))
            or self._wrong_type(scope, headers)
            or self._announced_too_large(scope, headers)
        )

    def _too_fast(self, scope: Scope) -> TableProblem | None:
        client = _client(scope)
        wait = self._requests.take(client)
        if scope["method"] not in SAFE:
            wait = max(wait, self._changes.take(client))
            if _OPENS_TABLES.match(scope["path"]):
                wait = max(wait, self._tables.take(client))
                if scope["path"] == _UPLOAD:
                    wait = max(wait, self._records.take(client))
            elif _THINKS.match(scope["path"]):
                wait = max(wait, self._hints.take(client))
            elif _CALLS.match(scope["path"]):
                wait = max(wait, self._calls.take(client))
        if not wait:
            return None
        scope[_UNTOLD] = bool(self._told_too_fast.take(client))
        seconds = math.ceil(wait)
        scope[RETRY_AFTER] = seconds
        return TableProblem(429, "too-fast", f"too many requests: wait {seconds} s, then go on")

    def _foreign(self, scope: Scope, headers: Headers) -> TableProblem | None:
        """Whether another site's page has started this change. Programs send neither header."""
        site = headers.get("sec-fetch-site")
        origin = headers.get("origin")
        if site is not None:
            is_foreign = site not in ("same-origin", "none")
        else:
            is_foreign = origin is not None and not self._is_ours(scope, headers, origin)
        if not is_foreign:
            return None
        return TableProblem(403, "cross-site", "changes are made from the table's own pages only")

    def _is_ours(self, scope: Scope, headers: Headers, origin: str) -> bool:
        if self._settings.origin:
            return origin == self._settings.origin.rstrip("/")
        return urlsplit(origin).netloc == headers.get("host", "")

    def _wrong_type(self, scope: Scope, headers: Headers) -> TableProblem | None:
        if scope["method"] in SAFE or not _has_body(headers):
            return None
        said = headers.get("content-type", "").partition(";")[0].strip().lower()
        is_api = scope["path"].startswith("/api/")
        if said in (("application/json",) if is_api else FORMS):
            return None
        wanted = "application/json" if is_api else "a form"
        return TableProblem(415, "wrong-type", f"send {wanted}, not {said or 'an unnamed type'!r}")

    def _announced_too_large(self, scope: Scope, headers: Headers) -> TableProblem | None:
        length = headers.get("content-length", "")
        if length.isdecimal() and int(length) > self._limit(scope):
            return TableProblem(413, "too-large", _too_large(self._limit(scope)))
        return None

    def _add_headers(self, scope: Scope, headers: MutableHeaders) -> None:
        for name, value in HEADERS.items():
            headers.setdefault(name, value)
        if self._settings.origin.startswith("https:"):
            headers.setdefault("Strict-Transport-Security", "max-age=31536000")
        if "signoria.is_named_by_content" in scope:
            headers["Cache-Control"] = "public, max-age=31536000, immutable"
        else:
            headers.setdefault("Cache-Control", "no-store")
        headers["X-Request-ID"] = REQUEST.get()
        if RETRY_AFTER in scope:
            headers["Retry-After"] = str(scope[RETRY_AFTER])

    def _limit(self, scope: Scope) -> int:
        is_record = scope["path"] == _UPLOAD
        return self._settings.record_limit if is_record else self._settings.body_limit


def shown_path(scope: Scope) -> str:
    """A path for the log: invitations and links in mails are secrets, and so may be what follows
    a question mark.
    """
    path = "".join(letter if letter.isprintable() else "·" for letter in scope["path"])
    return _SECRET_PATH.sub(r"/\1/…", path)[:200]


def _client(scope: Scope) -> str:
    """Whom the limits count."""
    return client_at(scope["client"][0]) if scope.get("client") else ""


def _waits(scope: Scope) -> bool:
    """Whether it is answered when others have done something; a look at the coach is not."""
    asks = scope["method"] not in SAFE and _THINKS.match(scope["path"])
    return bool(asks or _WAITS.match(scope["path"]))


def _request_id() -> str:
    """For the log, and for whoever reports a problem."""
    return secrets.token_hex(6)


def _route(scope: Scope) -> str:
    """The kind of address, not the address: there are few of them, and no secrets in them."""
    if scope["path"].startswith("/static/"):
        return "/static"
    route = scope.get("route")
    path = getattr(route, "path_format", None) or getattr(route, "path", "")
    return str(path) or "other"


def _known_method(scope: Scope) -> str:
    return str(scope["method"]) if scope["method"] in METHODS else "other"


def _log(scope: Scope, status: int, milliseconds: float) -> None:
    path = shown_path(scope)
    said = {
        "method": scope["method"],
        "path": path,
        "status": status,
        "milliseconds": round(milliseconds, 1),
    }
    LOG.info("%s %s %d %.1fms", scope["method"], path, status, milliseconds, extra=said)


def _has_body(headers: Headers) -> bool:
    return "transfer-encoding" in headers or headers.get("content-length", "0") != "0"


def _too_large(limit: int) -> str:
    return f"a request here has at most {limit} bytes"
