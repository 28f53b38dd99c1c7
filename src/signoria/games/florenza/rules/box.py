"""What is in the box, read from ``box.toml``: constants for the rules.

Tiles, artworks, characters and Captains of Fortune have files of their own.
"""

from __future__ import annotations

from pathlib import Path
from typing import Final

from signoria._compat import i64, vec
from signoria.games.florenza.rules.box_checks import CAPTAIN_LINES, Checks
from signoria.games.florenza.rules.box_checks import SKILLS as SKILLS_BY_NAME
from signoria.kernel.box import Box, open_box

BOX: Final[Box] = open_box(Path(__file__).parent.with_name("box.toml"))

MOST_COINS: Final = 99999
MOST_PIECES: Final = 99
MOST_FIORINI: Final = 9999  # in a row of numbers; more is written as so many
MOST_PRESTIGE: Final = 999
MOST_IN_SET_UP: Final = 60  # decisions and outcomes
MOST_OF_A_KINSMAN: Final = 14
MOST_OF_A_FAMILY: Final = 10  # in a round, beside those of its kinsmen
Checks(BOX, MOST_PIECES, MOST_COINS).run()


def _count(table: str, what: str) -> int:
    """How many tables below one have such a value."""
    return len([path for path in BOX.table(table) if path.endswith(f".{what}")])


# The sizes that the rules are written for.
FACES: Final[i64] = BOX.integer("die.faces", 2, 8)
RESOURCE_NAMES: Final[list[str]] = BOX["resources.names"]
RESOURCES: Final[i64] = len(RESOURCE_NAMES)
FIORINI: Final[i64] = RESOURCES  # a cost is the six resources, then fiorini
COST: Final[i64] = FIORINI + 1
KINDS: Final[i64] = _count("workshops", "number")
CATEGORIES: Final[list[str]] = BOX["categories.kinds"]
SKILL_NAMES: Final[list[str]] = list(SKILLS_BY_NAME)
SKILLS: Final[i64] = len(SKILL_NAMES)
ARTWORKS: Final[i64] = _count("artworks", "cost")
PALAZZO: Final[i64] = _count("artworks.palazzo", "cost")  # artworks in each
CHIESA: Final[i64] = _count("artworks.chiesa", "cost")
IN_DISTRICT: Final[i64] = PALAZZO + CHIESA
IN_CITY: Final[i64] = ARTWORKS - IN_DISTRICT
CHARACTERS: Final[i64] = _count("artists", "number") + _count("preachers", "number")
CAPTAINS: Final[i64] = _count("captains", "letter")  # of Fortune
LINE_NAMES: Final[list[str]] = list(CAPTAIN_LINES)
LINES: Final[i64] = len(LINE_NAMES)
SPECIAL_CRESTS: Final[i64] = len(BOX["district.special_crests"])
GHOST_SPACES: Final[i64] = len(BOX["ghosts.actions"])  # on an Action Table
BITS: Final[i64] = 32  # in a set
DISTRICT: Final[i64] = 0  # where an artwork is: in a district, a civic building, the Duomo
CIVIC: Final[i64] = 1
DUOMO: Final[i64] = 2
AREAS: Final[i64] = 3
NOBODY_THERE: Final[i64] = -1
NOTHING: Final[i64] = -1
# No family has more, so that points, resources and fiorini can be compared as one number.
MANY_RESOURCES: Final[i64] = 1000
MANY_FIORINI: Final[i64] = 1000000
MANY_POINTS: Final = 240.0  # a lead that cannot be clearer

LEAST_SEATS: Final[i64] = BOX.integer("players.least", 1, 1)
MOST_SEATS: Final[i64] = BOX.integer("players.most", 2, 5)
MOST_GHOSTS: Final[i64] = BOX.integer("ghosts.most", 1, MOST_SEATS - 1)

# Game setup
START_FIORINI: Final[i64] = BOX.integer("start.fiorini", 0, MOST_COINS)
START_RESOURCES: Final[vec[i64]] = vec[i64](BOX.integers("start.resources", RESOURCES, 0, 9))
KINSMEN: Final[i64] = BOX.integer("start.kinsmen", 1, MOST_PIECES)
MORE_CHARACTERS: Final[i64] = BOX.integer("start.characters", 0, 35)
MORE_CAPTAINS: Final[i64] = BOX.integer("start.captains", -1, 1)
MORE_CASA: Final[i64] = BOX.integer("start.casa", -1, 0)
MORE_CASAMENTO: Final[i64] = BOX.integer("start.casamento", -1, 0)
START_WORKSHOPS: Final[i64] = BOX.integer("start.workshops", 0, 2)
ROUNDS: Final[i64] = BOX.integer("rounds.rounds", 1, MOST_PIECES)
LIVES: Final[i64] = BOX.integer("life_cards.cards", 1, 9)

# The Districts
NORMAL_CRESTS: Final[i64] = BOX.integer("district.normal_crests", 0, MOST_PIECES)
CREST_NAMES: Final[list[str]] = BOX.names("district.special_crests", SPECIAL_CRESTS)
CREST_INCOME: Final[vec[i64]] = vec[i64](
    BOX.integers("district.special_income", SPECIAL_CRESTS, 0, 9)
)
SPACES: Final[i64] = BOX.integer("district.workshop_spaces", START_WORKSHOPS, 8)
PALAZZO_COMPLETE: Final[i64] = BOX.integer("district.palazzo_complete", 0, MOST_PIECES)
CHIESA_COMPLETE: Final[i64] = BOX.integer("district.chiesa_complete", 0, MOST_PIECES)

# Phase 1
INCOME_KINSMEN: Final[i64] = BOX.integer("income.kinsmen", 0, KINSMEN)
INCOME_FIORINI: Final[i64] = BOX.integer("income.fiorini", 0, MOST_COINS)
INCOME_RESOURCES: Final[vec[i64]] = vec[i64](BOX.integers("income.resources", RESOURCES, 0, 9))
THIRD_RESOURCE: Final[i64] = BOX.integer("income.third", 0, 9)
FLAG_INCOME: Final[i64] = BOX.integer("income.flag", 0, 9)

# The tracks
LOWEST_PRESTIGE: Final[i64] = BOX.integer("tracks.lowest_prestige", -9, 0)
LOWEST_CHURCH: Final[i64] = BOX.integer("tracks.lowest_church", -9, 0)
PRESTIGE_TRACK: Final[i64] = BOX.integer("tracks.prestige_track", 1, 99)

# Offices
BISHOP_FROM: Final[i64] = BOX.integer("offices.bishop_from", 1, MOST_PIECES)
EXPELLED: Final[i64] = BOX.integer("offices.expelled", 0, 1)
EXTRA_KINSMAN: Final[i64] = BOX.integer("offices.extra_kinsman", 0, 1)

# Kinsmen and economic activities
FOREIGN_WORKSHOP: Final[i64] = BOX.integer("kinsmen.foreign_workshop", 0, 9)
BUSINESS: Final[i64] = BOX.integer("kinsmen.business", 0, MOST_COINS)
AT_MARKET: Final[i64] = BOX.integer("kinsmen.at_market", 1, 1)
CHARITY_DUOMO: Final[i64] = BOX.integer("charity.duomo_fiorini", 0, MOST_COINS)
CHARITY_DUOMO_KINSMEN: Final[i64] = BOX.integer("charity.duomo_kinsmen", 0, KINSMEN)
CHARITY_UNNAMED: Final[i64] = BOX.integer("charity.unnamed_fiorini", 0, MOST_COINS)
CHARITY_UNNAMED_KINSMEN: Final[i64] = BOX.integer("charity.unnamed_kinsmen", 0, KINSMEN)
SELL: Final[i64] = BOX.integer("market.sell", 0, MOST_COINS)
BUY: Final[i64] = BOX.integer("market.buy", 0, MOST_COINS)
TRADE_GIVE: Final[i64] = BOX.integer("market.give", 2, 2)

# Artworks: failures, artist prestige, the No Die variant
FAILED_WORKSHOP: Final[i64] = BOX.integer("failure.workshop", 0, 9)
FAILED_ARTWORK: Final[vec[i64]] = vec[i64](
    [BOX.integer(f"failure.{area}", 0, 9) for area in ("district", "civic", "duomo")]
)
FAILED_NAMED: Final[i64] = BOX.integer("failure.named", 0, 9)
ROLLS: Final[vec[i64]] = vec[i64](BOX.integers("artist_prestige.rolls", AREAS, 1, 2))
MUSE: Final[i64] = BOX.integer("artist_prestige.muse", 0, MOST_COINS)
UNNAMED_ROW: Final[vec[i64]] = vec[i64](BOX.integers("artist_prestige.unnamed", FACES, -9, 9))
NO_DIE_BASE: Final[vec[i64]] = vec[i64](BOX.integers("no_die.base", AREAS, 1, FACES))
NO_DIE_STEP: Final[i64] = BOX.integer("no_die.step", 1, MOST_COINS)
NO_DIE_STEPS: Final[i64] = BOX.integer("no_die.steps", 0, 5)
NO_DIE_WITH_MUSE: Final[i64] = BOX.integer("no_die.with_muse", NO_DIE_STEPS, 6)

# End of the game
FIORINI_A_POINT: Final[i64] = BOX.integer("end.fiorini_a_point", 1, MOST_COINS)
RESOURCE_WORTH: Final[i64] = BOX.integer("end.resource_worth", 0, MOST_COINS)
END_CAPTAIN: Final[i64] = BOX.integer("end.captain", 0, MOST_PIECES)
END_BISHOP: Final[i64] = BOX.integer("end.bishop", 0, MOST_PIECES)
EMPTY_SPACE: Final[i64] = BOX.integer("end.empty_space", -9, 0)
MISSING_ARTWORK: Final[i64] = BOX.integer("end.missing_artwork", -9, 0)
NO_PALAZZO: Final[i64] = BOX.integer("end.no_palazzo", -9, 0)
NO_CHIESA: Final[i64] = BOX.integer("end.no_chiesa", -9, 0)

# Ghosts
DIFFICULTIES: Final[list[str]] = BOX["ghosts.difficulties"]
GHOST_DEAREST: Final[vec[i64]] = vec[i64](BOX.integers("ghosts.dearest", len(DIFFICULTIES), 0, 1))
GHOST_DIE: Final[vec[i64]] = vec[i64](BOX.integers("ghosts.die", len(DIFFICULTIES), 1, FACES))
GHOST_INFLUENCE: Final[i64] = BOX.integer("ghosts.influence", 0, 9)


CHURCH_VALUES: Final[vec[i64]] = vec[i64](BOX["tracks.church_values"])
CHURCH_TRACK: Final[i64] = LOWEST_CHURCH + len(CHURCH_VALUES) - 1  # its last space
TOKENS: Final[vec[i64]] = vec[i64](BOX["offices.prestige_tokens"])
