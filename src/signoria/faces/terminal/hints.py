"""Hints: what a computer would do after some thought, and why."""

from __future__ import annotations

from time import perf_counter

from rich.console import Console
from rich.text import Text

from signoria.advice import assessed, explained
from signoria.bundles import parts
from signoria.coach.best import MOST_MOVES, weighed
from signoria.faces.phrases.hinting import reasons
from signoria.faces.terminal.asking import Asked
from signoria.faces.terminal.coach import show_best
from signoria.table import Table

MILLISECONDS = 1000


def show_hint(screen: Console, table: Table, asked: Asked) -> None:
    """The best answer, as a computer sees it after some seconds of thought, and the reason; then
    the two or three best, with what is to be expected after each.
    """
    phrases, state = asked.phrases, table.state
    rng = table.dealer.generator(len(table.session.moves))
    answers = assessed(table.game, state, MILLISECONDS, rng)
    liked = [said for said, _, _ in answers[:MOST_MOVES]]
    best_of = weighed(table.game, state, liked, perf_counter() + 1, rng)
    if best_of.moves:  # followed again, another may turn out to be the best
        order = [move.said for move in best_of.moves]
        answers.sort(key=lambda one: order.index(one[0]) if one[0] in order else len(order))
    found = explained(table.game, state, answers, MILLISECONDS, rng)
    best, seat = answers[0][0], int(state.actor())
    said = phrases.language.say("A bot would choose: {action}.", action=asked.label(best))
    screen.print(Text(f"{asked.typed(parts(best)):>3} {said}"))
    does = phrases.consequence(asked.offer.preview(best), asked.names)
    for sentence in reasons(phrases, does, found, asked.label, seat, asked.names):
        screen.print(Text(f"    {sentence}"))
    if len(best_of.moves) > 1:
        show_best(screen, phrases, table.game, state, best_of, asked.names)
