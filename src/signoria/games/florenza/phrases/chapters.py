"""Where the rules tell more about a step."""

from __future__ import annotations

_CHAPTERS = {
    "setup": ("DrawTurnOrder", "RevealCaptains", "StartingWorkshop"),
    "income": ("CollectIncome", "RollThirdResource", "ThirdResource", "HoldingsIncome"),
    "powers": ("CaptainOfThePeople", "Bishop"),
    "kinsmen": ("Kinsmen", "PlaceKinsman", "HireArtist"),
    "charity": ("ExchangeResource", "TakeInExchange"),
    "economy": (
        *("EconomicActivities", "DistrictActivities", "Construction", "Production", "Sale"),
        *("OtherActivities", "SellAtMarket", "BuyAtMarket", "TradeAtMarket", "GiveAnother"),
        *("TakeAtMarket", "ResourceOfYourChoice"),
    ),
    "artwork": ("Artworks", "CompleteArtworks", "ChooseSkill", "PlaceCrest"),
    "results": ("RollForPrestige", "FavorOfTheMuse", "ChooseResult"),
    "turn-order": ("TurnOrder",),
    "end-of-round": ("EndOfRound", "DrawCharacters"),
    "alone": (
        *("GhostIncome", "GhostCaptain", "GhostBishop", "GhostEndOfRound", "ClearActionTable"),
        "GhostStartingWorkshop",
    ),
    "ghosts": (
        *("KinsmenAndGhosts", "GhostTurn", "GhostBuilds", "GhostOperates", "GhostHiresCaptain"),
        *("GhostGainsInfluence", "GhostCityArtwork", "GhostDistrictArtwork"),
    ),
    "no-die": ("PayIncentive",),
}
_OF_STEP = {step: key for key, steps in _CHAPTERS.items() for step in steps}


def chapter(step: str) -> str:
    """The chapter of the rules about a step."""
    return _OF_STEP.get(step.split(maxsplit=1)[0], "") if step.split() else ""
