"""Learning by playing: a game's lesson is its words over a record that was prepared.

The record (``lesson.record`` in the game's folder) has every move and every outcome of chance; the
learner sits in the first seat. A step stands at a position of it, says one new idea, and asks for
the moves that the record has there, or only to go on. Nothing is kept: a place in a lesson is two
numbers, the step and how many of its moves are made.
"""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import dataclass
from functools import cache
from typing import Any

from signoria.library import folder
from signoria.notation import RecordError
from signoria.record import Record
from signoria.story import Story

LEARNER = 0  # the seat
FILE = "lesson.record"
BETWEEN = " | "  # the moves of a bundle


@dataclass(frozen=True)
class LessonStep:
    """One new idea, in two or three short sentences, and what to do about it."""

    ply: int  # the position: so many moves of the record are made
    title: str
    text: str
    task: str = ""  # what to do: the record's next moves; empty: read, and go on
    otherwise: str = ""  # the answer to another move: why the shown one comes first
    points: tuple[str, ...] = ()  # ids of what is pointed at, besides the answer itself


@dataclass(frozen=True)
class Lesson:
    """A first game: its steps, and what was learned in a few lines."""

    steps: Sequence[LessonStep]
    learned: Sequence[str]


@dataclass(frozen=True)
class Place:
    """Where a learner is: after the last step comes the end."""

    step: int = 0
    done: int = 0  # moves of the step that are made


class Course:
    """The prepared game of a lesson."""

    def __init__(self, record: Record) -> None:
        self.record = record
        self.story = Story.of(record)

    def moves(self, lesson: Lesson, place: Place) -> list[str]:
        """What the learner is still to do in a step, move by move; to read is to do nothing."""
        step = lesson.steps[place.step]
        if not step.task:
            return []
        until = self._end(lesson, place.step)
        found: list[str] = []
        for move in self.record.moves[step.ply + place.done : until]:
            if move.who != LEARNER:
                break
            found.append(move.text)
        return found

    def ply(self, lesson: Lesson, place: Place) -> int:
        """The position at a place; at the end of the lesson, that of the whole record."""
        if place.step >= len(lesson.steps):
            return len(self.record.moves)
        return lesson.steps[place.step].ply + place.done

    def follow(self, lesson: Lesson, place: Place, said: Sequence[str]) -> Place | None:
        """Where these moves lead; nowhere, if they are others than the lesson's."""
        wanted = self.moves(lesson, place)
        if list(said) != wanted[: len(said)] or (wanted and not said):
            return None
        done = place.done + len(said)
        while done - place.done < len(wanted) and self._is_forced(lesson, Place(place.step, done)):
            done += 1
        if done - place.done < len(wanted):
            return Place(place.step, done)
        return Place(place.step + 1)

    def _is_forced(self, lesson: Lesson, place: Place) -> bool:
        """A question with one answer is not asked."""
        return len(self.story.at(self.ply(lesson, place)).options()) == 1

    def _end(self, lesson: Lesson, step: int) -> int:
        return self.ply(lesson, Place(step + 1))


@cache
def course(game: str) -> Course | None:
    """A game's prepared record, if it has one that is played with this box."""
    try:
        return Course(Record.read(folder(game) / FILE))
    except RecordError:
        return None


def bundle(said: str) -> list[str]:
    """The moves of an answer, one or several."""
    return [move.strip() for move in said.split(BETWEEN.strip()) if move.strip()]


def has_lesson(game: str, phrases: Any) -> bool:
    """Whether a game can be learned by playing."""
    return phrases.lesson() is not None and course(game) is not None
