"""Printed values in sentences: those that we are not sure of carry a mark.

    printed = Printed(box)
    say("The last seal brings {points}.", points=printed("end.last_seal"))

The mark travels inside the sentence; the terminal shows it as ``5°`` (:func:`plain`), a page as a
small ° with a tooltip.
"""

from __future__ import annotations

from typing import Any

from signoria.kernel.box import UNSURE, Box

SIGN = "°"
# Letters that no sentence has: they stand around a value until a face shows it.
OPEN, CLOSE = "\ue000", "\ue001"


class Unsure(int):
    """A number that says of itself, in a sentence, that we are not sure of it."""

    def __str__(self) -> str:
        return f"{OPEN}{'−' if self < 0 else ''}{abs(int(self))}{CLOSE}"

    def __format__(self, form: str) -> str:
        return str(self)


class Printed:
    """A box's values, to be put into sentences."""

    def __init__(self, box: Box) -> None:
        self.box = box

    def __call__(self, path: str) -> Any:
        """The value at *path*: a number, a word, a list or a table of them."""
        if path in self.box.values:
            value = self.box.values[path]
            return _marked(value.value) if value.grade in UNSURE else value.value
        found = {name: self(f"{path}.{name}") for name in self.box.table(path)}
        if not found:
            raise KeyError(path)
        return found

    def like(self, path: str, words: object) -> str:
        """*words* that say the value at *path* in another way, marked as it is."""
        shown = str(words)
        return f"{OPEN}{shown}{CLOSE}" if self.is_unsure(path) else shown

    def is_unsure(self, path: str) -> bool:
        """Whether the value or claim at *path*, or a value below it, may not be as printed."""
        if path in self.box.claims:
            return self.box.claims[path].is_unsure
        return any(
            value.grade in UNSURE
            for name, value in self.box.values.items()
            if name == path or name.startswith(f"{path}.")
        )


def _marked(value: Any) -> Any:
    if isinstance(value, list):
        return [_marked(inner) for inner in value]
    if isinstance(value, bool):
        return value
    if isinstance(value, int):
        return Unsure(value)
    return f"{OPEN}{value}{CLOSE}"


def plain(text: str) -> str:
    """The sentence for faces of letters only: ``5°``."""
    return text.replace(OPEN, "").replace(CLOSE, SIGN)


def bare(text: str) -> str:
    """The sentence without any mark."""
    return text.replace(OPEN, "").replace(CLOSE, "")
