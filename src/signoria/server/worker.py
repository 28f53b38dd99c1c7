"""A worker process: the application, with garbage looked for as seldom as its work needs.

Drawing a table makes some thousands of short-lived lists and dictionaries, so that Python's usual
setting looks through the young ones several times a page, and every now and then through all that
a worker has loaded. What is loaded stays; the rest is looked through after every dozen pages.
"""

from __future__ import annotations

import gc
from typing import TYPE_CHECKING

from signoria.server.app import create_app

if TYPE_CHECKING:
    from fastapi import FastAPI

YOUNG = 20_000  # objects more than were let go, until the young ones are looked through
OLDER, OLDEST = 20, 20  # … so often, until those are that stayed


def create_worker() -> FastAPI:
    """The application of a process that does nothing else."""
    app = create_app(is_awake=True)
    tidy_seldom()
    return app


def tidy_seldom() -> None:
    """For the whole process, from now on."""
    gc.collect()
    gc.freeze()
    gc.set_threshold(YOUNG, OLDER, OLDEST)
