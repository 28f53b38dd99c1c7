"""The game's own words at hand: names of things, and whose sheet is shown large."""

from __future__ import annotations

from collections.abc import Sequence
from functools import cache
from typing import Any

from signoria.faces.web.scene import Scene
from signoria.games.florenza_dice.phrases import FlorenzaDicePhrases

FIORINI = "fiorini"
GHOST = "ghost"


def words(scene: Scene[Any]) -> FlorenzaDicePhrases:
    """The phrases of this game."""
    assert isinstance(scene.phrases, FlorenzaDicePhrases)
    return scene.phrases


def building_effect(scene: Scene[Any], number: int) -> str:
    """What a building does, in one clause; a page says it often."""
    return _building_effect(words(scene), number)


@cache
def _building_effect(phrases: FlorenzaDicePhrases, number: int) -> str:
    return phrases.building_effect(number)


def large_seat(scene: Scene[Any]) -> int:
    """Whose sheet is shown large: mine; for spectators that of whoever decides."""
    return scene.seat if scene.seat is not None else int(scene.seen["player"])


def owned(sheet: dict[str, Any]) -> set[int]:
    """The numbers of the buildings in a Rione."""
    return {space["building"] for space in sheet["rione"] if space["building"]}


def works_of(sheet: dict[str, Any]) -> list[dict[str, Any]]:
    """The artworks of the Palazzo, then those of the Chiesa."""
    return [*sheet["palazzo"], *sheet["chiesa"]]


def kinds_listed(scene: Scene[Any], kinds: Sequence[str]) -> str:
    """``wood, gold and 200 Fiorini``."""
    named = [words(scene).resource(kind) for kind in kinds if kind != FIORINI]
    coins = sum(kind == FIORINI for kind in kinds)
    if coins:
        worth = coins * scene.game.box["money.icon"]
        named.append(scene.language.say("{amount} Fiorini", amount=worth))
    return scene.language.listed(named)


def points_words(scene: Scene[Any], points: int) -> str:
    """``2 points``."""
    return scene.language.plural("{number} point", "{number} points", points)


def holder_name(scene: Scene[Any], holder: int | str | None) -> str:
    """Who holds an office: a player, the Pope as the Ghost, or nobody."""
    if holder is None:
        return scene.language.say("nobody")
    if holder == GHOST:
        return words(scene).pope()
    return scene.names[int(holder)]


def holder_family(scene: Scene[Any], holder: int | str | None) -> str:
    """The shield of that."""
    if holder is None:
        return ""
    return GHOST if holder == GHOST else scene.family(int(holder))
