"""The vocabulary: ``roll 4`` and ``draw giotto`` for chance, ``operate 2 1`` for the players.

Families go by their numbers from 0 (a seat's is its own, Ghosts come after), spaces of a district
from 1. Sets of places are bit masks, the first the lowest bit; options for all of them are ready.
"""

from __future__ import annotations

from typing import Final

from signoria._compat import i64, vec
from signoria.games.florenza.rules.box import (
    CREST_NAMES,
    FACES,
    LINES,
    MOST_SEATS,
    NO_DIE_WITH_MUSE,
    RESOURCE_NAMES,
    SKILL_NAMES,
    SPACES,
)
from signoria.games.florenza.rules.characters import CHARACTER_NAMES, PREACHERS, is_artist
from signoria.games.florenza.rules.fortune import CAPTAIN_NAMES
from signoria.games.florenza.rules.monuments import ARTWORK_NAMES
from signoria.games.florenza.rules.workshops import WORKSHOP_NAMES
from signoria.kernel.actions import Options, Vocabulary
from signoria.kernel.menu import Menu

WORDS: Final = Vocabulary()
UNNAMED: Final = "unnamed"
CHIESA_CHARITY: Final[i64] = 0
DUOMO_CHARITY: Final[i64] = 1
PREDICATORI: Final[list[str]] = ["chiesa", "duomo"]
PREACHERS_TO_CHOOSE: Final[i64] = len(PREACHERS) + 1

# Chance
ORDER: Final = WORDS.verb("order", [str(family) for family in range(MOST_SEATS)])
DRAW: Final = WORDS.verb("draw", CHARACTER_NAMES)  # what: the character
REVEAL: Final = WORDS.verb("reveal", CAPTAIN_NAMES)  # what: the Captain of Fortune
ROLL: Final = WORDS.verb("roll", [str(face) for face in range(1, FACES + 1)], first=1)

# Phases 1 and 2
RESOURCE: Final = WORDS.verb("resource", RESOURCE_NAMES)
DETAIN: Final = WORDS.verb("detain", CHARACTER_NAMES)

# Phase 4: Kinsmen
OPERATE: Final = WORDS.verb(  # what: family * SPACES + space
    "operate",
    [f"{family} {space + 1}" for family in range(MOST_SEATS) for space in range(SPACES)],
)
BUILD: Final = WORDS.verb("build", WORKSHOP_NAMES[1:], first=1)  # what: the kind of workshop
ART: Final = WORDS.verb("art", ARTWORK_NAMES)
CHARITY: Final = WORDS.verb(  # what: Predicatore space * PREACHERS_TO_CHOOSE + preacher
    "charity",
    [
        f"{space} {preacher}"
        for space in PREDICATORI
        for preacher in [UNNAMED, *[CHARACTER_NAMES[number] for number in PREACHERS]]
    ],
)
MARKET: Final = WORDS.verb("market")[0]
BUSINESS: Final = WORDS.verb("business")[0]
FORTUNE: Final = WORDS.verb("fortune", CAPTAIN_NAMES)
HIRE_UNNAMED: Final = WORDS.verb("hire", [UNNAMED], first=-1)[0]
HIRE: Final = WORDS.verb(
    "hire", [name for number, name in enumerate(CHARACTER_NAMES) if is_artist(number)]
)

# Phase 5: Economic activities
VISIT: Final = WORDS.verb("visit", ["market"])[0]
COLLECT: Final = WORDS.verb("collect", ["business"])[0]
PAY: Final = WORDS.verb(  # what: captain * LINES + line
    "pay", [f"{captain} {line + 1}" for captain in CAPTAIN_NAMES for line in range(LINES)]
)
PROCEED: Final = WORDS.verb("proceed")[0]
SELL: Final = WORDS.verb("sell", RESOURCE_NAMES)
BUY: Final = WORDS.verb("buy", RESOURCE_NAMES)
GIVE: Final = WORDS.verb("give", RESOURCE_NAMES)

# Phase 6: Artwork
COMPLETE: Final = WORDS.verb("complete", ARTWORK_NAMES)
AS: Final = WORDS.verb("as", SKILL_NAMES)
MUSE: Final = WORDS.verb("muse")[0]
RESULT: Final = WORDS.verb("result", [str(face) for face in range(1, FACES + 1)], first=1)
INCENTIVE: Final = WORDS.verb("incentive", [str(step) for step in range(NO_DIE_WITH_MUSE + 1)])
CREST: Final = WORDS.verb("crest", ["normal", *CREST_NAMES])
PASS: Final = WORDS.verb("pass")[0]

BYTE: Final[i64] = 256
EIGHT: Final[i64] = 8


def artist_of(word: i64) -> i64:
    """The character behind a ``hire``, whose words leave the preachers out."""
    return _ARTISTS[word]


def preacher_of(choice: i64) -> i64:
    """The preacher behind a ``charity``; -1 for an unnamed one."""
    if choice == 0:
        return -1
    return PREACHERS[choice - 1]


def _subsets(words: Options) -> list[Options]:
    """For every set of up to eight words, those in it."""
    found: list[Options] = []
    for chosen in range(BYTE):
        found.append(tuple([word for at, word in enumerate(words) if chosen >> at & 1]))
    return found


def _by_bytes(words: Options) -> list[Options]:
    """The same for longer rows, eight words after eight: [byte * BYTE + set]."""
    found: list[Options] = []
    for first in range(0, len(words), EIGHT):
        found += _subsets(words[first : first + EIGHT])
    return found


def _operate() -> list[Options]:
    found: list[Options] = []
    for family in range(MOST_SEATS):
        found += _subsets(OPERATE[family * SPACES : (family + 1) * SPACES])
    return found


OPERATE_IN: Final = vec[Options](_operate())  # [family * BYTE + set of spaces]
BUILD_OF: Final = vec[Options](_by_bytes(BUILD))
ART_OF: Final = vec[Options](_by_bytes(ART))
COMPLETE_OF: Final = vec[Options](_by_bytes(COMPLETE))
SELL_OF: Final = vec[Options](_subsets(SELL))
GIVE_OF: Final = vec[Options](_subsets(GIVE))
RESOURCE_OF: Final = vec[Options](_subsets(RESOURCE))
RESULT_OF: Final = vec[Options](_subsets(RESULT))
AS_OF: Final = vec[Options](_subsets(AS))
FORTUNE_OF: Final = vec[Options](_subsets(FORTUNE))
CHIESA_OF: Final = vec[Options](_by_bytes(CHARITY[:PREACHERS_TO_CHOOSE]))
DUOMO_OF: Final = vec[Options](_by_bytes(CHARITY[PREACHERS_TO_CHOOSE:]))
HIRE_OF: Final = vec[Options](_by_bytes(HIRE))
ONLY_UNNAMED: Final[Options] = (HIRE_UNNAMED,)
ONLY_MARKET: Final[Options] = (MARKET,)
ONLY_BUSINESS: Final[Options] = (BUSINESS,)
BUY_OR_PASS: Final[Options] = (*BUY, PASS)
MUSE_OR_PASS: Final[Options] = (MUSE, PASS)
ONLY_PASS: Final[Options] = (PASS,)

_ARTISTS: Final[vec[i64]] = vec[i64](
    [number for number in range(len(CHARACTER_NAMES)) if is_artist(number)]
)


def _hire_at() -> list[int]:
    found = [0] * len(CHARACTER_NAMES)
    for at, artist in enumerate(_ARTISTS):
        found[artist] = at
    return found


HIRE_BIT: Final[vec[i64]] = vec[i64]([2**at for at in _hire_at()])  # for sets of artists


def some_of(ready: vec[Options], chosen: i64, menu: Menu) -> None:
    """Add the words of a set that may be longer than eight."""
    first: i64 = 0
    while chosen:
        part = chosen & BYTE - 1
        if part:
            menu.add(ready[first + part])
        first += BYTE
        chosen >>= EIGHT
