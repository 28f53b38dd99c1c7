"""How fast the rules run here, with a bar for whoever waits."""

from __future__ import annotations

import click

from signoria.bench import ROUNDS, Bench
from signoria.faces.terminal.bad_input import INTERRUPTED, complain
from signoria.faces.terminal.command_help import language_here
from signoria.faces.terminal.progress import work


def run(game: str) -> int:
    """Measure and print; answers with an exit code. Ctrl-C prints what was measured so far."""
    language = language_here()
    bench = Bench(game)
    done = work(bench.rounds(), ROUNDS, language.say("rounds"))
    if done.outcomes:
        click.echo(bench.text())
    if done.is_all:
        return 0
    complain(
        language.say(
            "interrupted: {number} of {wanted} rounds were measured",
            number=len(done.outcomes),
            wanted=done.wanted,
        )
    )
    return INTERRUPTED
