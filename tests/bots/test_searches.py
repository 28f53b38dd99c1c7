"""The searches of ``bench/searches`` choose what is legal, and the same for the same seed."""

from __future__ import annotations

import pytest
from bench.searches import __main__ as command
from bench.searches import bots
from bench.searches.bots import Tree
from bench.searches.duels import DUELS, Duel
from bench.searches.next_roll import NextRoll, beyond
from bench.searches.rivals import AgainstMe, AgainstTheLeader, Rivals
from bench.searches.spread import Answer, Summed, best, overhead

from signoria import CHANCE, NOBODY, Rng, guests, load
from signoria.bots.learned import knowledge_of

SEED = 5
DECISIONS = 6
SMALL = {"plans": 4, "visits": 6, "rolls": 2, "simulations": 8, "replies": 2}


def small(kind, **more):
    """A bot of that kind with a budget that takes no time."""
    bot = kind()
    for name, value in {**SMALL, **more}.items():
        if hasattr(bot, name):
            setattr(bot, name, value)
    return bot


def chosen(bot, name, seats, rng):
    """The first decisions of a game, all of them by one bot."""
    game, dealer = load(name), Rng(SEED)
    state, found = game.new(seats), []
    while len(found) < DECISIONS and state.actor() != NOBODY:
        if state.actor() == CHANCE:
            state.deal(dealer)
            continue
        options = state.options()
        action = bot.choose(game.view(state, int(state.actor())), rng)
        assert action in options
        if len(options) > 1:
            found.append(action.text)
        state.apply(action)
    return found


@pytest.mark.parametrize(
    ("kind", "name", "seats", "more"),
    [
        (NextRoll, "medici_dice", 2, {}),
        (NextRoll, "medici_dice", 1, {"trust": 2.0}),
        (NextRoll, "florenza_dice", 2, {"options": 2}),
        (Tree, "firenze", 2, {}),
        (Tree, "firenze", 3, {}),
        (Tree, "florenza", 2, {"horizon": 2}),
        (Rivals, "firenze", 3, {}),
        (AgainstMe, "firenze", 3, {}),
        (AgainstTheLeader, "florenza", 3, {"replies": 0, "breadth": 2, "horizon": 1}),
        (Summed, "firenze", 2, {}),
    ],
)
def test_a_search_chooses_what_is_legal_and_the_same_for_the_same_seed(kind, name, seats, more):
    first = chosen(small(kind, **more), name, seats, Rng(SEED))

    assert len(first) == DECISIONS
    assert chosen(small(kind, **more), name, seats, Rng(SEED)) == first


def asked(name, seats):
    """A table at which somebody has a choice."""
    state, dealer = load(name).new(seats), Rng(SEED)
    while state.actor() == CHANCE or len(state.options()) == 1:
        if state.actor() == CHANCE:
            state.deal(dealer)
        else:
            state.apply(state.options()[0])
    return state


def test_expectation_over_the_next_roll_stops_before_the_one_after_it():
    game, state = load("medici_dice"), asked("medici_dice", 2)
    judge = knowledge_of(game, 2).judge
    seat = int(state.actor())
    state.apply(state.options()[0])

    found = beyond(judge, state.copy(), seat, Rng(1), Rng(2), 0)

    assert found.actor() == CHANCE
    assert found == beyond(judge, state.copy(), seat, Rng(1), Rng(2), 0)
    assert found != beyond(judge, state.copy(), seat, Rng(3), Rng(2), 0)


def test_parts_are_summed_and_what_was_simulated_most_is_chosen():
    first = Answer({(1, 2): (8, 40.0), (3,): (8, 48.0), (4,): (2, 90.0)})
    second = Answer({(1, 2): (8, 40.0), (3,): (2, 10.0), (5,): (8, 70.0)})

    assert best([first]) == (3,)
    assert best([first, second]) == (1, 2)


def test_spreading_over_processes_says_what_it_costs():
    found = overhead("firenze", 2, 8, 3)

    assert found.decisions == 3
    assert found.thinking > 0
    assert found.spreading > 0


@pytest.mark.parametrize("duel", DUELS)
def test_every_duel_names_bots_that_there_are(duel):
    assert all(guests.make(bot) for bot in duel.bots)
    assert all(words.strip() for words in duel.words)


def test_duels_are_played_printed_and_gone_on_with(monkeypatch, capsys, tmp_path):
    monkeypatch.setattr(command, "FOLDERS", tmp_path)
    duel = Duel("medici_dice", "next_roll", "MediciRolls", "learned", 2)
    monkeypatch.setattr(command, "DUELS", [duel])
    monkeypatch.setattr(bots.MediciRolls, "rolls", 2)
    monkeypatch.setattr("sys.argv", ["bench.searches", "--search", "next_roll"])

    command.main()
    first = capsys.readouterr().out
    command.main()

    assert "| Medici: The Dice Game, 2 players | four options" in first
    assert capsys.readouterr().out == first
