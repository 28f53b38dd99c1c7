"""What is in the box, read from ``box.toml``: constants for the rules.

All that can be wrong with a box is found here, before any rule is loaded.
"""

from __future__ import annotations

from pathlib import Path
from typing import Final

from signoria._compat import i64, vec
from signoria.games.florenza_dice.rules import box_reading
from signoria.kernel.box import Box, open_box

BOX: Final[Box] = open_box(Path(__file__).parent.with_name("box.toml"))

# The structure that the rules are written for.
RESOURCES: Final[i64] = 6
FIORINI: Final[i64] = 6  # an icon of 100 Fiorini is one kind more
KINDS: Final[i64] = 7
DICE: Final[i64] = 6
FACES: Final[i64] = 6
TRACKS: Final[i64] = 3
ARTISTS: Final[i64] = 3
CAPTAIN: Final[i64] = 0
BISHOP: Final[i64] = 1
BOARDS: Final[i64] = 2  # the dice board has two readings
MOST_AMOUNT: Final[i64] = 2  # resources or steps of one die
WORKS: Final[i64] = 8
IN_PALAZZO: Final[i64] = 4  # works of the Palazzo; the others are in the Chiesa
LAYERS: Final[i64] = 3  # most icons of one kind in one project
BUILDINGS: Final[i64] = 25
MOST_RIONE: Final = 9  # spaces
MOST_STEPS: Final = 12  # of one effect
MOST_RESOURCES: Final = 6  # of one effect
MOST_TICKINGS: Final = 20_000  # ways to tick the icons of a space
MOST_SPACES: Final = 24  # of a track
MOST_POINTS: Final = 99
MOST_MONEY: Final = 9900
MOST_SUPPLY: Final = 99  # in a row of numbers; more is written as so many
MOST_SCORE: Final = 999

BIT: Final[vec[i64]] = vec[i64]([2**place for place in range(32)])
ALL_DICE: Final[i64] = 63

# What a space of a track holds; an icon from STEP_ON on is a step on that track.
BLANK: Final[i64] = 0
COIN: Final[i64] = 1
POINTS: Final[i64] = 2
STAR: Final[i64] = 3
SPARE: Final[i64] = 4
RESOURCE: Final[i64] = 5
DIE: Final[i64] = 6
STEP_ON: Final[i64] = 7
ICON_NAMES: Final = ["-", "fiorini", "points", "star", "spare", "resource", "die"]
_BY_DIE: Final = ["choose_value", "trade"]
_SINGLE: Final = [
    *["anonymous_artist", "identical_resources", "steps", "more_fiorini", "change"],
    *["cheaper_artist", "spares", "masterpiece", "other_artist"],
]


def hundreds(path: str, least: int, most: int) -> int:
    """A sum of money, counted in icons of 100 Fiorini."""
    return box_reading.hundreds(BOX, path, least, most)


def _points(path: str) -> int:
    return BOX.integer(path, 0, MOST_POINTS)


def _by_value(name: str) -> list[int]:
    """What both readings of the dice board say of the values 1 to 6."""
    found: list[int] = []
    for board in BOARD_NAMES:
        path = f"dice_board.{board}.{name}"
        if name == "fee":
            row = BOX.integers(path, FACES, 0, MOST_MONEY)
            found += box_reading.in_icons(BOX, path, row)
        else:
            found += BOX.integers(path, FACES, 1, MOST_AMOUNT)
    return found


def _captain_points() -> list[int]:
    """The points marked, with so many spaces."""
    found = [0]
    for _, points in TRACK_SPACES[CAPTAIN]:
        found.append(found[-1] + points)
    total = BOX.integer("tracks.captain.total", 0, MOST_POINTS)
    if found[-1] != total:
        raise BOX.refuse(
            "tracks.captain.spaces",
            f"must total {total} points (tracks.captain.total), not {found[-1]}",
        )
    return found


def _track_icons() -> list[int]:
    """One flat row, each track MOST_SPACES long."""
    found: list[int] = []
    for track, spaces in enumerate(TRACK_SPACES):
        if len(spaces) > MOST_SPACES:
            path = f"tracks.{TRACK_NAMES[track]}.spaces"
            raise BOX.refuse(path, f"has {len(spaces)} spaces; most are {MOST_SPACES}")
        found += [icon for icon, _ in spaces] + [BLANK] * (MOST_SPACES - len(spaces))
    return found


def _work_artists() -> list[list[int]]:
    found = [box_reading.indices(BOX, f"{path}.artists", ARTIST_NAMES) for path in WORK_PATHS]
    for path, artists in zip(WORK_PATHS, found, strict=True):
        if not artists:
            raise BOX.refuse(f"{path}.artists", "must name at least one artist")
    return found


def _prizes() -> list[int]:
    return [*box_reading.falling(BOX, "palazzo.prizes", MOST_SEATS, MOST_POINTS), 0]


def _solo_prizes() -> list[int]:
    return [0, *box_reading.falling(BOX, "palazzo.solo_prizes", ROUNDS[1], MOST_POINTS)]


def _icons(path: str) -> list[int]:
    return box_reading.icons(BOX, path, KIND_NAMES, LAYERS, MOST_MONEY)


def _costs(edition: str) -> list[list[int]]:
    """What Buildings need, by number; number 0 is no Building."""
    found = [[0] * KINDS]
    for number in range(1, BUILDINGS + 1):
        path = f"buildings.{number}"
        if edition == EDITIONS[1] and number == BOX.integer("carpentiere.building", 1, BUILDINGS):
            path = "carpentiere"
        found.append(box_reading.cost(BOX, path, KIND_NAMES, SPACE_ICONS, MOST_MONEY))
    return found


def _ways_to_tick() -> int:
    ways = 1
    for count in SPACE_ICONS:
        ways *= count + 1
    if ways > MOST_TICKINGS:
        raise BOX.refuse("rione.resources", "shows too many icons")
    return ways


# Players and rounds
LEAST_SEATS: Final[i64] = BOX.integer("players.least", 1, 1)
MOST_SEATS: Final[i64] = BOX.integer("players.most", 2, 4)
ROUNDS: Final[vec[i64]] = vec[i64](
    [0] + [BOX.integer(f"players.rounds.{seats}", 1, 12) for seats in range(1, MOST_SEATS + 1)]
)
ICON: Final = BOX.integer("money.icon", 1, 1000)
OFFICES_FROM: Final[i64] = BOX.integer("offices.from_round", 1, 12)

# Dice
RESOURCE_NAMES: Final[list[str]] = BOX.names("resources.names", RESOURCES)
KIND_NAMES: Final[list[str]] = [*RESOURCE_NAMES, "fiorini"]
COLOURS: Final[list[str]] = BOX.names("dice.colours", DICE)
TRACK_NAMES: Final[list[str]] = BOX.names("tracks.names", TRACKS)
ARTIST_NAMES: Final[list[str]] = BOX.names("artists.names", ARTISTS)
BOARD_NAMES: Final[list[str]] = ["tradeoff", "monotone"]
RESOURCE_OF: Final[vec[i64]] = vec[i64](
    box_reading.of_each_die(BOX, "dice.resources", COLOURS, RESOURCE_NAMES)
)
# 0 to 2 are the tracks, 3 to 5 the artists
PERSONALITY_OF: Final[vec[i64]] = vec[i64](
    box_reading.of_each_die(BOX, "dice.personalities", COLOURS, TRACK_NAMES + ARTIST_NAMES)
)
RESOURCES_FOR: Final[vec[i64]] = vec[i64](_by_value("resources"))
STEPS_FOR: Final[vec[i64]] = vec[i64](_by_value("steps"))
FEE_FOR: Final[vec[i64]] = vec[i64](_by_value("fee"))
LOWEST_FEE: Final[vec[i64]] = vec[i64](
    [min(list(FEE_FOR)[board * FACES : (board + 1) * FACES]) for board in range(BOARDS)]
)
FIORINI_OF_A_DIE: Final[i64] = hundreds("dice_board.fiorini", 0, MOST_MONEY)
ACTIVE_DICE: Final[i64] = BOX.integer("turn.active_dice", 1, DICE - 1)
NON_ACTIVE_DICE: Final[i64] = BOX.integer("turn.non_active_dice", 1, 1)

# The supply
START_SPARES: Final[i64] = _points("start.spares")
START_FIORINI: Final[i64] = hundreds("start.fiorini", 0, MOST_MONEY)
START_STARS: Final[i64] = _points("start.stars")
FREE_BUILDING_POINTS: Final[i64] = _points("start.free_building_points")
DRAWN_SPARES: Final[int] = BOX.integer("supply.spares", 1, MOST_POINTS)
DRAWN_FIORINI: Final[int] = BOX.integer("supply.fiorini", 0, MOST_MONEY)
DRAWN_STARS: Final[int] = BOX.integer("supply.stars", 1, MOST_POINTS)

# Tracks
TRACK_SPACES: Final[list[list[tuple[int, int]]]] = [
    box_reading.track(BOX, track, TRACK_NAMES, ICON_NAMES) for track in TRACK_NAMES
]
TRACK_LENGTH: Final[vec[i64]] = vec[i64]([len(spaces) for spaces in TRACK_SPACES])
TRACK_ROW: Final[i64] = MOST_SPACES
TRACK_ICONS: Final[vec[i64]] = vec[i64](_track_icons())
CAPTAIN_POINTS: Final[vec[i64]] = vec[i64](_captain_points())  # with so many spaces marked
OVERFLOW: Final[i64] = hundreds("tracks.overflow", 0, MOST_MONEY)
COIN_ICON: Final[i64] = hundreds("tracks.fiorini", 0, MOST_MONEY)

# What things count
PAID_POINTS: Final[i64] = BOX.integer("artists.paid_points", 1, MOST_POINTS)
ANONYMOUS_POINTS: Final[i64] = BOX.integer("artists.anonymous_points", 1, MOST_POINTS)
MASTERPIECE_POINTS: Final[i64] = _points("artists.masterpiece_points")
STAR_SCORE: Final[i64] = _points("score.star")
SPARE_SCORE: Final[i64] = _points("score.spare")
FIORINI_A_POINT: Final[i64] = hundreds("score.fiorini_a_point", ICON, MOST_MONEY)

# The Ghost
GHOST_DICE: Final[i64] = BOX.integer("ghost.dice", 1, DICE - 1)
GHOST_TRACKS: Final[list[int]] = box_reading.indices(BOX, "ghost.tracks", TRACK_NAMES)
POPE_NAMES: Final[list[str]] = ["normal", "easy", "hard", "extreme"]
POPE: Final[list[int]] = [BOX.integer(f"ghost.pope.{name}", 0, 999) for name in POPE_NAMES]

# The District sheet
PALAZZO_NAMES: Final[list[str]] = BOX.names("palazzo.works", IN_PALAZZO)
CHIESA_NAMES: Final[list[str]] = BOX.names("chiesa.works", WORKS - IN_PALAZZO)
WORK_PATHS: Final[list[str]] = [f"palazzo.{name}" for name in PALAZZO_NAMES] + [
    f"chiesa.{name}" for name in CHIESA_NAMES
]
WORK_ICONS: Final[list[list[int]]] = [_icons(path) for path in WORK_PATHS]
WORK_ARTISTS: Final[list[list[int]]] = _work_artists()
WORK_TITLES: Final[list[str]] = [str(BOX[f"{path}.title"]) for path in WORK_PATHS]
WORK_POINTS: Final[vec[i64]] = vec[i64]([_points(f"{path}.points") for path in WORK_PATHS])
WORK_SPARES: Final[vec[i64]] = vec[i64](
    [_points(f"palazzo.{name}.spares") for name in PALAZZO_NAMES] + [0 for _ in CHIESA_NAMES]
)
INCOME_IN_FIORINI: Final[i64] = TRACKS  # stands for money among the tracks
WORK_INCOME: Final[vec[i64]] = vec[i64](
    [-1 for _ in PALAZZO_NAMES]
    + [
        box_reading.one_of(BOX, f"chiesa.{name}.income", [*TRACK_NAMES, KIND_NAMES[FIORINI]])
        for name in CHIESA_NAMES
    ]
)
INCOME_FIORINI: Final[i64] = hundreds("chiesa.income_fiorini", 0, MOST_MONEY)
CHIESA_STEPS: Final[i64] = BOX.integer("chiesa.bonus_steps", 0, MOST_STEPS)
PRIZES: Final[vec[i64]] = vec[i64](_prizes())  # by the number of Palazzi before
SOLO_PRIZES: Final[vec[i64]] = vec[i64](_solo_prizes())  # by round
SPACES: Final[i64] = BOX.integer("rione.spaces", 2, MOST_RIONE)  # space 1 included
SPACE_ICONS: Final[list[int]] = _icons("rione")
SPACE_SPARES: Final[vec[i64]] = vec[i64](BOX.integers("rione.spares", SPACES, 0, MOST_POINTS))
SPACE_POINTS: Final[vec[i64]] = vec[i64](BOX.integers("rione.points", SPACES, 0, MOST_POINTS))
TICKINGS: Final[i64] = _ways_to_tick()

# The Building table
EDITIONS: Final[list[str]] = ["english", "italian"]  # they differ in the Carpentiere's cost
COSTS: Final[list[list[list[int]]]] = [_costs(edition) for edition in EDITIONS]
BUILDING_NAMES: Final[list[str]] = [
    "",
    *[str(BOX[f"buildings.{number}.name"]) for number in range(1, BUILDINGS + 1)],
]
BUILDING_POINTS: Final[vec[i64]] = vec[i64](
    [0] + [_points(f"buildings.{number}.points") for number in range(1, BUILDINGS + 1)]
)
EFFECTS: Final[list[str]] = box_reading.effects(BOX, _BY_DIE, _SINGLE, DICE, BUILDINGS)
IDENTICAL: Final[i64] = BOX.integer("effects.amounts.identical_resources", 1, MOST_RESOURCES)
STEPS_OF_CHOICE: Final[i64] = BOX.integer("effects.amounts.steps", 1, MOST_STEPS)
MORE: Final[i64] = hundreds("effects.amounts.more_fiorini", 0, MOST_MONEY)
CHANGED: Final[i64] = hundreds("effects.amounts.change", 0, MOST_MONEY)
CHEAPER: Final[i64] = hundreds("effects.amounts.cheaper_artist", 0, MOST_MONEY)
SPARES_AT_ONCE: Final[i64] = _points("effects.amounts.spares")
MINT_POINTS: Final[i64] = _points("effects.amounts.masterpiece")
