"""Cards that a player has, and what can be done with them."""

from __future__ import annotations

from typing import Any

from signoria.faces.web.scene import Answer, Scene
from signoria.games.firenze.web.bricks import Offered
from signoria.games.firenze.web.row import face

MONUMENT = "monument"


def hand(scene: Scene[Any], seat: int, offered: Offered) -> list[dict[str, Any]]:
    """All cards of a player whose hand is seen; of the others, the buildings."""
    player = scene.seen["players"][seat]
    kept = {**(player["hand"] or {}), **player["buildings"]}
    old = scene.before["players"][seat]
    return [
        {
            "id": f"card-{seat}-{card}",
            "face": face(scene, card),
            "count": count,
            "answers": _answers(card, offered) if seat == scene.seat else [],
            "is_fresh": _is_fresh(scene, seat, card, old),
        }
        for card, count in kept.items()
    ]


def _answers(card: str, offered: Offered) -> list[Answer]:
    """What can be done with a card: play it, or discard it."""
    return [offered[action] for action in (f"play {card}", f"discard {card}") if action in offered]


def _is_fresh(scene: Scene[Any], seat: int, card: str, old: dict[str, Any]) -> bool:
    """New buildings, and a Monument that another player handed over."""
    player = scene.seen["players"][seat]
    if card in player["buildings"]:
        return card not in old["buildings"]
    is_given = scene.seen["turn"] != seat or scene.before["turn"] != seat
    return card == MONUMENT and is_given and player["cards_in_hand"] > old["cards_in_hand"]


def possessions(scene: Scene[Any], seat: int) -> int:
    """Cards that count for the limit."""
    player = scene.seen["players"][seat]
    return int(player["cards_in_hand"] + sum(player["buildings"].values()))
