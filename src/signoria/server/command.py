"""``signoria serve``: the table in a browser, for this computer or for friends."""

from __future__ import annotations

import errno
import socket

import click

from signoria.faces.terminal.command_help import Command, language_here
from signoria.faces.terminal.serving import welcome


@click.command(cls=Command)
@click.option("--host", default="127.0.0.1", show_default=True, help="The address to listen on.")
@click.option("--port", type=click.IntRange(1, 65535), default=8000, show_default=True)
@click.option(
    "--database", default="", help="sqlite:///FILE or postgresql://…; else your own file."
)
@click.option("--workers", type=int, default=None, help="1 unless you say; more need Postgres.")
@click.option(
    "--box",
    "boxes",
    multiple=True,
    metavar="FILE",
    help="Your corrected box, beside the shipped one; may be repeated.",
)
@click.option("--open", "open_browser", is_flag=True, help="Open the browser.")
def serve(
    host: str,
    port: int,
    database: str,
    workers: int | None,
    boxes: tuple[str, ...],
    open_browser: bool,
) -> None:
    """Serve the table to browsers, until Ctrl-C.

    All other settings come from the environment, such as SIGNORIA_SERVER_SMTP to tell people by
    mail that it is their turn: docs/hosting.md has a list.

    Example: signoria serve --open
    """
    try:
        from signoria.server.serve import address_of
        from signoria.server.serve import serve as run
    except ModuleNotFoundError as error:
        raise ValueError(
            f"serving needs {error.name}: install the extra, pip install signoria[web]"
        ) from error
    _check_port(host, port)
    lines = welcome(language_here(), f"{address_of(host, port)}/")
    run(
        host,
        port,
        database,
        workers,
        open_browser,
        welcome=lambda: click.echo("\n".join(lines)),
        boxes=boxes,
    )


def _check_port(host: str, port: int) -> None:
    """Better one clear sentence now than a trace later."""
    try:
        found = socket.getaddrinfo(host, port, type=socket.SOCK_STREAM)
    except (OSError, UnicodeError) as error:
        raise ValueError(
            f"--host {host!r} is no address: give one of this computer, "
            "such as 127.0.0.1, or 0.0.0.0 for all of them"
        ) from error
    family, kind, _, _, address = found[0]
    with socket.socket(family, kind) as probe:
        probe.setsockopt(socket.SOL_SOCKET, socket.SO_REUSEADDR, 1)
        try:
            probe.bind(address)
        except OSError as error:
            if error.errno == errno.EADDRNOTAVAIL:
                raise ValueError(
                    f"--host {host!r} is not an address of this computer: "
                    "127.0.0.1 is, and 0.0.0.0 stands for all of them"
                ) from error
            raise ValueError(
                f"cannot listen on {host}:{port}: {error.strerror}; "
                f"choose another with --port {port + 1 if port < 65535 else 8000}"
            ) from error
