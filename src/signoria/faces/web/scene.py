"""A scene: what one viewer sees at one moment, ready to be drawn."""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import dataclass, field
from typing import Any, Generic

from signoria.faces.phrases import LogLine, Phrases, SightT
from signoria.faces.web.page_data import SeatData
from signoria.faces.web.words import Language
from signoria.kernel.game import Game
from signoria.kernel.news import Fact, Preview, preview
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
class Highlight:
    """Something worth telling at the end."""

    family: str
    title: str
    sentence: str


@dataclass(frozen=True)
class Scene(Generic[SightT]):
    """What a game's drawing is made from."""

    game: Game[Any]
    phrases: Phrases[SightT]
    language: Language
    seats: Sequence[SeatData]
    seat: int | None  # the viewer's
    seen: SightT
    news: Sequence[Fact] = ()  # since the viewer looked last, as the viewer may know it
    warnings: Sequence[str] = ()  # what the viewer should not overlook
    state: State | None = None  # only for a viewer who is asked: to ask the rules about options
    names: Sequence[str] = field(default_factory=tuple)
    lines: Sequence[LogLine] = field(default_factory=tuple)
    rolls: int = 0  # outcomes of chance so far: dice that were rolled anew are shown rolling
    previews: dict[str, Preview] = field(default_factory=dict)  # made when somebody asks

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

    def preview(self, action: str) -> Preview:
        """What an option would do, as far as the viewer can know: the rules say it."""
        assert self.state is not None
        assert self.seat is not None
        if action not in self.previews:
            word = self.game.words.worded(action)
            self.previews[action] = preview(self.state, word, self.seat)
        return self.previews[action]

    def why_not(self, action: str) -> str:
        """Why the viewer, who is asked, may not do something: the rules say it. Or nothing."""
        if self.state is None:
            return ""
        why = self.state.why_not(self.game.words.worded(action))
        return self.phrases.because(why, self.names)
