"""Lessons: prepared games at ``/learn``. Nothing is stored: an answer leads to an address."""

from __future__ import annotations

from typing import Annotated

from fastapi import APIRouter, Path, Query
from starlette.requests import Request
from starlette.responses import Response

from signoria.faces import web
from signoria.faces.phrases.lesson import Course, Lesson, Place, bundle
from signoria.server.answers import go_to, has_script, page
from signoria.server.forms import Posted
from signoria.server.problems import TableProblem
from signoria.server.tables import find_game
from signoria.server.visits import visitor

LESSONS = APIRouter()
MOST = 999
Asked = Annotated[int, Query(ge=0, le=MOST)]
Said = Annotated[int, Path(ge=0, le=MOST)]


@LESSONS.get("/learn/{game}")
def learn(request: Request, game: str, step: Asked = 0, done: Asked = 0) -> Response:
    lesson, prepared = _lesson(request, game)
    place = _checked(lesson, prepared, Place(step, done))
    return page(web.lesson_page(visitor(request), game, place))


@LESSONS.post("/learn/{game}/{step}/{done}/act")
def act(request: Request, game: str, step: Said, done: Said, form: Posted) -> Response:
    """Another move than the lesson's is answered kindly, and nothing is lost."""
    lesson, prepared = _lesson(request, game)
    here = _checked(lesson, prepared, Place(step, done))
    said = [*bundle(form.get("before", "")), *bundle(form.get("action", ""))]
    is_end = here.step >= len(lesson.steps)
    there = here if is_end else prepared.follow(lesson, here, said)
    place, was_other = there or here, there is None
    if has_script(request):
        return page(web.lesson_view(visitor(request), game, place, was_other))
    if was_other:
        return page(web.lesson_page(visitor(request), game, place, was_other))
    more = f"&done={place.done}" if place.done else ""
    return go_to(f"/learn/{game}?step={place.step}{more}")


def _lesson(request: Request, game: str) -> tuple[Lesson, Course]:
    found = web.lesson_of(visitor(request), find_game(game).name)
    if found is None:
        raise TableProblem(404, "unknown-page", "this game has no lesson here")
    return found


def _checked(lesson: Lesson, prepared: Course, place: Place) -> Place:
    """A place that there is: behind the last step is the end."""
    if place.step >= len(lesson.steps):
        return Place(len(lesson.steps))
    if place.done >= max(1, len(prepared.moves(lesson, Place(place.step)))):
        return Place(place.step)
    return place
