"""Puzzles at ``/puzzles``. Nothing is stored and nobody thinks: what there is to say is known."""

from __future__ import annotations

from datetime import UTC, date, datetime
from typing import Annotated

from fastapi import APIRouter, Path, Query
from starlette.requests import Request
from starlette.responses import Response

from signoria.bundles import bundled
from signoria.faces import web
from signoria.puzzles import Collection, Puzzle, PuzzleError, shipped
from signoria.puzzles.answers import meant
from signoria.server import problems
from signoria.server.answers import go_to, has_script, page
from signoria.server.forms import Posted
from signoria.server.levels import LEVELS, bot_name
from signoria.server.seating import checked_name
from signoria.server.sitting import Chair
from signoria.server.tables import Opening, find_game
from signoria.server.visits import known_viewer, remember, server, visitor
from signoria.session import PERSON

PUZZLES = APIRouter()
MOST = 99_999
LONGEST = 400  # letters of an answer
Number = Annotated[int, Path(ge=0, le=MOST)]
Answer = Annotated[str, Query(max_length=LONGEST)]


@PUZZLES.get("/puzzles")
def all_puzzles(request: Request) -> Response:
    return page(web.puzzles_page(visitor(request), _today()))


@PUZZLES.get("/puzzles/{game}")
def of_today(request: Request, game: str) -> Response:
    """The puzzle of the day, by the clock of Greenwich: the same for everybody."""
    found = _collection(game)
    return go_to(f"/puzzles/{found.game}/{found.of_day(_today()).number}")


@PUZZLES.get("/puzzles/{game}/{number}")
def puzzle(request: Request, game: str, number: Number, answer: Answer = "") -> Response:
    found, one = _puzzle(game, number)
    said = _checked(one, answer) if answer else ""
    return page(web.puzzle_page(visitor(request), one, *_place(found), said))


@PUZZLES.post("/puzzles/{game}/{number}/act")
def act(request: Request, game: str, number: Number, form: Posted) -> Response:
    """An answer: right or not, and why."""
    found, one = _puzzle(game, number)
    said = _checked(one, bundled(form.get("before", ""), form.get("action", "")))
    if has_script(request):
        return page(web.puzzle_view(visitor(request), one, *_place(found), said))
    return go_to(web.puzzle_address(one, said))


@PUZZLES.post("/puzzles/{game}/{number}/play")
def play(request: Request, game: str, number: Number) -> Response:
    """A table from there: the asker in the seat that is asked, bots in the others."""
    _, one = _puzzle(game, number)
    host = known_viewer(request)
    name = checked_name(visitor(request).name or web.PUZZLED)
    chairs = [
        Chair(at, PERSON, name, owner=host.who)
        if at == one.seat
        else Chair(at, LEVELS["journeyman"], bot_name(at))
        for at in range(one.record.seats)
    ]
    moves, options = one.record.moves[: one.ply], dict(one.record.options)
    sitting = server(request).tables.open(
        Opening(one.record.game, chairs, options, host.who, moves=moves)
    )
    answer = go_to(f"/t/{sitting.terms.table}")
    remember(request, answer, host)
    return answer


# Helpers


def _today() -> date:
    return datetime.now(UTC).date()


def _collection(game: str) -> Collection:
    name = find_game(game).name
    try:
        found = shipped(name)
    except PuzzleError as error:
        raise problems.TableProblem(404, "no-puzzles", str(error)) from error
    if not found.puzzles:
        raise problems.TableProblem(404, "no-puzzles", f"there are no puzzles of {name}")
    return found


def _puzzle(game: str, number: int) -> tuple[Collection, Puzzle]:
    found = _collection(game)
    try:
        return found, found.numbered(number)
    except PuzzleError as error:
        raise problems.TableProblem(404, "unknown-puzzle", str(error)) from error


def _place(found: Collection) -> tuple[int, int]:
    """Which one is of today, and how many there are."""
    return found.of_day(_today()).number, len(found.puzzles)


def _checked(one: Puzzle, said: str) -> str:
    """An answer that can be given there, as it is written."""
    if len(said) <= LONGEST and (found := meant(one.record.load(), one.state(), said)):
        return found
    raise problems.illegal(f"{said[:60]!r} is no answer to this puzzle: choose one that is shown")
