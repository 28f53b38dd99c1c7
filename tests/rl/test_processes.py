"""Games on several cores: the same games as in one process, and nothing left behind."""

from __future__ import annotations

import os
import signal

import numpy as np
import pytest

import signoria
from signoria import IllegalAction
from signoria.rl.batch import Games
from signoria.rl.processes import GamesInProcesses

NAMES = ("observations", "masks", "rewards", "over", "actors")


def first_legal(games):
    return games.masks.argmax(axis=1)


def test_several_processes_play_the_same_games_as_one():
    one = Games("medici_dice", seats=2, count=7, seed=3, reward="margin")
    with GamesInProcesses("medici_dice", 2, 7, seed=3, reward="margin", processes=2) as many:
        ended = 0
        for _ in range(60):
            for name in NAMES:
                assert (getattr(one, name) == getattr(many, name)).all(), name
            ended += int(many.over.sum())
            actions = first_legal(one)
            one.step(actions)
            many.step(actions)
    assert ended > 0


def test_several_processes_play_the_other_games_with_a_seed_each():
    for name in sorted({*signoria.games()} - {"medici_dice"}):
        seats = signoria.load(name).seats[-1]
        one = Games(name, seats, count=2, seed=[5, 6])
        with GamesInProcesses(name, seats, count=2, seed=[5, 6], processes=2) as many:
            for _ in range(20):
                for array in NAMES:
                    assert (getattr(one, array) == getattr(many, array)).all(), (name, array)
                actions = first_legal(one)
                one.step(actions)
                many.step(actions)


def test_one_illegal_action_moves_no_game_of_any_process():
    with GamesInProcesses("medici_dice", seats=2, count=4, processes=2) as games:
        before = games.observations.copy()
        actions = first_legal(games)
        right = actions[3]
        for wrong in (int(np.flatnonzero(games.masks[3] == 0)[0]), -1, 10_000):
            actions[3] = wrong
            with pytest.raises(IllegalAction, match="game 3"):
                games.step(actions)
            assert (games.observations == before).all()
        actions[3] = right
        games.step(actions)
        assert (games.observations != before).any()


def test_a_process_that_dies_is_told_and_the_others_end():
    games = GamesInProcesses("medici_dice", seats=2, count=2, processes=2)
    workers = [worker for worker, _ in games._workers]
    os.kill(workers[0].pid, signal.SIGKILL)
    workers[0].join()
    with pytest.raises(RuntimeError, match="the games are closed"):
        games.step(first_legal(games))
    games.close()
    assert not any(worker.is_alive() for worker in workers)
    with pytest.raises(ValueError, match="closed"):
        games.step(first_legal(games))


@pytest.mark.parametrize(
    ("wrong", "why"),
    [
        ({"processes": 0}, "1 to 2 processes"),
        ({"processes": 3}, "1 to 2"),
        ({"seats": 9}, "players"),
    ],
)
def test_what_cannot_be_is_refused_before_any_process_begins(wrong, why):
    with pytest.raises(ValueError, match=why):
        GamesInProcesses("medici_dice", **{"seats": 2, "count": 2, "processes": 2, **wrong})
