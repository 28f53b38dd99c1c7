"""What is marked, circled and crossed off on a District sheet."""

from __future__ import annotations

from signoria.kernel.news import Fact


class Gained(Fact):
    """Fiorini, spares or stars, and from what."""

    seat: int
    what: str
    number: int
    before: int
    after: int
    source: str  # "die", "track", "building", "work", "income" or "change"


class Spent(Fact):
    """Fiorini, a spare or a star."""

    seat: int
    what: str
    number: int
    before: int
    after: int


class PointsChanged(Fact):
    """A seat's points, as if the game ended now."""

    seat: int
    before: int
    after: int


class Stepped(Fact):
    """A step on a track, and what its space brings; so many steps are still to come."""

    seat: int
    track: str
    before: int
    space: int
    brings: str | None  # "fiorini", "points", "star", "spare", "resource", "die" or a track
    amount: int
    left: int


class SteppedBeyond(Fact):
    """A step beyond the end of a track: Fiorini instead, which are told next."""

    seat: int
    track: str
    space: int


class Placed(Fact):
    """A resource ticked an icon of a project."""

    seat: int
    kind: str
    project: str
    source: str  # "die", "building", "track", "captain" or "spare"
    colour: str | None  # of the die
    traded: str | None  # the kind of the die, if it was another
    building: int | None  # that brought it


class PaidFor(Fact):
    """Fiorini ticked an icon of a project."""

    seat: int
    project: str
    amount: int


class WorkLacks(Fact):
    """What a work still lacks after a tick; if nothing, then one of these artists."""

    seat: int
    work: str
    kinds: tuple[str, ...]
    artists: tuple[str, ...]


class SpaceLacks(Fact):
    """After a tick: how many icons a space lacks at least, and for which Buildings."""

    seat: int
    space: str
    icons: int
    buildings: tuple[int, ...]
    new: tuple[int, ...]  # those that can be built since this tick
    is_next: bool  # whether it is this space's turn


class Lost(Fact):
    """Resources that no icon took; of any kind if there is none."""

    seat: int
    kind: str | None
    number: int
    by_choice: bool


class Changed(Fact):
    """Fiorini instead of a resource."""

    seat: int
    kind: str | None
    amount: int


class Built(Fact):
    """A Building in a space of the Rione: its points with those of the space, and spares."""

    seat: int
    building: int
    space: int
    points: int
    spares: int


class Masterpiece(Fact):
    """A star adds to what a work's artist is worth, and the work with him counts."""

    seat: int
    work: str
    points: int
    worth: int
    counts: int


class IncomePaid(Fact):
    """A work of the Chiesa pays: a step on a track, or Fiorini."""

    seat: int
    work: str
    what: str
    at_once: bool  # for completing it; else at the beginning of a round


class PalazzoCompleted(Fact):
    """All works of the Palazzo, and the prize for it."""

    seat: int
    points: int


class ChiesaCompleted(Fact):
    """All works of the Chiesa: so many steps on one track."""

    seat: int
    steps: int


class ChiesaSteps(Fact):
    """The track was chosen for them."""

    seat: int
    track: str
    steps: int
