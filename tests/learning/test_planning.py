"""Plans: ways through one's own turn, followed to its end; and thoughts that begin with them."""

from __future__ import annotations

from collections import Counter

import pytest

from signoria import CHANCE, NOBODY, Rng, games, load
from signoria.learning import weights
from signoria.learning.judging import judge
from signoria.learning.manner import Manner
from signoria.learning.planning import Plan, Planned, best_way, plan_ahead, take
from signoria.learning.playing_on import play_on, roll_on
from signoria.learning.thinking import think


def asked(game, seats, choices):
    """A table at which somebody is asked for the so-and-so-many-th time, and has a choice."""
    state, rng = game.new(seats), Rng(11)
    while state.actor() != NOBODY:
        if state.actor() == CHANCE:
            state.deal(rng)
            continue
        options = state.options()
        if len(options) > 1:
            choices -= 1
            if choices < 0:
                return state
        state.apply(options[rng.below(len(options))])
    raise AssertionError("the game is over")


PLANNED = ["firenze", "florenza", "florenza_dice"]


@pytest.mark.parametrize("name", PLANNED)
@pytest.mark.parametrize("choices", [0, 7, 30])
def test_a_plan_is_legal_and_ends_where_the_turn_does(name, choices):
    game = load(name)
    state = asked(game, 2, choices)
    seat = int(state.actor())
    by_hand = weights.by_hand(game, 2)
    for plan in plan_ahead(by_hand, state, state.options(), 4, 0.0).best(6, Rng(1)):
        walked = state.copy()
        for action in plan.way:
            assert walked.actor() == seat
            assert action in walked.options()
            take(walked, action, seat)
        assert walked.actor() != seat
        assert walked == plan.state
        assert plan.value == pytest.approx(judge(by_hand, walked, seat))


@pytest.mark.parametrize("name", PLANNED)
def test_more_plans_find_no_less(name):
    game = load(name)
    by_hand = weights.by_hand(game, 2)
    state = asked(game, 2, 12)
    found = [
        best_way(by_hand, state, state.options(), breadth, Rng(1)).value for breadth in (1, 4, 32)
    ]
    assert found == sorted(found)


def test_a_wide_plan_sees_what_a_narrow_one_overlooks():
    """In a game that is played by the wide one, some turns at least."""
    game = load("florenza_dice")
    by_hand = weights.by_hand(game, 1)
    state, rng, leads = asked(game, 1, 0), Rng(3), []
    while state.actor() != NOBODY:
        if state.actor() == CHANCE:
            state.deal(rng)
        elif len(state.options()) == 1:
            state.apply(state.options()[0])
        else:
            narrow, wide = (
                best_way(by_hand, state, state.options(), breadth, rng) for breadth in (2, 24)
            )
            leads.append(wide.value - narrow.value)
            state = wide.state.copy()
    assert min(leads) > -1e-9
    assert sum(lead > 0.5 for lead in leads) > 2


def test_every_option_is_judged_by_the_best_plan_that_begins_with_it():
    game = load("florenza_dice")
    state = asked(game, 2, 5)
    planned = plan_ahead(weights.by_hand(game, 2), state, state.options(), 8, 0.0)
    best = max(plan.value for plan in planned.ended)
    assert max(planned.values) == pytest.approx(best)
    for plan in planned.ended:
        assert planned.values[plan.first] >= plan.value


def test_any_of_equal_plans_may_be_chosen(medici):
    planned, state = Planned(4), medici.new(2)
    planned.ended.extend(Plan(state, first, [], value) for first, value in enumerate([1, 3, 3, 3]))
    chosen = Counter(planned.best(1, Rng(seed))[0].first for seed in range(300))
    assert set(chosen) == {1, 2, 3}
    assert min(chosen.values()) > 60
    assert [plan.value for plan in planned.best(4, Rng(1))] == [3, 1]


def test_without_time_a_plan_is_judged_where_it_is():
    game = load("florenza_dice")
    state = asked(game, 1, 3)
    planned = plan_ahead(weights.by_hand(game, 1), state, state.options(), 8, 1e-9)
    assert {len(plan.way) for plan in planned.ended} == {1}
    assert len(planned.ended) == len(state.options())


def test_thoughts_name_every_option_and_the_best_comes_first():
    game = load("florenza")
    state = asked(game, 2, 20)
    view = game.view(state, int(state.actor()))
    by_hand = weights.by_hand(game, 2)
    thoughts = think(by_hand, view, Rng(1), Manner(8, 4, 2, 4.0), 40, 0)
    assert {thought.action.text for thought in thoughts} == {one.text for one in view.options}
    assert all(thought.way[0] == thought.action for thought in thoughts)
    assert thoughts[0].simulations > 0


@pytest.mark.parametrize("replies", [0, 2])
def test_playing_on_stops_after_so_many_own_turns(replies):
    game = load("florenza_dice")
    state = asked(game, 2, 0)
    by_hand = weights.by_hand(game, 2)
    near, far, end = (
        play_on(by_hand, state.copy(), Rng(1), Rng(2), 0, horizon, replies) for horizon in (1, 3, 0)
    )
    assert near.actor() != NOBODY
    assert end.actor() == NOBODY
    assert len(str(near)) != len(str(far))


def test_rolling_on_stops_before_the_roll_after():
    """However many rolls ahead: a table before chance, so many rolls further, or the end."""
    game = load("medici_dice")
    judge_of_two = weights.read(weights.shipped(game, 2), game, 2)
    before = game.new(2)
    for rolls in (1, 2, 5):
        state = roll_on(judge_of_two, before.copy(), Rng(1), Rng(2), rolls)
        assert state.actor() == CHANCE
        played, dealer, player = before.copy(), Rng(1), Rng(2)
        for _ in range(rolls):
            played = roll_on(judge_of_two, played, dealer, player, 1)
        assert played == state != before
    assert roll_on(judge_of_two, before.copy(), Rng(1), Rng(2), 100).actor() == NOBODY


def test_the_best_at_first_glance_are_followed_to_the_next_roll():
    """The same for the same generator; the others keep their first glance."""
    game = load("medici_dice")
    state = asked(game, 2, 4)
    view = game.view(state, int(state.actor()))
    learned = weights.read(weights.shipped(game, 2), game, 2)
    manner = Manner(0, 4, 0, 1.0, rolls=1)
    first, again = (think(learned, view, Rng(3), manner, 200, 0) for _ in range(2))
    assert [one.value for one in first] == [one.value for one in again]
    assert {one.action.text for one in first} == {one.text for one in view.options}
    assert first[0].simulations >= 200 // 2 // 4
    assert all(one.simulations == 0 for one in first[4:])


@pytest.mark.parametrize("name", games())
def test_a_game_says_how_wide_its_master_plans(name):
    assert (weights.settings_of(load(name)).plans > 0) == (name in PLANNED)
