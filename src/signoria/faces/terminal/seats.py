"""Seats from the command line: ``Adam,greedy,Bea=flat 500``."""

from __future__ import annotations

import os
from collections.abc import Mapping, Sequence
from dataclasses import dataclass
from difflib import get_close_matches
from typing import Any

from signoria import bots, guests
from signoria.kernel.game import Game
from signoria.table import PERSON, Player

DEFAULT_PLAYERS = 2
DEFAULT_BOT = "journeyman"
DEFAULT_PERSON = "Adam"
LONGEST_OWN = 36  # of a bot's own name: a number may follow


@dataclass(frozen=True)
class Seat:
    """Who sits there: a name, and ``person`` or a bot's name and budget."""

    name: str
    player: str


def parse_seats(text: str | None, players: int | None) -> list[Seat]:
    """People and bots; empty seats go to bots. Without *text*, one person sits down first."""
    words = [person_here()] if text is None else [word.strip() for word in text.split(",")]
    count = players if players is not None else len(words) if text else DEFAULT_PLAYERS
    if text is None:
        words = words[: max(count, 0)]
    elif len(words) > count:
        raise ValueError(f"--seats names {len(words)} seats, but --players says {count}")
    words += [DEFAULT_BOT] * (count - len(words))
    return _named([_seat(word) for word in words])


def parse_bots(text: str) -> list[Seat]:
    """Bots only."""
    seats = []
    for word in text.split(","):
        name, player = _parts(word)
        guests.make(player or name)
        seats.append(Seat(name if player else "", player or name))
    return _named(seats)


def players(game: Game[Any], seats: Sequence[Seat], options: Mapping[str, object]) -> list[Player]:
    """Who plays there, for a table. A guest is tried first: better one sentence now than a game
    full of forfeited moves.
    """
    specs = [seat.player for seat in seats]
    game.check_seats(len(specs))
    chosen = game.choose(len(specs), options)
    for spec in dict.fromkeys(specs):
        if guests.is_guest(spec):
            guests.check(spec, game, len(specs), chosen)
    return [guests.make(spec) if guests.is_guest(spec) else spec for spec in specs]


def person_here() -> str:
    """A name for whoever sits at this terminal."""
    user = os.environ.get("USER", "")
    return user.capitalize() if user.isalpha() and user != "root" else DEFAULT_PERSON


def _parts(word: str) -> tuple[str, str]:
    """``Bea=flat 500`` is a name and a player; of anything else, the second part is empty."""
    if guests.is_guest(word.strip()):
        return word.strip(), ""
    name, equals, player = word.partition("=")
    name, player = " ".join(name.split()), player.strip()
    if not guests.is_guest(player):
        player = " ".join(player.split())
    if not name or (equals and not player):
        raise ValueError(
            f"a seat is a name, a bot, or name=bot, as in Adam,Bea=greedy, not {word!r}"
        )
    return name, player


def _seat(word: str) -> Seat:
    name, player = _parts(word)
    if player:
        if player != PERSON:
            guests.make(player)
        return Seat(name, player)
    if guests.is_guest(name):
        guests.make(name)
        return Seat("", name)
    first = name.split(maxsplit=1)[0]
    if first in bots.NAMES:
        bots.make(name)
        return Seat("", name)
    if first.islower() and (close := get_close_matches(first, bots.NAMES, 1, 0.7)):
        raise ValueError(
            f"there is no bot {first!r}; did you mean {close[0]!r}? "
            f"For a person of that name, write {first.capitalize()!r}"
        )
    return Seat(name, PERSON)


def _named(seats: list[Seat]) -> list[Seat]:
    """Bots without a name are called by what they are, with a number if there are several."""
    taken = [seat.name for seat in seats if seat.name]
    for name in taken:
        if taken.count(name) > 1:
            raise ValueError(f"two seats have the name {name!r}; give everybody another")
    named = []
    for seat in seats:
        own = _first_letter_large(guests.called(seat.player)[:LONGEST_OWN])
        name, number = seat.name or own, 2
        while not seat.name and name in taken:
            name, number = f"{own} {number}", number + 1
        taken.append(name)
        named.append(Seat(name, seat.player))
    return named


def _first_letter_large(word: str) -> str:
    return word[:1].upper() + word[1:]
