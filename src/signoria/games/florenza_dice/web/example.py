"""A position for the pictures of the rules page: two players in the second round."""

from __future__ import annotations

from typing import Any

from signoria.faces.phrases import phrases_for
from signoria.faces.web.page_data import SeatData
from signoria.faces.web.scene import Scene
from signoria.faces.web.words import Language
from signoria.games.florenza_dice.web import (
    artworks,
    buildings,
    dice,
    rione,
    sheet,
    tracks,
)
from signoria.games.florenza_dice.web.marks import marks_of
from signoria.kernel.news import Fact, hear
from signoria.kernel.steps import CHANCE
from signoria.library import load

NAMES = ("Ringo", "Paul")
ROLLS = (2, 4)  # for the free buildings: Ringo begins
VALUES = (2, 3, 5, 1, 6, 4)  # what the six dice show
PLAYED = (
    *("use white captain 2", "use grey resources 2", "place metal 2", "place metal 3"),
    *("spend spare", "place wood 2", "use yellow resources 2"),
    *("place gold giardino", "place gold chiesa_facciata"),
)


def ringo(game: str, language: Language) -> dict[str, Any]:
    """A sheet after one turn, and the dice board as it then lies."""
    found = load(game)
    state = found.new(len(NAMES))
    chance = iter([*(number - 1 for number in ROLLS), *(value - 1 for value in VALUES)])
    told: list[Fact] = []
    for action in PLAYED:
        while state.actor() == CHANCE:
            state.apply(state.options()[next(chance)])
            told = []
        told += hear(state, found.words.worded(action))
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
        news=told,
        names=NAMES,
    )
    marks = marks_of(scene)
    return {
        "dice": dice.board(scene, 0, marks.fresh),
        "tracks": tracks.tracks(scene, 0, marks),
        "palazzo": artworks.palazzo(scene, 0, marks),
        "chiesa": artworks.chiesa(scene, 0, marks),
        "rione": rione.spaces(scene, 0, marks),
        "supply": sheet.sheet(scene, 0, marks)["supply"],
        "buildings": buildings.table(scene, 0, marks.shortcuts),
    }
