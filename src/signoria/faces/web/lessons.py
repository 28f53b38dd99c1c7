"""Lessons: the real table at a prepared position, with a card that says what to do."""

from __future__ import annotations

from dataclasses import replace

from signoria.faces.phrases import lines, phrases_for
from signoria.faces.phrases.lesson import BETWEEN, LEARNER, Course, Lesson, Place, course
from signoria.faces.web.page_data import LessonCard, Visitor
from signoria.faces.web.paint import paint
from signoria.faces.web.prepared import prepared_table
from signoria.faces.web.tables import contents_of
from signoria.faces.web.words import spoken
from signoria.library import games

NAMES = ("Ginevra", "Contessina", "Lorenzo", "Lucrezia", "Giuliano")
MOST_TOLD = 3  # sentences about the others in the card; the log has them all
STEPS_APART = 1000  # between the versions of two steps


def lesson_page(visitor: Visitor, game: str, place: Place, was_other: bool = False) -> str:
    """The whole page of a place in a lesson; *was_other*: the learner did something else."""
    return paint("lesson/page.html", visitor, **_contents(visitor, game, place, was_other))


def lesson_view(visitor: Visitor, game: str, place: Place, was_other: bool = False) -> str:
    """The part of the page that changes."""
    return paint("table/view.html", visitor, **_contents(visitor, game, place, was_other))


def lesson_of(visitor: Visitor, game: str) -> tuple[Lesson, Course] | None:
    """A game's lesson in the visitor's language, and the game that it is about."""
    lesson = phrases_for(game, spoken(visitor.language).code).lesson() if game in games() else None
    prepared = course(game) if lesson else None
    return (lesson, prepared) if lesson and prepared else None


def _contents(visitor: Visitor, game: str, place: Place, was_other: bool) -> dict[str, object]:
    found = lesson_of(visitor, game)
    assert found is not None, f"{game} has no lesson"
    lesson, prepared = found
    names = [visitor.name or NAMES[0], *NAMES[1:]]
    data = prepared_table(
        prepared.record,
        prepared.story,
        prepared.ply(lesson, place),
        LEARNER,
        names,
        version=place.step * STEPS_APART + place.done + 1,
        seen_ply=_seen(prepared, lesson, place),
        is_asked=place.step < len(lesson.steps) and bool(prepared.moves(lesson, place)),
    )
    card = _card(visitor, names, lesson, prepared, place, was_other)
    return contents_of(visitor, replace(data, lesson=card)) | {"here": card.here}


def _card(
    visitor: Visitor,
    names: list[str],
    lesson: Lesson,
    prepared: Course,
    place: Place,
    was_other: bool,
) -> LessonCard:
    language, game = spoken(visitor.language), prepared.record.game
    count = len(lesson.steps)
    is_end = place.step >= count
    step = None if is_end else lesson.steps[place.step]
    wanted = [] if is_end else prepared.moves(lesson, place)
    return LessonCard(
        address=f"/learn/{game}/{place.step}/{place.done}",
        here=_address(game, place),
        number=place.step + 1,
        count=count,
        title=step.title if step else language.say("You know how to play."),
        text=step.text if step else language.say("What you have learned:"),
        task=step.task if step else "",
        expected=BETWEEN.join(wanted),
        points=" ".join(step.points) if step else "",
        back=_address(game, Place(place.step - 1)) if place.step else "",
        told=_told(visitor, names, prepared, lesson, place) if place.done == 0 else (),
        otherwise=_otherwise(visitor, step.otherwise if step else "") if was_other else "",
        learned=lesson.learned if is_end else (),
    )


def _otherwise(visitor: Visitor, said: str) -> str:
    say = spoken(visitor.language).say
    return said or say(
        "That is possible, too. For now, do what is shown: the lesson goes on there."
    )


def _told(
    visitor: Visitor, names: list[str], prepared: Course, lesson: Lesson, place: Place
) -> list[str]:
    """What the others did since the learner's last move."""
    phrases = phrases_for(prepared.record.game, spoken(visitor.language).code)
    ply, since = prepared.ply(lesson, place), _seen(prepared, lesson, place)
    said = lines(phrases, prepared.story, names[: prepared.record.seats], LEARNER, ply)
    of_others = [
        line.sentence for line in said if line.ply > since and line.seat not in (None, LEARNER)
    ]
    return of_others[-MOST_TOLD:]


def _seen(prepared: Course, lesson: Lesson, place: Place) -> int:
    """How far the learner had seen: to the own last move, or to the step before."""
    ply = prepared.ply(lesson, place)
    before = prepared.ply(lesson, Place(place.step - 1)) if place.step else 0
    moves = prepared.record.moves
    own = [at + 1 for at in range(before, ply) if moves[at].who == LEARNER]
    return own[-1] if own else before


def _address(game: str, place: Place) -> str:
    return f"/learn/{game}?step={place.step}" + (f"&done={place.done}" if place.done else "")
