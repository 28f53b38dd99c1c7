"""A row of numbers explains itself."""

from __future__ import annotations

import pytest

from signoria.kernel.fields import CATEGORY, Fields, category, count, flag

ROW = Fields(
    [
        count("points", 90, low=-3),
        category("face", ["none", "red", "blue"], ["die 1", "die 2"]),
        flag("taken", ["die 1", "die 2"]),
    ]
)


def test_width_names_and_bounds_follow_from_the_fields():
    assert ROW.width == len(ROW) == 5
    assert ROW.names == ["points", "face die 1", "face die 2", "taken die 1", "taken die 2"]
    assert ROW.lows == [-3, 0, 0, 0, 0]
    assert ROW.highs == [90, 2, 2, 1, 1]
    assert ROW.places == {"points": slice(0, 1), "face": slice(1, 3), "taken": slice(3, 5)}


@pytest.mark.parametrize(
    ("index", "words"),
    [
        (0, "points: -3 to 90"),
        (2, "face die 2: one of 0 none, 1 red, 2 blue"),
        (4, "taken die 2: 1 if so, else 0"),
    ],
)
def test_a_number_explains_itself(index, words):
    assert ROW.explain(index) == words


def test_a_number_knows_its_field():
    assert ROW.field_at(2).kind == CATEGORY
    assert ROW.field_at(2).values[2] == "blue"


@pytest.mark.parametrize("index", [-1, 5])
def test_a_number_beyond_the_row_is_refused(index):
    with pytest.raises(IndexError, match="numbers 0 to 4"):
        ROW.explain(index)


def test_two_fields_of_one_name_are_refused():
    with pytest.raises(ValueError, match="two fields are called 'points'"):
        Fields([flag("points"), count("points", 3)])
