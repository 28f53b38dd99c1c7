"""The vocabulary.

    roll 3, roll white 5, start 2             chance
    use white resources 2, use red fiorini    a die, and what it is used for
    place gold cupola, place wood 3           a resource, and the project with its icon
    spend spare, spend fiorini, build 16      at any time in one's own turn
    pay cupola                                where 100 Fiorini are spent

Works go by their names, spaces of the Rione by their numbers. Of ``use``, the words of one die
stand together; tables answer with all that a die may be used for.
"""

from __future__ import annotations

from typing import Final

from signoria._compat import i64, vec
from signoria.games.florenza_dice.rules.box import (
    BIT,
    BUILDINGS,
    COLOURS,
    DICE,
    FACES,
    MOST_AMOUNT,
    MOST_SEATS,
    PERSONALITY_OF,
    RESOURCE_NAMES,
    RESOURCES,
    TRACK_NAMES,
    TRACKS,
)
from signoria.games.florenza_dice.rules.printed_sheet import PROJECT_NAMES, PROJECTS, WORK_NAMES
from signoria.kernel.actions import Action, Options, Vocabulary
from signoria.kernel.menu import Menu

WORDS: Final = Vocabulary()

# What a die is used for, and what that is about
FOR_RESOURCES: Final[i64] = 0  # how many
FOR_STEPS: Final[i64] = 1  # how many
FOR_FIORINI: Final[i64] = 2
FOR_MORE_FIORINI: Final[i64] = FOR_FIORINI + 1
FOR_IDENTICAL: Final[i64] = FOR_MORE_FIORINI + 1  # which resource
FOR_A_TRACK: Final[i64] = FOR_IDENTICAL + 1  # which track
FOR_AN_ARTIST: Final[i64] = FOR_A_TRACK + 1  # which work
FOR_A_CHEAPER_ARTIST: Final[i64] = FOR_AN_ARTIST + 1  # which work
FOR_AN_ANONYMOUS_ARTIST: Final[i64] = FOR_A_CHEAPER_ARTIST + 1  # which work


def _uses_of(die: int) -> list[tuple[int, int, int, str]]:
    """Die, way, object and name of everything that a die may be used for."""
    amounts = range(1, MOST_AMOUNT + 1)
    personality: int = PERSONALITY_OF[die]
    uses = [(FOR_RESOURCES, amount, f"resources {amount}") for amount in amounts]
    if personality < TRACKS:
        track = TRACK_NAMES[personality]
        uses += [(FOR_STEPS, amount, f"{track} {amount}") for amount in amounts]
    uses += [(FOR_FIORINI, 0, "fiorini"), (FOR_MORE_FIORINI, 0, "more fiorini")]
    uses += [(FOR_IDENTICAL, kind, f"two {name}") for kind, name in enumerate(RESOURCE_NAMES)]
    uses += [(FOR_A_TRACK, track, f"advance {name}") for track, name in enumerate(TRACK_NAMES)]
    if personality >= TRACKS:
        uses += [(FOR_AN_ARTIST, work, f"artist {name}") for work, name in enumerate(WORK_NAMES)]
        uses += [
            (FOR_A_CHEAPER_ARTIST, work, f"cheaper {name}") for work, name in enumerate(WORK_NAMES)
        ]
    uses += [
        (FOR_AN_ANONYMOUS_ARTIST, work, f"anonymous {name}") for work, name in enumerate(WORK_NAMES)
    ]
    return [(die, way, what, f"{COLOURS[die]} {name}") for way, what, name in uses]


_USES: Final[list[tuple[int, int, int, str]]] = [
    use for die in range(DICE) for use in _uses_of(die)
]
USED_DIE: Final[vec[i64]] = vec[i64]([use[0] for use in _USES])  # by the action's what
USED_FOR: Final[vec[i64]] = vec[i64]([use[1] for use in _USES])
USED_ON: Final[vec[i64]] = vec[i64]([use[2] for use in _USES])

_VALUES: Final[list[str]] = [str(value) for value in range(1, FACES + 1)]
_PLACES: Final[list[str]] = [
    f"{kind} {project}" for kind in RESOURCE_NAMES for project in PROJECT_NAMES
]

# The order of the options is the order of this list.
ROLL_ONE: Final = WORDS.verb("roll", _VALUES, first=1)
_START: Final = WORDS.verb("start", [str(seat) for seat in range(MOST_SEATS)])
_ROLL: Final = WORDS.verb("roll", [f"{colour} {value}" for colour in COLOURS for value in _VALUES])
USE: Final = WORDS.verb("use", [use[-1] for use in _USES])
PLACE: Final = WORDS.verb("place", _PLACES)  # kind * PROJECTS + project
CHANGE: Final[Action] = WORDS.verb("change", ["resource"])[0]
LOSE: Final[Action] = WORDS.verb("lose", ["resource"])[0]
ADVANCE: Final = WORDS.verb("advance", TRACK_NAMES)
SPEND_STAR: Final[Action] = WORDS.verb("spend", ["star"])[0]
KEEP_STAR: Final[Action] = WORDS.verb("keep", ["star"])[0]
END: Final[Action] = WORDS.verb("done")[0]
PAY: Final = WORDS.verb("pay", PROJECT_NAMES)
SPEND_SPARE: Final[Action] = WORDS.verb("spend", ["spare"])[0]
SPEND_FIORINI: Final[Action] = WORDS.verb("spend", ["fiorini"])[0]
BUILD: Final = WORDS.verb("build", [str(number) for number in range(1, BUILDINGS + 1)], first=1)

# Rows for menus
ONLY_CHANGE: Final[Options] = (CHANGE,)
ONLY_LOSE: Final[Options] = (LOSE,)
ONLY_END: Final[Options] = (END,)
ONLY_SPEND_SPARE: Final[Options] = (SPEND_SPARE,)
ONLY_SPEND_FIORINI: Final[Options] = (SPEND_FIORINI,)
SPEND_OR_KEEP: Final[Options] = (SPEND_STAR, KEEP_STAR)

_ANY_TIME: Final = [SPEND_SPARE, SPEND_FIORINI, *BUILD]
IS_ANY_TIME: Final[vec[i64]] = vec[i64](  # by the action's number: in one's own turn
    [1 if action in _ANY_TIME else 0 for action in WORDS]
)

ROLL: Final = vec[Options]([_ROLL[die * FACES : (die + 1) * FACES] for die in range(DICE)])

HALF: Final[i64] = 8  # a set of projects is looked up in two halves
HALVES: Final[i64] = 256
FIRST_HALF: Final[i64] = 255


def _chosen(words: Options, first: int, chosen: int) -> Options:
    """The words at the places of a set, counted from *first*."""
    found = [
        words[first + place]
        for place in range(HALF)
        if chosen >> place & 1 and first + place < len(words)
    ]
    return tuple(found)


def _halves(words: Options, count: int) -> list[Options]:
    """For each group of PROJECTS words: all sets of the first half, then of the second."""
    found: list[Options] = []
    for group in range(count):
        mine = words[group * PROJECTS : (group + 1) * PROJECTS]
        found += [_chosen(mine, 0, chosen) for chosen in range(HALVES)]
        found += [_chosen(mine, HALF, chosen) for chosen in range(HALVES)]
    return found


def _eight_by_eight(words: Options) -> list[Options]:
    """All sets of the first eight words, then of the next, and so on."""
    found: list[Options] = []
    for first in range(0, len(words), HALF):
        found += [_chosen(words, first, chosen) for chosen in range(HALVES)]
    return found


_BUILD_IN: Final = vec[Options](_eight_by_eight(BUILD))
_PLACE_IN: Final = vec[Options](_halves(PLACE, RESOURCES))
_PAY_IN: Final = vec[Options](_halves(PAY, 1))


# What a die is allowed, added up
AMOUNT_KEY: Final[vec[i64]] = vec[i64]([0, 1, 2])  # of 0, 1 or 2 resources
STEPS_KEY: Final[vec[i64]] = vec[i64]([0, 4, 8])  # of 0, 1 or 2 steps
MORE_FIORINI_KEY: Final[i64] = 16
IDENTICAL_KEY: Final[i64] = 32
TRACK_KEY: Final[i64] = 64
ANY_AMOUNT: Final[i64] = 3


def _uses(die: int, way: int) -> list[Action]:
    return [word for word, use in zip(USE, _USES, strict=True) if use[:2] == (die, way)]


def _plain(die: int, key: int) -> Options:
    """Resources and steps by the amounts allowed, Fiorini, and once-a-turn uses that are free."""
    resources, steps, once = key & ANY_AMOUNT, key // STEPS_KEY[1], key // MORE_FIORINI_KEY
    found = [word for n, word in enumerate(_uses(die, FOR_RESOURCES)) if resources >> n & 1]
    found += [word for n, word in enumerate(_uses(die, FOR_STEPS)) if steps >> n & 1]
    found += _uses(die, FOR_FIORINI)
    for place, way in enumerate((FOR_MORE_FIORINI, FOR_IDENTICAL, FOR_A_TRACK)):
        if once >> place & 1:
            found += _uses(die, way)
    return tuple(found)


def _for_works(way: int) -> list[Options]:
    found: list[Options] = []
    for die in range(DICE):
        words = tuple(_uses(die, way))
        found += [_chosen(words, 0, works) for works in range(HALVES)]
    return found


_KEYS: Final[i64] = 128
_PLAIN_USES: Final = vec[Options]([_plain(die, key) for die in range(DICE) for key in range(_KEYS)])
_ARTIST_USES: Final = vec[Options](_for_works(FOR_AN_ARTIST))
_CHEAPER_USES: Final = vec[Options](_for_works(FOR_A_CHEAPER_ARTIST))
_ANONYMOUS_USES: Final = vec[Options](_for_works(FOR_AN_ANONYMOUS_ARTIST))


def plain_uses(die: i64, key: i64) -> Options:
    """What a die may be used for without an artist; the key adds up what is allowed."""
    return _PLAIN_USES[die * _KEYS + key]


def artist_uses(die: i64, works: i64) -> Options:
    """Hire an artist for one of a set of works."""
    return _ARTIST_USES[die * HALVES + works]


def cheaper_uses(die: i64, works: i64) -> Options:
    """The same for less."""
    return _CHEAPER_USES[die * HALVES + works]


def anonymous_uses(die: i64, works: i64) -> Options:
    """The same for nothing."""
    return _ANONYMOUS_USES[die * HALVES + works]


def add_places(menu: Menu, kind: i64, projects: i64) -> None:
    """Place a resource in one of a set of projects."""
    if projects:
        at = kind * HALVES * 2
        menu.add(_PLACE_IN[at + (projects & FIRST_HALF)])
        menu.add(_PLACE_IN[at + HALVES + (projects >> HALF)])


def payments(projects: i64) -> Options:
    """Spend 100 Fiorini in one of a set of projects."""
    return _PAY_IN[projects & FIRST_HALF] + _PAY_IN[HALVES + (projects >> HALF)]


def add_buildings(menu: Menu, numbers: i64) -> None:
    """Build one of a set of Buildings, which are counted from 1."""
    chosen = numbers >> 1
    first: i64 = 0
    while chosen:
        menu.add(_BUILD_IN[first + (chosen & FIRST_HALF)])
        first += HALVES
        chosen >>= HALF


def starters(seats: i64, lowest: i64) -> Options:
    """One of a set of seats starts."""
    found: list[Action] = []
    for seat in range(seats):
        if lowest & BIT[seat]:
            found.append(_START[seat])
    return tuple(found)
