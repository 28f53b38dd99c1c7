"""What happens in the Florenza Dice Game, what stands in the way, and what not to overlook.

Seats are numbers, and nobody (``None``) stands for the Ghost where a seat could. Dice go by
their colours, resources, tracks and works by the words of the actions, Buildings by their
numbers, spaces of the Rione as ``2`` to ``8``. Money is counted in Fiorini.
"""

from __future__ import annotations

from signoria.games.florenza_dice.news.dice import (
    DieMoved,
    Hired,
    UsedForFiorini,
    UsedForResources,
    UsedForSteps,
)
from signoria.games.florenza_dice.news.parts import Die, Holder
from signoria.games.florenza_dice.news.reasons import (
    AnswerFirst,
    DieToUse,
    DieUsed,
    HasBuilding,
    IconOpen,
    IconTicked,
    NeedsArtist,
    NoFiorini,
    NoIconOpen,
    NoSpare,
    NoStar,
    NoSuchIcon,
    NothingToPlace,
    OnceATurn,
    OnlyInATurn,
    OnlyInTurns,
    OnlyWith,
    OtherAmount,
    OtherKind,
    ProjectFinished,
    RioneFull,
    SpaceStillLacks,
    SpendFirst,
    TooDear,
    WorkIsCompleted,
    WorkStillLacks,
)
from signoria.games.florenza_dice.news.rounds import (
    FirstPlayer,
    FreeBuilding,
    GhostTook,
    GhostWalked,
    IncomeBegins,
    OfficesDetermined,
    PartBegins,
    Rolled,
    RoundBegins,
    Scored,
    ScoringBegins,
    TurnBegins,
)
from signoria.games.florenza_dice.news.sheet import (
    Built,
    Changed,
    ChiesaCompleted,
    ChiesaSteps,
    Gained,
    IncomePaid,
    Lost,
    Masterpiece,
    PaidFor,
    PalazzoCompleted,
    Placed,
    PointsChanged,
    SpaceLacks,
    Spent,
    Stepped,
    SteppedBeyond,
    WorkLacks,
)
from signoria.games.florenza_dice.news.warnings import (
    CannotPay,
    CouldBuild,
    CouldHire,
    LastRound,
    RivalNearPalazzo,
)
from signoria.kernel.news import Chose, Dealt, NotAsked

__all__ = [
    "AnswerFirst",
    "Built",
    "CannotPay",
    "Changed",
    "ChiesaCompleted",
    "ChiesaSteps",
    "CouldBuild",
    "CouldHire",
    "Die",
    "DieMoved",
    "DieToUse",
    "DieUsed",
    "FirstPlayer",
    "FreeBuilding",
    "Gained",
    "GhostTook",
    "GhostWalked",
    "HasBuilding",
    "Hired",
    "Holder",
    "IconOpen",
    "IconTicked",
    "IncomeBegins",
    "IncomePaid",
    "LastRound",
    "Lost",
    "Masterpiece",
    "NeedsArtist",
    "News",
    "NoFiorini",
    "NoIconOpen",
    "NoSpare",
    "NoStar",
    "NoSuchIcon",
    "NothingToPlace",
    "OfficesDetermined",
    "OnceATurn",
    "OnlyInATurn",
    "OnlyInTurns",
    "OnlyWith",
    "OtherAmount",
    "OtherKind",
    "PaidFor",
    "PalazzoCompleted",
    "PartBegins",
    "Placed",
    "PointsChanged",
    "ProjectFinished",
    "Refusal",
    "RioneFull",
    "RivalNearPalazzo",
    "Rolled",
    "RoundBegins",
    "Scored",
    "ScoringBegins",
    "SpaceLacks",
    "SpaceStillLacks",
    "SpendFirst",
    "Spent",
    "Stepped",
    "SteppedBeyond",
    "TooDear",
    "TurnBegins",
    "UsedForFiorini",
    "UsedForResources",
    "UsedForSteps",
    "Warning",
    "WorkIsCompleted",
    "WorkLacks",
    "WorkStillLacks",
]

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

Warning = CouldBuild | CouldHire | CannotPay | RivalNearPalazzo | LastRound
