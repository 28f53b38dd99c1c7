"""The vocabulary: ``reveal mason`` for chance, ``take 4`` or ``build red 3`` for the players.

Cards of the row go by their place, 1 to 6, from the left. Towers go by colour and height: two
towers that agree in both are the same choice. ``build red 3`` lays the third brick of a tower
that was not worked on this turn (``build red 1`` begins one), ``again red 3`` that of a tower
that was.
"""

from __future__ import annotations

from typing import Final

from signoria._compat import i64, vec
from signoria.games.firenze.rules.box import (
    BALCONIES,
    BALCONY_NUMERAL,
    BALCONY_SPACE,
    CARD_NAMES,
    COLOUR_NAMES,
    COLOURS,
    HELD,
    HIGHEST,
    MOST_SEATS,
    NEUTRAL_SEALS,
    NUMERAL_NAMES,
    PERSONNEL,
    ROW,
    SPACE_NAMES,
)
from signoria.kernel.actions import Action, Options, Vocabulary

WORDS: Final = Vocabulary()

_SEATS: Final = [str(seat) for seat in range(MOST_SEATS)]
_PLACES: Final = [str(place) for place in range(1, ROW + 1)]
_TILES: Final = [
    f"{NUMERAL_NAMES[BALCONY_NUMERAL[tile]]} {SPACE_NAMES[BALCONY_SPACE[tile]]}"
    for tile in range(BALCONIES)
]


def _on_places(last: int) -> list[str]:
    """``red 2``: a brick and a card of the row; *what* is colour * *last* + place - 1."""
    return [f"{colour} {place}" for colour in COLOUR_NAMES for place in range(1, last + 1)]


def _towers(lowest: int) -> list[str]:
    """``red 2``: a tower; *what* counts the heights from *lowest*, colour by colour."""
    heights = range(lowest, HIGHEST + 1)
    return [f"{colour} {height}" for colour in COLOUR_NAMES for height in heights]


# Chance, and the host who places neutral seals
START: Final[Options] = WORDS.verb("start", _SEATS)
BALCONY: Final[Options] = WORDS.verb("balcony", _TILES)
LOW: Final[Options] = WORDS.verb("low", [str(count) for count in range(NEUTRAL_SEALS + 1)])
SEAL: Final[Options] = WORDS.verb("seal", SPACE_NAMES)
REVEAL: Final[Options] = WORDS.verb("reveal", CARD_NAMES)
DRAW: Final[Options] = WORDS.verb("draw", COLOUR_NAMES)

# Personnel, and what they ask
PLAY: Final[Options] = WORDS.verb("play", CARD_NAMES[:PERSONNEL])
TARGET: Final[Options] = WORDS.verb("target", _SEATS)
WANT: Final[Options] = WORDS.verb("want", COLOUR_NAMES)
CUT: Final[Options] = WORDS.verb("cut", [*_towers(1), "campanile"])

# The phases
TAKE: Final[Options] = WORDS.verb("take", _PLACES, first=1)
PAY: Final[Options] = WORDS.verb("pay", _on_places(ROW - 1))
EXCHANGE: Final[Action] = WORDS.verb("exchange")[0]
SWAP: Final[Options] = WORDS.verb("swap", _on_places(ROW))
GIVE: Final[Options] = WORDS.verb("give", COLOUR_NAMES)
BUILD: Final[Options] = WORDS.verb("build", _towers(1))
AGAIN: Final[Options] = WORDS.verb("again", _towers(2))
CAMPANILE: Final[Options] = WORDS.verb("campanile", COLOUR_NAMES)
FULFIL: Final[Options] = WORDS.verb("fulfil", [*SPACE_NAMES, "campanile"])
DISCARD: Final[Options] = WORDS.verb("discard", CARD_NAMES[:HELD])
PASS: Final[Action] = WORDS.verb("pass")[0]

CUT_CAMPANILE: Final[Action] = CUT[-1]
FULFIL_CAMPANILE: Final[Action] = FULFIL[-1]

# Verbs that a step tells apart
_PLAYS: Final = PLAY[0].verb
_BUILDS: Final = BUILD[0].verb
_GOES_ON: Final = AGAIN[0].verb


def is_play(action: Action) -> bool:
    """``play mason`` and its like."""
    return action.verb == _PLAYS


def is_build(action: Action) -> bool:
    """``build red 3``."""
    return action.verb == _BUILDS


def is_again(action: Action) -> bool:
    """``again red 3``."""
    return action.verb == _GOES_ON


def _sets(words: Options) -> list[Options]:
    """The words of every set of colours, by bit mask."""
    found: list[Options] = [()]
    for word in words:
        found += [(*chosen, word) for chosen in found]
    return found


ALL_COLOURS: Final[i64] = 2**COLOURS - 1
BIT: Final[vec[i64]] = vec[i64]([2**bit for bit in range(PERSONNEL + COLOURS)])
GIVE_ONE_OF: Final = vec[Options](_sets(GIVE))
WANT_ONE_OF: Final = vec[Options](_sets(WANT))
PAY_ONE_OF: Final = [
    vec[Options](_sets(PAY[card :: ROW - 1])) for card in range(ROW - 1)
]  # by the card's place, from 0
