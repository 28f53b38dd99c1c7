"""What happens in the Florenza Dice Game, what stands in the way, and what not to overlook.

Seats are numbers, and nobody (``None``) stands for the Ghost where a seat could. Dice go by
their colours, resources, tracks and works by the words of the actions, Buildings by their
numbers, spaces of the Rione as ``2`` to ``8``. Money is counted in Fiorini.
"""

from __future__ import annotations

from signoria.kernel.news import PHASE, ROUND, SCORING, TURN, Chose, Dealt, Fact, NotAsked, Reason

Holder = int | str | None  # of an office: a seat, "ghost", or nobody


class Die(Fact):
    """A die and what it shows: a part of other facts."""

    colour: str
    value: int


# Rounds


class FreeBuilding(Fact):
    """The income of the first round: a roll, and the Building with that number."""

    seat: int
    value: int
    building: int


class FirstPlayer(Fact):
    """The lowest roll begins every round; chance decides among equals."""

    seat: int
    by_chance: bool


class RoundBegins(Fact, begins=ROUND):
    """A round begins."""

    round: int


class IncomeBegins(Fact, begins=PHASE):
    """A seat collects the income of its Chiesa, before the turns."""

    seat: int


class OfficesDetermined(Fact, begins=PHASE):
    """Who is Captain of the People and who Bishop in this round, and who was."""

    captain: Holder
    bishop: Holder
    old_captain: Holder
    old_bishop: Holder


class TurnBegins(Fact, begins=TURN):
    """Somebody, or the Ghost, takes up all the dice; what a whole Palazzo is worth meanwhile."""

    seat: int | None
    prize: int


class Rolled(Fact):
    """All six dice were rolled, for a seat or for the Ghost."""

    seat: int | None
    dice: tuple[Die, ...]


class PartBegins(Fact, begins=PHASE):
    """A player's part of a turn: the Active Player's, or an answer to it."""

    seat: int
    is_active: bool


class GhostTook(Fact):
    """The dice that the Ghost chose."""

    colours: tuple[str, ...]


class GhostWalked(Fact):
    """So many steps of the Ghost on a track, up to a space."""

    track: str
    steps: int
    space: int


class ScoringBegins(Fact, begins=SCORING):
    """The last round is over."""


class Scored(Fact):
    """A line of the score sheet, and how many works, Buildings, spaces … it was paid for."""

    seat: int
    line: str
    points: int
    count: int


# Dice


class UsedForResources(Fact):
    """A die brings resources of a kind, for which so many icons are open; some may be lost."""

    seat: int
    die: Die
    kind: str
    number: int
    open: int
    lost: int
    building: int | None  # that allows it


class UsedForSteps(Fact):
    """A die brings steps on a track."""

    seat: int
    die: Die
    track: str
    steps: int
    building: int | None


class UsedForFiorini(Fact):
    """A die brings money."""

    seat: int
    die: Die
    amount: int
    building: int | None


class Hired(Fact):
    """A die hires an artist, who completes a work: its points, and what the artist is worth."""

    seat: int
    die: Die
    work: str
    artist: str  # "anonymous" is one too
    fee: int
    points: int
    worth: int
    has_star: bool  # that could make it a Masterpiece
    building: int | None


class DieMoved(Fact):
    """A used die of the Active Player lies on its USED space now."""

    colour: str


# The sheet


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
    """A step beyond the end of a track: Fiorini instead."""

    seat: int
    track: str
    space: int
    amount: int


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
    """A star adds to what a work's artist is worth."""

    seat: int
    work: str
    points: int
    worth: int


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


News = (
    Chose
    | Dealt
    | FreeBuilding
    | FirstPlayer
    | RoundBegins
    | IncomeBegins
    | OfficesDetermined
    | TurnBegins
    | Rolled
    | PartBegins
    | GhostTook
    | GhostWalked
    | ScoringBegins
    | Scored
    | UsedForResources
    | UsedForSteps
    | UsedForFiorini
    | Hired
    | DieMoved
    | Gained
    | Spent
    | PointsChanged
    | Stepped
    | SteppedBeyond
    | Placed
    | PaidFor
    | WorkLacks
    | SpaceLacks
    | Lost
    | Changed
    | Built
    | Masterpiece
    | IncomePaid
    | PalazzoCompleted
    | ChiesaCompleted
    | ChiesaSteps
)


# Reasons


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


Refusal = (
    NotAsked
    | DieUsed
    | OtherAmount
    | OnlyWith
    | OnceATurn
    | OnlyInTurns
    | WorkIsCompleted
    | WorkStillLacks
    | NeedsArtist
    | TooDear
    | AnswerFirst
    | DieToUse
    | NothingToPlace
    | ProjectFinished
    | IconTicked
    | NoSuchIcon
    | OtherKind
    | IconOpen
    | NoFiorini
    | NoSpare
    | NoStar
    | NoIconOpen
    | SpendFirst
    | OnlyInATurn
    | HasBuilding
    | RioneFull
    | SpaceStillLacks
)


# Warnings


class CouldBuild(Fact):
    """The turn is about to end, and a Building could stand."""

    space: int
    buildings: tuple[int, ...]


class CouldHire(Fact):
    """A die could complete a work now."""

    work: str


class CannotPay(Fact):
    """Works that lack their artists only, who cost more than there is."""

    works: tuple[str, ...]
    least: int


class RivalNearPalazzo(Fact):
    """Somebody else lacks one work for the first whole Palazzo."""

    seat: int
    prize: int


class LastRound(Fact):
    """This round is the last one."""


Warning = CouldBuild | CouldHire | CannotPay | RivalNearPalazzo | LastRound
