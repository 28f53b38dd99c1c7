"""``python -m signoria.server``: the table on this computer, for trying things out."""

from __future__ import annotations

import argparse
import sys

from signoria.server.serve import address_of, serve
from signoria.server.settings import SettingsError


def main() -> None:
    """Serve as the arguments say."""
    parser = argparse.ArgumentParser(prog="python -m signoria.server")
    parser.add_argument("--host", default="127.0.0.1")
    parser.add_argument("--port", type=int, default=8000)
    parser.add_argument("--database", default="", help="sqlite:///FILE or postgresql://…")
    parser.add_argument("--workers", type=int, default=None)
    parser.add_argument("--box", action="append", default=[], help="a corrected box file")
    parser.add_argument("--open", action="store_true", help="open the browser")
    said = parser.parse_args()

    def welcome() -> None:
        print(f"Signoria is at {address_of(said.host, said.port)}/ (Ctrl+C stops it)", flush=True)

    try:
        serve(
            said.host,
            said.port,
            said.database,
            said.workers,
            said.open,
            welcome=welcome,
            boxes=said.box,
        )
    except SettingsError as error:
        sys.exit(f"signoria: {error}")


if __name__ == "__main__":
    main()
