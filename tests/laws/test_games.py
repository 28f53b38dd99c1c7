"""Laws of whole games: no dead end, whoever draws the choices, and one way to deal."""

from __future__ import annotations

from random import Random

from hypothesis import given
from hypothesis import strategies as st

from signoria import CHANCE, NOBODY, Rng
from tests.laws.scores import is_lost
from tests.laws.walks import hook, in_every_case, walk

DRAWN = 250  # choices
DEALT = 100  # games of each case


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
    assert actions <= case.game.most_actions(case.seats)
    assert bool(case.game.winners(state)) != is_lost(case.game.observe(state, None))


@in_every_case
def test_dealing_at_once_draws_as_dealing_one_by_one(case):
    for seed in range(min(case.games, DEALT)):
        random = Random(seed)
        quick, slow = case.at(seed).new(), case.at(seed).new()
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
    for (first, _), (second, _) in zip(walk(case, 1), walk(case, 1), strict=True):
        assert str(first) == str(second)
