"""OpenSpiel's own tests, for every game and number of players."""

from __future__ import annotations

import copy
import pickle
import subprocess
import sys

import numpy as np
import pyspiel
import pytest
from open_spiel.python import rl_environment
from open_spiel.python.algorithms import generate_playthrough
from open_spiel.python.tests import games_sim_test
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


def whole_game(game, seats):
    """The actions and outcomes of one, by number, as greedy plays it."""
    record = signoria.Table(game, ["greedy"] * seats, seed=seats).run()
    return [int(game.words.worded(move.text).number) for move in record.moves]


@pytest.mark.parametrize(("name", "seats"), EVERY_TABLE)
def test_random_games_hold_the_interface_and_serialize(name, seats):
    """OpenSpiel clones at every move, and serializes at the first ten and every power of two."""
    game = load(name, players=seats)
    pyspiel.random_sim_test(game, num_sims=1, serialize=True, verbose=False)


@pytest.mark.parametrize("seats", [2, 3, 4])
def test_firenze_serializes_at_every_move_of_its_beginning_and_far_into_the_game(seats):
    game, rng = load("firenze", players=seats), np.random.default_rng(seats)
    state = game.new_initial_state()
    for step in [1] * 200 + [500] * 8 + [1] * 20:
        played(state, rng, step)
        text = pyspiel.serialize_game_and_state(game, state)
        same_game, same = pyspiel.deserialize_game_and_state(text)
        assert str(same_game) == str(game)
        assert str(same) == str(state)
        assert same.history() == state.history()
        assert same.legal_actions() == state.legal_actions()
        assert pyspiel.serialize_game_and_state(same_game, same) == text


@pytest.mark.parametrize(("name", "seats"), EVERY_TABLE)
def test_open_spiels_simulation_comes_to_the_end(name, seats, monkeypatch, capsys):
    """Clones at every move; serializes and pickles at every power of two."""
    game = load(name, players=seats)
    np.random.seed(seats)  # noqa: NPY002 - the generator that it draws from
    monkeypatch.setattr(games_sim_test, "MAX_ACTIONS_PER_GAME", game.max_game_length())
    games_sim_test.GamesSimTest().sim_game(game)

    assert "total actions" in capsys.readouterr().out


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


@pytest.mark.parametrize(("name", "seats"), EVERY_TABLE)
def test_the_playthrough_can_be_written(name, seats):
    """Of a whole game between players who want to win: it would be long with others."""
    game = f"{short_name(name)}(players={seats})"
    moves = whole_game(signoria.load(name), seats)
    text = generate_playthrough.playthrough(game, action_sequence=moves)

    assert signoria.load(name).title in text
    assert f"# State {len(moves)}\n" in text
    assert "Returns() = " in text.splitlines()[-1]


@pytest.mark.parametrize(("name", "seats"), EVERY_TABLE)
def test_learners_of_open_spiel_find_their_environment(name, seats):
    game = load(name, players=seats)
    env = rl_environment.Environment(game, seed=1)
    now = env.reset()
    for _ in range(60):
        if now.last():
            break
        player = now.observations["current_player"]
        now = env.step([now.observations["legal_actions"][player][-1]])
    assert len(now.observations["info_state"][0]) == game.observation_tensor_size()


@pytest.mark.parametrize(("name", "seats"), EVERY_TABLE)
def test_shimmy_makes_it_a_pettingzoo_environment(name, seats):
    env = OpenSpielCompatibilityV0(game_name=short_name(name), config={"players": seats})
    api_test(env, num_cycles=5)


def test_a_pickle_keeps_the_parameters_in_another_process():
    """Which has not registered the games."""
    game = load("firenze", players=3, reward="margin", starter="random", neutral_seals=7)
    state = played(game.new_initial_state(), np.random.default_rng(10), 40)
    code = "import pickle, sys; print(*pickle.load(sys.stdin.buffer), sep='\\n', end='')"
    told = subprocess.check_output([sys.executable, "-c", code], input=pickle.dumps((game, state)))
    assert told.decode() == f"{game}\n{state}"


def test_without_open_spiel_it_says_what_to_install():
    code = "import sys; sys.modules['pyspiel'] = None; import signoria.rl.open_spiel"
    done = subprocess.run([sys.executable, "-c", code], capture_output=True, text=True, check=False)
    assert done.returncode != 0
    assert "OpenSpiel is missing: install the extra, pip install signoria[spiel]" in done.stderr


def test_variants_are_parameters():
    game = pyspiel.load_game(f"{short_name('firenze')}(players=3,starter=random,neutral_seals=7)")
    assert game.options["starter"] == "random"
    assert game.options["neutral_seals"] == "7"


@pytest.mark.parametrize(
    ("wrong", "why"),
    [
        ({"players": 9}, "is for 1 to 4 players, not 9"),
        ({"reward": "money"}, "one of wins, margin"),
        ({"starter": "nobody"}, "must be first or random"),
        ({"players": 1, "starter": "random"}, "is for games with 2 to 4 players, not 1"),
    ],
)
def test_what_cannot_be_is_refused(wrong, why):
    with pytest.raises(ValueError, match=why):
        load("medici_dice", **wrong)


def test_an_unknown_parameter_is_refused_by_open_spiel():
    with pytest.raises(pyspiel.SpielError, match="speed"):
        load("medici_dice", speed=1)


@pytest.mark.parametrize("name", signoria.games())
def test_an_illegal_action_raises_and_changes_nothing(name):
    """Not legal now, or no action at all; OpenSpiel itself refuses -1, before we are asked."""
    game = load(name)
    state = played(game.new_initial_state(), np.random.default_rng(8), 20)
    before, history = str(state), state.history()
    words = game.num_distinct_actions()
    not_now = next(n for n in range(words) if n not in state.legal_actions())
    for wrong, error, why in (
        (not_now, signoria.IllegalAction, "is not legal here; legal: "),
        (words, signoria.IllegalAction, f"no action {words}; they go from 0 to {words - 1}"),
        (10**6, signoria.IllegalAction, "no action 1000000"),
        (-1, pyspiel.SpielError, "kInvalidAction"),
    ):
        with pytest.raises(error, match=why):
            state.apply_action(wrong)
        assert (str(state), state.history()) == (before, history)


def test_an_action_after_the_end_raises():
    state = played(load("medici_dice").new_initial_state(), np.random.default_rng(9))
    with pytest.raises(signoria.IllegalAction, match="the game is over"):
        state.apply_action(0)
