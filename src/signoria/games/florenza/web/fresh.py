"""What is new since the viewer looked last, as the rules told it."""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import dataclass, field

from signoria.games.florenza.news import artworks, economy, ghosts, income, kinsmen, rounds
from signoria.games.florenza.news.goods import Goods
from signoria.kernel.news import Fact

IN_DISTRICT = ("palazzo", "chiesa")


@dataclass
class Fresh:
    """The parts of the picture that changed."""

    goods: set[tuple[int, str]] = field(default_factory=set)  # a family's goods, and its points
    spaces: set[tuple[int, int]] = field(default_factory=set)  # of whose district, from 1
    works: set[tuple[int | None, str]] = field(default_factory=set)  # whose, None in the city
    places: set[str] = field(default_factory=set)  # market, business, duomo
    chiese: set[int] = field(default_factory=set)  # families that gave charity at home
    captains: set[str] = field(default_factory=set)
    people: set[str] = field(default_factory=set)
    actions: set[tuple[int, int]] = field(default_factory=set)  # spaces of Action Tables, from 1

    def moved(self, family: int, *amounts: Goods) -> None:
        """Goods or points of a family changed."""
        self.goods |= {(family, name) for goods in amounts for name, _ in goods}

    def work(self, family: int, key: str) -> None:
        """Something lies on an artwork, or no more."""
        is_own = key.partition(" ")[0] in IN_DISTRICT
        self.works.add((family if is_own else None, key))


def fresh(news: Sequence[Fact]) -> Fresh:
    """All that some facts changed."""
    found = Fresh()
    for fact in news:
        _placed(found, fact)
        _paid(found, fact)
        _completed(found, fact)
        _went_by(found, fact)
    return found


def _placed(found: Fresh, fact: Fact) -> None:
    match fact:
        case kinsmen.Operated():
            found.spaces.add((fact.owner, fact.space))
            if fact.price:
                found.goods |= {(fact.family, "prestige"), (fact.owner, "prestige")}
        case kinsmen.BuildingBegun():
            found.spaces.add((fact.family, fact.space))
        case kinsmen.ArtworkBegun() | kinsmen.ArtistHired():
            found.work(fact.family, fact.artwork)
        case kinsmen.CharityGiven():
            if fact.place == "duomo":
                found.places.add(fact.place)
            else:
                found.chiese.add(fact.family)
            found.moved(fact.family, (("fiorini", fact.price),), fact.gains)
        case kinsmen.Exchanged():
            found.goods |= {(fact.family, fact.given), (fact.family, fact.taken)}
        case kinsmen.SentToMarket():
            found.places.add("market")
        case kinsmen.SentToBusiness():
            found.places.add("business")
        case kinsmen.CaptainHired():
            found.captains.add(fact.captain)


def _paid(found: Fresh, fact: Fact) -> None:
    match fact:
        case economy.Produced():
            found.spaces.add((fact.owner, fact.space))
            found.moved(fact.family, fact.gains)
        case economy.Sold():
            found.spaces.add((fact.owner, fact.space))
            found.moved(fact.family, fact.takes, fact.gains)
        case economy.SoldNothing():
            found.spaces.add((fact.owner, fact.space))
        case economy.Built() | rounds.Started():
            found.spaces.add((fact.family, fact.space))
            found.moved(fact.family, fact.cost, fact.gains)
        case economy.BuildingFailed() if fact.lost:
            found.goods.add((fact.family, "prestige"))
        case economy.SoldAtMarket() | economy.BoughtAtMarket():
            found.goods |= {(fact.family, fact.resource), (fact.family, "fiorini")}
        case economy.TradedAtMarket():
            found.moved(fact.family, fact.given, ((fact.taken, 1),))
        case economy.BusinessCollected():
            found.goods.add((fact.family, "fiorini"))
        case economy.CaptainPaid():
            found.captains.add(fact.captain)
            found.moved(
                fact.family, (("fiorini", fact.fiorini),) if fact.fiorini else (), fact.gains
            )
        case economy.ResourceGranted():
            found.goods.add((fact.family, fact.resource))


def _completed(found: Fresh, fact: Fact) -> None:
    match fact:
        case artworks.ArtworkCompleted():
            found.moved(fact.family, fact.cost, fact.gains)
            if fact.price:
                found.goods.add((fact.family, "fiorini"))
        case artworks.ArtworkFailed():
            found.work(fact.family, fact.artwork)
            if fact.lost:
                found.goods.add((fact.family, "prestige"))
        case artworks.MuseAsked():
            found.goods.add((fact.family, "fiorini"))
        case artworks.ResultUsed():
            found.goods.add((fact.family, "prestige"))
        case artworks.ValueReached():
            found.goods |= {(fact.family, "prestige"), (fact.family, "fiorini")}
        case artworks.CrestPlaced():
            found.work(fact.family, fact.artwork)
        case artworks.BuildingWhole():
            found.moved(fact.family, fact.gains)


def _went_by(found: Fresh, fact: Fact) -> None:
    match fact:
        case rounds.CharactersCame():
            found.people |= set(fact.characters)
        case income.Income():
            found.moved(fact.family, fact.gains)
        case rounds.CaptainElected() if fact.family is not None:
            found.goods.add((fact.family, "prestige"))
        case rounds.BishopElected():
            found.goods |= {(fact.family, "prestige"), (fact.family, "church")}
        case ghosts.GhostRolled():
            found.actions.add((fact.family, fact.space))
        case ghosts.ActionTableCleared():
            found.actions |= {(fact.family, space) for space in fact.spaces}
        case ghosts.GhostOperated():
            found.spaces.add((fact.owner, fact.space))
            found.moved(fact.family, fact.gains)
            if fact.price:
                found.goods |= {(fact.family, "prestige"), (fact.owner, "prestige")}
        case ghosts.GhostBuilt():
            found.spaces.add((fact.family, fact.space))
            found.moved(fact.family, fact.gains)
        case ghosts.GhostCreated():
            found.work(fact.family, fact.artwork)
            found.moved(fact.family, fact.gains)
        case ghosts.GhostHired():
            found.captains.add(fact.captain)
            found.moved(fact.family, fact.gains)
        case ghosts.GhostGained():
            found.moved(fact.family, fact.gains)
