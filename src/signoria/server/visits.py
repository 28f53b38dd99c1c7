"""Who is at the door: a browser's cookies, and what it likes."""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import dataclass, field
from urllib.parse import quote, unquote

from starlette.requests import Request
from starlette.responses import Response

from signoria.faces.web.page_data import Visitor
from signoria.faces.web.words import ENGLISH, LANGUAGES
from signoria.server.caller import Caller
from signoria.server.coaching import Coaching
from signoria.server.credentials import new_secret
from signoria.server.live import Live
from signoria.server.problems import TableProblem
from signoria.server.seating import checked_name
from signoria.server.settings import Settings
from signoria.server.stories import Stories
from signoria.server.tables import Tables
from signoria.server.thinking import Thinkers
from signoria.server.views import Viewer

SECRET_COOKIE = "signoria"  # noqa: S105 - its name
NAME_COOKIE = "signoria-name"
LANGUAGE_COOKIE = "signoria-language"
THEME_COOKIE = "signoria-theme"
HOST_PREFIX = "__Host-"
THEMES = ("light", "dark")
YEAR = 365 * 24 * 3600
_LEAST_SECRET = 22  # letters of 128 bits


@dataclass(frozen=True)
class Server:
    """What the routes work with."""

    settings: Settings
    tables: Tables
    live: Live
    thinkers: Thinkers
    caller: Caller
    coaching: Coaching
    stories: Stories = field(default_factory=Stories)
    boxes: Sequence[str] = ()  # the host's, as games on the shelf


def server(request: Request) -> Server:
    """The server that a request came to."""
    here: Server = request.app.state.server
    return here


def viewer(request: Request, only_watches: bool = False) -> Viewer:
    """Who looks, by the browser's secret."""
    secret = _cookie(request, SECRET_COOKIE)
    return Viewer(
        secret if _LEAST_SECRET <= len(secret) <= 128 and secret.isascii() else None,
        address(request),
        only_watches,
    )


def known_viewer(request: Request) -> Viewer:
    """Somebody who is about to sit down: a newcomer gets a secret."""
    known = viewer(request)
    return known if known.secret else Viewer(new_secret(), known.address)


def visitor(request: Request) -> Visitor:
    """How somebody likes the pages."""
    theme = _cookie(request, THEME_COOKIE)
    return Visitor(_language(request), _name(request), theme if theme in THEMES else "")


def address(request: Request) -> str:
    """This server's address, as others reach it."""
    origin = server(request).settings.origin.rstrip("/")
    return origin or f"{request.url.scheme}://{request.headers.get('host', request.url.netloc)}"


def remember(request: Request, response: Response, guest: Viewer, name: str = "") -> None:
    """Let the browser keep its secret, and the name that was given."""
    assert guest.secret is not None
    if request.cookies.get(_named(request, SECRET_COOKIE)) != guest.secret:
        _set(request, response, SECRET_COOKIE, guest.secret)
    if name:
        _set(request, response, NAME_COOKIE, quote(name))


def remember_liking(request: Request, response: Response, cookie: str, value: str) -> None:
    """A language or a theme."""
    _set(request, response, cookie, value)


def _set(request: Request, response: Response, cookie: str, value: str) -> None:
    response.set_cookie(
        _named(request, cookie),
        value,
        max_age=YEAR,
        path="/",
        httponly=True,
        samesite="lax",
        secure=_is_secure(request),
    )


def _is_secure(request: Request) -> bool:
    return address(request).startswith("https:")


def _named(request: Request, cookie: str) -> str:
    """Behind TLS a cookie's name binds it to this very host: no neighbour can set it."""
    return HOST_PREFIX + cookie if _is_secure(request) else cookie


def _cookie(request: Request, cookie: str) -> str:
    """What a browser kept; perhaps under the name from before, when there was no TLS."""
    bound = request.cookies.get(_named(request, cookie))
    return request.cookies.get(cookie, "") if bound is None else bound


def _name(request: Request) -> str:
    try:
        return checked_name(unquote(_cookie(request, NAME_COOKIE)))
    except TableProblem:
        return ""


def _language(request: Request) -> str:
    """The one that was chosen, else the first that the browser likes and we speak."""
    chosen = _cookie(request, LANGUAGE_COOKIE)
    if chosen in LANGUAGES:
        return chosen
    for wanted in request.headers.get("accept-language", "").split(","):
        code = wanted.partition(";")[0].strip().partition("-")[0].lower()
        if code in LANGUAGES:
            return code
    return ENGLISH
