"""The game's own words at hand: names of things, and whose sheet is shown large."""

from __future__ import annotations

from collections.abc import Sequence

from signoria.faces.web.scene import Scene
from signoria.games.florenza_dice.phrases import FlorenzaDicePhrases
from signoria.games.florenza_dice.sights import Sheet, Sight, Supply, Work

FIORINI = "fiorini"
GHOST = "ghost"


def words(scene: Scene[Sight]) -> FlorenzaDicePhrases:
    """The phrases of this game."""
    assert isinstance(scene.phrases, FlorenzaDicePhrases)
    return scene.phrases


def building_effect(scene: Scene[Sight], number: int) -> str:
    """What a building does, in one clause."""
    return words(scene).building_effect(number)


def large_seat(scene: Scene[Sight]) -> int:
    """Whose sheet is shown large: mine; for spectators that of whoever decides."""
    return scene.seat if scene.seat is not None else scene.seen["player"]


def owned(sheet: Sheet) -> set[int]:
    """The numbers of the buildings in a Rione."""
    return {space["building"] for space in sheet["rione"] if space["building"]}


def works_of(sheet: Sheet) -> list[Work]:
    """The artworks of the Palazzo, then those of the Chiesa."""
    return [*sheet["palazzo"], *sheet["chiesa"]]


def counts_of(supply: Supply) -> dict[str, int]:
    """The supply by what it is."""
    return {
        "fiorini": supply["fiorini"],
        "spares": supply["spares"],
        "stars": supply["stars"],
    }


def office_holders(scene: Scene[Sight]) -> dict[str, int | str | None]:
    """Who is Captain and who Bishop."""
    return {"captain": scene.seen["captain"], "bishop": scene.seen["bishop"]}


def kinds_listed(scene: Scene[Sight], kinds: Sequence[str]) -> str:
    """``wood, gold and 200 Fiorini``."""
    return words(scene).several(kinds)


def points_words(scene: Scene[Sight], points: int) -> str:
    """``2 points``."""
    return scene.language.plural("{number} point", "{number} points", points)


def holder_name(scene: Scene[Sight], holder: int | str | None) -> str:
    """Who holds an office: a player, the Pope as the Ghost, or nobody."""
    if holder is None:
        return scene.language.say("nobody")
    if holder == GHOST:
        return words(scene).pope()
    return scene.names[int(holder)]


def holder_family(scene: Scene[Sight], holder: int | str | None) -> str:
    """The shield of that."""
    if holder is None:
        return ""
    return GHOST if holder == GHOST else scene.family(int(holder))
