"""Pieces for the pictures of the rules page: an empty table, seen by nobody."""

from __future__ import annotations

from typing import Any, cast

from signoria.faces.phrases import phrases_for
from signoria.faces.web.page_data import FAMILIES, SeatData
from signoria.faces.web.scene import Scene
from signoria.faces.web.words import Language
from signoria.games.florenza.sights import Character, Sight
from signoria.games.florenza.web import people, places, shops, works
from signoria.games.florenza.web.view import View
from signoria.library import load

NAMES = ("Ginevra", "Lorenzo")
MICHELANGELO = "michelangelo_buonarroti"
FRANCESCO = "francesco_d_assisi"


def pieces(game: str, language: Language) -> dict[str, Any]:
    """``workshops`` by category, ``buildings`` with their works, ``palazzo``, ``chiesa``,
    ``artist`` and ``preacher`` (cards), ``unnamed_artist``, ``captain``, ``tracks``."""
    view = _view(game, language)
    return {
        "workshops": shops.supply(view),
        "buildings": works.city(view),
        "palazzo": works.district(view, 0, works.PALAZZO),
        "chiesa": works.district(view, 0, works.CHIESA),
        "artist": people.card(view, _character(view, MICHELANGELO)),
        "preacher": people.card(view, _character(view, FRANCESCO)),
        "unnamed_artist": people.unnamed_artist(view),
        "unnamed_preacher": people.unnamed_preacher(view),
        "captain": places.captains(view)[0],
        "tracks": places.tracks(view),
    }


def _view(game: str, language: Language) -> View:
    found = load(game)
    state = found.new(len(NAMES))
    while not found.observe(state, None)["fortune"] or MICHELANGELO not in _in_play(found, state):
        options = [action.text for action in state.options()]
        wanted = [f"draw {MICHELANGELO}", f"draw {FRANCESCO}"]
        state.play(next((text for text in wanted if text in options), options[0]))
    seen = cast("Sight", found.observe(state, None))
    return View(
        Scene(
            game=found,
            phrases=phrases_for(game, language.code),
            language=language,
            seats=[
                SeatData(seat, name, FAMILIES[seat], "person") for seat, name in enumerate(NAMES)
            ],
            seat=None,
            seen=seen,
            names=NAMES,
        ),
        (),
    )


def _in_play(game: Any, state: Any) -> list[str]:
    return [one["key"] for one in game.observe(state, None)["characters"]]


def _character(view: View, key: str) -> Character:
    return next(one for one in view.seen["characters"] if one["key"] == key)
