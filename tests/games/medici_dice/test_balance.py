"""The parts of Medici: The Dice Game in a balance report."""

from __future__ import annotations

from collections import Counter

import pytest

import signoria
from signoria import balance
from signoria.balance.part import grades, parts_of
from signoria.games.medici_dice import balance as medici

GAME = signoria.load("medici_dice")


def tally(seats: int, games: int = 12, bot: str = "greedy"):
    variants = GAME.choose(seats, {})
    return balance.play(balance.Match("medici_dice", (bot,) * seats, "7", variants, None), games, 1)


def counted(found) -> dict[str, Counter[str]]:
    kinds: dict[str, Counter[str]] = {}
    for part, uses in found.uses.items():
        kinds.setdefault(part.kind, Counter())[part.name] += uses
    return kinds


@pytest.mark.parametrize("seats", [1, 2, 3, 4])
def test_every_die_that_fills_a_space_is_counted_once(seats):
    found = counted(tally(seats))
    spaces = 12 * seats * sum(GAME.box["ships.spaces"])
    assert found[medici.GOOD].total() == spaces
    assert found[medici.NUMBER].total() == spaces
    assert found[medici.GOOD]["gold"] == found[medici.NUMBER]["5"]


@pytest.mark.parametrize("seats", [2, 3, 4])
def test_every_round_is_started_and_every_ship_scored(seats):
    found = counted(tally(seats))
    assert found[medici.STARTS] == {"round 1": 12, "round 2": 12, "round 3": 12}
    assert found[medici.SHIP].total() == 12 * 3 * seats
    assert medici.ALONE not in found
    assert ("place 2" in found[medici.COLUMN]) == (seats > 2)


def test_the_first_round_is_started_by_whoever_chance_draws():
    variants = GAME.choose(2, {"starter": "random"})
    match = balance.Match("medici_dice", ("random", "random"), "7", variants, None)
    found = counted(balance.play(match, 12, 1))
    assert found[medici.STARTS]["round 1"] == 12


def test_alone_ships_go_by_their_value_and_the_end_by_its_rank():
    found = counted(tally(1, 30, "random"))
    ships = ("ship for nothing", "ship counts", "ship with its bonus")
    assert sum(found[medici.ALONE][name] for name in ships) == 90
    assert found[medici.RANK].total() == 30
    assert found[medici.ALONE]["enemy breaks through"] > 0


def test_all_parts_lie_in_the_box_and_no_two_are_alike():
    every = parts_of("medici_dice", GAME.box).every
    assert len(every) == len(set(every))
    assert all(grades(GAME.box, part) for part in every)


@pytest.mark.parametrize("seats", [1, 2, 3, 4])
def test_nothing_is_counted_that_is_no_part_for_so_many(seats):
    every = parts_of("medici_dice", GAME.box).every
    possible = {part for part in every if part.is_for(seats)}
    assert set(tally(seats, 8, "random").uses) <= possible
