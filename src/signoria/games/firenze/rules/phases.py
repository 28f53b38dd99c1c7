"""Which of the six phases of a turn is going on."""

from __future__ import annotations

from typing import Final

from signoria.games.firenze.rules.board import Board

SET_UP: Final = 0
STEPS: Final[list[list[str]]] = [
    [],
    [
        "ChooseCard",
        "PayCardCosts",
        "TakeCard",
        "DiscardEvent",
        "GiveMonument",
        "RevealCard",
        "DrawBricks",
    ],
    ["ExchangeBricks", "ChooseBrick", "GiveForBrick"],
    ["BuildTowers", "PayConstructionCosts"],
    ["TearDown"],
    ["FulfilCommissions"],
    ["CheckLimits", "CardLimit", "StorehouseLimit", "NextTurn"],
]
PHASES: Final[dict[str, int]] = {
    name: number for number, names in enumerate(STEPS) for name in names
}
CHOOSING_A_CARD: Final = PHASES["ChooseCard"]
EXCHANGING: Final = PHASES["ExchangeBricks"]
BUILDING_TOWERS: Final = PHASES["BuildTowers"]
TEARING_DOWN: Final = PHASES["TearDown"]
FULFILLING: Final = PHASES["FulfilCommissions"]


def phase(state: Board) -> int:
    """1 to 6; 0 in the set-up, and when the game is over.

    A step that can come in several phases, such as a personnel card's, belongs to what follows.
    """
    found = SET_UP
    for step in state.agenda():
        name = str(step).split(maxsplit=1)[0]
        if name == "Turn":  # a turn is still to begin
            return SET_UP
        if found == SET_UP:
            found = PHASES.get(name, SET_UP)
    return found
