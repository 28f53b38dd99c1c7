"""What happens in Florenza, as facts; ``reasons`` say why something is not possible.

Families go by their numbers: a seat's is its own, Ghosts come after. Workshops, artworks, artists,
preachers and captains go by their keys in the box; ``None`` is somebody without a name. Spaces and
lines are counted from 1.
"""

from __future__ import annotations

from signoria.games.florenza.news.artworks import (
    ArtworkCompleted,
    ArtworkFailed,
    BuildingWhole,
    CompletionBegins,
    CrestPlaced,
    MuseAsked,
    ResultUsed,
    ValueReached,
)
from signoria.games.florenza.news.economy import (
    BoughtAtMarket,
    BuildingFailed,
    Built,
    BusinessCollected,
    CaptainPaid,
    Produced,
    ResourceGranted,
    Sold,
    SoldAtMarket,
    SoldNothing,
    TradedAtMarket,
)
from signoria.games.florenza.news.ghosts import (
    ActionTableCleared,
    GhostBuilt,
    GhostCreated,
    GhostGained,
    GhostHired,
    GhostIdle,
    GhostOperated,
    GhostRolled,
)
from signoria.games.florenza.news.income import (
    BishopActed,
    Detained,
    Income,
    KinsmenReady,
    ResourceChosen,
    ResourceRolled,
)
from signoria.games.florenza.news.kinsmen import (
    ArtistHired,
    ArtworkBegun,
    BuildingBegun,
    CaptainHired,
    CharityGiven,
    Exchanged,
    Operated,
    Outlook,
    SentToBusiness,
    SentToMarket,
)
from signoria.games.florenza.news.rounds import (
    AllPlaced,
    BishopElected,
    BishopGone,
    BuildingEmpty,
    CaptainElected,
    CaptainsRevealed,
    CharactersCame,
    CharactersLeft,
    OrderDecided,
    PhaseBegins,
    RoundBegins,
    RoundEnds,
    Scored,
    ScoringBegins,
    Started,
    TokensCounted,
    Total,
)
from signoria.kernel.news import Chose, Dealt

News = (
    Chose | Dealt
    | CharactersCame | CharactersLeft | CaptainsRevealed | OrderDecided | Started
    | RoundBegins | PhaseBegins | AllPlaced | RoundEnds
    | ResourceChosen | ResourceRolled | Income | KinsmenReady | Detained | BishopActed
    | Operated | BuildingBegun | ArtworkBegun | ArtistHired | CharityGiven | Exchanged
    | SentToMarket | SentToBusiness | CaptainHired | Outlook
    | Produced | Sold | SoldNothing | Built | BuildingFailed | SoldAtMarket | BoughtAtMarket
    | TradedAtMarket | BusinessCollected | CaptainPaid | ResourceGranted
    | CompletionBegins | ArtworkCompleted | ArtworkFailed | MuseAsked | ResultUsed | ValueReached
    | CrestPlaced | BuildingWhole | CaptainElected | BishopElected | BishopGone
    | GhostRolled | ActionTableCleared | GhostOperated | GhostBuilt | GhostCreated | GhostHired
    | GhostGained | GhostIdle
    | ScoringBegins | Scored | TokensCounted | Total
)  # fmt: skip
Warnings = BuildingFailed | ArtworkFailed | BuildingEmpty
