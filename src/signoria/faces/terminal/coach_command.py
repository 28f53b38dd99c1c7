"""``signoria coach``: a finished game, looked at."""

from __future__ import annotations

import sys
from pathlib import Path

import click

from signoria.coach.decisions import WORLDS
from signoria.faces.phrases import phrases_for
from signoria.faces.terminal import files, screen
from signoria.faces.terminal.bad_input import INTERRUPTED
from signoria.faces.terminal.command_help import Command, language_here
from signoria.faces.terminal.options import BOX, LANGUAGE, options
from signoria.faces.terminal.progress import work


@click.command(cls=Command)
@click.argument("file", type=click.Path(path_type=Path))
@click.option("--seat", type=int, help="Only the decisions of this seat, from 0.")
@click.option(
    "--worlds",
    type=click.IntRange(2, 10000),
    default=WORLDS,
    show_default=True,
    help="Games played on to check a decision.",
)
@options(LANGUAGE, BOX)
def coach(
    file: Path, seat: int | None, worlds: int, language: str | None, box: Path | None
) -> None:
    """What a finished game's decisions cost, and what was luck.

    Example: signoria coach game.txt --seat 0
    """
    from signoria.coach import Review, reviewing
    from signoria.coach.review import steps_of
    from signoria.faces.terminal.coach import Coach

    record = files.read_record(file, box)
    code = language_here().code if language is None else language
    phrases = phrases_for(record.game, code)
    with files.named(file):
        review = Review(record)
        steps = reviewing(review, seat, worlds)
        done = work(steps, steps_of(record), phrases.language.say("moves"))
        if not done.is_all:
            sys.exit(INTERRUPTED)
        Coach(screen.console(), phrases, review, file, seat).show()
