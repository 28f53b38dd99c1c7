"""The variants of Medici: The Dice Game in words, and what they can change."""

from __future__ import annotations

from itertools import product

import pytest

from signoria.faces.phrases import phrases_for
from signoria.games.medici_dice.phrases.variants import bonus_can_be_behind
from signoria.kernel.box import Box
from signoria.library import box_file
from tests.games.medici_dice.rules.positions import GAME, monopoly_points, scored_alone

SHIPPED = box_file("medici_dice").read_text(encoding="utf-8")
COLUMN = range(13)


@pytest.mark.parametrize(
    ("code", "said"),
    [
        ("en", "changes nothing: behind with 9 crosses means at least 10 circles, and with 9 no"),
        (
            "it",
            "non cambia nulla: chi è in svantaggio con 9 croci ha contro almeno 10 cerchi, e con",
        ),
    ],
)
def test_the_variant_that_cannot_change_anything_says_so_where_it_is_offered(code, said):
    variant = phrases_for("medici_dice", code).variant(GAME.variants["bonus_when_behind"])
    assert said in variant.sentence


def test_with_the_printed_numbers_it_cannot_change_anything():
    for crosses, circles in product(COLUMN, COLUMN):
        columns = {"crosses": [crosses, 0, 0, 0, 0], "circles": [circles, 0, 0, 0, 0]}
        paid = [
            monopoly_points(scored_alone(**columns, bonus_when_behind=choice)) for choice in (0, 1)
        ]
        assert paid[0] == paid[1]


@pytest.mark.parametrize(
    ("old", "new", "expected"),
    [
        ("", "", False),
        ("breakthrough_from = 9", "breakthrough_from = 10", False),
        ("breakthrough_from = 9", "breakthrough_from = 11", True),
    ],
)
def test_a_corrected_box_in_which_it_bears_is_recognized(old, new, expected):
    box = Box(SHIPPED.replace(old, new), "mine.toml")
    assert bonus_can_be_behind(box) == expected
