"""The rulebook's first example, drawn: Adam takes three of the dice he rolled."""

from __future__ import annotations

from typing import Any, cast

from signoria.faces.phrases import phrases_for
from signoria.faces.web.page_data import SeatData
from signoria.faces.web.scene import Scene
from signoria.faces.web.words import Language
from signoria.games.medici_dice.sights import Sight
from signoria.games.medici_dice.web import columns, ships
from signoria.games.medici_dice.web.fresh import fresh
from signoria.kernel.news import hear
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
    news = hear(state, found.words.worded(TAKEN))
    scene: Scene[Sight] = Scene(
        game=found,
        phrases=phrases_for(game, language.code),
        language=language,
        seats=[
            SeatData(0, NAMES[0], "medici", "person"),
            SeatData(1, NAMES[1], "pazzi", "person"),
        ],
        seat=None,
        seen=cast("Sight", found.observe(state, None)),
        news=news,
        names=NAMES,
    )
    return {
        "columns": columns.columns(scene, 0, fresh(news)),
        "ship": ships.ships(scene, 0, fresh(news), {})[0],
    }
