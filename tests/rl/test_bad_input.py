"""What no door lets in, with the error that its interface prescribes and words of ours."""

from __future__ import annotations

from importlib import import_module

import gymnasium
import numpy as np
import pytest

import signoria
from signoria import IllegalAction
from signoria.rl.batch import Games
from signoria.rl.gymnasium import identifier
from signoria.rl.processes import GamesInProcesses

in_every_game = pytest.mark.parametrize("name", signoria.games())
NO_ACTIONS = [-1, 10_000, 2**70, "take 1", 0.0, None, np.zeros(2, int), np.float32(1)]


def door(name):
    return import_module(f"signoria.rl.pettingzoo.{name}_v0")


def finished(env):
    """A PettingZoo environment at the end of a game."""
    env.reset(seed=1)
    for agent in env.agent_iter():
        if env.terminations[agent]:
            return env
        env.step(int(env.observe(agent)["action_mask"].argmax()))
    raise AssertionError("the game does not end")


@in_every_game
@pytest.mark.parametrize("wrong", NO_ACTIONS, ids=repr)
def test_the_raw_environment_raises_and_stays(name, wrong):
    env = door(name).raw_env()
    env.reset(seed=1)
    before = str(env.episode.state)
    with pytest.raises(IllegalAction, match="an action is a number from 0 to"):
        env.step(wrong)
    assert str(env.episode.state) == before


@in_every_game
@pytest.mark.parametrize("wrong", NO_ACTIONS, ids=repr)
def test_what_is_outside_of_the_space_fails_in_the_guarded_environment(name, wrong):
    env = door(name).env()
    env.reset(seed=1)
    with pytest.raises(AssertionError, match="an action is a number from 0 to"):
        env.step(wrong)
    assert not any(env.terminations.values())


@in_every_game
def test_an_illegal_action_ends_the_guarded_environment_and_infos_say_why(name):
    env = door(name).env(seats=2, reward="margin")
    env.reset(seed=1)
    loser = env.agent_selection
    env.step(int(np.flatnonzero(env.observe(loser)["action_mask"] == 0)[0]))

    assert env.agent_selection == loser
    _, reward, ended, _, info = env.last()
    assert (reward, ended) == (-5, True)
    assert "is not legal here; legal:" in info["illegal"]
    assert not env.observe(loser)["action_mask"].any()
    for _ in range(2):
        env.step(None)
    assert env.agents == []


@pytest.mark.parametrize("kind", ["env", "raw_env"])
@pytest.mark.parametrize("call", ["step", "observe", "agent_iter", "render"])
def test_nothing_works_before_the_game_has_begun(kind, call):
    env = getattr(door("medici_dice"), kind)(render_mode="ansi")
    arguments = {"step": [0], "observe": ["player_0"]}.get(call, [])
    with pytest.raises(AssertionError, match=r"reset\(\) needs to be called before"):
        getattr(env, call)(*arguments)


@pytest.mark.parametrize("kind", ["env", "raw_env"])
def test_after_the_end_an_agent_can_only_leave(kind):
    env = finished(getattr(door("medici_dice"), kind)())
    with pytest.raises(ValueError, match="the only valid action is None"):
        env.step(0)


def test_a_step_when_all_have_left_is_warned_of(caplog):
    env = finished(door("medici_dice").env())
    while env.agents:
        env.step(None)
    env.step(0)
    assert env.agents == []


@pytest.mark.parametrize("wrong", ["one", 1.5])
def test_a_seed_is_an_integer_in_every_door(wrong):
    with pytest.raises(TypeError, match="a seed is an integer"):
        door("medici_dice").env().reset(seed=wrong)
    with pytest.raises(TypeError, match="a seed is an integer"):
        Games("medici_dice", seats=2, count=2, seed=wrong)
    with pytest.raises((TypeError, gymnasium.error.Error), match=r"integer"):
        gymnasium.make(identifier("medici_dice")).reset(seed=wrong)


@pytest.mark.parametrize("seed", [-1, 2**63, 2**200])
def test_seeds_of_any_size_deal_where_the_interface_allows_them(seed):
    env = door("medici_dice").env()
    env.reset(seed=seed)
    first = str(env.episode.state)
    env.reset(seed=seed)
    assert str(env.episode.state) == first
    one, same = (Games("medici_dice", seats=2, count=2, seed=seed) for _ in range(2))
    assert (one.observations == same.observations).all()


def test_when_all_have_left_the_raw_environment_raises():
    env = finished(door("medici_dice").raw_env())
    while env.agents:
        env.step(None)
    with pytest.raises(IllegalAction, match="all agents have left"):
        env.step(0)


def test_gymnasium_itself_refuses_negative_seeds():
    with pytest.raises(gymnasium.error.Error, match="-1"):
        gymnasium.make(identifier("medici_dice")).reset(seed=-1)


@pytest.mark.parametrize("wrong", NO_ACTIONS, ids=repr)
def test_what_is_no_action_ends_gymnasiums_game_with_the_lowest_reward(wrong):
    env = gymnasium.make(identifier("medici_dice"), disable_env_checker=True).unwrapped
    env.reset(seed=1)
    _, reward, ended, _, info = env.step(wrong)
    assert (reward, ended) == (0, True)
    assert "an action is a number from 0 to" in info["illegal"]


@pytest.mark.parametrize(
    ("wrong", "why"),
    [
        ({"options": {"speed": 1}}, "has no option 'speed'"),
        ({"options": {"starter": "nobody"}}, "must be first or random"),
        ({"render_mode": "film"}, "render_mode is one of"),
        ({"seat": True}, "a seat is a number"),
    ],
)
def test_gymnasium_refuses_unknown_options(wrong, why):
    with pytest.raises(ValueError, match=why):
        gymnasium.make(identifier("medici_dice"), **wrong)


@pytest.mark.parametrize("kind", [Games, GamesInProcesses])
@pytest.mark.parametrize(
    ("wrong", "why"),
    [
        ({"options": {"speed": 1}}, "has no option 'speed'"),
        ({"count": True}, "at least one game, not True"),
        ({"count": 2.0}, "at least one game, not 2.0"),
        ({"seed": [1, 2, 3]}, "there are 2 games, and 3 seeds"),
        ({"seats": "2"}, "players, not '2'"),
        ({"reward": "money"}, "one of wins, margin"),
    ],
)
def test_arrays_of_games_refuse_what_cannot_be(kind, wrong, why):
    with pytest.raises(ValueError, match=why):
        kind("medici_dice", **{"seats": 2, "count": 2, **wrong})


@in_every_game
@pytest.mark.parametrize("wrong", [-1, 10_000, 2**40])
def test_numbers_that_are_no_actions_move_no_game_of_a_batch(name, wrong):
    games = Games(name, seats=2, count=2)
    before = games.observations.copy()
    with pytest.raises(IllegalAction, match=f"game 1: no action {wrong}; they go from 0"):
        games.step(np.array([games.masks[0].argmax(), wrong]))
    assert (games.observations == before).all()


@pytest.mark.parametrize("wrong", [np.zeros(2), np.zeros(3, int), np.zeros((2, 1), int), None])
def test_actions_of_another_shape_or_kind_are_refused_in_processes_too(wrong):
    with (
        GamesInProcesses("medici_dice", seats=2, count=2, processes=1) as games,
        pytest.raises(ValueError, match="actions are 2 integers"),
    ):
        games.step(wrong)
