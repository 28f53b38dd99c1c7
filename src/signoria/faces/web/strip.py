"""The score strip: every seat in turn order, always in view, in every game."""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import dataclass


@dataclass(frozen=True)
class StripThing:
    """A symbol with a number: points, kinsmen, an office."""

    title: str  # what it is, in words: a tooltip, and for who cannot see the symbol
    value: int | None = None  # none: the symbol says it all; unknown values are left out
    icon: str = ""  # a symbol of the sprite
    repeated: int = 0  # the symbol so many times; with a number they lie on one another
    piece: str = ""  # what travels from here, as data-piece in the page


@dataclass(frozen=True)
class StripSeat:
    """One seat. Secret things stay secret: how many tokens, never what they are worth."""

    seat: int
    points: Sequence[StripThing]  # the first is the score; Florenza adds the church's
    left: Sequence[StripThing] = ()  # what is still to be spent: kinsmen, dice, free spaces
    offices: Sequence[StripThing] = ()
    label: str = ""  # under the name, a few words instead of symbols: "ship 16, 4 free"
    gained: int | None = None  # points in this round so far
    is_acting: bool = False
    leads: bool = False
    is_done: bool = False  # for this round
    name: str = ""  # with the family: of somebody who has no seat, as Florenza's Ghosts
    family: str = ""
