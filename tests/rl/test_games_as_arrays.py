"""Many games as arrays: the caller's own, and the same games for the same seed."""

from __future__ import annotations

import numpy as np
import pytest

import signoria
from signoria import IllegalAction
from signoria.rl.batch import Games, empty_arrays
from tests.rl import EVERY_TABLE


def some_legal(games, rng):
    return (rng.random(games.masks.shape) * games.masks).argmax(axis=1)


@pytest.mark.parametrize(("name", "seats"), EVERY_TABLE)
def test_shapes_and_kinds(name, seats):
    game = signoria.load(name)
    games = Games(name, seats=seats, count=5, seed=1)

    assert games.observations.shape == (5, game.fields(seats).width)
    assert games.masks.shape == (5, len(game.words))
    assert games.rewards.shape == (5, seats)
    assert games.over.shape == games.actors.shape == (5,)
    assert (games.masks.sum(axis=1) > 0).all()


@pytest.mark.parametrize(("name", "seats"), EVERY_TABLE)
def test_rows_are_what_each_game_encodes(name, seats):
    games, rng = Games(name, seats=seats, count=3, seed=2), np.random.default_rng(1)
    for _ in range(30):
        games.step(some_legal(games, rng))
    for at in range(3):
        state, row = games.batch.state(at), games.observations[at]
        names = games.fields.names
        assert row[names.index("asked")] == 0
        assert games.actors[at] == state.actor()
        assert (row >= games.fields.lows).all()
        assert (row <= games.fields.highs).all()


def test_arrays_belong_to_the_caller():
    games, rng = Games("medici_dice", seats=2, count=3), np.random.default_rng(1)
    games.observations[:] = -1
    games.step(some_legal(games, rng))
    assert (games.observations >= 0).all()


def test_arrays_of_the_caller_are_written_into():
    arrays = empty_arrays(signoria.load("medici_dice"), 2, 3)
    games, rng = Games("medici_dice", seats=2, count=3, into=arrays), np.random.default_rng(1)
    mine = Games("medici_dice", seats=2, count=3)
    for _ in range(30):
        actions = some_legal(games, rng)
        games.step(actions)
        mine.step(actions)
        for name, array in arrays.items():
            assert getattr(games, name) is array
            assert (array == getattr(mine, name)).all()


@pytest.mark.parametrize(
    ("name", "wrong", "why"),
    [
        ("masks", None, r"masks must be uint8 of shape \(3, 61\), not nothing"),
        ("observations", np.zeros((3, 43)), "observations must be int32 .* not float64"),
        ("rewards", np.zeros((2, 3)), r"rewards must be float64 of shape \(3, 2\)"),
    ],
)
def test_arrays_that_do_not_fit_are_refused(name, wrong, why):
    arrays = empty_arrays(signoria.load("medici_dice"), 2, 3)
    arrays[name] = wrong
    with pytest.raises(ValueError, match=why):
        Games("medici_dice", seats=2, count=3, into=arrays)


def test_the_same_seed_gives_the_same_games_and_another_one_others():
    def played(seed):
        games, rng = Games("florenza_dice", seats=3, count=4, seed=seed), np.random.default_rng(1)
        for _ in range(40):
            games.step(some_legal(games, rng))
        return games.observations.tolist()

    assert played(1) == played(1)
    assert played(1) != played(2)


def test_all_games_of_a_batch_differ():
    games = Games("medici_dice", seats=2, count=200)
    assert len({tuple(row) for row in games.observations.tolist()}) > 190


@pytest.mark.parametrize(
    "wrong", [np.zeros(3), np.zeros(2, dtype=int), np.zeros((3, 1), dtype=int), ["a", "b", "c"]]
)
def test_actions_of_another_shape_or_kind_are_refused(wrong):
    with pytest.raises(ValueError, match="actions are 3 integers"):
        Games("medici_dice", seats=2, count=3).step(wrong)


def test_one_illegal_action_moves_no_game():
    games, rng = Games("medici_dice", seats=2, count=3), np.random.default_rng(1)
    before = games.observations.copy()
    actions = some_legal(games, rng)
    actions[2] = int(np.flatnonzero(games.masks[2] == 0)[0])
    with pytest.raises(IllegalAction, match="game 2"):
        games.step(actions)
    actions[2] = some_legal(games, rng)[2]
    assert (games.observations == before).all()
    games.step(actions)


@pytest.mark.parametrize(
    ("wrong", "why"),
    [({"seats": 7}, "players"), ({"count": 0}, "at least one game"), ({"reward": "x"}, "one of")],
)
def test_what_cannot_be_is_refused(wrong, why):
    with pytest.raises(ValueError, match=why):
        Games("medici_dice", **{"seats": 2, "count": 1, **wrong})
