"""The score strip: points, offices, and how many dice everybody may still use in this round."""

from __future__ import annotations

from signoria.faces.web.paint import capital
from signoria.faces.web.scene import Scene
from signoria.faces.web.strip import StripSeat, StripThing
from signoria.games.florenza_dice.sights import Sight
from signoria.games.florenza_dice.web.wording import office_holders, words


def strip(scene: Scene[Sight]) -> list[StripSeat]:
    """Everybody in turn order; alone with what beats the Pope."""
    totals = [sheet["total"] for sheet in scene.seen["sheets"]]
    best = max(totals)
    return [
        StripSeat(
            seat=seat,
            points=[StripThing(scene.language.say("points"), totals[seat])],
            left=_left(scene, seat),
            offices=[
                StripThing(capital(words(scene).office(office)), icon=f"d-{office}")
                for office, holder in office_holders(scene).items()
                if holder == seat
            ],
            label=_pope(scene),
            gained=_gained(scene, seat),
            is_acting=scene.seen["actor"] == seat,
            leads=totals[seat] == best and best > min(totals),
            is_done=scene.seen["phase"] == "turns" and not scene.seen["sheets"][seat]["dice_left"],
        )
        for seat in scene.seen["order"]
    ]


def _left(scene: Scene[Sight], seat: int) -> list[StripThing]:
    """Dice to use; alone also what is missing."""
    dice = scene.seen["sheets"][seat]["dice_left"]
    title = scene.language.plural(
        "die still to use in this round", "dice still to use in this round", dice
    )
    return [StripThing(title, dice, icon="d-die")]


def _pope(scene: Scene[Sight]) -> str:
    """Alone: the points to reach."""
    if "pope" not in scene.seen:
        return ""
    say, pope = scene.language.say, scene.seen["pope"]
    if scene.is_over:
        return f"{words(scene).pope()}: {pope['points']}"
    if pope["beaten"]:
        return say("{pope}: {points}, beaten as things stand", **_aim(scene, pope["points"]))
    return say("{pope}: {points} to beat", **_aim(scene, pope["points"]))


def _aim(scene: Scene[Sight], points: int) -> dict[str, str]:
    return {"pope": words(scene).pope(), "points": str(points)}


def _gained(scene: Scene[Sight], seat: int) -> int | None:
    if not scene.round_points:
        return None
    return scene.seen["sheets"][seat]["total"] - scene.round_points[seat]
