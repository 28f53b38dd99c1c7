"""Hints: what a computer would do after some thought, and why."""

from __future__ import annotations

from rich.console import Console
from rich.text import Text

from signoria.advice import assessed, explained
from signoria.bundles import parts
from signoria.faces.phrases.hinting import reasons
from signoria.faces.terminal.asking import Asked
from signoria.table import Table

MILLISECONDS = 1000


def show_hint(screen: Console, table: Table, asked: Asked) -> None:
    """The best answer, as a computer sees it after a second or two of thought, and the reason."""
    phrases, state = asked.phrases, table.state
    rng = table.dealer.generator(len(table.session.moves))
    answers = assessed(table.game, state, MILLISECONDS, rng)
    found = explained(table.game, state, answers, MILLISECONDS, rng)
    best, seat = answers[0][0], int(state.actor())
    said = phrases.language.say("A bot would choose: {action}.", action=asked.label(best))
    screen.print(Text(f"{asked.typed(parts(best)):>3} {said}"))
    does = phrases.consequence(asked.offer.preview(best), asked.names)
    for sentence in reasons(phrases, does, found, asked.label, seat, asked.names):
        screen.print(Text(f"    {sentence}"))
