"""Lessons in parts: whoever plays them, the same notes and the same weights."""

from __future__ import annotations

from dataclasses import replace

import pytest

from signoria.arena.lessons import players
from signoria.learning.lessons import GAMES_IN_A_PART, here, parts_of
from signoria.learning.training import Training
from tests.learning.test_training import numbers

GAMES = 100 * 2 * GAMES_IN_A_PART  # two parts a lesson


def begun(game, found=here):
    """A training after its first two lessons."""
    training = Training(game, 1, 7, GAMES)
    lessons = training.lessons(found)
    for _ in range(2):
        next(lessons)
    return training


def test_a_lesson_is_cut_into_parts_that_follow_each_other(medici):
    seen = []

    def watched(parts):
        seen.extend(parts)
        return here(seen[-len(parts) :])

    begun(medici, watched)
    assert [part.done for part in seen] == [0, 32, 64, 96]
    assert [part.games for part in seen] == [32] * 4
    odd = parts_of(replace(seen[0], done=5, games=40))
    assert [(part.done, part.games) for part in odd] == [(5, 32), (37, 8)]


def test_processes_learn_the_same_as_one(medici):
    with players(2) as found:
        spread = begun(medici, found)
    alone = begun(medici)
    assert numbers(spread) == numbers(alone)
    assert spread.log == alone.log


def test_a_cluster_learns_the_same_as_one_process(medici):
    pytest.importorskip("ray")
    with players(1, "local") as found:
        spread = begun(medici, found)
    assert numbers(spread) == numbers(begun(medici))


def test_the_same_part_brings_the_same_notes(medici):
    seen = []
    begun(medici, lambda parts: kept(seen, parts))
    first = seen[0]
    assert list(here([first])) == list(here([first]))
    assert list(here([first])) != list(here([replace(first, seed=first.seed + 1000)]))


def kept(seen, parts):
    """What comes of parts, which are remembered."""
    seen.extend(parts)
    return here(parts)
