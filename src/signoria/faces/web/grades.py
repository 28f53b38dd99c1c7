"""Marks on a table: a small ° at what is perhaps not what the game has printed.

A number that we are not sure of carries :class:`Mark` in its tag and a tooltip that names the
grade and the source. Where all numbers of a group are unsure, the group's heading carries the
sign for them (:class:`Group`), so that a table of guesses is not peppered with signs.
"""

from __future__ import annotations

from collections.abc import Iterable
from dataclasses import dataclass, replace
from functools import cached_property, lru_cache

from markupsafe import Markup

from signoria.faces.phrases.provenance import doubt, doubts
from signoria.faces.web.words import Language
from signoria.kernel.box import GRADES, Box, Value

MOST_BOXES = 32  # whose marks are kept, in a language each


@dataclass(frozen=True)
class Mark:
    """What a tag says of the number in it: ``<b class="num"{{ one.mark }}>``. Or nothing."""

    grade: str = ""
    says: str = ""
    is_covered: bool = False  # the heading above carries the sign

    def __bool__(self) -> bool:
        return bool(self.grade)

    def __html__(self) -> str:
        return self._html

    @cached_property
    def _html(self) -> str:
        if not self:
            return ""
        covered = Markup(" data-covered") if self.is_covered else ""
        return Markup(' data-grade="{}" title="{}"{}').format(self.grade, self.says, covered)

    @cached_property
    def sign(self) -> Markup:
        """The sign by itself, for a heading: its tooltip opens on hover and on focus."""
        if not self:
            return Markup()
        return Markup(
            '<i class="tip sign" tabindex="0" data-grade="{}"><i class="say below">{}</i></i>'
        ).format(self.grade, self.says)

    @cached_property
    def after(self) -> Markup:
        """The sign behind a row of icons: it takes no room."""
        return Markup('<i class="sign-after"{}></i>').format(self) if self else Markup()

    @property
    def is_shown(self) -> bool:
        """Whether the sign stands at the number itself."""
        return bool(self) and not self.is_covered


SURE = Mark()


class Grades:
    """The marks of a box, in a language; each is made once."""

    def __init__(self, box: Box, language: Language) -> None:
        self.box = box
        self.language = language
        self._marks: dict[tuple[str, ...], Mark] = {}
        self._groups: dict[tuple[tuple[str, ...], ...], Group] = {}

    def at(self, *paths: str) -> Mark:
        """The mark of what shows the values or claims at *paths*: as sure as the least sure."""
        found = self._marks.get(paths)
        if found is None:
            found = self._marks[paths] = self._mark(paths)
        return found

    def _mark(self, paths: tuple[str, ...]) -> Mark:
        unsure = self.unsure(*paths)
        if not unsure:
            return SURE
        says = dict.fromkeys(doubt(self.language, value) for value in unsure)
        return Mark(_least_sure(unsure), "\n".join(says))

    def group(self, numbers: Iterable[tuple[str, ...]]) -> Group:
        """What is shown under one heading: for each number the paths it comes from."""
        shown = tuple(numbers)
        found = self._groups.get(shown)
        if found is None:
            found = self._groups[shown] = Group(self, [self.unsure(*paths) for paths in shown])
        return found

    def unsure(self, *paths: str) -> list[Value]:
        """Those of the values and claims at *paths* that are perhaps not as printed."""
        return [value for path in paths if (value := self.box.about(path)).is_unsure]

    @cached_property
    def has_doubts(self) -> bool:
        """Whether anything in the box is perhaps not as printed."""
        return any(value.is_unsure for value in self.box.values.values())


class Group:
    """Numbers under one heading."""

    def __init__(self, grades: Grades, numbers: list[list[Value]]) -> None:
        self._grades = grades
        self._marks: dict[tuple[str, ...], Mark] = {}
        self.heading = SURE
        if numbers and all(numbers):
            values = [value for unsure in numbers for value in unsure]
            self.heading = Mark(_least_sure(values), doubts(grades.language, values))

    def at(self, *paths: str) -> Mark:
        """The mark of one of them."""
        mark = self._marks.get(paths)
        if mark is None:
            found = self._grades.at(*paths)
            mark = replace(found, is_covered=bool(self.heading)) if found else found
            self._marks[paths] = mark
        return mark


@lru_cache(MOST_BOXES)
def grades_of(box: Box, language: Language) -> Grades:
    """The marks of a box in a language, the same ones every time."""
    return Grades(box, language)


def _least_sure(values: Iterable[Value]) -> str:
    return max((value.grade for value in values), key=GRADES.index)
