"""Names of cards that travel: from the row into a hand, in front of their owner, or to a church.

Cards of one kind are alike, so they are numbered: those of the viewer first, then the churches,
then the row from the left. A card keeps its name when it is taken, as far as anybody can tell.
"""

from __future__ import annotations

from collections import Counter
from dataclasses import dataclass, field

from signoria.faces.web.scene import Scene
from signoria.games.firenze.sights import Sight


@dataclass
class Pieces:
    """What each drawn card is called on the page."""

    mine: dict[str, str] = field(default_factory=dict)  # by kind
    churches: dict[str, str] = field(default_factory=dict)  # by kind
    row: dict[int, str] = field(default_factory=dict)  # by place, from 1
    event: str = ""  # being carried out


def pieces(scene: Scene[Sight], seat: int) -> Pieces:
    """The names of the cards that lie on the table, with the large place's of *seat*."""
    player, count = scene.seen["players"][seat], Counter[str]()
    found = Pieces()

    def named(card: str) -> str:
        count[card] += 1
        return f"{card}-{count[card]}"

    for card, number in [*(player["hand"] or {}).items(), *player["buildings"].items()]:
        found.mine[card] = named(card)
        count[card] += number - 1
    for church in scene.seen["churches"]:
        if church is not None:
            found.churches[church] = named(church)
    if scene.seen["event"] is not None:
        found.event = named(scene.seen["event"])
    for place, lying in enumerate(scene.seen["row"], 1):
        if lying is not None:
            found.row[place] = named(lying["card"])
    return found
