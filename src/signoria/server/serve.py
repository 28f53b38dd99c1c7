"""Starting the server."""

from __future__ import annotations

import contextlib
import os
import socket
import threading
import time
import webbrowser
from dataclasses import replace
from typing import Any

import uvicorn
from sqlalchemy.exc import SQLAlchemyError
from uvicorn.supervisors import Multiprocess

from signoria.server.engine import connect, lock_file
from signoria.server.settings import Settings, SettingsError

EVERYWHERE = ("0.0.0.0", "::")  # noqa: S104 - only compared with
_KEEP_ALIVE = 75  # seconds: longer than reverse proxies keep an idle connection
_PATIENCE = 20  # seconds until the browser is opened no more
_GRACE = 2  # seconds that open streams get when the server stops
_LOGGING: dict[str, Any] = {
    "version": 1,
    "disable_existing_loggers": False,
    "formatters": {"plain": {"format": "%(asctime)s %(message)s", "datefmt": "%H:%M:%S"}},
    "handlers": {"plain": {"class": "logging.StreamHandler", "formatter": "plain"}},
    "loggers": {
        "signoria": {"handlers": ["plain"], "level": "INFO", "propagate": False},
        "uvicorn": {"handlers": ["plain"], "level": "WARNING", "propagate": False},
    },
}


def serve(
    host: str = "127.0.0.1",
    port: int = 8000,
    database: str = "",
    workers: int = 1,
    open_browser: bool = False,
    settings: Settings | None = None,
) -> None:
    """Serve until stopped. Raises :class:`SettingsError` for what cannot work."""
    chosen = replace(settings or Settings.from_environment(), workers=workers)
    if database:
        chosen = replace(chosen, database=database)
    chosen.check()
    os.environ.update(chosen.to_environment())  # workers read them there
    _check_database(chosen)
    if open_browser:
        _open_soon("127.0.0.1" if host in EVERYWHERE else host, port)
    run("signoria.server.app:create_app", host, port, workers)


def run(factory: str, host: str, port: int, workers: int) -> None:
    """Run an application in one process or several."""
    config = uvicorn.Config(
        factory,
        factory=True,
        host=host,
        port=port,
        workers=workers,
        access_log=False,  # ours leaves secrets out
        log_config=_LOGGING,
        server_header=False,
        timeout_graceful_shutdown=_GRACE,
        timeout_keep_alive=_KEEP_ALIVE,
    )
    listening = config.bind_socket()
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
        with engine.connect():
            pass
    except SQLAlchemyError as error:
        reason = str(getattr(error, "orig", error)).strip().splitlines()
        where = engine.url.render_as_string(hide_password=True)
        raise SettingsError(f"cannot use the database {where}: {reason[0]}") from error
    finally:
        engine.dispose()


def _open_soon(host: str, port: int) -> None:
    """Open the browser as soon as somebody answers there."""

    def wait_and_open() -> None:
        for _ in range(_PATIENCE * 10):
            time.sleep(0.1)
            with socket.socket() as probe:
                if probe.connect_ex((host, port)) == 0:
                    webbrowser.open(f"http://{host}:{port}/")
                    return

    threading.Thread(target=wait_and_open, daemon=True).start()
