"""The others, smaller: points, seals, towers, bricks, and how many cards."""

from __future__ import annotations

from typing import Any

from signoria.faces.web.scene import Scene
from signoria.games.firenze.sights import Sight
from signoria.games.firenze.web.bricks import Offered, phrases_of
from signoria.games.firenze.web.fresh import Fresh
from signoria.games.firenze.web.hand import hand
from signoria.games.firenze.web.seats import answer_about, prestige, seals_label, status
from signoria.games.firenze.web.site import site
from signoria.games.firenze.web.storehouse import storehouse


def rivals(scene: Scene[Sight], seat: int, offered: Offered, new: Fresh) -> list[dict[str, Any]]:
    """The others in turn order, from the large site's seat on."""
    count = len(scene.seats)
    return [_rival(scene, (seat + step) % count, offered, new) for step in range(1, count)]


def _rival(scene: Scene[Sight], seat: int, offered: Offered, new: Fresh) -> dict[str, Any]:
    player = scene.seen["players"][seat]
    return {
        "seat": seat,
        "status": status(scene, seat),
        "is_acting": scene.seen["actor"] == seat,
        "prestige": prestige(scene, seat, new),
        "seals_left": player["seals_left"],
        "seals_label": seals_label(scene, seat),
        "store": storehouse(scene, seat, offered, new),
        "site": site(scene, seat, offered, new),
        "cards": _cards(scene, seat),
        "cards_label": _cards_label(scene, seat),
        "target": answer_about(offered, seat),
        "note": _note(scene, seat),
    }


def _cards(scene: Scene[Sight], seat: int) -> str:
    """``3 in hand``; at the end, all of them by name."""
    words, player = phrases_of(scene), scene.seen["players"][seat]
    if player["hand"] is not None:
        return (
            scene.language.listed([card["face"]["name"] for card in hand(scene, seat, {}, Fresh())])
            or "–"
        )
    held = scene.language.plural(
        "{number} in hand", "{number} in hand", int(player["cards_in_hand"])
    )
    return ", ".join([held, *(words.card(card) for card in player["buildings"])])


def _cards_label(scene: Scene[Sight], seat: int) -> str:
    """What the buildings of a rival do."""
    return " ".join(
        f"{card['face']['name']}: {card['face']['text']}" for card in hand(scene, seat, {}, Fresh())
    )


def _note(scene: Scene[Sight], seat: int) -> str:
    """What a rival must do, so that one can foresee it."""
    player = scene.seen["players"][seat]
    towers = len(player["towers"]) + bool(player["campanile"]["bricks"])
    if scene.is_over or scene.seen["turn"] == seat or not towers:
        return ""
    return scene.language.plural(
        "Must raise the tower or lose it.",
        "Must raise {number} towers or lose them.",
        towers,
    )
