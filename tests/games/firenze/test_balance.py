"""What a balance report of Firenze counts: balconies and the Campanile for themselves."""

from __future__ import annotations

from functools import partial

import pytest

from signoria import balance
from signoria.balance.part import grades
from signoria.games.firenze.balance import parts, used
from tests.games.firenze.rules.positions import COLOURS, FULFIL, GAME, THOMAS, position

BALCONY = "II_blue_5"


def part(state, action):
    return used(partial(GAME.observe, state, None), action)


def table():
    return position(
        3,
        towers={THOMAS: "blue5 blue4"},
        campanile={THOMAS: " ".join(COLOURS)},
        churches="campanile",
        balconies=f"- {BALCONY} - -",
        next=FULFIL,
    )


@pytest.mark.parametrize(
    ("action", "kind", "name"),
    [
        ("fulfil blue 4", "commission", "blue 4"),
        ("fulfil blue 5", "balcony", "II blue 5"),
        ("fulfil campanile", "church completed", "campanile"),
    ],
)
def test_a_balcony_and_the_campanile_are_parts_of_their_own(action, kind, name):
    state = table()
    assert action in [option.text for option in state.options()]
    found = part(state, action)
    assert (found.kind, found.name) == (kind, name)
    assert found in parts(GAME.box)


def test_a_balcony_has_the_grades_of_its_tile():
    found = part(table(), "fulfil blue 5")
    assert found.path == "balconies.tile_9"
    assert {"source", "reconstructed"} <= grades(GAME.box, found)


def test_every_balcony_tile_is_a_part():
    tiles = [one for one in parts(GAME.box) if one.kind == "balcony"]
    assert len(tiles) == GAME.box["contents.balconies"]


def test_printed_commissions_and_balconies_together_are_all_that_was_fulfilled():
    variants = GAME.choose(2, {})
    tally = balance.play(balance.Match("firenze", ("greedy", "greedy"), "1", variants, None), 3, 1)
    kinds = {}
    for one, count in tally.uses.items():
        kinds[one.kind] = kinds.get(one.kind, 0) + count
    assert kinds["balcony"] > 0
    fulfilled = kinds["balcony"] + kinds["commission"]
    assert 3 * 9 <= fulfilled <= 3 * 18  # a last seal ends each: 9 of one player, at most all 18
