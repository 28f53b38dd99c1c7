"""What flies over the table: goods and fiorini to and from places, points to the strip, crests."""

from __future__ import annotations

from collections.abc import Iterator

from signoria.faces.web.scene import Flight, Scene
from signoria.games.florenza.news import artworks, economy, ghosts, income, kinsmen, rounds
from signoria.games.florenza.news.goods import Goods
from signoria.games.florenza.sights import Sight
from signoria.games.florenza.web import works
from signoria.games.florenza.web.tags import FIORINI
from signoria.games.florenza.web.view import View
from signoria.kernel.news import Fact

COIN = 100  # fiorini that one coin in the air stands for
POINTS = {"prestige": 1, "church": 2}  # where the strip counts them


def flights(scene: Scene[Sight]) -> list[Flight]:
    """From what has happened since the viewer looked last; what artists bring comes from the work
    that was completed before, if the viewer sees both at once.
    """
    view, found, work = View(scene, ()), list[Flight](), ""
    for fact in scene.news:
        if isinstance(fact, artworks.ArtworkCompleted):
            work = _work(fact.family, fact.artwork)
        found += [*_placed(fact), *_economy(fact), *_artworks(view, fact, work), *_rest(view, fact)]
    return found


def _placed(fact: Fact) -> Iterator[Flight]:
    """Phase 4: prestige to whose workshop it is, fiorini to preachers."""
    match fact:
        case kinsmen.Operated() | ghosts.GhostOperated() if fact.price:
            yield Flight(
                "fl-prestige", _end(fact.family, "prestige"), _end(fact.owner, "prestige"), 1
            )
        case kinsmen.CharityGiven():
            place = f"predicatore-{fact.place}"
            yield from _paid(fact.family, ((FIORINI, fact.price),), place)
            yield from _gained(fact.family, fact.gains, place)
        case kinsmen.Exchanged():
            yield from _paid(fact.family, ((fact.given, 1),), f"strip-{fact.family}")
            yield from _gained(fact.family, ((fact.taken, 1),), f"strip-{fact.family}")


def _economy(fact: Fact) -> Iterator[Flight]:
    """Phase 5: workshops, the market, the family business, Captains of Fortune."""
    match fact:
        case economy.Produced():
            yield from _gained(fact.family, fact.gains, _space(fact.owner, fact.space))
        case economy.Sold():
            yield from _paid(fact.family, fact.takes, _space(fact.owner, fact.space))
            yield from _gained(fact.family, fact.gains, _space(fact.owner, fact.space))
        case economy.Built():
            yield from _paid(fact.family, fact.cost, _space(fact.family, fact.space))
            yield from _gained(fact.family, fact.gains, _space(fact.family, fact.space))
        case economy.SoldAtMarket():
            yield from _paid(fact.family, ((fact.resource, 1),), "market")
            yield from _gained(fact.family, ((FIORINI, fact.fiorini),), "market")
        case economy.BoughtAtMarket():
            yield from _paid(fact.family, ((FIORINI, fact.fiorini),), "market")
            yield from _gained(fact.family, ((fact.resource, 1),), "market")
        case economy.TradedAtMarket():
            yield from _paid(fact.family, fact.given, "market")
            yield from _gained(fact.family, ((fact.taken, 1),), "market")
        case economy.BusinessCollected():
            yield from _gained(fact.family, ((FIORINI, fact.fiorini),), "business")
        case economy.CaptainPaid():
            place = f"captain-{fact.captain}"
            yield from _paid(fact.family, ((FIORINI, fact.fiorini),), place)
            yield from _gained(fact.family, fact.gains, place)


def _artworks(view: View, fact: Fact, work: str) -> Iterator[Flight]:
    """Phase 6: what is paid goes to the work, its points to the strip, and a crest onto it."""
    match fact:
        case artworks.ArtworkCompleted():
            yield from _paid(fact.family, fact.cost, work)
            yield from _gained(fact.family, fact.gains, work)
        case artworks.ResultUsed() | artworks.ValueReached():
            start = work or f"strip-{fact.family}"
            yield from _gained(fact.family, (("prestige", fact.prestige),), start)
        case artworks.CrestPlaced():
            end = _work(fact.family, fact.artwork)
            yield Flight(f"f-{view.shield(fact.family)}", f"strip-{fact.family}", end)
        case artworks.BuildingWhole():
            yield from _gained(fact.family, fact.gains, work or f"strip-{fact.family}")
        case ghosts.GhostCreated():
            end = _work(fact.family, fact.artwork)
            yield Flight(f"f-{view.shield(fact.family)}", f"strip-{fact.family}", end)
            yield from _gained(fact.family, fact.gains, end)


def _rest(view: View, fact: Fact) -> Iterator[Flight]:
    """Income of the own family, offices, Ghosts."""
    match fact:
        case income.Income() if fact.family == view.large:
            yield from _gained(fact.family, fact.gains, _source(view, fact))
        case rounds.CaptainElected() if fact.family is not None and fact.tokens:
            strip = f"strip-{fact.family}"
            yield Flight("fl-token", _end(fact.family, "prestige"), strip, fact.tokens)
        case rounds.BishopElected():
            yield Flight("fl-prestige", _end(fact.family, "church"), _end(fact.family, "prestige"))
        case ghosts.GhostOperated():
            yield from _gained(fact.family, fact.gains, _space(fact.owner, fact.space))
        case ghosts.GhostBuilt():
            yield from _gained(fact.family, fact.gains, _space(fact.family, fact.space))
        case ghosts.GhostHired():
            yield from _gained(fact.family, fact.gains, f"captain-{fact.captain}")


def _source(view: View, fact: income.Income) -> str:
    """Where income comes from: a workshop, an artwork, or nowhere on the board."""
    seen = view.family(fact.family)
    if fact.source == "workshop":
        for at, space in enumerate(seen["spaces"], 1):
            if space is not None and space["workshop"] == fact.key:
                return _space(fact.family, at)
    if fact.source in ("flag", "crest") and fact.key:
        return _work(fact.family, fact.key)
    return f"strip-{fact.family}"


def _paid(family: int, goods: Goods, place: str) -> Iterator[Flight]:
    for good, number in goods:
        if number > 0:
            yield Flight(f"fl-{good}", _end(family, good), place, _icons(good, number))


def _gained(family: int, goods: Goods, place: str) -> Iterator[Flight]:
    for good, number in goods:
        if number > 0:
            yield Flight(f"fl-{good}", place, _end(family, good), _icons(good, number))


def _icons(good: str, number: int) -> int:
    return max(1, number // COIN) if good == FIORINI else number


def _end(family: int, good: str) -> str:
    """Where a family's goods lie, and where its points are counted."""
    if good in POINTS:
        return f"strip-{family}-{POINTS[good]}"
    return f"hold-{family}-{good}"


def _space(family: int, space: int) -> str:
    return f"space-{family}-{space}"


def _work(family: int, key: str) -> str:
    is_own = key.partition(" ")[0] in (works.PALAZZO, works.CHIESA)
    return works.element_id(key, family if is_own else None)
