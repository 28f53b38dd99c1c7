"""Bots: by name, by seed, by what they may see, and stronger the harder they think."""

from __future__ import annotations

from time import perf_counter

import pytest

from signoria import CHANCE, Rng, Table
from signoria.bots import NAMES, FlatBot, GreedyBot, RandomBot, make
from signoria.bots.search import look_ahead

# By name


@pytest.mark.parametrize(
    ("spec", "kind", "name"),
    [
        ("random", RandomBot, "random"),
        (" greedy ", GreedyBot, "greedy"),
        ("flat", FlatBot, "flat 2000"),
        ("flat 50", FlatBot, "flat 50"),
        ("flat 20ms", FlatBot, "flat 20ms"),
    ],
)
def test_a_bot_goes_by_its_name_and_budget(spec, kind, name):
    bot = make(spec)
    assert (type(bot), bot.name) == (kind, name)


@pytest.mark.parametrize("name", NAMES)
def test_a_bots_name_makes_the_same_bot_again(name):
    assert make(make(name).name).name == make(name).name


@pytest.mark.parametrize(
    ("spec", "message"),
    [
        ("", "there is no bot ''"),
        ("genius", "there is no bot 'genius'"),
        ("gredy", "did you mean 'greedy'"),
        ("greedy 5", "the bot 'greedy' takes no budget, not '5'"),
        ("random 5ms", "the bot 'random' takes no budget, not '5ms'"),
        ("flat 0", "flat takes simulations or milliseconds"),
        ("flat -1", "flat takes simulations or milliseconds"),
        ("flat many", "flat takes simulations or milliseconds"),
        ("flat 5s", "flat takes simulations or milliseconds"),
        ("flat 10 20", "flat takes simulations or milliseconds"),
    ],
)
def test_a_wrong_name_or_budget_says_what_would_be_right(spec, message):
    with pytest.raises(ValueError) as caught:
        make(spec)
    assert message in str(caught.value)


def test_a_budget_is_in_simulations_or_in_milliseconds():
    with pytest.raises(ValueError, match=r"not both"):
        FlatBot(simulations=5, milliseconds=5)
    for budget in ({"simulations": 0}, {"milliseconds": 0}, {"simulations": -3}):
        with pytest.raises(ValueError, match=r"at least 1"):
            FlatBot(**budget)


# By what they may see


def asked_state(game, seats=2, seed=1):
    """A table whose first player has rolled."""
    state = game.new(seats)
    rng = Rng(seed)
    while state.actor() == CHANCE:
        state.deal(rng)
    return state


@pytest.mark.parametrize("spec", ["random", "greedy", "flat 10"])
def test_a_bot_answers_with_one_of_its_options_and_touches_nothing(medici, spec):
    state = asked_state(medici)
    before = str(state)
    for seed in range(5):
        view = medici.view(state, state.actor())
        assert make(spec).choose(view, Rng(seed)) in state.options()
    assert before == str(state)


# By seed


@pytest.mark.parametrize("spec", ["random", "greedy", "flat 10"])
def test_the_same_generator_leads_to_the_same_choice(medici, spec):
    view = medici.view(asked_state(medici), 0)
    choices = {make(spec).choose(view, Rng(5)).text for _ in range(3)}
    assert len(choices) == 1


@pytest.mark.parametrize("players", [["greedy", "random"], ["flat 6", "greedy", "random"]])
def test_the_same_seed_leads_to_the_same_game(medici, players):
    first, second = (Table(medici, players, seed=3).run().text() for _ in range(2))
    assert first == second


def test_random_takes_every_option(medici):
    view = medici.view(asked_state(medici), 0)
    rng = Rng(1)
    taken = {RandomBot().choose(view, rng).text for _ in range(600)}
    assert taken == {action.text for action in view.options}


def test_greedy_takes_what_the_games_value_likes_best(medici):
    state = asked_state(medici)
    values = []
    for action in state.options():
        after = state.copy()
        after.apply(action)
        values.append(medici.value(after, 0))
    view = medici.view(state, 0)
    assert look_ahead(view, Rng(1)) == pytest.approx(values)
    assert GreedyBot().choose(view, Rng(1)) is state.options()[values.index(max(values))]


def test_flat_assesses_every_option_the_best_first(medici):
    view = medici.view(asked_state(medici), 0)
    found = FlatBot(simulations=200).assess(view, Rng(1))
    assert sorted(candidate.action.number for candidate in found) == [
        action.number for action in view.options
    ]
    assert all(candidate.simulations >= 1 for candidate in found)
    assert all(0 <= candidate.average <= 1 for candidate in found)
    assert found[0].simulations == max(candidate.simulations for candidate in found)


def test_flat_keeps_roughly_to_its_simulations(medici):
    view = medici.view(asked_state(medici), 0)
    found = FlatBot(simulations=300, tries=1).assess(view, Rng(1))
    assert 150 <= sum(candidate.simulations for candidate in found) <= 400


def test_flat_keeps_roughly_to_its_milliseconds(medici):
    view = medici.view(asked_state(medici), 0)
    began = perf_counter()
    FlatBot(milliseconds=200).choose(view, Rng(1))
    taken = perf_counter() - began
    assert 0.15 < taken < 3.0


def test_a_forced_choice_needs_no_thought(medici):
    state = medici.position(
        "seats 1; round 1; roller 0; dice gold5 gold5 gold5 gold5 gold5; left 1 2 3 4 5; "
        "circles 0 0 0 0 0; bonus_when_behind 1; ship1:0 fur1 fur1 fur1 fur1 fur1 fur1; "
        "crosses:0 0 0 0 6 0; points:0 0 0 0 0 0 0; "
        "next ChooseDice, RecordEnemyMonopolies, SolitaireTurn, ScoreAlone, SolitaireRound"
    )
    assert len(state.options()) == 1
    assert FlatBot().choose(medici.view(state, 0), Rng(1)).text == "take 1"


# By strength


def points(game, players, games):
    """The average points of each seat's player, who change seats from game to game."""
    totals = dict.fromkeys(players, 0.0)
    for seed in range(games):
        seats = players[seed % len(players) :] + players[: seed % len(players)]
        table = Table(game, seats, seed=seed)
        table.run()
        for player, sheet in zip(seats, game.scores(table.state), strict=True):
            totals[player] += sheet.total / games
    return totals


def test_greedy_beats_random(medici):
    totals = points(medici, ["greedy", "random"], 12)
    assert totals["greedy"] > totals["random"] + 30


def test_flat_with_few_simulations_beats_random(medici):
    totals = points(medici, ["flat 12", "random"], 4)
    assert totals["flat 12"] > totals["random"] + 10


def test_alone_greedy_reaches_more_than_random(medici):
    greedy = points(medici, ["greedy"], 10)["greedy"]
    random = points(medici, ["random"], 10)["random"]
    assert greedy > random + 30
