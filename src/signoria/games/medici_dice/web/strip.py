"""The score strip of Medici: points, the ship that is loading, and its free spaces."""

from __future__ import annotations

from signoria.faces.web.scene import Scene
from signoria.faces.web.strip import StripSeat, StripThing
from signoria.games.medici_dice.sights import Sight
from signoria.kernel.steps import CHANCE


def strip(scene: Scene[Sight]) -> list[StripSeat]:
    """Everybody clockwise; who has the dice carries a die."""
    totals = [sheet["total"] for sheet in scene.seen["sheets"]]
    return [_seat(scene, seat, totals) for seat in range(len(totals))]


def _seat(scene: Scene[Sight], seat: int, totals: list[int]) -> StripSeat:
    seen, say = scene.seen, scene.language.say
    ship = seen["sheets"][seat]["ships"][max(1, seen["round"]) - 1]
    rolls = seen["roller"] == seat and not scene.is_over
    free = scene.language.plural("space free", "spaces free", ship["free"])
    return StripSeat(
        seat=seat,
        points=[StripThing(say("points"), totals[seat])],
        left=[StripThing(free, ship["free"], "i-hold")],
        offices=[StripThing(say("has the dice"), icon="i-die")] if rolls else [],
        label=say("ship {value}", value=ship["value"]),
        is_acting=seen["actor"] == seat or (rolls and seen["actor"] == CHANCE),
        leads=len(totals) > 1 and totals[seat] == max(totals) > min(totals),
        is_done=not ship["free"],
    )
