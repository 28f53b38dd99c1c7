"""Game end: what bots are promised agrees with who wins."""

from __future__ import annotations

import pytest
from hypothesis import given
from hypothesis import strategies as st

from tests.games.medici_dice.rules.positions import GAME, SPACES, position, worth

COLUMNS = st.lists(st.integers(0, 3), min_size=5, max_size=5)
SHEETS = st.lists(st.tuples(st.sampled_from([40, 50]), COLUMNS), min_size=2, max_size=4)


def over(sheets):
    """A finished table with those points and columns."""
    return position(
        len(sheets),
        round=3,
        ships=dict.fromkeys(range(len(sheets)), worth(9, SPACES[2])),
        crosses=dict(enumerate(columns for _, columns in sheets)),
        points={seat: [points, 0, 0, 0, 0, 0] for seat, (points, _) in enumerate(sheets)},
        next="Round",
    )


def test_the_columns_that_break_a_tie_decide_the_reward():
    state = over([(50, [3, 1, 0, 0, 0]), (50, [0, 0, 0, 0, 4])])
    assert GAME.winners(state) == [1]
    assert state.reward(1) == 0.75
    assert state.reward(0) == 0.25


def test_a_shared_victory_is_shared():
    state = over([(50, [3, 1, 0, 0, 0]), (50, [0, 0, 0, 1, 3]), (50, [0, 3, 0, 0, 0])])
    assert GAME.winners(state) == [0, 1]
    assert [state.reward(seat) for seat in range(3)] == [0.5, 0.5, 0.25]


@pytest.mark.parametrize("points", [0, 120, 400, 900])
def test_alone_the_points_are_the_reward(points):
    state = position(
        1,
        round=3,
        ships={0: worth(9, 9)},
        points={0: [points, 0, 0, 0, 0, 0]},
        next="SolitaireRound",
    )
    assert state.reward(0) == min(points / 400, 1)


@given(SHEETS)
def test_winners_are_rewarded_alike_and_better_than_everybody_else(sheets):
    state = over(sheets)
    standings = [(points, sorted(columns, reverse=True)) for points, columns in sheets]
    winners = [seat for seat, each in enumerate(standings) if each == max(standings)]
    assert GAME.winners(state) == winners
    rewards = [state.reward(seat) for seat in range(len(sheets))]
    for seat, reward in enumerate(rewards):
        assert 0 <= reward <= 1
        if seat in winners:
            assert reward == max(rewards)
        else:
            assert reward < max(rewards)
