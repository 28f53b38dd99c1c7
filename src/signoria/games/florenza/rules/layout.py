"""Where things lie in the table's row of numbers: the city, then a stretch for each family."""

from __future__ import annotations

from typing import Final

from signoria._compat import i64
from signoria.games.florenza.rules.box import (
    CAPTAINS,
    CHARACTERS,
    COST,
    GHOST_SPACES,
    IN_CITY,
    IN_DISTRICT,
    KINDS,
    MORE_CHARACTERS,
    MOST_SEATS,
    SPACES,
    SPECIAL_CRESTS,
)

# A box of an artwork: whose crest, which crest, whose kinsman, which artist.
BOX_CREST: Final[i64] = 0
BOX_CREST_KIND: Final[i64] = 1
BOX_KINSMAN: Final[i64] = 2
BOX_ARTIST: Final[i64] = BOX_KINSMAN + 1
BOX_SIZE: Final[i64] = BOX_ARTIST + 1

# The city
ORDER: Final[i64] = 0  # the Turn Order track
SUPPLY: Final[i64] = ORDER + MOST_SEATS  # workshop tiles, by kind
BAG: Final[i64] = SUPPLY + KINDS + 1  # characters not drawn yet
WHERE: Final[i64] = BAG + CHARACTERS  # where a character's tile is
LIVING: Final[i64] = WHERE + CHARACTERS  # the Life card he stands under
COMPLETED: Final[i64] = LIVING + CHARACTERS  # whether his Masterpiece is completed
IN_PLAY: Final[i64] = COMPLETED + CHARACTERS  # characters in play, those that came first first
MOST_IN_PLAY: Final[i64] = MOST_SEATS + MORE_CHARACTERS
FORTUNE_AT: Final[i64] = IN_PLAY + MOST_IN_PLAY  # whose kinsman is on a Captain of Fortune
CITY_BOXES: Final[i64] = FORTUNE_AT + CAPTAINS
FAMILIES_AT: Final[i64] = CITY_BOXES + IN_CITY * BOX_SIZE

# A family's stretch, counted from the start of the first
GOODS: Final[i64] = FAMILIES_AT  # the six resources, then fiorini
PRESTIGE: Final[i64] = GOODS + COST
CHURCH: Final[i64] = PRESTIGE + 1
TOKEN_VALUE: Final[i64] = CHURCH + 1
TOKEN_COUNT: Final[i64] = TOKEN_VALUE + 1
POOL: Final[i64] = TOKEN_COUNT + 1  # kinsmen: in the pool …
INCOME: Final[i64] = POOL + 1  # … in the income area, ready to be placed
AT_MARKET: Final[i64] = INCOME + 1
AT_BUSINESS: Final[i64] = AT_MARKET + 1
EXPELLED: Final[i64] = AT_BUSINESS + 1  # … on the Bishop card
CRESTS: Final[i64] = EXPELLED + 1  # normal, then the special ones
CHARITY: Final[i64] = CRESTS + 1 + SPECIAL_CRESTS  # on the family's own Predicatore space
KIND: Final[i64] = CHARITY + 1  # of the workshop on each space
BUILT: Final[i64] = KIND + SPACES
WORKER: Final[i64] = BUILT + SPACES  # whose kinsman is on it
BOXES: Final[i64] = WORKER + SPACES
GHOST_TABLE: Final[i64] = BOXES + IN_DISTRICT * BOX_SIZE
ACTIONS: Final[i64] = GHOST_TABLE + GHOST_SPACES  # a Ghost still has this round
DIFFICULTY: Final[i64] = ACTIONS + 1
FAMILY: Final[i64] = DIFFICULTY + 1 - FAMILIES_AT

# Where a character's tile is
AWAY: Final[i64] = 0  # in the bag, or gone for good
ON_CARD: Final[i64] = 1
DETAINED: Final[i64] = 2
HIRED: Final[i64] = DETAINED + 1  # on an artwork or a Predicatore space
TURNED: Final[i64] = HIRED + 1  # face down: used by a Ghost

# On a Captain of Fortune, beside the number of a family
FREE: Final[i64] = -1
NOT_IN_GAME: Final[i64] = FREE - 1
CLOSED: Final[i64] = NOT_IN_GAME - 1  # turned by a Ghost

# On a Predicatore space, beside a preacher's number + 2
NO_CHARITY: Final[i64] = 0
UNNAMED_PREACHER: Final[i64] = 1
NAMED_PREACHER: Final[i64] = 2

# On a Ghost's Action Table
EMPTY: Final[i64] = 0
STANDING: Final[i64] = 1
LYING: Final[i64] = 2
