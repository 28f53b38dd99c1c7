"""PettingZoo's own tests, for every game and number of players, and what they do not ask."""

from __future__ import annotations

from importlib import import_module

import numpy as np
import pytest
from pettingzoo.test import api_test, parallel_api_test, render_test, seed_test

import signoria
from signoria import IllegalAction
from tests.rl import EVERY_TABLE

pytestmark = pytest.mark.filterwarnings("ignore::UserWarning")  # PettingZoo's advice


def door(name):
    return import_module(f"signoria.rl.pettingzoo.{name}_v0")


@pytest.mark.parametrize(("name", "seats"), EVERY_TABLE)
def test_the_interface_holds(name, seats):
    api_test(door(name).env(seats=seats), num_cycles=40)


@pytest.mark.parametrize(("name", "seats"), EVERY_TABLE)
def test_the_raw_interface_holds(name, seats):
    api_test(door(name).raw_env(seats=seats), num_cycles=20)


@pytest.mark.parametrize(("name", "seats"), EVERY_TABLE)
def test_the_same_seed_gives_the_same_game(name, seats):
    seed_test(lambda: door(name).env(seats=seats), num_cycles=10)


@pytest.mark.parametrize(("name", "seats"), EVERY_TABLE)
def test_all_agents_at_once_hold_the_interface(name, seats):
    parallel_api_test(door(name).parallel_env(seats=seats), num_cycles=40)


@pytest.mark.parametrize(("name", "seats"), EVERY_TABLE)
def test_it_is_drawn_in_every_mode(name, seats, capsys):
    render_test(lambda render_mode: door(name).env(seats=seats, render_mode=render_mode))

    assert signoria.load(name).title in capsys.readouterr().out


def play(env, rng):
    """A random game; answers with what everybody was paid."""
    paid = dict.fromkeys(env.possible_agents, 0.0)
    for agent in env.agent_iter():
        seen, reward, ended, cut, _ = env.last()
        paid[agent] += reward
        legal = np.flatnonzero(seen["action_mask"])
        env.step(None if ended or cut else int(legal[rng.integers(len(legal))]))
    return list(paid.values())


@pytest.mark.parametrize("name", signoria.games())
def test_a_whole_game_pays_its_winners_once(name):
    env, rng = door(name).raw_env(seats=3), np.random.default_rng(1)
    env.reset(seed=4)
    paid = play(env, rng)
    winners = env.episode.game.winners(env.episode.state)

    assert paid == [1 / len(winners) if seat in winners else 0 for seat in range(3)]


@pytest.mark.parametrize("name", signoria.games())
def test_the_margin_stays_within_its_bounds(name):
    env, rng = door(name).raw_env(seats=2, reward="margin"), np.random.default_rng(2)
    env.reset(seed=5)
    mine, theirs = play(env, rng)

    assert mine == -theirs
    assert abs(mine) <= 4


def test_without_a_seed_the_next_game_is_another_one_and_can_be_repeated():
    def games(env, count):
        env.reset(seed=1)
        for _ in range(count):
            yield str(env.episode.state)
            env.reset()

    first, again = door("medici_dice").raw_env(), door("medici_dice").raw_env()
    assert len(set(games(first, 20))) > 15
    assert list(games(first, 5)) == list(games(again, 5))


def test_an_illegal_action_raises_in_the_raw_environment_and_changes_nothing():
    env = door("medici_dice").raw_env()
    env.reset(seed=1)
    before = str(env.episode.state)
    illegal = int(np.flatnonzero(env.observe(env.agent_selection)["action_mask"] == 0)[0])
    for wrong in (illegal, -1, 10_000, "take 1", 0.0, None):
        with pytest.raises(IllegalAction):
            env.step(wrong)
    assert before == str(env.episode.state)


def test_an_illegal_action_ends_the_wrapped_environment_with_the_lowest_reward():
    env = door("medici_dice").env()
    env.reset(seed=1)
    loser = env.agent_selection
    env.step(int(np.flatnonzero(env.observe(loser)["action_mask"] == 0)[0]))

    assert all(env.terminations.values())
    assert env.rewards[loser] < 0


def test_turns_can_be_limited_and_end_with_the_game():
    env = door("medici_dice").env()
    env.reset(seed=1)
    turns = []
    for agent in env.agent_iter(5):
        turns.append(agent)
        env.step(int(env.observe(agent)["action_mask"].argmax()))
    assert len(turns) == 5
    assert len(play(env, np.random.default_rng(1))) == 2
    assert list(env.agent_iter()) == []


def test_who_is_not_asked_sees_no_legal_action():
    env = door("firenze").raw_env(seats=3)
    env.reset(seed=1)
    for agent in env.agents:
        legal = env.observe(agent)["action_mask"].sum()
        assert (legal > 0) == (agent == env.agent_selection)


@pytest.mark.parametrize(
    ("wrong", "why"),
    [
        ({"seats": 9}, "players"),
        ({"options": {"speed": 1}}, "no option 'speed'"),
        ({"reward": "money"}, "one of wins, margin"),
        ({"render_mode": "film"}, "render_mode is one of"),
    ],
)
def test_what_cannot_be_is_refused(wrong, why):
    with pytest.raises(ValueError, match=why):
        door("medici_dice").env(**wrong)
