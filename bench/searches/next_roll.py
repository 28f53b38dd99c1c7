"""Expectation over the next roll: the best few options at first glance are followed by the same
sampled rolls, everybody answers them as the learned value likes best, and the mean decides.
"""

from __future__ import annotations

from bench.searches.searcher import Searcher

from signoria.bots.learned import Knowledge
from signoria.kernel.actions import Action
from signoria.kernel.chance import Rng
from signoria.kernel.game import View
from signoria.kernel.state import State
from signoria.kernel.steps import CHANCE, NOBODY
from signoria.learning.judging import BEFORE_CHANCE, Judge, best_place
from signoria.learning.manner import SEEDS, Manner, Thought
from signoria.learning.planning import take
from signoria.learning.playing_on import played_to_rest
from signoria.learning.thinking import first_glance


class NextRoll(Searcher):
    """Looks beyond the next roll."""

    options = 4  # that are followed, the best at first glance
    rolls = 24  # that each of them meets
    trust = 0.0  # rolls that the first glance weighs as much as
    plans = 4  # that are followed in answers, where turns are planned

    def search(self, known: Knowledge, view: View, rng: Rng) -> list[Action]:
        """The plan of which most is expected."""
        thoughts = self.glance(known, view, rng)
        values = self.expected(known.judge, view.imagine(rng), thoughts, rng)
        return thoughts[best_place(values, rng)].way

    def glance(self, known: Knowledge, view: View, rng: Rng) -> list[Thought]:
        """What ``master`` likes best."""
        how = known.settings
        manner = Manner(how.plans, self.options, 0, 1.0)
        return first_glance(known.judge, view, rng, manner, 0.0)[: self.options]

    def expected(
        self, judge: Judge, world: State, thoughts: list[Thought], rng: Rng
    ) -> list[float]:
        """What each of them is worth on average beyond the same rolls."""
        if len(thoughts) == 1:
            return [thoughts[0].glance]
        seat, plans = int(world.who), self.plans if judge.rest != BEFORE_CHANCE else 0
        starts = [_followed(world, thought, seat) for thought in thoughts]
        sums = [self.trust * thought.glance for thought in thoughts]
        for _ in range(self.rolls):
            roll, choices = int(rng.below(SEEDS)), int(rng.below(SEEDS))
            for at, start in enumerate(starts):
                state = beyond(judge, start.copy(), seat, Rng(roll), Rng(choices), plans)
                sums[at] += judge.judge(state, seat)
        return [one / (self.trust + self.rolls) for one in sums]


def _followed(world: State, thought: Thought, seat: int) -> State:
    """The table where a plan ends."""
    state = world.copy()
    for action in thought.way:
        if state.who == seat:
            take(state, action, seat)
    return state


def beyond(judge: Judge, state: State, seat: int, dealer: Rng, player: Rng, plans: int) -> State:
    """Where the table comes to rest after the next roll and what *seat* answers it with; before
    another roll at the latest.
    """
    is_rolled = False
    while state.who != NOBODY:
        if state.who == CHANCE:
            if is_rolled:
                break
            while state.who == CHANCE:
                state.deal(dealer)
            is_rolled = True
            continue
        is_own = state.who == seat
        state = played_to_rest(judge, state, plans, player)
        if is_rolled and is_own:
            break
    return state
