"""The score strip: prestige, and what everybody still has to work with."""

from __future__ import annotations

from signoria.faces.web.scene import Scene
from signoria.faces.web.strip import StripSeat, StripThing
from signoria.games.firenze.sights import Sight
from signoria.games.firenze.web.bricks import phrases_of
from signoria.games.firenze.web.fresh import Fresh


def strip(scene: Scene[Sight], new: Fresh) -> list[StripSeat]:
    """Every seat in turn order, from whoever began."""
    players, starter = scene.seen["players"], scene.seen["starter"]
    prestige = [player["prestige"] for player in players]
    return [
        StripSeat(
            seat=seat,
            points=[StripThing(scene.language.say("Prestige"), prestige[seat])],
            left=_left(scene, seat),
            gained=new.points[seat] or None,
            is_acting=scene.seen["actor"] == seat,
            leads=prestige[seat] == max(prestige) > min(prestige),
        )
        for seat in ((starter + step) % len(players) for step in range(len(players)))
    ]


def _left(scene: Scene[Sight], seat: int) -> list[StripThing]:
    """Seals to place, cards in hand (only how many), bricks in the storehouse."""
    player, say = scene.seen["players"][seat], scene.language.say
    return [
        StripThing(say("Seals left"), player["seals_left"], f"s-{scene.family(seat)}"),
        StripThing(say("cards in hand"), player["cards_in_hand"], "z-cards"),
        StripThing(phrases_of(scene).part("storehouse"), player["stored"], "z-brick"),
    ]
