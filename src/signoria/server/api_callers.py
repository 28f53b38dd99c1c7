"""Who calls the API: secrets of seats, and what they open."""

from __future__ import annotations

from typing import Annotated, Any

from fastapi import Depends, Path
from starlette.requests import Request

from signoria.library import find_box, shelf_name
from signoria.server import problems
from signoria.server.api_description import SECRET, answers
from signoria.server.credentials import hashed
from signoria.server.sitting import Sitting
from signoria.server.tables import find_game
from signoria.server.visits import server

TableName = Annotated[str, Path(max_length=32, description="The table's name.")]


def _who(request: Request, _: Annotated[Any, Depends(SECRET)]) -> str | None:
    """The hash of the secret that was shown, if one was."""
    said = request.headers.get("authorization")
    if said is None:
        return None
    scheme, _, secret = said.partition(" ")
    if scheme.lower() != "bearer" or not secret.strip():
        raise problems.secret_needed()
    return hashed(secret.strip())


Who = Annotated[str | None, Depends(_who)]


def changes(body: bool = False) -> dict[int | str, dict[str, Any]]:
    """The problems that an address may answer with when it changes a table."""
    return answers(401, 403, 404, 409, body=body)


def looked_at(request: Request, table: str, who: str | None) -> Sitting:
    """A table for anybody who looks; a secret must belong to it."""
    sitting = server(request).tables.get(table)
    if who is not None and not any(who in (chair.owner, chair.bearer) for chair in sitting.chairs):
        raise problems.wrong_secret()
    return sitting


def known(request: Request, table: str, who: str | None) -> Sitting:
    """A table for somebody who has, or had, a seat there."""
    sitting = looked_at(request, table, who)
    if who is None:
        raise problems.secret_needed()
    return sitting


def seated(request: Request, table: str, who: str | None) -> Sitting:
    """A table for somebody who sits there."""
    sitting = known(request, table, who)
    if not sitting.seats_of(who):
        raise problems.not_your_seat()
    return sitting


def on_shelf(game: str, box: str) -> str:
    """The game with a box, by its fingerprint, as it stands on the shelf; no box: the usual one."""
    if not box:
        return game
    found = find_box(find_game(game).name, box)
    if found is None:
        raise problems.TableProblem(
            404, "unknown-box", f"this server has no box {box!r} of {game}: /v1/games lists them"
        )
    return shelf_name(found)
