"""A tree of turns: every visit counts on its way, chance is sampled, and time ends it."""

from __future__ import annotations

import pytest

from signoria import Rng, load
from signoria.bots.learned import Knowledge, MasterBot
from signoria.learning import tree, weights
from signoria.learning.manner import Manner
from signoria.learning.thinking import think
from tests.learning.test_planning import asked

TREE = Manner(8, 6, 0, 1.0, replies=3, curiosity=2.0)


@pytest.fixture(scope="module")
def firenze():
    return load("firenze")


def learned(game, seats):
    """What was learned about a game."""
    return weights.read(weights.shipped(game, seats), game, seats)


def thoughts(game, seats, visits, milliseconds=0, manner=TREE, choices=6):
    """What is thought of a table, and who is asked there."""
    state = asked(game, seats, choices)
    view = game.view(state, int(state.actor()))
    return view, think(learned(game, seats), view, Rng(3), manner, visits, milliseconds)


@pytest.mark.parametrize("seats", [2, 3, 4])
def test_what_was_visited_most_comes_first_and_every_option_has_a_thought(firenze, seats):
    view, found = thoughts(firenze, seats, 40)
    visits = [int(one.simulations) for one in found]
    assert sum(visits) == 40
    assert visits == sorted(visits, reverse=True)
    assert {one.action for one in found} == set(view.options)
    assert all(one.way[0] == one.action for one in found)


def test_the_same_generator_grows_the_same_tree(firenze):
    first, again = (thoughts(firenze, 2, 30)[1] for _ in range(2))
    assert [(one.way, one.value) for one in first] == [(one.way, one.value) for one in again]


def test_what_comes_after_a_turn_counts(firenze):
    """Answers and chance move what is thought of a turn away from its first glance."""
    _, found = thoughts(firenze, 2, 60)
    assert abs(found[0].value - found[0].glance) > 0.01


def test_more_ways_are_looked_at_the_more_visits_there_are(firenze):
    few, many = (
        sum(one.simulations > 0 for one in thoughts(firenze, 2, visits)[1]) for visits in (3, 80)
    )
    assert few < many


def below(node):
    """A node and all that were grown behind it."""
    yield node
    for edge in node.edges:
        for other in edge.nodes:
            yield from below(other)


def test_every_visit_is_counted_on_its_way(firenze):
    """Behind a turn without chance there is one table, behind chance there are several, if it was
    taken often; and no table was visited more often than the turn that led there.
    """
    state = asked(firenze, 2, 6)
    root = tree.grown(learned(firenze, 2), state, Rng(5), TREE, 150, 0)
    edges = [edge for node in below(root) for edge in node.edges]
    assert root.visits == sum(edge.visits for edge in root.edges) == 150
    assert any(edge.is_sure for edge in edges)
    assert any(len(edge.nodes) > 1 for edge in edges)
    for edge in edges:
        assert len(edge.nodes) <= (1 if edge.is_sure else 2 + int(edge.visits**0.5))
        assert sum(node.visits for node in edge.nodes) <= edge.visits
    for node in below(root):
        assert [edge.glance for edge in node.edges] == sorted(
            (edge.glance for edge in node.edges), reverse=True
        )


def test_time_ends_it(firenze):
    _, found = thoughts(firenze, 2, 1_000_000, milliseconds=30)
    assert 0 < sum(one.simulations for one in found) < 1_000_000


def test_where_turns_go_by_habit_a_tree_grows_too():
    manner = Manner(8, 6, 2, 1.0, replies=3, curiosity=4.0)
    view, found = thoughts(load("florenza"), 2, 20, manner=manner)
    assert sum(one.simulations for one in found) == 20
    assert {one.action for one in found} == set(view.options)


def test_where_nothing_was_learned_no_tree_is_grown(firenze):
    """In an owner's own box master plans its turn, as it did; a tree would take seconds there."""
    state = asked(firenze, 2, 6)
    view = firenze.view(state, int(state.actor()))
    settings = weights.settings_of(firenze, 2)
    for judge, is_trained in ((weights.by_hand(firenze, 2), False), (learned(firenze, 2), True)):
        known = Knowledge(judge, settings, is_trained)
        found = MasterBot().thoughts(known, view, Rng(1))
        assert any(one.simulations for one in found) == is_trained
