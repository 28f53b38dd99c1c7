"""Laws of whole games: they end, they add up, they replay."""

from __future__ import annotations

from random import Random

from hypothesis import given
from hypothesis import strategies as st

from signoria import CHANCE, NOBODY, Record, Rng
from tests.laws.walks import (
    USUAL_LENGTH,
    hook,
    in_every_case,
    last_states,
    some_states,
    walk,
)

DRAWN = 250  # choices


@in_every_case
def test_every_game_ends_within_its_longest_possible_length(case):
    most = hook(case, "conservation").most_actions(case.seats)
    for seed in range(case.games):
        for actions, state in enumerate(walk(case, seed)):  # noqa: B007 - counts
            assert actions <= most
        assert state.actor() == NOBODY


@in_every_case
@given(data=st.data())
def test_a_game_drawn_choice_by_choice_meets_no_dead_end(case, data):
    """The first choices are drawn, so that a failure shrinks; a generator makes the rest."""
    rules = hook(case, "conservation")
    state = case.new()
    actions = 0
    rest = Random(data.draw(st.integers(0, 999)))
    while state.actor() != NOBODY:
        options = state.options()
        assert options
        last = len(options) - 1
        is_drawn = actions < DRAWN
        place = data.draw(st.integers(0, last)) if is_drawn else rest.randint(0, last)
        state.apply(options[place])
        if is_drawn:
            rules.check(state)
        actions += 1
    rules.check(state)
    assert actions <= rules.most_actions(case.seats)
    assert case.game.winners(state)


@in_every_case
def test_score_sheets_add_up_and_there_is_one_a_seat(case):
    for state in some_states(case):
        sheets = case.game.scores(state)
        assert len(sheets) == case.seats
        for sheet in sheets:
            assert sheet.total == sum(points for _, points in sheet.lines)


@in_every_case
def test_score_sheets_have_the_same_lines_throughout(case):
    lines = {
        tuple(what for what, _ in sheet.lines)
        for state in some_states(case)
        for sheet in case.game.scores(state)
    }
    assert len(lines) == 1


@in_every_case
def test_the_winners_have_the_most_points(case):
    for state in last_states(case):
        totals = [sheet.total for sheet in case.game.scores(state)]
        winners = case.game.winners(state)
        assert winners
        assert winners == sorted(set(winners))
        assert {max(totals)} == {totals[seat] for seat in winners}


@in_every_case
def test_the_reward_is_from_0_to_1_and_nobody_has_more_than_a_winner(case):
    for state in last_states(case):
        rewards = [state.reward(seat) for seat in range(case.seats)]
        assert all(0 <= reward <= 1 for reward in rewards), rewards
        assert {max(rewards)} == {rewards[seat] for seat in case.game.winners(state)}


@in_every_case
def test_any_prefix_of_a_record_replays_to_the_state_it_was_written_at(case):
    chosen = case.game.choose(case.seats, dict(case.options))
    for seed in range(case.games):
        random = Random(seed)
        record = Record.begin(case.game, case.seats, chosen)
        state, some, then = case.new(), random.randrange(USUAL_LENGTH), ""
        while state.actor() != NOBODY:
            if len(record.moves) == some:
                then = str(state)
            action = random.choice(state.options())
            record.add(state, action)
            state.apply(action)
        again = Record.parse(record.text())
        assert record.text() == again.text()
        assert str(state) == str(again.replay())
        if then:
            assert then == str(again.replay(some)) == str(again.until(some).replay())


@in_every_case
def test_dealing_at_once_draws_as_dealing_one_by_one(case):
    for seed in range(case.games):
        random = Random(seed)
        quick, slow = case.new(), case.new()
        quick_dealer, slow_dealer = Rng(seed), Rng(seed)
        while quick.actor() != NOBODY:
            if quick.actor() == CHANCE:
                quick.deal(quick_dealer)
                continue
            while slow.actor() == CHANCE:
                slow.apply(slow.options()[slow_dealer.weighted(slow.weights())])
            choice = random.randrange(len(quick.options()))
            assert [action.number for action in slow.options()] == [
                action.number for action in quick.options()
            ]
            quick.apply(quick.options()[choice])
            slow.apply(slow.options()[choice])
        while slow.actor() == CHANCE:
            slow.apply(slow.options()[slow_dealer.weighted(slow.weights())])
        assert str(quick) == str(slow)
        assert quick_dealer.carry == slow_dealer.carry


@in_every_case
def test_the_same_actions_lead_to_the_same_state(case):
    for first, second in zip(walk(case, 1), walk(case, 1), strict=True):
        assert str(first) == str(second)
