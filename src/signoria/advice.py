"""Advice for a person: what a bot would answer to the question that the person is shown.

A bot is asked what the rules ask. As long as it would merely go on, it is asked the next question,
up to the one that is shown; and where several things are gathered, a greedy bot gathers the rest.
"""

from __future__ import annotations

from typing import Any

from signoria.bots import FlatBot, GreedyBot
from signoria.bundles import bundled
from signoria.comparing import Comparison, compared
from signoria.kernel.chance import Rng
from signoria.kernel.game import Game
from signoria.kernel.state import State
from signoria.offers import Offer, offer

MOST_COMPARED = 3  # other answers
Assessed = tuple[str, float, int]  # an answer, its average reward, and how often it was tried


def assessed(game: Game[Any], state: State, milliseconds: int, rng: Rng) -> list[Assessed]:
    """Answers to what is shown to the seat that is asked, the best first."""
    found = offer(state)
    bot = FlatBot(milliseconds=max(1, milliseconds // len(found.questions)))
    for question in found.questions:
        candidates = bot.assess(game.view(question.state, found.seat), rng)
        if candidates[0].action.text != question.goes_on:
            break
    answers: dict[tuple[str, ...], Assessed] = {}
    for candidate in candidates:
        way: tuple[str, ...] = (candidate.action.text,)
        if question is found.questions[-1] and found.sets:
            way = _gathered(game, found, candidate.action.text, rng)
        said = (bundled(*way), float(candidate.average), int(candidate.simulations))
        answers.setdefault(tuple(sorted(way)), said)
    return list(answers.values())


def _gathered(game: Game[Any], found: Offer, first: str, rng: Rng) -> tuple[str, ...]:
    """A complete way through a gathering that begins with a move."""
    state, words = found.state.copy(), game.words
    way: tuple[str, ...] = (first,)
    ways = set(found.sets)
    state.apply(words.worded(first))
    while way not in ways:
        action = GreedyBot().choose(game.view(state, found.seat), rng)
        way = (*way, action.text)
        state.apply(action)
        if len(way) > max(map(len, ways)):  # it went another way than the ones that are offered
            return next(other for other in found.sets if other[0] == first)
    return way


def explained(
    game: Game[Any], state: State, answers: list[Assessed], milliseconds: int, rng: Rng
) -> list[Comparison]:
    """How the best of the *answers* to what is shown compares with those after it."""
    shown = offer(state)
    best = answers[0][0]
    question = shown.asks_for(best)
    others = [said for said, _, _ in answers[1:] if shown.asks_for(said) is question]
    return compared_with_next(game, question.state, best, others, milliseconds, rng)


def compared_with_next(
    game: Game[Any], state: State, best: str, others: list[str], milliseconds: int, rng: Rng
) -> list[Comparison]:
    """The best answer against those after it, until one is clearly worse: the ones before it are
    as good, as far as can be told.
    """
    found: list[Comparison] = []
    compared_at_all = others[:MOST_COMPARED]
    for said in compared_at_all:
        budget = max(1, milliseconds // len(compared_at_all))
        comparison = compared(game, state, best, said, budget, rng)
        if comparison is None:
            break
        found.append(comparison)
        if not comparison.is_even:
            break
    return found
