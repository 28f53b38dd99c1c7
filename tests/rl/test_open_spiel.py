"""OpenSpiel's own tests, for every game and number of players."""

from __future__ import annotations

import copy

import numpy as np
import pyspiel
import pytest
from open_spiel.python import rl_environment
from open_spiel.python.algorithms import generate_playthrough
from pettingzoo.test import api_test
from shimmy import OpenSpielCompatibilityV0

import signoria
from signoria.rl.open_spiel import short_name
from tests.rl import EVERY_TABLE


def load(name, **parameters):
    return pyspiel.load_game(short_name(name), parameters)


def played(state, rng, steps=10**9):
    """Some random moves on."""
    while steps and not state.is_terminal():
        if state.is_chance_node():
            outcomes, chances = zip(*state.chance_outcomes(), strict=True)
            state.apply_action(int(rng.choice(outcomes, p=np.array(chances))))
        else:
            state.apply_action(int(rng.choice(state.legal_actions())))
        steps -= 1
    return state


@pytest.mark.parametrize(("name", "seats"), EVERY_TABLE)
def test_random_games_hold_the_interface_and_serialize(name, seats):
    game = load(name, players=seats)
    is_long = name == "firenze"  # its states are saved as thousands of moves
    pyspiel.random_sim_test(game, num_sims=1, serialize=not is_long, verbose=False)
    if is_long:
        state = played(game.new_initial_state(), np.random.default_rng(1), 150)
        text = pyspiel.serialize_game_and_state(game, state)
        _, again = pyspiel.deserialize_game_and_state(text)
        assert str(again) == str(state)
        assert again.history() == state.history()


@pytest.mark.parametrize(("name", "seats"), EVERY_TABLE)
def test_a_whole_game_returns_what_the_rules_say(name, seats):
    game = load(name, players=seats)
    state = played(game.new_initial_state(), np.random.default_rng(2))
    winners = game.here.winners(state.state)

    assert state.returns() == [1 / len(winners) if seat in winners else 0 for seat in range(seats)]
    assert len(state.history()) <= game.max_game_length()


@pytest.mark.parametrize("name", signoria.games())
def test_a_clone_is_a_twin_that_goes_its_own_way(name):
    state = played(load(name).new_initial_state(), np.random.default_rng(3), 30)
    for twin in (state.clone(), copy.deepcopy(state)):
        assert str(twin) == str(state)
        assert twin.history() == state.history()
        played(twin, np.random.default_rng(4), 5)
        assert str(twin) != str(state)


@pytest.mark.parametrize("name", signoria.games())
def test_what_a_player_may_not_see_is_in_no_observation(name):
    game = load(name, players=3 if name != "medici_dice" else 2)
    state = played(game.new_initial_state(), np.random.default_rng(5), 200)
    hidden = __import__(f"tests.games.{name}.rules.hidden", fromlist=["otherwise"])
    for player in range(game.num_players()):
        other = state.clone()
        other.state = hidden.otherwise(state.state, player, signoria.Rng(6))
        assert state.observation_string(player) == other.observation_string(player)
        assert state.observation_tensor(player) == other.observation_tensor(player)


@pytest.mark.parametrize("name", signoria.games())
def test_the_playthrough_can_be_written(name):
    text = (
        generate_playthrough.playthrough(
            f"{short_name(name)}(players=2)", action_sequence=None, seed=1
        )
        if name == "medici_dice"
        else generate_playthrough.playthrough(
            f"{short_name(name)}(players=2)",
            action_sequence=played(
                load(name).new_initial_state(), np.random.default_rng(7), 25
            ).history(),
        )
    )
    assert signoria.load(name).title in text


@pytest.mark.parametrize("name", signoria.games())
def test_learners_of_open_spiel_find_their_environment(name):
    env = rl_environment.Environment(load(name), seed=1)
    now = env.reset()
    for _ in range(60):
        if now.last():
            break
        player = now.observations["current_player"]
        now = env.step([now.observations["legal_actions"][player][-1]])
    assert len(now.observations["info_state"][0]) == load(name).observation_tensor_size()


@pytest.mark.parametrize("name", signoria.games())
def test_shimmy_makes_it_a_pettingzoo_environment(name):
    env = OpenSpielCompatibilityV0(game_name=short_name(name), config={"players": 2})
    api_test(env, num_cycles=5)


def test_variants_are_parameters():
    game = pyspiel.load_game(f"{short_name('firenze')}(players=3,starter=random,neutral_seals=7)")
    assert game.options["starter"] == "random"
    assert game.options["neutral_seals"] == "7"


@pytest.mark.parametrize(
    "wrong", [{"players": 9}, {"reward": "money"}, {"starter": "nobody"}, {"speed": 1}]
)
def test_what_cannot_be_is_refused(wrong):
    with pytest.raises((ValueError, KeyError, pyspiel.SpielError)):
        load("medici_dice", **wrong).new_initial_state()
