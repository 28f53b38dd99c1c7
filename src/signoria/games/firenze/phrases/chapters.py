"""Where the rules tell more about a step."""

from __future__ import annotations

_CHAPTERS = {
    "set-up": (
        *("ChooseStarter", "NameStarter", "DrawBalcony", "ChooseLowSeals", "PlaceSeals"),
        *("RollSeals", "HostSeals", "GiveStartBricks"),
    ),
    "phase-1": (
        *("ChooseCard", "PayCardCosts", "TakeCard", "SlideRow", "ShuffleDiscards"),
        *("RevealCard", "DrawBricks"),
    ),
    "phase-2": ("ExchangeBricks", "ChooseBrick", "GiveForBrick"),
    "phase-3": ("BuildTowers", "PayConstructionCosts"),
    "phase-4": ("TearDown",),
    "phase-5": ("FulfilCommissions",),
    "phase-6": ("CheckLimits", "CardLimit", "StorehouseLimit"),
    "cards": (
        *("FaceEvent", "PayEvent", "ReturnBricks", "GiveAlms", "Botch", "Collapse"),
        *("DiscardEvent", "GiveMonument", "Wholesaler", "GiveToRow", "ChooseTarget", "Smuggler"),
        *("GiveToTarget", "Saboteur", "Spy", "Patrician"),
    ),
    "end": ("NextTurn", "FinalScoring"),
}
_OF_STEP = {step: key for key, steps in _CHAPTERS.items() for step in steps}


def chapter(step: str) -> str:
    """The chapter of the rules about a step."""
    return _OF_STEP.get(step.split(maxsplit=1)[0], "") if step.split() else ""
