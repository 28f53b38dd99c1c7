"""What flies over the table: bricks from cards, into the pouch and between storehouses; points."""

from __future__ import annotations

from collections import Counter
from collections.abc import Iterator

from signoria.faces.web.scene import Flight, Scene
from signoria.games.firenze.news import building, cards, row
from signoria.games.firenze.news.parts import Scored
from signoria.games.firenze.sights import Sight
from signoria.kernel.news import Fact

POUCH = "pouch"


def flights(scene: Scene[Sight]) -> list[Flight]:
    """From what has happened since the viewer looked last."""
    return [flight for fact in scene.news for flight in _of(scene, fact)]


def _of(scene: Scene[Sight], fact: Fact) -> Iterator[Flight]:
    match fact:
        case row.CardTaken():
            for colour, number in Counter(fact.bricks).items():
                yield Flight(f"bit-{colour}", f"card-{fact.place}", _store(fact.seat), number)
        case row.BrickPaid():
            yield Flight(f"bit-{fact.colour}", _store(fact.seat), f"card-{fact.place}")
        case cards.BrickReturned():
            yield Flight(f"bit-{fact.colour}", _store(fact.seat), POUCH)
        case cards.BrickHandedOver():
            yield Flight(f"bit-{fact.colour}", _store(fact.seat), _store(fact.to))
        case cards.BrickSpied():
            yield Flight(f"bit-{fact.colour}", _store(fact.target), _store(fact.seat))
        case building.Exchanged():
            yield Flight(f"bit-{fact.colour}", f"card-{fact.place}", _store(fact.seat))
        case building.BrickLaid():
            yield Flight(f"bit-{fact.colour}", _store(fact.seat), f"site-{fact.seat}")
        case building.Fulfilled():
            end = f"{fact.colour}-{fact.height}"
            yield Flight(f"s-{scene.family(fact.seat)}", f"strip-{fact.seat}", end)
    if isinstance(fact, Scored) and fact.points > 0:
        yield Flight("lily", "city", f"strip-{fact.seat}-1")


def _store(seat: int) -> str:
    return f"store-{seat}"
