"""``signoria coach``: a finished game, looked at."""

from __future__ import annotations

import sys
from pathlib import Path
from typing import Any

import click

from signoria.coach.decisions import WORLDS
from signoria.faces.phrases import Phrases, phrases_for
from signoria.faces.terminal import files, screen
from signoria.faces.terminal.bad_input import INTERRUPTED
from signoria.faces.terminal.command_help import Command, language_here
from signoria.faces.terminal.options import BOX, LANGUAGE, options
from signoria.faces.terminal.progress import work
from signoria.notation import RecordError
from signoria.record import Record

MILLISECONDS = 4000  # for a position


@click.command(cls=Command)
@click.argument("file", type=click.Path(path_type=Path))
@click.option("--at", type=int, help="The best moves of the position after so many moves.")
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
    file: Path,
    at: int | None,
    seat: int | None,
    worlds: int,
    language: str | None,
    box: Path | None,
) -> None:
    """What a finished game's decisions cost, and what was luck; or the best moves of a position.

    Example: signoria coach game.txt --seat 0
    """
    from signoria.coach import Work, reviewing
    from signoria.faces.terminal.coach import Coach

    record = files.read_record(file, box)
    code = language_here().code if language is None else language
    phrases = phrases_for(record.game, code)
    with files.named(file):
        if at is not None:
            _show_position(record, phrases, at, worlds)
            return
        looks = Work(record, seat, worlds)
        done = work(reviewing(looks), looks.steps, phrases.language.say("looks"))
        if not done.is_all:
            sys.exit(INTERRUPTED)
        Coach(screen.console(), phrases, looks.review, file, seat).show()


def _show_position(record: Record, phrases: Phrases[Any], ply: int, worlds: int) -> None:
    """The best moves of a position, of a game that goes on too: the file is one's own."""
    from signoria.coach import best_moves
    from signoria.coach.worlds import chosen_at, generator
    from signoria.faces.terminal.coach import show_best

    state, game = record.replay(ply), record.load()
    if int(state.actor()) < 0:
        raise RecordError(f"nobody is asked after {ply} moves: the coach looks at decisions")
    rng, chosen = generator(record, "best", ply), chosen_at(record, ply)
    best = best_moves(game, state, MILLISECONDS, rng, chosen, worlds)
    show_best(screen.console(), phrases, game, state, best, phrases.names(record))
