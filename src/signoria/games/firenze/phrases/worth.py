"""What a commission would bring right now, with level tile, churches and the last seal."""

from __future__ import annotations

from signoria.faces.phrases.kinds import Seen
from signoria.games.firenze.phrases.actions import CAMPANILE, Parts, commission, player
from signoria.kernel.box import Box


def fulfil_points(seen: Seen, parts: Parts, box: Box) -> int:
    """All the points that ``fulfil green 6`` brings at once."""
    if parts.name == CAMPANILE:
        return int(box["cards.campanile.points"])
    wanted = commission(seen, parts.colour, parts.number)
    if wanted is None:
        return 0
    points = int(wanted["points"]) + level_points(seen, parts.number)
    for card in seen["churches"]:
        points += _church_points(seen, card, parts.number, wanted["balcony"] is not None, box)
    if player(seen)["seals_left"] == 1 and seen["end"]["finisher"] is None:
        points += int(box["end.last_seal"])
    return points


def level_points(seen: Seen, height: int) -> int:
    """What the level tile of that height still brings."""
    return sum(
        tile["points"] for tile in seen["level_tiles"] if tile["there"] and tile["height"] == height
    )


def _church_points(seen: Seen, card: str | None, height: int, is_balcony: bool, box: Box) -> int:
    """What a church pays for a commission of that height."""
    pays = False
    if card in ("san_miniato", "santa_croce"):
        pays = bool(box[f"cards.{card}.height"] == height)
    elif card == "santa_maria_novella":
        pays = bool(seen["now"]["fulfilled"] + 1 >= box[f"cards.{card}.commissions"])
    elif card == "orsanmichele":
        pays = is_balcony
    return int(box[f"cards.{card}.points"]) if pays else 0
