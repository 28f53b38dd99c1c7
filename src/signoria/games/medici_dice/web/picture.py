"""Pieces as markup, for scenes that are drawn by a template of all games."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Any

from markupsafe import Markup

from signoria.faces.web.paint import environment
from signoria.faces.web.words import Language
from signoria.games.medici_dice.news import Die
from signoria.games.medici_dice.phrases.names import dice_names
from signoria.library import load, name_of_module

PITCH = 38
HOLD_X = 24
GAME = "medici_dice"


def crosses(language: Language, number: int) -> Markup:
    """A column lying on its side."""
    drawn: Markup = _pieces(language).crossed(number)
    return drawn


def _pieces(language: Language) -> Any:
    return environment(language.code).get_template(f"{GAME}/pieces.html").module


def ship(language: Language, cargo: Sequence[Die]) -> Markup:
    """A full ship with its dice; all ships of a scene are equally wide."""
    width = 2 * HOLD_X + PITCH * max(load(name_of_module(__name__)).box["ships.spaces"])
    holds = [{"x": HOLD_X + PITCH * at, "face": die.face} for at, die in enumerate(cargo)]
    hull = 2 * HOLD_X + PITCH * len(cargo)
    label = dice_names(language, cargo)
    drawn: Markup = _pieces(language).scored_ship(holds, hull, width, label)
    return drawn
