"""Simulations shared among processes and summed (root-parallel), and what sharing them costs.

Each process goes through sequential halving by itself, with its part of the simulations and chance
of its own; what plans came to is added up. :class:`Summed` does that one after the other, which
chooses the same as processes would; :func:`overhead` measures what processes cost beside it.
"""

from __future__ import annotations

import multiprocessing
from time import process_time
from typing import NamedTuple

from bench.searches.searcher import Thinker

import signoria
from signoria.bots.learned import Knowledge, knowledge_of
from signoria.kernel.actions import Action
from signoria.kernel.chance import Rng
from signoria.kernel.game import View
from signoria.kernel.steps import CHANCE, NOBODY
from signoria.learning.manner import SEEDS

MILLISECONDS = 1000.0


class Part(NamedTuple):
    """What a process is asked: a position as text, who thinks, how, and its seed."""

    game: str
    position: str
    seat: int
    simulations: int
    seed: int


class Answer(NamedTuple):
    """What came of each plan, by the numbers of its actions: simulations, and the sum of points."""

    plans: dict[tuple[int, ...], tuple[int, float]]
    reading: float = 0.0  # processor time, in seconds
    thinking: float = 0.0


class Summed(Thinker):
    """``master`` with its simulations in parts that know nothing of each other."""

    parts = 2

    def search(self, known: Knowledge, view: View, rng: Rng) -> list[Action]:
        """What is best by all parts together."""
        count = self.simulations // self.parts
        seeds = [rng.below(SEEDS) for _ in range(self.parts)]
        way = best([self.answer(known, view, count, Rng(one)) for one in seeds])
        return [view.game.words[number] for number in way]

    def answer(self, known: Knowledge, view: View, simulations: int, rng: Rng) -> Answer:
        """What one part says."""
        began = process_time()
        thoughts = self.thoughts(known, view, rng, simulations)
        plans = {
            tuple(int(action.number) for action in thought.way): (
                int(thought.simulations),
                thought.trust * thought.glance + thought.sum,
            )
            for thought in thoughts
        }
        return Answer(plans, thinking=process_time() - began)


def best(answers: list[Answer]) -> tuple[int, ...]:
    """The plan that was simulated most; among those, by its points."""
    sums: dict[tuple[int, ...], tuple[int, float]] = {}
    for answer in answers:
        for way, (simulations, points) in answer.plans.items():
            known = sums.get(way, (0, 0.0))
            sums[way] = (known[0] + simulations, known[1] + points)
    return max(sums, key=lambda way: sums[way])


def think_there(part: Part) -> Answer:
    """In a process of its own: read the position, think, answer in numbers."""
    began = process_time()
    game = signoria.load(part.game)
    state = game.position(part.position)
    known = knowledge_of(game, int(state.seats))
    view = game.view(state, part.seat)
    reading = process_time() - began
    return Summed().answer(known, view, part.simulations, Rng(part.seed))._replace(reading=reading)


class Overhead(NamedTuple):
    """Milliseconds of processor time a decision, on average."""

    decisions: int
    thinking: float  # of all processes together
    spreading: float  # writing, sending, reading, adding up


def overhead(
    name: str, seats: int, simulations: int, decisions: int, processes: int = 2
) -> Overhead:
    """Spread the first decisions of a game over processes; they decide."""
    game, rng = signoria.load(name), Rng(1)
    thinking = spreading = 0.0
    count = 0
    state = game.new(seats)
    with multiprocessing.Pool(processes) as pool:
        pool.map(_make_ready, [(name, seats)] * processes, 1)
        while count < decisions and state.who != NOBODY:
            if state.who == CHANCE:
                state.deal(rng)
                continue
            options = state.options()
            if len(options) == 1:
                state.apply(options[0])
                continue
            began = process_time()
            text, share = str(state), simulations // processes
            parts = [
                Part(name, text, int(state.who), share, int(rng.below(SEEDS)))
                for _ in range(processes)
            ]
            answers = pool.map(think_there, parts, 1)
            chosen = game.words[best(answers)[0]]
            spreading += process_time() - began + sum(answer.reading for answer in answers)
            thinking += sum(answer.thinking for answer in answers)
            count += 1
            state.apply(chosen)
    each = MILLISECONDS / max(count, 1)
    return Overhead(count, each * thinking, each * spreading)


def _make_ready(of: tuple[str, int]) -> None:
    """Weights are read once."""
    name, seats = of
    knowledge_of(signoria.load(name), seats)
