"""Parts of a game: what they are, and which one an action uses."""

from __future__ import annotations

from collections.abc import Callable, Iterable, Mapping, Sequence
from dataclasses import dataclass
from typing import Any

from signoria.kernel.box import Box
from signoria.kernel.news import Fact
from signoria.library import module

Told = Callable[[Sequence[Fact]], Iterable[tuple[int, "Part"]]]
Look = Callable[[], Mapping[str, Any]]  # what everybody sees before the action


@dataclass(frozen=True, order=True)
class Part:
    """``Part("card taken", "princess", "cards.princess")``: its values are below that path."""

    kind: str
    name: str
    path: str = ""
    seats: tuple[int, ...] = ()  # with how many players it can be used; empty: with any number

    def is_for(self, seats: int) -> bool:
        """Whether that many players can use it."""
        return not self.seats or seats in self.seats


@dataclass(frozen=True)
class Parts:
    """What a game consists of."""

    every: list[Part]
    used: Callable[[Look, str], Part | None]
    told: Told | None = None


def parts_of(game: str, box: Box) -> Parts:
    """The parts of a game; of one that does not name them, its actions."""
    found = module(game, "balance")
    if found is None:
        return Parts([], _action)
    return Parts(found.parts(box), found.used, getattr(found, "told", None))


def grades(box: Box, part: Part) -> set[str]:
    """How sure we are of a part's values."""
    if not part.path:
        return set()
    below = f"{part.path}."
    return {
        value.grade
        for value in box.values.values()
        if value.path == part.path or value.path.startswith(below)
    }


def names(box: Box, table: str) -> list[str]:
    """The tables right below a table, in the box's order."""
    below = [path.split(".") for path in box.table(table)]
    return list(dict.fromkeys(path[0] for path in below if len(path) > 1))


def _action(look: Look, action: str) -> Part | None:
    words = [word for word in action.split() if not word.isdigit()]
    return Part("action", " ".join(words))
