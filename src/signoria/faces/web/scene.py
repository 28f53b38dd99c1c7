"""A scene: what one viewer sees at one moment, ready to be drawn."""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import dataclass, field
from typing import Any, Generic

from signoria.bundles import bundled, parts
from signoria.faces.phrases import LogLine, Phrases, SightT
from signoria.faces.web.grades import Grades, grades_of
from signoria.faces.web.page_data import SeatData
from signoria.faces.web.paint import capital
from signoria.faces.web.words import Language
from signoria.kernel.game import Game
from signoria.kernel.news import Fact, Preview
from signoria.kernel.state import State
from signoria.kernel.steps import NOBODY
from signoria.offers import Offer, plain
from signoria.story import Story


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
    is_proposed: bool = False  # its parts are chosen from the start: one click confirms them
    is_earlier: bool = False  # an answer to a question that is passed
    said: str = ""  # what is sent: the action, behind whatever goes before it (filled in)


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
    seat: int | None = None  # whose line of the chart it is marked at, and when
    ply: int | None = None


@dataclass(frozen=True)
class Flight:
    """A symbol that flies from one element to another: what was paid, what was gained."""

    icon: str  # a symbol of the sprite
    start: str  # the id of an element, of the page before or of the page after
    end: str  # the id of an element of the page after
    number: int = 1  # so many of them, one shortly after the other


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
    offer: Offer | None = None  # for the same: what is asked together; the state is its last one
    names: Sequence[str] = field(default_factory=tuple)
    lines: Sequence[LogLine] = field(default_factory=tuple)
    story: Story | None = None  # the whole game; only what everybody may know of it is shown
    ply: int = 0  # the moves of it until here
    rolls: int = 0  # outcomes of chance so far: dice that were rolled anew are shown rolling
    round_points: Sequence[int] = ()  # everybody's when this round began, secret lines included
    previews: dict[str, Preview] = field(default_factory=dict)  # made when somebody asks
    made: dict[str, Any] = field(default_factory=dict)  # what a drawing needs more than once

    @property
    def is_asked(self) -> bool:
        """Whether the viewer must choose now."""
        return bool(self.seen["options"])

    @property
    def before(self) -> str:
        """The moves that merely go on to the question that is shown."""
        return bundled(*self.offer.before) if self.offer else ""

    @property
    def sets(self) -> Sequence[tuple[str, ...]]:
        """Where several things are gathered: every complete way, each the moves that it takes. An
        answer to it is ``" | ".join(way)``. None: there is nothing to gather, or too many ways.
        """
        return self.offer.sets if self.offer else ()

    @property
    def earlier(self) -> Sequence[Answer]:
        """What else could be done before going on to the question that is shown."""
        return [
            Answer(
                action,
                label,
                label,
                self.phrases.consequence(self.preview(action), self.names),
                is_earlier=True,
            )
            for action in (self.offer.earlier if self.offer else ())
            if (label := capital(self.phrases.label(self.seen, action, self.names)))
        ]

    @property
    def is_over(self) -> bool:
        """Whether the game has ended."""
        return bool(self.seen["actor"] == NOBODY)

    @property
    def grades(self) -> Grades:
        """Marks for what is perhaps not as printed."""
        return grades_of(self.game.box, self.language)

    def story_since(self, ply: int) -> list[Fact]:
        """What happened after so many moves, as the viewer may know it."""
        return self.story.news(ply, self.ply, self.seat) if self.story else []

    def family(self, seat: int) -> str:
        """The shield of a seat."""
        return self.seats[seat].family

    def label(self, said: str) -> str:
        """An answer in words: a move, or a set."""
        moves = parts(said)
        if len(moves) == 1:
            return self.phrases.label(self.seen, said, self.names)
        return self.phrases.labels(self.seen, moves, self.names)

    def preview(self, action: str) -> Preview:
        """What an option or a set would do, as far as the viewer can know: the rules say it."""
        assert self.state is not None
        assert self.seat is not None
        if action not in self.previews:
            offered = self.offer or plain(self.state)
            self.previews[action] = offered.preview(action)
        return self.previews[action]

    def why_not(self, action: str) -> str:
        """Why the viewer, who is asked, may not do something: the rules say it. Or nothing."""
        if self.state is None:
            return ""
        why = self.state.why_not(self.game.words.worded(action))
        return self.phrases.because(why, self.names)
