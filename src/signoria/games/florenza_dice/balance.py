"""The parts of Florenza Dice Game: everything printed that a player may come to use.

Effects and icons are not named by actions, so all parts are found in what is told.
"""

from __future__ import annotations

from collections.abc import Iterator, Sequence

from signoria.balance.part import Look, Part
from signoria.games.florenza_dice import news
from signoria.games.florenza_dice.rules.box import (
    ARTIST_NAMES,
    BOX,
    BUILDING_NAMES,
    BUILDINGS,
    CHIESA_NAMES,
    COLOURS,
    FACES,
    MOST_SEATS,
    PALAZZO_NAMES,
    POPE_NAMES,
    TRACK_NAMES,
)
from signoria.kernel.box import Box
from signoria.kernel.news import Fact

FIRST = "begins"
FREE = "free building"
BUILT = "building built"
EFFECT = "effect used"
DIE = "die used"
ARTWORK = "artwork completed"
ARTIST = "artist hired"
STAR = "masterpiece"
INCOME = "income"
OFFICE = "office held"
ICON = "icon of a track"
PRIZE = "prize of the palazzo"
CHIESA = "steps for the chiesa"
POPE = "pope beaten"
ANONYMOUS = "anonymous"
BEYOND = "beyond the end"
EFFECTS = (
    *("anonymous_artist", "identical_resources", "steps"),
    *("more_fiorini", "change", "cheaper_artist"),
)
ALONE = (1,)
TOGETHER = tuple(range(2, int(MOST_SEATS) + 1))

Found = Iterator[tuple[int, Part]]


def parts(box: Box) -> list[Part]:
    """Everything that can be built, used, completed, hired, held or won."""
    used_by_effect = [*box["effects.trade"], *(box[f"effects.{name}"] for name in EFFECTS)]
    return [
        _FIRST,
        *(_building(FREE, number) for number in range(1, FACES + 1)),
        *(_building(BUILT, number) for number in range(1, BUILDINGS + 1)),
        *(_building(EFFECT, number) for number in sorted(used_by_effect)),
        *(_die(colour, way) for colour in COLOURS for way in _ways(colour)),
        *(_work(ARTWORK, name) for name in (*PALAZZO_NAMES, *CHIESA_NAMES)),
        *(_artist(name) for name in (*ARTIST_NAMES, ANONYMOUS)),
        _STAR,
        *(_work(INCOME, name) for name in CHIESA_NAMES),
        *(_office(name) for name in ("captain", "bishop")),
        *(part for track in TRACK_NAMES for part in _icons(box, track)),
        *(_prize(points) for points in sorted(set(box["palazzo.prizes"]), reverse=True)),
        *(_chiesa(track) for track in TRACK_NAMES),
        *(_pope(level) for level in POPE_NAMES),
    ]


def used(look: Look, action: str) -> Part | None:
    """Nothing: see :func:`told`."""
    return None


def told(facts: Sequence[Fact]) -> Found:
    """Who used what, and what was paid for."""
    points: dict[int, int] = {}
    for fact in facts:
        match fact:
            case news.FirstPlayer():
                yield fact.seat, _FIRST
            case news.OfficesDetermined():
                yield from _offices(fact)
            case news.UsedForResources() | news.UsedForSteps() | news.UsedForFiorini():
                yield fact.seat, _use(fact)
            case news.Hired():
                yield from _hired(fact)
            case news.Scored():
                points[fact.seat] = points.get(fact.seat, 0) + fact.points
            case _:
                yield from _on_the_sheet(fact)
    if len(points) == 1:  # alone, at the end
        for level in POPE_NAMES:
            if points[0] >= BOX[f"ghost.pope.{level}"]:
                yield 0, _pope(level)


def _on_the_sheet(fact: Fact) -> Found:
    match fact:
        case news.FreeBuilding():
            yield fact.seat, _building(FREE, fact.building)
        case news.Built():
            yield fact.seat, _building(BUILT, fact.building)
        case news.Placed() if fact.traded is not None and fact.colour is not None:
            trades = BOX["effects.trade"][COLOURS.index(fact.colour)]
            yield fact.seat, _building(EFFECT, trades)
        case news.Changed():
            yield fact.seat, _building(EFFECT, BOX["effects.change"])
        case news.Masterpiece():
            yield fact.seat, _STAR
        case news.IncomePaid():
            yield fact.seat, _work(INCOME, fact.work)
        case news.Stepped() if fact.brings is not None:
            yield fact.seat, _icon(fact.track, fact.brings)
        case news.SteppedBeyond():
            yield fact.seat, _icon(fact.track, BEYOND)
        case news.PalazzoCompleted():
            yield fact.seat, _prize(fact.points)
        case news.ChiesaSteps():
            yield fact.seat, _chiesa(fact.track)


# Dice


def _use(fact: news.UsedForResources | news.UsedForSteps | news.UsedForFiorini) -> Part:
    """What the dice board prints, or what a Building allows instead."""
    if fact.building is not None:
        return _building(EFFECT, fact.building)
    if isinstance(fact, news.UsedForResources):
        return _die(fact.die.colour, "resources")
    if isinstance(fact, news.UsedForSteps):
        return _die(fact.die.colour, fact.track)
    return _die(fact.die.colour, "fiorini")


def _hired(fact: news.Hired) -> Found:
    yield fact.seat, _work(ARTWORK, fact.work)
    yield fact.seat, _artist(fact.artist)
    if fact.building is not None:
        yield fact.seat, _building(EFFECT, fact.building)
    if fact.artist != ANONYMOUS:
        yield fact.seat, _die(fact.die.colour, "artist")


def _ways(colour: str) -> list[str]:
    personality = str(BOX[f"dice.personalities.{colour}"])
    return ["resources", personality if personality in TRACK_NAMES else "artist", "fiorini"]


def _die(colour: str, way: str) -> Part:
    paths = {"resources": f"dice.resources.{colour}", "fiorini": "dice_board.fiorini"}
    return Part(DIE, f"{colour} {way}", paths.get(way, f"dice.personalities.{colour}"))


# The sheet


def _building(kind: str, number: int) -> Part:
    return Part(kind, f"{number} {BUILDING_NAMES[number]}", f"buildings.{number}")


def _work(kind: str, name: str) -> Part:
    return Part(kind, name, f"{'palazzo' if name in PALAZZO_NAMES else 'chiesa'}.{name}")


def _artist(name: str) -> Part:
    worth = "anonymous_points" if name == ANONYMOUS else "paid_points"
    return Part(ARTIST, name, f"artists.{worth}")


def _icons(box: Box, track: str) -> list[Part]:
    printed = [str(space).split()[0] for space in box[f"tracks.{track}.spaces"]]
    found = [icon for icon in dict.fromkeys(printed) if icon != "-"]
    return [_icon(track, icon) for icon in (*found, BEYOND)]


def _icon(track: str, icon: str) -> Part:
    return Part(ICON, f"{track}: {icon}", f"tracks.{track}.spaces")


def _prize(points: int) -> Part:
    """With how many players it can be won: alone by the round, else by the Palazzi before."""
    place = BOX["palazzo.prizes"].index(points)
    seats = [seats for seats in TOGETHER if seats > place]
    alone = ALONE if points in BOX["palazzo.solo_prizes"] else ()
    return Part(PRIZE, f"{points} points", "palazzo.prizes", (*alone, *seats))


def _chiesa(track: str) -> Part:
    return Part(CHIESA, track, "chiesa.bonus_steps")


# Offices and the Pope


def _offices(fact: news.OfficesDetermined) -> Found:
    for name, who in (("captain", fact.captain), ("bishop", fact.bishop)):
        if isinstance(who, int):
            yield who, _office(name)


def _office(name: str) -> Part:
    return Part(OFFICE, name, "offices.from_round")


def _pope(level: str) -> Part:
    return Part(POPE, level, f"ghost.pope.{level}", ALONE)


_FIRST = Part(FIRST, "first player", "turn.active_dice", TOGETHER)
_STAR = Part(STAR, "star spent", "artists.masterpiece_points")
