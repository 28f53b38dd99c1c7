"""``signoria think``: think for a server that runs elsewhere."""

from __future__ import annotations

import json
import os
import time
from pathlib import Path
from typing import Any
from urllib.error import HTTPError, URLError
from urllib.parse import urlsplit
from urllib.request import Request, urlopen

import click

from signoria.faces.terminal.command_help import Command
from signoria.library import games, load
from signoria.server import thoughts

SECRET = "SIGNORIA_THINKERS_SECRET"  # noqa: S105 - where it is
LEAST_SECRET = 16  # letters
PATIENCE = 40.0  # seconds for an answer: longer than the server lets us wait
AGAIN = 2.0  # seconds until the next try, when nobody is there
_LARGEST = 10_000_000  # bytes of an answer: it may bring a box


@click.command(cls=Command)
@click.option("--connect", required=True, help="The server, as in https://table.example.")
@click.option(
    "--secret-file",
    type=click.Path(exists=True, dir_okay=False, path_type=Path),
    help="A file with the secret of the thinkers.",
)
def think(connect: str, secret_file: Path | None) -> None:
    """Let bots of a server think here, until Ctrl-C.

    The server has a secret for it, SIGNORIA_SERVER_THINKERS_SECRET; here it is read from a file or
    from SIGNORIA_THINKERS_SECRET. Start one for each processor that may think.

    Example: signoria think --connect https://table.example --secret-file secret
    """
    address = checked_address(connect)
    secret = secret_file.read_text(encoding="utf-8") if secret_file else os.environ.get(SECRET, "")
    if len(secret.strip()) < LEAST_SECRET:
        raise ValueError(
            f"a secret of at least {LEAST_SECRET} letters is needed: --secret-file, or {SECRET}"
        )
    keep_thinking(address, secret.strip())


def checked_address(said: str) -> str:
    """Where the server is; refused unless it is an address."""
    found = urlsplit(said)
    if found.scheme not in ("http", "https") or not found.netloc:
        raise ValueError(f"--connect is written https://table.example, not {said!r}")
    return said.rstrip("/")


def keep_thinking(address: str, secret: str) -> None:
    """Ask, think, and bring the move; who refuses the secret is not asked again."""
    for name in games():
        load(name)  # the first move must not wait for it
    brought: dict[str, str] = {}
    while True:
        try:
            told = _come(address, secret, brought)
            brought = {"thought": told["thought"], "action": answer(told["turn"])} if told else {}
        except HTTPError as error:
            if error.code == 401:
                raise ValueError(f"{address} wants another secret of its thinkers") from error
            if error.code == 404:
                raise ValueError(f"{address} has set no secret for thinkers") from error
            brought = {}
            time.sleep(AGAIN)
        except (URLError, OSError, ValueError, KeyError, TypeError) as error:
            click.echo(f"{address}: {error}; trying again", err=True)
            brought = {}
            time.sleep(AGAIN)


def answer(told: dict[str, Any]) -> str:
    """The words of a move; nothing, when the games here are not those of the server."""
    told = dict(told)
    theirs = told.pop("rules"), told.pop("fingerprint")
    turn = thoughts.BotTurn(**told)
    try:
        game = thoughts.game_of(turn)
    except ValueError:  # there is no such game here, or its rules refuse the box
        return ""
    return thoughts.think(turn) if (game.rules, game.box.fingerprint) == theirs else ""


def _come(address: str, secret: str, brought: dict[str, str]) -> dict[str, Any] | None:
    request = Request(  # noqa: S310 - the address was checked
        f"{address}/api/v1/thinkers",
        json.dumps(brought).encode(),
        {"Content-Type": "application/json", "Authorization": f"Bearer {secret}"},
    )
    with urlopen(request, timeout=PATIENCE) as answered:  # noqa: S310
        if answered.status == 204:
            return None
        found: dict[str, Any] = json.loads(answered.read(_LARGEST))
        return found
