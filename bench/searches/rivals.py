"""What others want in simulations: with three and more players, whoever goes first for points of
their own may also go against the leader, or against me.

A reply is chosen among the others' best plans, or where turns are not planned, among their options
with their habits; what the seat they go against may expect counts against it.
"""

from __future__ import annotations

from bench.searches.searcher import Thinker

from signoria.bots.learned import Knowledge
from signoria.kernel.actions import Action
from signoria.kernel.chance import Rng
from signoria.kernel.game import View
from signoria.kernel.state import State
from signoria.kernel.steps import CHANCE, NOBODY
from signoria.learning.habits import moment_of
from signoria.learning.judging import Judge, best_place, glance, values_at_once
from signoria.learning.manner import SEEDS, Manner, Thought
from signoria.learning.planning import plan_ahead, take
from signoria.learning.thinking import first_glance

NOT_ONE = -1


class Rivals(Thinker):
    """Simulates as ``master`` does, with others who may want something else."""

    simulations = 40
    against = 0.0  # what a point of the seat that others go against counts, beside their own

    def against_whom(self, judge: Judge, state: State, asked: int, own: int) -> int:
        """The seat that *asked* goes against; *own* is whoever thinks."""
        return NOT_ONE

    def search(self, known: Knowledge, view: View, rng: Rng) -> list[Action]:
        """Sequential halving, the same worlds and the same chance for all that are left."""
        how = self.manner(known)
        alive = first_glance(known.judge, view, rng, how, 0.0)[: how.breadth]
        rounds = (len(alive) - 1).bit_length()
        for _ in range(rounds):
            for _ in range(self.simulations // (rounds * len(alive))):
                self._simulate(known.judge, view, rng, alive, how)
            alive.sort(key=lambda thought: thought.value, reverse=True)
            del alive[(len(alive) + 1) // 2 :]
        return alive[0].way

    def _simulate(
        self, judge: Judge, view: View, rng: Rng, alive: list[Thought], how: Manner
    ) -> None:
        """One world, for every plan."""
        world = view.imagine(rng)
        chance, choices = int(rng.below(SEEDS)), int(rng.below(SEEDS))
        for thought in alive:
            state = world.copy()
            for action in thought.way:
                if state.who == view.seat:
                    take(state, action, view.seat)
            state = self._played(judge, state, Rng(chance), Rng(choices), view.seat, how)
            thought.simulations += 1
            thought.sum += judge.judge(state, view.seat)

    def _played(
        self, judge: Judge, state: State, dealer: Rng, player: Rng, own: int, how: Manner
    ) -> State:
        """Play on until *own* has ended as many turns as are simulated."""
        turns, chosen = 0, False
        while state.who != NOBODY:
            if chosen and state.who != own:
                chosen = False
                turns += 1
                if turns == how.horizon:
                    break
            if state.who == CHANCE:
                state.deal(dealer)
                continue
            options = state.options()
            if len(options) == 1:
                state.apply(options[0])
                continue
            chosen = chosen or state.who == own
            state = self._reply(judge, state, own, int(how.replies), player)
        return state

    def _reply(self, judge: Judge, state: State, own: int, plans: int, player: Rng) -> State:
        """What whoever is asked likes best."""
        asked, options = int(state.who), state.options()
        target = NOT_ONE if asked == own else self.against_whom(judge, state, asked, own)
        tables: list[State] = []
        if plans:
            found = plan_ahead(judge, state, options, plans, 0.0).best(plans, player)
            tables = [plan.state for plan in found]
            values = [plan.value for plan in found]
        else:
            moment = moment_of(judge.habits, judge.game, state)
            values = values_at_once(judge, state, options, moment, tables)
        if target != NOT_ONE:
            worth = judge.judge if plans else lambda table, seat: glance(judge, table, seat)
            for at, table in enumerate(tables):
                values[at] -= self.against * worth(table, target)
        return tables[best_place(values, player)]


class AgainstMe(Rivals):
    """Others would rather have me lose points than not."""

    against = 0.5

    def against_whom(self, judge: Judge, state: State, asked: int, own: int) -> int:
        """Whoever thinks."""
        return own


class AgainstTheLeader(Rivals):
    """Others go against whoever is ahead of them all, if they are not ahead themselves."""

    against = 0.5

    def against_whom(self, judge: Judge, state: State, asked: int, own: int) -> int:
        """Who has most to expect by the hand-made value, the seat that is asked left out."""
        others = [seat for seat in range(int(state.seats)) if seat != asked]
        return max(others, key=lambda seat: judge.game.value(state, seat))
