"""What is new since the viewer looked last, as news tells it."""

from __future__ import annotations

from collections import Counter
from collections.abc import Iterable, Iterator
from dataclasses import dataclass, field

from signoria.games.firenze.news import building, cards, row
from signoria.games.firenze.news.parts import Scored
from signoria.kernel.news import Fact

Tower = tuple[int, str | None, int]  # whose, its colour (none: a Campanile), its height


@dataclass
class Fresh:
    """Things that are marked as new."""

    cards: set[int] = field(default_factory=set)  # places of the row
    on_cards: set[tuple[int, str]] = field(default_factory=set)  # a place and a colour
    stored: set[tuple[int, str]] = field(default_factory=set)  # a seat and a colour
    towers: dict[Tower, list[int]] = field(default_factory=dict)  # new bricks of each such tower
    seals: set[tuple[str, int]] = field(default_factory=set)  # commissions
    levels: set[int] = field(default_factory=set)
    churches: set[str] = field(default_factory=set)
    cards_of: set[tuple[int, str]] = field(default_factory=set)  # a seat and a card
    flags: set[str] = field(default_factory=set)
    points: Counter[int] = field(default_factory=Counter)  # by seat


def fresh(news: Iterable[Fact]) -> Fresh:
    """Follow the facts; who sees the table for the first time finds nothing new."""
    found = Fresh()
    for fact in news:
        if isinstance(fact, row.TableSet):
            found = Fresh()
        if isinstance(fact, Scored):
            found.points[fact.seat] += fact.points
        found.stored |= set(_received(fact))
        _in_row(found, fact)
        _on_sites(found, fact)
        _on_board(found, fact)
    return found


def _received(fact: Fact) -> Iterator[tuple[int, str]]:
    """Bricks that came into a storehouse."""
    match fact:
        case row.CardTaken():
            yield from ((fact.seat, colour) for colour in fact.bricks)
        case building.TornDown():
            yield from ((fact.seat, colour) for colour in fact.saved)
        case building.Exchanged() | cards.BrickSpied():
            yield fact.seat, fact.colour
        case cards.SwappedInRow():
            yield fact.seat, fact.taken
        case cards.SwappedWith():
            yield fact.seat, fact.taken
            yield fact.target, fact.given
        case cards.BrickHandedOver():
            yield fact.to, fact.colour


def _in_row(found: Fresh, fact: Fact) -> None:
    """New cards, and bricks that were laid on old ones: they move with the row."""
    match fact:
        case row.CardRevealed():
            found.cards.add(fact.place)
        case row.BrickPaid():
            found.on_cards.add((fact.place, fact.colour))
        case cards.SwappedInRow():
            found.on_cards.add((fact.place, fact.given))
        case row.CardTaken():
            found.cards.discard(fact.place)
            found.on_cards = {one for one in found.on_cards if one[0] != fact.place}
        case row.RowSlid():
            found.cards = {_slid(place, fact.hole) for place in found.cards}
            found.on_cards = {(_slid(at, fact.hole), colour) for at, colour in found.on_cards}


def _slid(place: int, hole: int) -> int:
    return place - 1 if place > hole else place


def _on_sites(found: Fresh, fact: Fact) -> None:
    """New bricks of towers, as far as they still stand."""
    match fact:
        case building.BrickLaid():
            colour = None if fact.is_campanile else fact.colour
            bricks = _without(found, (fact.seat, colour, fact.before)) + 1
            found.towers.setdefault((fact.seat, colour, fact.height), []).append(bricks)
        case cards.TopBrickLost():
            bricks = _without(found, (fact.seat, fact.colour, fact.height)) - 1
            if bricks > 0:
                found.towers.setdefault((fact.seat, fact.colour, fact.left), []).append(bricks)
        case building.TornDown() | building.Fulfilled():
            _without(found, (fact.seat, fact.colour, fact.height))
        case building.CampanileCompleted():
            found.towers = {
                tower: bricks
                for tower, bricks in found.towers.items()
                if tower[:2] != (fact.seat, None)
            }


def _without(found: Fresh, tower: Tower) -> int:
    """Take one such tower away; how many bricks of it were new."""
    bricks = found.towers.get(tower)
    return bricks.pop() if bricks else 0


def _on_board(found: Fresh, fact: Fact) -> None:
    match fact:
        case building.Fulfilled():
            found.seals.add((fact.colour, fact.height))
        case building.LevelBonus():
            found.levels.add(fact.height)
        case building.FlagPasses():
            found.flags.add(fact.colour)
        case row.ChurchPlaced():
            found.churches.add(fact.card)
        case row.PutUp():
            found.cards_of.add((fact.seat, fact.card))
        case row.MonumentGiven():
            found.cards_of.add((fact.to, "monument"))
