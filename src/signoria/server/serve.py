"""Starting the server."""

from __future__ import annotations

import contextlib
import os
import socket
import tempfile
import threading
import time
import webbrowser
from collections.abc import Callable, Iterator, Sequence
from dataclasses import replace
from urllib.request import ProxyHandler, build_opener

import uvicorn
from sqlalchemy.exc import SQLAlchemyError
from uvicorn.supervisors import Multiprocess

from signoria.server.boxes import of_host, shipped
from signoria.server.connections import TAKEN_AT_ONCE, raise_handles
from signoria.server.engine import connect, lock_file, migrate
from signoria.server.logs import logging_as
from signoria.server.settings import SHARED_METRICS, Settings, SettingsError
from signoria.server.storage import Storage

EVERYWHERE = ("0.0.0.0", "::")  # noqa: S104 - only compared with
CONNECTIONS = "signoria.server.connections:Connection"
_KEEP_ALIVE = 75  # seconds: longer than reverse proxies keep an idle connection
_PATIENCE = 60  # seconds until nobody is told any more that it is open
_GRACE = 2  # seconds that open streams get when the server stops


def serve(
    host: str = "127.0.0.1",
    port: int = 8000,
    database: str = "",
    workers: int | None = None,
    open_browser: bool = False,
    settings: Settings | None = None,
    welcome: Callable[[], None] = lambda: None,
    boxes: Sequence[str] = (),
) -> None:
    """Serve until stopped. Raises :class:`SettingsError` for what cannot work; when somebody can
    come, there is a *welcome*.
    """
    chosen = settings or Settings.from_environment()
    if workers is not None:
        chosen = replace(chosen, workers=workers)
    if database:
        chosen = replace(chosen, database=database)
    if boxes:
        chosen = chosen.with_boxes(boxes)
    chosen.check()
    of_host(chosen.box_files)  # what is refused is told before anything starts
    os.environ.update(chosen.to_environment())  # workers read them there
    _check_database(chosen)

    def bound() -> None:
        _when_open(address_of(host, port), welcome, open_browser)

    with _shared_metrics(chosen):
        run("signoria.server.worker:create_worker", host, port, chosen, bound)


def run(
    factory: str,
    host: str,
    port: int,
    settings: Settings,
    bound: Callable[[], None] = lambda: None,
) -> None:
    """Run an application in one process or several; when nobody else can answer at the address,
    it is *bound*.
    """
    raise_handles(settings)
    workers = settings.workers
    config = uvicorn.Config(
        factory,
        factory=True,
        host=host,
        port=port,
        workers=workers,
        access_log=False,  # ours leaves secrets out
        log_config=logging_as(settings.log_format),
        http=CONNECTIONS,
        backlog=TAKEN_AT_ONCE,
        server_header=False,
        timeout_graceful_shutdown=_GRACE,
        timeout_keep_alive=_KEEP_ALIVE,
    )
    listening = config.bind_socket()
    bound()
    # Several workers accept from this socket; without this, answers wait 40 ms for each other.
    listening.setsockopt(socket.IPPROTO_TCP, socket.TCP_NODELAY, 1)
    with contextlib.suppress(KeyboardInterrupt):
        if workers > 1:
            Multiprocess(config, sockets=[listening]).run()
        else:
            uvicorn.Server(config).run(sockets=[listening])


def _check_database(settings: Settings) -> None:
    """Better one clear sentence now than a trace from every worker."""
    if locked := lock_file(settings):
        locked.close()
    engine = connect(settings)
    try:
        migrate(engine)
        Storage(settings, engine).keep_boxes(shipped())
    except SQLAlchemyError as error:
        reason = str(getattr(error, "orig", error)).strip().splitlines()
        where = engine.url.render_as_string(hide_password=True)
        raise SettingsError(f"cannot use the database {where}: {reason[0]}") from error
    finally:
        engine.dispose()


@contextlib.contextmanager
def _shared_metrics(settings: Settings) -> Iterator[None]:
    """Several workers add up their numbers in a folder, for as long as they run."""
    if settings.workers == 1 or not settings.metrics_secret:
        yield
        return
    with tempfile.TemporaryDirectory(prefix="signoria-metrics-") as folder:
        os.environ[SHARED_METRICS] = folder
        try:
            yield
        finally:
            del os.environ[SHARED_METRICS]


def address_of(host: str, port: int) -> str:
    """Where this computer's browsers find a server that listens there."""
    name = "127.0.0.1" if host in EVERYWHERE else host
    return f"http://[{name}]:{port}" if ":" in name else f"http://{name}:{port}"


def _when_open(address: str, welcome: Callable[[], None], open_browser: bool) -> None:
    """Say so, and open the browser, as soon as somebody answers there."""
    open_here = build_opener(ProxyHandler({})).open  # a proxy of the environment is for elsewhere

    def wait() -> None:
        for _ in range(_PATIENCE * 10):
            time.sleep(0.1)
            with contextlib.suppress(OSError), open_here(f"{address}/healthz", timeout=2):
                welcome()
                if open_browser:
                    webbrowser.open(f"{address}/")
                return

    threading.Thread(target=wait, daemon=True).start()
