"""Cards that a player has, and what can be done with them."""

from __future__ import annotations

from typing import Any

from signoria.faces.web.scene import Answer, Scene
from signoria.games.firenze.sights import Sight
from signoria.games.firenze.web.bricks import Offered
from signoria.games.firenze.web.fresh import Fresh
from signoria.games.firenze.web.pieces import Pieces
from signoria.games.firenze.web.row import face


def hand(
    scene: Scene[Sight], seat: int, offered: Offered, new: Fresh, pieces: Pieces | None = None
) -> list[dict[str, Any]]:
    """All cards of a player whose hand is seen; of the others, the buildings."""
    player = scene.seen["players"][seat]
    kept = {**(player["hand"] or {}), **player["buildings"]}
    return [
        {
            "id": f"card-{seat}-{card}",
            "piece": pieces.mine[card] if pieces else "",
            "face": face(scene, card),
            "count": count,
            "answers": _answers(card, offered) if seat == scene.seat else [],
            "is_fresh": (seat, card) in new.cards_of,
        }
        for card, count in kept.items()
    ]


def _answers(card: str, offered: Offered) -> list[Answer]:
    """What can be done with a card: play it, or discard it."""
    return [offered[action] for action in (f"play {card}", f"discard {card}") if action in offered]
