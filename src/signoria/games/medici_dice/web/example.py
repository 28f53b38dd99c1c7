"""The rulebook's first example, drawn: Adam takes three of the dice he rolled."""

from __future__ import annotations

from typing import Any

from signoria.faces.phrases import phrases_for
from signoria.faces.web.page_data import SeatData
from signoria.faces.web.scene import Scene
from signoria.faces.web.words import Language
from signoria.games.medici_dice.web import sheet
from signoria.library import load

NAMES = ("Adam", "Bea")
NUMBERS = (0, 4, 2, 3, 5)  # what the five dice show
TAKEN = "take 1 2 5"


def adam(game: str, language: Language) -> dict[str, Any]:
    """A sheet after one turn: its columns and its ships."""
    found = load(game)
    state = found.new(2)
    for number in NUMBERS:
        state.apply(state.options()[number])
    before = found.observe(state, None)
    state.play(TAKEN)
    scene = Scene(
        game=found,
        phrases=phrases_for(game, language.code),
        language=language,
        seats=[
            SeatData(0, NAMES[0], "medici", "person"),
            SeatData(1, NAMES[1], "pazzi", "person"),
        ],
        seat=None,
        seen=found.observe(state, None),
        before=before,
        names=NAMES,
    )
    return {
        "columns": sheet.columns(scene, 0, []),
        "ship": sheet.ships(scene, 0)[0],
        "dice": before["dice"],
    }
