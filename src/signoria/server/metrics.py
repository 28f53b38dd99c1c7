"""Numbers for Prometheus: what a worker does, and how long it takes.

With several workers, each writes its numbers into a folder that all share, and whoever is asked
adds them up (``PROMETHEUS_MULTIPROC_DIR``, which :func:`~signoria.server.serve.serve` sets).
"""

from __future__ import annotations

import hmac
import os
import time
from collections.abc import Iterator
from contextlib import contextmanager

from prometheus_client import (
    CONTENT_TYPE_LATEST,
    CollectorRegistry,
    Counter,
    Gauge,
    Histogram,
    generate_latest,
)
from prometheus_client.multiprocess import MultiProcessCollector
from starlette.requests import Request
from starlette.responses import PlainTextResponse, Response

from signoria.server import problems
from signoria.server.settings import SHARED_METRICS
from signoria.server.sitting import ARCHIVE
from signoria.session import HOUSE, OVER, PEOPLE, SEAT

_QUICK = (0.002, 0.005, 0.01, 0.025, 0.05, 0.1, 0.25, 0.5, 1.0, 2.5, 10.0)
_SLOW = (0.01, 0.05, 0.1, 0.25, 0.5, 1.0, 2.0, 5.0, 10.0, 30.0, 60.0)
OWN = CollectorRegistry()

REQUESTS = Counter(
    "signoria_requests", "Requests answered", ["method", "route", "status"], registry=OWN
)
SECONDS = Histogram(
    "signoria_request_seconds", "Time until an answer", ["route"], buckets=_QUICK, registry=OWN
)
ERRORS = Counter("signoria_errors", "Requests that failed by our own mistake", registry=OWN)
REFUSED = Counter("signoria_refused", "Requests refused at the door", ["kind"], registry=OWN)
MOVES = Counter("signoria_moves", "Moves stored", ["game", "who"], registry=OWN)
CALLED = Counter(
    "signoria_called", "People told that it is their turn", ["how", "outcome"], registry=OWN
)
THINKING = Histogram(
    "signoria_thinking_seconds",
    "Time until a bot had thought, waiting included",
    ["what"],
    buckets=_SLOW,
    registry=OWN,
)
QUEUE = Gauge(
    "signoria_thinking_waiting",
    "Thoughts asked for and not thought yet",
    multiprocess_mode="livesum",
    registry=OWN,
)
STREAMS = Gauge("signoria_streams", "Open streams", multiprocess_mode="livesum", registry=OWN)
CONNECTIONS = Gauge(
    "signoria_connections", "Open connections", multiprocess_mode="livesum", registry=OWN
)
TABLES = Gauge(
    "signoria_tables",
    "Tables by what they await",
    ["awaits"],
    multiprocess_mode="mostrecent",
    registry=OWN,
)


def metrics_page(request: Request) -> Response:
    """The numbers, for whoever shows the secret."""
    here = request.app.state.server
    secret = here.settings.metrics_secret
    if not secret:
        raise problems.TableProblem(404, "unknown-page", "there is nothing at this address")
    shown = request.headers.get("authorization", "").encode()
    if not hmac.compare_digest(shown, f"Bearer {secret}".encode()):
        raise problems.TableProblem(401, "secret-needed", "show the secret of the metrics")
    counted = here.tables.storage.counted()
    for awaits in (PEOPLE, SEAT, HOUSE, OVER, ARCHIVE):
        TABLES.labels(awaits).set(counted.get(awaits, 0))
    return PlainTextResponse(generate_latest(_registry()), media_type=CONTENT_TYPE_LATEST)


def _registry() -> CollectorRegistry:
    if not os.environ.get(SHARED_METRICS):
        return OWN
    together = CollectorRegistry()
    MultiProcessCollector(together)  # type: ignore[no-untyped-call]  # it registers itself
    return together


@contextmanager
def thought(what: str) -> Iterator[None]:
    """Tell the operator how many thoughts there are, waiting included, and how long they take."""
    began = time.monotonic()
    QUEUE.inc()
    try:
        yield
        THINKING.labels(what).observe(time.monotonic() - began)  # what was refused took no time
    finally:
        QUEUE.dec()
