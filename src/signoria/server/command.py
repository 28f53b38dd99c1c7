"""``signoria serve``: the table in a browser, for this computer or for friends."""

from __future__ import annotations

import socket

import click


@click.command()
@click.option("--host", default="127.0.0.1", show_default=True, help="The address to listen on.")
@click.option("--port", type=click.IntRange(1, 65535), default=8000, show_default=True)
@click.option(
    "--database", default="", help="sqlite:///FILE or postgresql://…; else your own file."
)
@click.option("--workers", type=int, default=1, show_default=True, help="More need Postgres.")
@click.option("--open", "open_browser", is_flag=True, help="Open the browser.")
def serve(host: str, port: int, database: str, workers: int, open_browser: bool) -> None:
    """Serve the table to browsers, until Ctrl-C.

    Example: signoria serve --open
    """
    try:
        from signoria.server.serve import serve as run
    except ModuleNotFoundError as error:
        raise ValueError(
            f"serving needs {error.name}: install the extra, pip install signoria[web]"
        ) from error
    _check_port(host, port)
    click.echo(f"Signoria is at http://{host}:{port}/ : open it in a browser and choose a game.")
    click.echo("Games are saved after every move. Ctrl-C stops the server; it goes on next time.")
    run(host, port, database, workers, open_browser)


def _check_port(host: str, port: int) -> None:
    family = socket.AF_INET6 if ":" in host else socket.AF_INET
    with socket.socket(family) as probe:
        probe.setsockopt(socket.SOL_SOCKET, socket.SO_REUSEADDR, 1)
        try:
            probe.bind((host, port))
        except OSError as error:
            raise ValueError(
                f"cannot listen on {host}:{port}: {error.strerror}; "
                f"choose another with --port {port + 1 if port < 65535 else 8000}"
            ) from error
