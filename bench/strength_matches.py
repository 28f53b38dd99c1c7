"""The matches that say how strong the bots are: who plays whom, and how often."""

from __future__ import annotations

from collections.abc import Iterator
from dataclasses import dataclass
from enum import StrEnum

import signoria


class Kind(StrEnum):
    """What a match is for."""

    ALONE = "alone"
    PAIR = "pair"  # two players
    TABLE = "table"  # four players: one against three of a kind
    ORDER = "order"  # masters alone: by place in the first turn order


@dataclass(frozen=True)
class Row:
    """A match, and how many games of it."""

    kind: Kind
    game: str
    bots: tuple[str, ...]
    games: int
    options: tuple[tuple[str, str], ...] = ()


GHOST = (("ghosts", "masterpiece"),)
# What 300 ms are on a quiet machine, in simulations: the hard bot of version 0.1.0.
HARD = {"medici_dice": 7_000, "florenza_dice": 1_250, "firenze": 2_450, "florenza": 330}
# As many simulations as master is given where a game would take minutes.
SEARCHING = {"medici_dice": 1_000, "florenza": 40}
FOUR = 4

ALONE = [
    ("medici_dice", ("journeyman", "learned"), 2_000, ()),
    ("medici_dice", ("flat 2000",), 40, ()),
    ("florenza_dice", ("journeyman",), 400, ()),
    ("florenza_dice", ("learned", "master"), 200, ()),
    ("florenza", ("journeyman", "master 50"), 200, GHOST),
]
PAIRS = [
    ("apprentice,random", 100),
    ("journeyman,apprentice", 200),
    ("flat 200,journeyman", 40),
    ("learned,journeyman", 200),
    ("master,journeyman", 200),
    ("master,learned", 100),
    ("master,flat 200", 60),
]
TABLES = [("apprentice,random", 40), ("journeyman,apprentice", 100), ("master,journeyman", 60)]
AGAINST_HARD = {"medici_dice": 80, "florenza_dice": 40, "firenze": 20, "florenza": 40}
ORDERS = {"medici_dice": 200, "florenza_dice": 100, "firenze": 100, "florenza": 400}
PLACES = {"florenza": (2, 3, 4, 5)}  # numbers of players, where the turn order weighs most


def rows() -> Iterator[Row]:
    """All matches, game by game, in the order of the page."""
    for name in signoria.games():
        yield from _alone(name)
        yield from _pairs(name)
        if FOUR in signoria.load(name).seats:
            yield from _tables(name)
        yield from _orders(name)


def _alone(name: str) -> Iterator[Row]:
    for game, bots, games, options in ALONE:
        if game == name:
            for bot in bots:
                yield Row(Kind.ALONE, name, (bot,), games, options)


def _pairs(name: str) -> Iterator[Row]:
    for pair, games in PAIRS:
        if pair == "master,learned" and name == "medici_dice":
            continue  # they are the same there
        yield Row(Kind.PAIR, name, tuple(pair.split(",")), games)
    yield Row(Kind.PAIR, name, ("master", f"flat {HARD[name]}"), AGAINST_HARD[name])


def _tables(name: str) -> Iterator[Row]:
    for one, games in TABLES:
        first, other = one.split(",")
        first = _quick_master(name) if first == "master" else first
        yield Row(Kind.TABLE, name, (first, other, other, other), games)


def _orders(name: str) -> Iterator[Row]:
    for players in PLACES.get(name, (2, FOUR)):
        if players in signoria.load(name).seats:
            yield Row(Kind.ORDER, name, (_quick_master(name),) * players, ORDERS[name])


def _quick_master(name: str) -> str:
    return f"master {SEARCHING[name]}" if name in SEARCHING else "master"
