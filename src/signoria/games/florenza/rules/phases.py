"""The phases of a round by name, and which one is under way."""

from __future__ import annotations

from typing import Final

from signoria.games.florenza.rules.city import City

PHASES: Final[list[str]] = [
    "setup",
    "collect income",
    "captain of the people",
    "bishop",
    "kinsmen",
    "economic activities",
    "artwork",
    "turn order",
    "end of the round",
]
KINSMEN: Final = PHASES.index("kinsmen")  # while kinsmen are placed …
ECONOMY: Final = PHASES.index("economic activities")  # … and what they were sent for is paid
ARTWORK: Final = PHASES.index("artwork")
_PHASE_STEPS: Final[list[str]] = [
    "RevealCaptains DrawTurnOrder StartingWorkshop GhostStartingWorkshop",
    "ThirdResource RollThirdResource",
    "CaptainOfThePeople",
    "Bishop",
    (
        "PlaceKinsman HireArtist ExchangeResource TakeInExchange "
        "GhostTurn GhostOperates GhostBuilds GhostCityArtwork"
    ),
    (
        "Construction Sale Production OtherActivities ResourceOfYourChoice "
        "SellAtMarket BuyAtMarket TradeAtMarket GiveAnother TakeAtMarket"
    ),
    (
        "CompleteArtworks ChooseSkill RollForPrestige FavorOfTheMuse ChooseResult "
        "PayIncentive PlaceCrest"
    ),
    "TurnOrder",
    "EndOfRound",
]


def phase(state: City) -> int:
    """The number of the phase, 0 before the first round, by the step that asks."""
    name = type(state.step).__name__
    for number, names in enumerate(_PHASE_STEPS):
        if name in names.split():
            return number
    if name == "DrawCharacters" and state.family(0) < 0:
        return 0
    return len(PHASES) - 1
