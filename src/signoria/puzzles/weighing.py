"""Answers weighed against each other, in the same worlds with the same chance."""

from __future__ import annotations

from collections.abc import Iterator, Sequence
from typing import Any

from signoria.bots import MasterBot
from signoria.bots.learned import knowledge_of
from signoria.bots.search import best_after
from signoria.coach.worlds import Going, followed, greedily, margin, mean_and_error
from signoria.dealer import generator_for
from signoria.kernel.actions import Action
from signoria.kernel.chance import Rng
from signoria.kernel.game import Game, ScoreSheet
from signoria.kernel.state import State
from signoria.kernel.steps import CHANCE, NOBODY
from signoria.learning.planning import best_way
from signoria.learning.playing_on import play_on
from signoria.puzzles.answers import moves

THOUGHTS = 2  # choices after an answer, where nothing was learned and plans are of no use
PLANS = 3  # that are followed at once
SIMULATIONS = 12  # for each of them

Sheets = list[ScoreSheet]


def generator(*about: object) -> Rng:
    """For one question about one position: it is answered the same again."""
    return generator_for("signoria puzzles", *about)


def masterly(game: Game[Any], state: State, dealer: Rng, player: Rng, seat: int) -> State:
    """Everybody plays by what was learned; where nothing was, the seat plans each of its turns, or
    thinks about its next choices as a master does, and the others are greedy.
    """
    known = knowledge_of(game, int(state.seats))
    if known.is_trained:
        replies = PLANS if known.settings.plans else 0
        return play_on(known.judge, state, dealer, player, seat, 0, replies)
    thoughts, bot = 0, MasterBot(SIMULATIONS)
    while int(state.actor()) != NOBODY and thoughts < THOUGHTS:
        if int(state.actor()) == CHANCE:
            state.deal(dealer)
            continue
        options = state.options()
        if len(options) == 1:
            state.apply(options[0])
        elif int(state.actor()) != seat:
            state = best_after(game, state, options, player)
        elif game.horizon:  # its value can judge a turn's end: the turn is planned, and all others
            for action in best_way(known.judge, state, options, PLANS, player).way:
                _apply_when_asked(state, action)
        else:
            state.apply(bot.choose(game.view(state, seat), player))
            thoughts += 1
    return greedily()(game, state, dealer, player, seat)


def _apply_when_asked(state: State, action: Action) -> None:
    """A choice of a plan; what was forced before it is no part of the plan."""
    while len(options := state.options()) == 1:
        state.apply(options[0])
    state.apply(action)


def ends(
    game: Game[Any], state: State, said: Sequence[str], worlds: int, rng: Rng, going: Going
) -> Iterator[list[Sheets]]:
    """World by world, the score sheets at the end of the game after each answer."""
    ways = [moves(state, one) for one in said]
    for found in followed(game, state, ways, worlds, rng, going):
        yield [game.scores(end) for end in found]


def lead(found: Sequence[list[Sheets]], one: int, other: int, seat: int) -> tuple[float, float]:
    """How many points an answer brings more than another, and how far that may be off."""
    return mean_and_error(
        [margin(sheets[one], seat) - margin(sheets[other], seat) for sheets in found]
    )


def are_twins(found: Sequence[list[Sheets]], one: int, other: int) -> bool:
    """Whether two answers come to the same end in every world, line by line: then they are one,
    as when two dice that show the same may be used.
    """
    return one == other or all(
        [sheet.lines for sheet in sheets[one]] == [sheet.lines for sheet in sheets[other]]
        for sheets in found
    )


def means(found: Sequence[list[Sheets]], seat: int) -> list[float]:
    """What each answer brings, on average."""
    count = len(found[0])
    return [sum(margin(sheets[at], seat) for sheets in found) / len(found) for at in range(count)]
