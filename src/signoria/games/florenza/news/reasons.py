"""Why something is not possible."""

from __future__ import annotations

from signoria.games.florenza.news.goods import Goods
from signoria.kernel.news import NotAsked, Reason


class NoWorkshop(Reason):
    """The space is empty, or there is no such family."""


class Occupied(Reason):
    """A kinsman of that family is there."""

    family: int


class PaysByItself(Reason):
    """A workshop that no kinsman operates."""


class NotThisRound(Reason):
    """A workshop under construction, or used by a Ghost."""


class MarkerTooLow(Reason):
    """A visit costs so much prestige, and the marker is there already."""

    price: int
    marker: int


class NoTileLeft(Reason):
    """The supply has no workshop of that kind."""


class SameSpace(Reason):
    """Another family has that workshop on a space of the same number."""


class NoFreeSpace(Reason):
    """The district is full."""


class CompletedBy(Reason):
    """The artwork bears a crest of that family."""

    family: int


class NoCrest(Reason):
    """No crest is left, beside those for artworks under way."""


class CharityThisRound(Reason):
    """The family's own Predicatore space is taken."""


class NotInFlorenza(Reason):
    """The character is not in play."""

    character: str


class HeldBy(Reason):
    """The Captain of the People detains him."""

    family: int


class TakenThisRound(Reason):
    """The character has been hired, or was given charity, or a Ghost used him."""

    character: str


class TooDear(Reason):
    """It costs more fiorini than there are."""

    price: int
    have: int


class CannotPay(Reason):
    """What it costs, and what is missing."""

    cost: Goods
    lack: Goods


class NothingToLose(Reason):
    """The preacher takes points, but the marker can go no lower."""


class KinsmanThere(Reason):
    """One kinsman is all that the market has room for."""


class NotInThisGame(Reason):
    """The Captain of Fortune stayed in the box."""


class ClosedByGhost(Reason):
    """A Ghost has hired the Captain of Fortune this round."""


class SkillNotWanted(Reason):
    """The artwork does not take the skill, or none of the artist's."""

    artwork: str
    artist: str | None  # who would be hired; None: the skill that he would use


class SkillMissing(Reason):
    """The artist does not have it."""

    artist: str | None


class NoResource(Reason):
    """There is none of it."""

    resource: str


class InThisOrder(Reason):
    """Two resources are given in the order of their kinds."""

    resources: tuple[str, ...]


class OfAnotherKind(Reason):
    """What is taken differs from what was given."""


class NoKinsmanThere(Reason):
    """Nobody of the family is there."""


class NothingBetter(Reason):
    """Another result brings at least as much, or no roll can bring more."""


class NotRolled(Reason):
    """The die did not show it."""


class TooMuch(Reason):
    """The value of a work can only be raised so far."""

    most: int  # steps


class NoneLeft(Reason):
    """A crest of that kind is not left for it."""


Why = (
    NotAsked | NoWorkshop | Occupied | PaysByItself | NotThisRound | MarkerTooLow | NoTileLeft
    | SameSpace | NoFreeSpace | CompletedBy | NoCrest | CharityThisRound | NotInFlorenza | HeldBy
    | TakenThisRound | TooDear | CannotPay | NothingToLose | KinsmanThere | NotInThisGame
    | ClosedByGhost | SkillNotWanted | SkillMissing | NoResource | InThisOrder | OfAnotherKind
    | NoKinsmanThere | NotRolled | NothingBetter | TooMuch | NoneLeft
)  # fmt: skip
