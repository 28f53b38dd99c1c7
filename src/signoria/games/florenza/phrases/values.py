"""Printed values in the words of the rules: those that we are not sure of carry a mark."""

from __future__ import annotations

from typing import Any

from signoria.faces.phrases.language import Language
from signoria.faces.phrases.printed import Printed
from signoria.games.florenza.phrases.amounts import amount, amounts
from signoria.games.florenza.phrases.in_use import box
from signoria.games.florenza.phrases.printed import POINTS, named, points


class Values:
    """The box in use, in a language."""

    def __init__(self, language: Language) -> None:
        self.language = language
        self.printed = Printed(box())

    def __call__(self, path: str) -> Any:
        """The value at *path*, marked where we are not sure."""
        return self.printed(path)

    def like(self, path: str, words: object) -> str:
        """Other words for the value at *path*, marked as it is."""
        return self.printed.like(path, words)

    def amount(self, name: str, path: str) -> str:
        """``100 fiorini``, of a value that is one number; losses without their sign."""
        return self.like(path, amount(self.language, name, abs(box()[path])))

    def cost(self, path: str) -> str:
        """``2 wood and 100 fiorini``, of six resources and fiorini."""
        return self.like(path, amounts(self.language, named(box()[path], "fiorini")))

    def goods(self, path: str) -> str:
        """``1 marble``, of six resources."""
        return self.like(path, amounts(self.language, named(box()[path])))

    def gains(self, path: str) -> str:
        """What a workshop gives."""
        found = named(box()[path], "fiorini", *POINTS, "kinsmen")
        return self.like(path, amounts(self.language, found))

    def points(self, path: str) -> str:
        """``4 prestige and 1 church influence``."""
        return self.like(path, amounts(self.language, points(box()[path])))

    def row(self, path: str) -> str:
        """``3 3 3 4 4 7``: prestige by die."""
        return self.like(path, " ".join(f"−{-one}" if one < 0 else str(one) for one in box()[path]))
