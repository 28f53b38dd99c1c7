"""Gymnasium's own check, for every game and number of players, and what it does not ask."""

from __future__ import annotations

import gymnasium
import numpy as np
import pytest
from gymnasium.utils.env_checker import check_env

import signoria
from signoria.rl.gymnasium import identifier
from tests.rl import EVERY_TABLE


def against(name, seats, **arguments):
    return gymnasium.make(identifier(name), opponents=["random"] * (seats - 1), **arguments)


def play(env, seed, rng):
    """A random game: every reward, and what was seen last."""
    seen, _ = env.reset(seed=seed)
    paid = []
    while True:
        legal = np.flatnonzero(env.unwrapped.action_masks())
        assert list(legal) == list(np.flatnonzero(seen["action_mask"]))
        seen, reward, ended, _, _ = env.step(int(legal[rng.integers(len(legal))]))
        paid.append(reward)
        if ended:
            return paid, seen["observation"].tolist()


@pytest.mark.parametrize(("name", "seats"), EVERY_TABLE)
def test_the_interface_holds(name, seats, capsys):
    check_env(against(name, seats).unwrapped)


@pytest.mark.parametrize("name", signoria.games())
def test_a_whole_game_is_paid_at_its_end_and_can_be_repeated(name):
    env = against(name, 2)
    paid, last = play(env, 7, np.random.default_rng(1))

    assert not any(paid[:-1])
    assert paid[-1] in (0, 0.5, 1)
    assert (paid, last) == play(env, 7, np.random.default_rng(1))


def test_the_own_seat_is_any_or_the_one_that_was_asked_for():
    env = against("medici_dice", 4)
    assert {env.reset(seed=seed)[1]["seat"] for seed in range(40)} == {0, 1, 2, 3}
    env = against("medici_dice", 4, seat=2)
    assert {env.reset(seed=seed)[1]["seat"] for seed in range(5)} == {2}


def test_an_illegal_action_ends_the_game_and_says_why():
    env = against("medici_dice", 2, reward="margin")
    seen, _ = env.reset(seed=1)
    illegal = int(np.flatnonzero(seen["action_mask"] == 0)[0])
    _, reward, ended, _, info = env.step(illegal)

    assert (reward, ended) == (-4, True)
    assert "is not legal here; legal:" in info["illegal"]
    with pytest.raises(gymnasium.error.ResetNeeded):
        env.step(0)


def test_opponents_are_who_they_are():
    """A learner that plays at random wins less against a bot that thinks."""
    wins = {}
    for bot in ("random", "greedy"):
        env = gymnasium.make(identifier("medici_dice"), opponents=[bot])
        rng = np.random.default_rng(3)
        wins[bot] = sum(play(env, seed, rng)[0][-1] for seed in range(60))
    assert wins["greedy"] < wins["random"] / 2


@pytest.mark.parametrize(
    ("wrong", "why"),
    [
        ({"opponents": ["greedy"] * 9}, "players"),
        ({"opponents": ["gredy"]}, "did you mean 'greedy'"),
        ({"seat": 2}, "from 0 to 1"),
        ({"reward": "money"}, "one of wins, margin"),
    ],
)
def test_what_cannot_be_is_refused(wrong, why):
    with pytest.raises(ValueError, match=why):
        gymnasium.make(identifier("medici_dice"), **wrong)
