"""Why something is not possible."""

from __future__ import annotations

from signoria.games.florenza_dice.news.parts import Holder
from signoria.kernel.news import Reason


class DieUsed(Reason):
    """The die lies on its USED space: whoever has the dice used it."""

    colour: str
    by: Holder
    is_mine: bool


class OtherAmount(Reason):
    """A die's value brings another number of resources or steps."""

    value: int
    what: str  # a resource or a track
    number: int


class OnlyWith(Reason):
    """It takes a Building's effect."""

    building: int


class OnceATurn(Reason):
    """The Building's effect was used in this turn."""

    building: int


class OnlyInTurns(Reason):
    """The Building's effect works only in turns."""

    building: int


class WorkIsCompleted(Reason):
    """The work has its artist."""

    work: str


class WorkStillLacks(Reason):
    """The work has open icons."""

    work: str
    kinds: tuple[str, ...]


class NeedsArtist(Reason):
    """The work is for other artists."""

    work: str
    artists: tuple[str, ...]


class TooDear(Reason):
    """The artist costs more than there is."""

    fee: int
    have: int


class AnswerFirst(Reason):
    """Something else is asked first."""


class DieToUse(Reason):
    """A die must still be used."""


class NothingToPlace(Reason):
    """There is no resource to place now."""


class ProjectFinished(Reason):
    """A work that is completed, or a space that is built."""

    project: str


class IconTicked(Reason):
    """The project has all it takes of a kind."""

    project: str
    kind: str


class NoSuchIcon(Reason):
    """The project never takes that kind."""

    project: str
    kind: str


class OtherKind(Reason):
    """The resource to place is of another kind."""

    kind: str


class IconOpen(Reason):
    """Nothing may be lost while an icon is open for it; of any kind if there is none."""

    kind: str | None


class NoFiorini(Reason):
    """There is no money."""


class NoSpare(Reason):
    """There is no spare."""


class NoStar(Reason):
    """There is no star."""


class NoIconOpen(Reason):
    """Nothing takes a resource, or Fiorini, any more."""

    kind: str | None


class SpendFirst(Reason):
    """Fiorini are paid after choosing to spend them."""


class OnlyInATurn(Reason):
    """Nothing is spent before the turns."""


class HasBuilding(Reason):
    """One of each kind."""

    building: int


class RioneFull(Reason):
    """No space is left."""


class SpaceStillLacks(Reason):
    """What the next space lacks for the Building."""

    space: int
    kinds: tuple[str, ...]
