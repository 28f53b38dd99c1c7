"""Supplies: bags and decks as counts, without an order."""

from __future__ import annotations

from signoria._compat import i64, vec
from signoria.kernel import supply
from signoria.kernel.chance import Rng
from tests.kernel.toy import DRAW, KINDS


def test_what_is_left_is_counted_from_its_own_stretch_of_the_table():
    assert supply.left(vec[i64]([9, 1, 2, 3, 9]), 1, KINDS) == 6


def test_only_kinds_that_are_left_can_be_drawn():
    assert [DRAW[0], DRAW[2]] == list(supply.drawable(vec[i64]([9, 2, 0, 1]), 1, DRAW))


def test_the_chances_stand_beside_what_can_be_drawn():
    assert supply.chances(vec[i64]([9, 2, 0, 1]), 1, KINDS) == [2, 1]


def test_a_pick_draws_exactly_as_a_weighted_draw_does():
    bag = vec[i64]([3, 0, 5])
    words = supply.drawable(bag, 0, DRAW)
    for seed in range(200):
        drawn = words[Rng(seed).weighted(supply.chances(bag, 0, KINDS))]
        assert drawn.what == supply.pick(bag, 0, KINDS, Rng(seed))


def test_a_pick_removes_nothing():
    bag = vec[i64]([3, 0, 5])
    supply.pick(bag, 0, KINDS, Rng(1))
    assert list(bag) == [3, 0, 5]


def test_every_piece_is_as_likely_as_any_other():
    rng = Rng(3)
    drawn = [supply.pick(vec[i64]([1, 2, 3]), 0, KINDS, rng) for _ in range(6000)]
    for kind in range(KINDS):
        assert abs(drawn.count(kind) - 1000 * (kind + 1)) < 150


def test_moving_pieces_loses_and_forges_none():
    table = vec[i64]([3, 0, 5, 0])
    supply.move(table, 2, 1, 2)
    assert list(table) == [3, 2, 3, 0]
