"""Positions as text: every mistake gets a sentence that says what would be right."""

from __future__ import annotations

import pytest

from signoria import PositionError
from tests.kernel.toy import TOY

GOOD = "seats 2; swapped 0; bag 1 2 0; hand:0 0 0 1; hand:1 1 0 0; next Turn 0, Turn 1, Round"


def test_a_good_position_is_read():
    assert str(TOY.position(GOOD)) == GOOD


def test_spaces_and_lines_do_not_matter():
    spread = GOOD.replace("; ", " ;\n  ").replace(", ", "\n,")
    assert str(TOY.position(f"\n {spread} \n")) == GOOD


MISTAKES = [
    ("", "a position ends with its agenda"),
    ("seats 2", "a position ends with its agenda"),
    ("seats 2 next Turn 0", "a position ends with its agenda"),
    (GOOD.replace("swapped 0; ", ""), "the position does not say 'swapped'"),
    (GOOD.replace("seats 2", "seats 2; seats 2"), "the position says 'seats' twice"),
    (GOOD.replace("seats 2", "seats 7"), "'seats' must be a whole number from 2 to 3, not '7'"),
    (GOOD.replace("seats 2", "seats two"), "'seats' must be a whole number from 2 to 3, not 'two'"),
    (GOOD.replace("seats 2", "seats"), "'seats' must be a whole number from 2 to 3, not ''"),
    (GOOD.replace("bag 1 2 0", "bag 1 2"), "'bag' must be 3 whole numbers from 0 to 9, not '1 2'"),
    (GOOD.replace("bag 1 2 0", "bag 1 2 -1"), "'bag' must be 3 whole numbers from 0 to 9"),
    (GOOD.replace("seats 2", "seats 2; weather fine"), "positions do not say weather"),
    (GOOD.replace("Turn 0", "Trun 0"), "'Trun' is not a step of this game; they are Turn, PutBack"),
    (GOOD.replace("Turn 0", "Turn"), "the step Turn takes seat 0 to 2, not"),
    (GOOD.replace("Turn 0", "Turn 0 1"), "the step Turn takes seat 0 to 2, not"),
    (GOOD.replace("Turn 0", "Turn x"), "the step Turn takes seat 0 to 2, not"),
    (GOOD.replace("Turn 0", "Turn -1"), "the step Turn takes seat 0 to 2, not"),
    (GOOD.replace("Turn 0", "Turn 9"), "the step Turn takes seat 0 to 2, not"),
    (GOOD.replace("Turn 0", "Turn --1"), "the step Turn takes seat 0 to 2, not"),
    (GOOD.replace("Turn 0", "Turn ²"), "the step Turn takes seat 0 to 2, not"),
    (GOOD.replace("Round", "Round 1"), "the step Round takes no number, not"),
    (GOOD.replace("0 0 0 1", "0 0 0 0").replace("Turn 0", "PutBack 0"), "nothing is legal here"),
]


@pytest.mark.parametrize(("text", "message"), MISTAKES)
def test_a_mistake_in_a_position_is_named(text, message):
    with pytest.raises(PositionError) as caught:
        TOY.position(text)
    assert message in str(caught.value)
