"""What is in the box, read from ``box.toml``: constants for the rules."""

from __future__ import annotations

from pathlib import Path
from typing import Final

from signoria._compat import i64, vec
from signoria.games.firenze.rules.tiles import balcony_tiles
from signoria.kernel.box import Box, open_box

BOX: Final[Box] = open_box(Path(__file__).parent.with_name("box.toml"))

# The structure that the rules are written for.
COLOURS: Final[i64] = 6
NUMERAL_NAMES: Final[list[str]] = ["I", "II", "III", "IV"]
NUMERALS: Final[i64] = 4
MOST_POINTS: Final = 99
MOST_PIECES: Final = 99
MOST_PRESTIGE: Final = 999
MOST_DIGITS: Final = 12  # of a number in a position
MOST_IN_SET_UP: Final = 100  # decisions and outcomes
MOST_IN_A_TURN: Final = 100  # beside those that give bricks

# The cards by kind; those that players keep come first.
PERSONNEL_NAMES: Final[list[str]] = [
    "wholesaler",
    "smuggler",
    "mason",
    "saboteur",
    "spy",
    "patrician",
    "princess",
]
BUILDING_NAMES: Final[list[str]] = ["workshop", "warehouse", "trading_house"]
CELEBRATION_NAMES: Final[list[str]] = [
    "recognition",
    "monument",
    "tower_feast",
    "feast_of_colours",
    "scandal",
]
EVENT_NAMES: Final[list[str]] = [
    "storehouse_fire",
    "botch",
    "collapse",
    "tribute",
    "luxury_tax",
    "flood",
    "alms",
]
CHURCH_NAMES: Final[list[str]] = [
    "campanile",
    "san_miniato",
    "santa_croce",
    "santa_maria_novella",
    "orsanmichele",
]
CARD_NAMES: Final[list[str]] = [
    *PERSONNEL_NAMES,
    *BUILDING_NAMES,
    *CELEBRATION_NAMES,
    *EVENT_NAMES,
    *CHURCH_NAMES,
]
PERSONNEL: Final[i64] = len(PERSONNEL_NAMES)  # kinds below this are personnel,
DISCARDABLE: Final[i64] = PERSONNEL + len(BUILDING_NAMES)  # then buildings,
HELD: Final[i64] = DISCARDABLE + len(CELEBRATION_NAMES)  # then celebrations,
EVENTS_END: Final[i64] = HELD + len(EVENT_NAMES)  # then events, then churches
CARDS: Final[i64] = len(CARD_NAMES)

LEAST_SEATS: Final[i64] = BOX.integer("players.least", 2, 2)
MOST_SEATS: Final[i64] = BOX.integer("players.most", 4, 4)
COLOUR_NAMES: Final[list[str]] = BOX.names("bricks.colours", COLOURS)
NEUTRAL_SEALS: Final = BOX.integer("contents.neutral_seals", COLOURS, MOST_PIECES)
RECOMMENDED_SEALS: Final = BOX.integer("seals.neutral", 0, NEUTRAL_SEALS)
MOST_A_TOWER: Final[i64] = BOX.integer("set_up.most_a_tower", 1, MOST_PIECES)
ROW: Final[i64] = BOX.integer("row.cards", 2, 9)
BRICKS_A_CARD: Final[i64] = BOX.integer("row.bricks_a_card", 1, 9)
EXCHANGE: Final[i64] = BOX.integer("exchange.give", 1, 9)
MOST_BUILT: Final[i64] = BOX.integer("construction.most", 1, 9)
STOREHOUSE_LIMIT: Final[i64] = BOX.integer("limits.storehouse", 1, MOST_PIECES)
CARD_LIMIT: Final[i64] = BOX.integer("limits.cards", 1, MOST_PIECES)
CHURCH_SPACES: Final[i64] = BOX.integer("churches.spaces", 1, 9)
LAST_SEAL: Final[i64] = BOX.integer("end.last_seal", 0, MOST_POINTS)
RESHUFFLES: Final = BOX.integer("end.reshuffles", 0, 9)  # 0: none end the game, as printed
NOBODY_WAITS: Final[i64] = 99  # reshuffles, of some 45 turns each: no people play so long
SEAL_COLOURS: Final[list[str]] = BOX.names("seals.colours", MOST_SEATS)
TRACK: Final = BOX.integer("prestige.track", 1, 999)

WHOLESALER_SWAPS: Final[i64] = BOX.integer("cards.wholesaler.swaps", 1, 9)
MASON_SAVES: Final[i64] = BOX.integer("cards.mason.saves", 0, MOST_PIECES)
WORKSHOP_SAVES: Final[i64] = BOX.integer("cards.workshop.saves", 0, MOST_PIECES)
WAREHOUSE_LIMIT: Final[i64] = BOX.integer("cards.warehouse.limit", 1, MOST_PIECES)
TRADING_HOUSE_GIVE: Final[i64] = BOX.integer("cards.trading_house.give", 1, 9)
TRIBUTE: Final[i64] = BOX.integer("cards.tribute.bricks", 0, MOST_PIECES)
LUXURY_TAX: Final[i64] = BOX.integer("cards.luxury_tax.bricks", 0, MOST_PIECES)
FLOOD_KEEP: Final[i64] = BOX.integer("cards.flood.keep", 0, MOST_PIECES)
ALMS: Final[i64] = BOX.integer("cards.alms.bricks", 0, MOST_PIECES)
CAMPANILE_POINTS: Final[i64] = BOX.integer("cards.campanile.points", 0, MOST_POINTS)
SAN_MINIATO_POINTS: Final[i64] = BOX.integer("cards.san_miniato.points", 0, MOST_POINTS)
SANTA_CROCE_POINTS: Final[i64] = BOX.integer("cards.santa_croce.points", 0, MOST_POINTS)
NOVELLA_POINTS: Final[i64] = BOX.integer("cards.santa_maria_novella.points", 0, MOST_POINTS)
NOVELLA_COUNT: Final[i64] = BOX.integer("cards.santa_maria_novella.commissions", 1, 9)
ORSANMICHELE_POINTS: Final[i64] = BOX.integer("cards.orsanmichele.points", 0, MOST_POINTS)
RECOGNITION_POINTS: Final[i64] = BOX.integer("cards.recognition.points", -9, 9)
TOWER_FEAST_POINTS: Final[i64] = BOX.integer("cards.tower_feast.points", -9, 9)
COLOUR_FEAST_POINTS: Final[i64] = BOX.integer("cards.feast_of_colours.points", -9, 9)
MONUMENT_POINTS: Final[i64] = BOX.integer("cards.monument.points", -MOST_POINTS, MOST_POINTS)
SCANDAL_POINTS: Final[i64] = BOX.integer("cards.scandal.points", -MOST_POINTS, MOST_POINTS)


def _add_up(path: str, parts: list[int], what: str) -> list[int]:
    """The parts, if there are as many as the list of contents says."""
    wanted = BOX.integer(path, 1, 999)
    if sum(parts) != wanted:
        raise BOX.refuse(path, f"is {wanted}, but {what} add up to {sum(parts)}")
    return parts


def _heights() -> list[int]:
    count = len(BOX["heights.all"]) if isinstance(BOX["heights.all"], list) else 1
    heights = BOX.integers("heights.all", max(count, 1), 1, 20)
    if heights != list(range(heights[0], heights[0] + count)):
        raise BOX.refuse("heights.all", f"must rise one by one, not {heights}")
    _add_up("contents.commissions", [count] * COLOURS, "the heights of all colours")
    for colour in COLOUR_NAMES:
        for height in heights:
            _printed(f"commissions.{colour}.{height}", "heights.all")
        _printed(f"majorities.{colour}", "bricks.colours")
    return heights


def _printed(path: str, by: str) -> None:
    """Refuse a name or a height for which nothing is printed."""
    if path not in BOX.values:
        raise BOX.refuse(by, f"needs a value {path}, which is not printed")


def _bricks() -> list[int]:
    counts = BOX.integers("bricks.counts", COLOURS, 1, MOST_PIECES)
    return _add_up("contents.bricks", counts, "the bricks of all colours")


def _heights_in(path: str) -> list[int]:
    """Which of all heights a rule speaks of: 1 or 0 by height."""
    named = BOX[path]
    if not isinstance(named, list) or set(map(str, named)) - set(map(str, HEIGHTS)):
        raise BOX.refuse(path, f"must name heights of {HEIGHTS}, not {named!r}")
    return [1 if height in named else 0 for height in range(HIGHEST + 1)]


def _height(path: str) -> int:
    return BOX.integer(path, HEIGHTS[0], HEIGHTS[-1])


def _card_counts(value: str) -> list[int]:
    counts = [BOX.integer(f"cards.{name}.{value}", 0, MOST_PIECES) for name in CARD_NAMES]
    return _add_up(
        "contents.cards" if value == "count" else "contents.start_cards",
        counts,
        "the cards" if value == "count" else "the start cards",
    )


def _start_cards() -> list[int]:
    starting, counts = _card_counts("start"), _card_counts("count")
    for kind, name in enumerate(CARD_NAMES):
        if starting[kind] > counts[kind]:
            raise BOX.refuse(
                f"cards.{name}.start", f"is {starting[kind]} of only {counts[kind]} cards"
            )
    if starting[CARD_NAMES.index("campanile")]:
        raise BOX.refuse("cards.campanile.start", "must be 0: one may play without the card")
    if sum(starting) < ROW:
        raise BOX.refuse("contents.start_cards", f"must fill the row of {ROW} cards")
    return starting


def _seals() -> list[int]:
    """For each number of players; more commissions than all seals but one of each can cover."""
    seals = [0] * LEAST_SEATS
    all_seals = BOX.integer("contents.seals", MOST_SEATS, 999)
    open_spaces = COLOURS * len(HEIGHTS) - max(NEUTRAL_SEALS, len(HEIGHTS)) - NUMERALS
    for seats in range(LEAST_SEATS, MOST_SEATS + 1):
        path = f"seals.{seats}"
        count = BOX.integer(path, 1, all_seals // MOST_SEATS)
        if seats * (count - 1) >= open_spaces:
            raise BOX.refuse(
                path,
                f"is {count}: {seats * (count - 1)} commissions could be gone before anybody's "
                f"last seal, and only {open_spaces} are sure to be open",
            )
        seals.append(count)
    return seals


def _costs() -> list[int]:
    costs = BOX.integers("construction.costs", MOST_BUILT + 1, 0, MOST_PIECES)
    if costs != sorted(costs) or costs[0] or costs[1]:
        raise BOX.refuse("construction.costs", f"must rise from 0, the first brick free: {costs}")
    return costs


def _start_bricks() -> list[int]:
    bricks = BOX.integers("set_up.start_bricks", MOST_SEATS, 0, STOREHOUSE_LIMIT)
    colour = BOX["set_up.start_colour"]
    if colour not in COLOUR_NAMES:
        raise BOX.refuse("set_up.start_colour", f"must be a brick's colour, not {colour!r}")
    in_box = BRICKS[COLOUR_NAMES.index(colour)]
    if sum(bricks) > in_box:
        raise BOX.refuse(
            "set_up.start_bricks", f"add up to {sum(bricks)}; there are {in_box} {colour} bricks"
        )
    needed = ROW * BRICKS_A_CARD + sum(bricks)
    if needed > sum(BRICKS):
        raise BOX.refuse("row.bricks_a_card", f"needs {needed} bricks at the start")
    return bricks


def _level_tiles() -> list[int]:
    points = [0] * (HIGHEST + 1)
    for name in BOX.table("level_tiles"):
        if name not in [str(height) for height in HEIGHTS]:
            raise BOX.refuse(f"level_tiles.{name}", f"must be for a height of {HEIGHTS}")
        points[int(name)] = BOX.integer(f"level_tiles.{name}", 1, MOST_POINTS)
    return points


def _balconies() -> list[list[int]]:
    tiles = balcony_tiles(BOX, NUMERAL_NAMES, COLOUR_NAMES, HEIGHTS, MOST_POINTS)
    _add_up("contents.balconies", [1] * len(tiles), "the balcony tiles")
    return tiles


HEIGHTS: Final[list[int]] = _heights()
LOWEST: Final[i64] = HEIGHTS[0]
HIGHEST: Final[i64] = HEIGHTS[-1]
STOREYS: Final[i64] = len(HEIGHTS)  # commissions a tower
SPACES: Final[i64] = COLOURS * STOREYS  # a space is colour * STOREYS + height - LOWEST
BRICKS: Final[vec[i64]] = vec[i64](_bricks())
ALL_BRICKS: Final[i64] = sum(_bricks())
CARD_COUNT: Final[vec[i64]] = vec[i64](_card_counts("count"))
START_CARDS: Final[vec[i64]] = vec[i64](_start_cards())
SEALS: Final[vec[i64]] = vec[i64](_seals())
COSTS: Final[vec[i64]] = vec[i64](_costs())
START_BRICKS: Final[vec[i64]] = vec[i64](_start_bricks())
START_COLOUR: Final[i64] = COLOUR_NAMES.index(BOX["set_up.start_colour"])
POINTS: Final[vec[i64]] = vec[i64](
    [
        BOX.integer(f"commissions.{colour}.{height}", 0, MOST_POINTS)
        for colour in COLOUR_NAMES
        for height in HEIGHTS
    ]
)
MAJORITY: Final[vec[i64]] = vec[i64](
    [BOX.integer(f"majorities.{colour}", 0, MOST_POINTS) for colour in COLOUR_NAMES]
)
LEVEL_POINTS: Final[vec[i64]] = vec[i64](_level_tiles())  # by height; 0: no tile
_TILES: Final = _balconies()
BALCONY_NUMERAL: Final[vec[i64]] = vec[i64]([tile[0] for tile in _TILES])
BALCONY_SPACE: Final[vec[i64]] = vec[i64]([tile[1] for tile in _TILES])
BALCONY_TOTAL: Final[vec[i64]] = vec[i64]([tile[2] for tile in _TILES])
BALCONIES: Final[i64] = len(_TILES)
IS_LOW: Final[vec[i64]] = vec[i64](_heights_in("set_up.low_heights"))
IS_RECOGNISED: Final[vec[i64]] = vec[i64](_heights_in("cards.recognition.heights"))
IS_FEASTED: Final[vec[i64]] = vec[i64](_heights_in("cards.tower_feast.heights"))
SAN_MINIATO_HEIGHT: Final[i64] = _height("cards.san_miniato.height")
SANTA_CROCE_HEIGHT: Final[i64] = _height("cards.santa_croce.height")
SPACE_NAMES: Final[list[str]] = [
    f"{colour} {height}" for colour in COLOUR_NAMES for height in HEIGHTS
]
