"""Environments are pickled and copied: a twin goes on with the same game by itself."""

from __future__ import annotations

import copy
import pickle
from importlib import import_module

import gymnasium
import numpy as np
import pytest

import signoria
from signoria.rl.batch import Games
from signoria.rl.gymnasium import identifier

TWINS = {"deepcopy": copy.deepcopy, "pickle": lambda one: pickle.loads(pickle.dumps(one))}
by_every_way = pytest.mark.parametrize("twin", TWINS.values(), ids=TWINS)
in_every_game = pytest.mark.parametrize("name", signoria.games())


def moves(env, count):
    """What an agent after the other sees, choosing the first legal action."""
    found = []
    for _ in range(count):
        seen, *_ = env.last()
        found.append(seen["observation"].tolist())
        env.step(int(seen["action_mask"].argmax()))
    return found


@by_every_way
@in_every_game
@pytest.mark.parametrize("kind", ["env", "raw_env"])
def test_a_pettingzoo_environment(name, kind, twin):
    env = getattr(import_module(f"signoria.rl.pettingzoo.{name}_v0"), kind)()
    env.reset(seed=3)
    moves(env, 8)
    other = twin(env)

    expected = moves(other, 8)
    assert expected == moves(env, 8)


@by_every_way
@in_every_game
def test_a_gymnasium_environment(name, twin):
    env = gymnasium.make(identifier(name), opponents=["greedy"])
    env.reset(seed=3)
    other = twin(env)
    for _ in range(5):
        action = int(env.unwrapped.action_masks().argmax())
        mine, theirs = env.step(action), other.step(action)
        assert mine[1:] == theirs[1:]
        assert mine[0]["observation"].tolist() == theirs[0]["observation"].tolist()


@by_every_way
@in_every_game
def test_a_batch_of_games(name, twin):
    games = Games(name, seats=2, count=3, seed=5)
    rng = np.random.default_rng(1)

    def step_of(some, drawn):
        some.step((drawn * some.masks).argmax(axis=1))

    for _ in range(20):
        step_of(games, rng.random(games.masks.shape))
    other = twin(games)
    for _ in range(20):
        drawn = rng.random(games.masks.shape)
        step_of(games, drawn)
        step_of(other, drawn)
        for array in ("observations", "masks", "rewards", "over", "actors"):
            assert (getattr(games, array) == getattr(other, array)).all()
