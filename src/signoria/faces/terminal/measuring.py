"""How fast the rules run here, with a bar for whoever waits."""

from __future__ import annotations

import click

from signoria import _compiled, side_by_side
from signoria.bench import ROUNDS, Bench
from signoria.faces.terminal.bad_input import INTERRUPTED, complain
from signoria.faces.terminal.command_help import language_here
from signoria.faces.terminal.progress import Done, work


def run(game: str) -> int:
    """Measure and print; answers with an exit code. Ctrl-C prints what was measured so far."""
    bench = Bench(game)
    done = work(bench.rounds(), ROUNDS, language_here().say("rounds"))
    if done.outcomes:
        click.echo(bench.text())
    return _ended(done)


def compare(game: str, revision: str) -> int:
    """The same beside another revision, which is built first."""
    with side_by_side.built(revision) as other:
        both = side_by_side.SideBySide(game, other, _compiled.ROOT)
        done = work(both.rounds(), side_by_side.ROUNDS, language_here().say("rounds"))
        if done.outcomes:
            click.echo(both.text())
        return _ended(done)


def _ended(done: Done[int]) -> int:
    if done.is_all:
        return 0
    complain(
        language_here().say(
            "interrupted: {number} of {wanted} rounds were measured",
            number=len(done.outcomes),
            wanted=done.wanted,
        )
    )
    return INTERRUPTED
