"""A whole toy game: chance with weights, interruptions, hidden hands and nothing that leaks."""

from __future__ import annotations

import json
from random import Random

import pytest

import signoria
from signoria import CHANCE, NOBODY, IllegalAction, Rng
from signoria.bots.search import play_out
from tests.kernel.toy import FILLED, KINDS, TOY, Toy


def walk(seats, seed):
    """Every state of a random game."""
    random = Random(seed)
    state = TOY.new(seats)
    yield state
    while state.actor() != NOBODY:
        state.apply(random.choice(state.options()))
        yield state


@pytest.fixture(params=[2, 3])
def games(request):
    """Random games for each number of seats."""
    return [list_of_copies(walk(request.param, seed)) for seed in range(10)]


def list_of_copies(states):
    """The states of a walk, each for itself."""
    return [state.copy() for state in states]


def test_tiles_are_conserved(games):
    for game in games:
        for state in game:
            kinds = [sum(list(state.table)[kind::KINDS]) for kind in range(KINDS)]
            assert kinds == FILLED


def test_the_game_ends_with_an_empty_bag(games):
    for game in games:
        assert list(game[-1].table)[:KINDS] == [0, 0, 0]


def test_the_weights_of_a_draw_are_what_is_left_in_the_bag(games):
    for game in games:
        for state in game:
            if state.actor() == CHANCE:
                assert state.weights() == [number for number in list(state.table)[:KINDS] if number]


def test_the_turn_order_is_clockwise_from_whoever_is_asked_unless_a_game_says_otherwise():
    table = "seats 3; swapped 0; bag 2 2 2; hand:0 2 0 0; hand:1 1 0 0; hand:2 0 0 0; next "
    state = TOY.position(f"{table}Turn 1, Turn 2, Turn 0")
    assert TOY.turn_order(state) == [1, 2, 0]
    state.play("take")
    assert (state.actor(), TOY.turn_order(state)) == (CHANCE, [])


def test_an_interruption_returns_to_the_turn_that_was_interrupted():
    state = TOY.position(
        "seats 2; swapped 0; bag 2 2 2; hand:0 2 1 0; hand:1 0 0 0; next Turn 0, Turn 1"
    )
    state.play("swap")
    assert str(state).endswith("next PutBack 0, Turn 0, Turn 1")
    state.play("put green")
    assert str(state).endswith("next Turn 0, Turn 1")
    assert [action.text for action in state.options()] == ["take"]


def test_positions_read_back(games):
    for game in games:
        for state in game:
            assert str(state) == str(TOY.position(str(state)))


def test_dealing_at_once_draws_as_dealing_one_by_one():
    for seed in range(20):
        quick, slow = TOY.new(2), TOY.new(2)
        play_out(quick, Rng(seed), Rng(1))
        dealer, player = Rng(seed), Rng(1)
        while slow.actor() != NOBODY:
            options = slow.options()
            at = (
                dealer.weighted(slow.weights())
                if slow.actor() == CHANCE
                else player.below(len(options))
            )
            slow.apply(options[at])
        assert str(quick) == str(slow)


def leaks(game, states):
    """States in which a seat's view depends on what it may not see."""
    rng = Rng(5)
    found = []
    for state in states:
        for seat in range(state.seats):
            other = game.imagine(state, seat, rng)
            if game.observe(state, seat) != game.observe(other, seat):
                found.append((seat, str(state)))
    return found


def test_what_a_seat_may_not_see_changes_nothing_it_gets(games):
    for game in games:
        assert leaks(TOY, game) == []


def test_imagined_states_do_differ_in_what_is_hidden(games):
    rng = Rng(5)
    assert any(str(state) != str(TOY.imagine(state, 0, rng)) for game in games for state in game)


def test_imagined_states_keep_every_tile_and_the_seats_own_hand(games):
    rng = Rng(6)
    for game in games:
        for state in game:
            other = TOY.imagine(state, 0, rng)
            assert [sum(list(other.table)[kind::KINDS]) for kind in range(KINDS)] == FILLED
            assert list(state.table)[KINDS : 2 * KINDS] == list(other.table)[KINDS : 2 * KINDS]


def test_a_game_that_shows_the_bags_content_is_caught(games):
    class Leaky(Toy):
        def observe(self, state, seat):
            return super().observe(state, seat) | {"bag": list(state.table)[:KINDS]}

    assert any(leaks(Leaky(), game) for game in games)


def test_a_spectator_sees_no_hand(games):
    for game in games:
        assert all(TOY.observe(state, None)["mine"] == [] for state in game)
        assert all(json.dumps(TOY.observe(state, None)) for state in game)


def test_a_view_offers_options_observations_and_worlds_but_not_the_table():
    state = TOY.new(2)
    view = TOY.view(state, 0)
    public = {name: getattr(view, name) for name in dir(view) if not name.startswith("_")}
    assert set(public) == {"game", "seat", "options", "observation", "imagine"}
    assert all(value is not state for value in public.values())
    assert view.options == state.options()
    assert view.observation() == TOY.observe(state, 0)


def test_what_a_bot_does_to_its_world_does_not_happen_at_the_table():
    state = TOY.new(2)
    before = str(state)
    world = TOY.view(state, 0).imagine(Rng(1))
    world.apply(world.options()[0])
    assert before == str(state)


def test_without_a_judgement_of_its_own_a_games_value_is_the_lead():
    state = TOY.position(
        "seats 3; swapped 0; bag 1 0 0; hand:0 1 0 1; hand:1 0 1 0; hand:2 0 0 1; next Turn 0"
    )
    assert [TOY.value(state, seat) for seat in range(3)] == [1.0, -2.0, -1.0]


# Setting up


@pytest.mark.parametrize("seats", [1, 4, 0, -1, True])
def test_an_impossible_number_of_seats_is_refused(seats):
    with pytest.raises(ValueError, match=r"Toy is for 2 to 3 players, not"):
        TOY.new(seats)


@pytest.mark.parametrize("seats", ["2", 2.0, None])
def test_what_is_no_number_of_seats_at_all_is_refused_too(seats):
    with pytest.raises(TypeError if signoria.is_compiled() else ValueError, match=r"not|int"):
        TOY.new(seats)


def test_an_unknown_option_is_refused_with_those_there_are():
    with pytest.raises(ValueError, match=r"Toy has no option 'bags'; it has: bag, duel"):
        TOY.new(2, {"bags": "full"})


def test_an_impossible_value_is_refused_with_those_there_are():
    with pytest.raises(ValueError, match=r"option bag must be full or half, not 'empty'"):
        TOY.new(2, {"bag": "empty"})


def test_an_option_for_other_numbers_of_players_is_refused():
    with pytest.raises(ValueError, match=r"option duel=yes is for games with 2 players, not 3"):
        TOY.new(3, {"duel": True})


def test_options_have_defaults_and_true_and_false_are_yes_and_no():
    assert TOY.choose(2, {}) == {"bag": "full", "duel": "no"}
    assert TOY.choose(2, {"duel": True}) == {"bag": "full", "duel": "yes"}
    assert TOY.choose(3, {"duel": False}) == {"bag": "full", "duel": "no"}


def test_an_illegal_word_says_what_was_legal_and_changes_nothing():
    state = TOY.new(2)
    before = str(state)
    with pytest.raises(IllegalAction, match=r"'swap' is not legal here; legal here: take"):
        state.play("swap")
    assert before == str(state)


def test_after_the_end_nothing_is_legal():
    state = TOY.position("seats 2; swapped 0; bag 0 0 0; hand:0 1 0 0; hand:1 0 0 0; next")
    with pytest.raises(IllegalAction, match=r"'take' is not legal here; the game is over"):
        state.play("take")
