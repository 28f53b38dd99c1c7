"""A scene: what one viewer sees at one moment, ready to be drawn."""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import dataclass, field
from typing import Any

from signoria.faces.phrases import LogLine, Phrases
from signoria.faces.web.page_data import SeatData
from signoria.faces.web.words import Language
from signoria.kernel.game import Game
from signoria.kernel.state import State
from signoria.kernel.steps import NOBODY


@dataclass(frozen=True)
class Answer:
    """One legal option, as it is offered."""

    action: str
    label: str  # what it is about: "dye 4 and gold 5"
    button: str  # what the button says: "Load 2 dice"
    why: str = ""  # its consequence, in a sentence
    parts: tuple[str, ...] = ()  # names of the drawn parts that make it up, if it is a set
    is_drawn: bool = False  # a drawn element carries it as ``data-action``
    is_main: bool = False  # a button of its own that Enter presses


@dataclass(frozen=True)
class Phase:
    """A round or phase in the bar."""

    title: str
    state: str = ""  # "done", "now", or empty for what is to come


@dataclass(frozen=True)
class Fact:
    """Something worth telling at the end."""

    family: str
    title: str
    sentence: str


@dataclass(frozen=True)
class Scene:
    """What a game's drawing is made from."""

    game: Game[Any]
    phrases: Phrases
    language: Language
    seats: Sequence[SeatData]
    seat: int | None  # the viewer's
    seen: dict[str, Any]
    before: dict[str, Any]  # what was seen when the viewer looked last: the rest is new
    state: State | None = None  # only for a viewer who is asked: to show what an option does
    names: Sequence[str] = field(default_factory=tuple)
    lines: Sequence[LogLine] = field(default_factory=tuple)
    rolls: int = 0  # outcomes of chance so far: dice that were rolled anew are shown rolling

    @property
    def is_asked(self) -> bool:
        """Whether the viewer must choose now."""
        return bool(self.seen["options"])

    @property
    def is_over(self) -> bool:
        """Whether the game has ended."""
        return bool(self.seen["actor"] == NOBODY)

    def family(self, seat: int) -> str:
        """The shield of a seat."""
        return self.seats[seat].family

    def after(self, action: str) -> dict[str, Any]:
        """What the viewer will see right after choosing an option: the rules say it.

        Only for games in which choosing reveals nothing hidden.
        """
        assert self.state is not None
        copy = self.state.copy()
        copy.play(action)
        return self.game.observe(copy, self.seat)
