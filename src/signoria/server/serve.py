"""Starting the server."""

from __future__ import annotations

import logging
import os
import socket
import threading
import time
import webbrowser
from dataclasses import replace

import uvicorn
from sqlalchemy.exc import SQLAlchemyError

from signoria.server.engine import connect, lock_file
from signoria.server.settings import Settings, SettingsError

EVERYWHERE = ("0.0.0.0", "::")  # noqa: S104 - only compared with
_KEEP_ALIVE = 75  # seconds: longer than reverse proxies keep an idle connection
_PATIENCE = 20  # seconds until the browser is opened no more
_GRACE = 2  # seconds that open streams get when the server stops


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
    logging.basicConfig(level=logging.INFO, format="%(asctime)s %(message)s", datefmt="%H:%M:%S")
    logging.getLogger("alembic").setLevel(logging.WARNING)
    _check_database(chosen)
    if open_browser:
        _open_soon("127.0.0.1" if host in EVERYWHERE else host, port)
    uvicorn.run(
        "signoria.server.app:create_app",
        factory=True,
        host=host,
        port=port,
        workers=workers if workers > 1 else None,
        access_log=False,  # ours leaves secrets out
        log_level="warning",
        server_header=False,
        timeout_graceful_shutdown=_GRACE,
        timeout_keep_alive=_KEEP_ALIVE,
    )


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
