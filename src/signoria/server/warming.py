"""What a worker gets ready by itself, so that no request pays for being the first of its kind.

Making the code of a page's templates takes a second, finding out what their pieces look at as long
again, and the routes are described when the first request asks for them, in the very loop that
everybody is answered by. A worker that met a crowd just after its start let ``/healthz`` wait for
a second or two.
"""

from __future__ import annotations

import logging
import threading
import time
from collections.abc import Iterator
from typing import TYPE_CHECKING

from signoria.faces.web.drawings import drawing_of
from signoria.faces.web.paint import environment
from signoria.faces.web.words import LANGUAGES
from signoria.library import games, load

if TYPE_CHECKING:
    from fastapi import FastAPI

LOG = logging.getLogger("signoria.server")
NOWHERE = {"type": "http", "method": "GET", "path": "/nowhere", "root_path": "", "headers": []}
FIRST_PAUSE, LONGEST_PAUSE = 1.0, 0.1  # seconds
_THREAD = "warming"


def begin_warming(*apps: FastAPI) -> None:
    """Get everything ready beside the first requests, which come first."""
    threading.Thread(target=_warm, args=apps, name=_THREAD, daemon=True).start()


def _warm(*apps: FastAPI) -> None:
    """Who comes early has most of the time: it begins after the first page that a host opens, and
    rests after each piece as long as that took.
    """
    time.sleep(FIRST_PAUSE)
    began = time.perf_counter()
    try:
        for _ in warmed(*apps):
            took = time.perf_counter() - began
            time.sleep(min(LONGEST_PAUSE, took))
            began = time.perf_counter()
    except Exception:
        LOG.exception("not everything could be made ready; it will be when it is asked for")


def warmed(*apps: FastAPI) -> Iterator[None]:
    """Make everything ready, piece by piece."""
    for app in apps:
        for route in app.router.routes:
            route.matches(dict(NOWHERE))  # routes that are included are described by this
            yield
    for game in games():
        load(game)
        drawing_of(game)
        yield
    for language in LANGUAGES:
        made = environment(language)
        for name in made.list_templates():
            template = made.get_template(name)
            yield
            if template.filename:
                made.looks_in(template.filename)
                yield
