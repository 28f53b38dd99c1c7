"""States compare and hash by position, whatever way led there."""

from __future__ import annotations

import pytest

import signoria
from tests.kernel.toy import TOY


def taken(*words: str) -> signoria.State:
    """A game for two after these words."""
    state = TOY.new(2)
    for word in words:
        state.play(word)
    return state


def test_two_ways_to_one_position_are_equal():
    one = taken("take", "draw red", "take", "draw red")
    two = TOY.position(str(one))

    assert one == two
    assert hash(one) == hash(two)
    assert {one: "known"}[two] == "known"


def test_what_is_hidden_counts():
    assert taken("take", "draw red") != taken("take", "draw blue")


def test_what_is_asked_counts():
    assert taken("take", "draw red") != taken("take")


def test_a_state_that_moves_on_is_another_position():
    state = taken("take")
    kept = {state.copy()}

    assert state in kept
    state.play("draw green")
    assert state not in kept


@pytest.mark.parametrize("other", ["seats 2", None, 0, object()])
def test_nothing_else_is_equal_to_a_state(other):
    state = taken()

    assert state != other
    assert state != str(state)


def test_whoever_is_equal_to_everything_is_equal_to_a_state():
    class Anything:
        def __eq__(self, other):
            return True

        __hash__ = None

    assert taken() == Anything()


def test_states_of_two_games_differ():
    states = {signoria.load(name).new(2) for name in signoria.games()}

    assert len(states) == len(signoria.games())


def test_a_listener_does_not_count():
    one, two = taken(), taken()
    one.news = []

    assert one == two
