"""``signoria train``: learn a value of a game in self-play, and write its weights."""

from __future__ import annotations

from collections.abc import Generator
from pathlib import Path
from time import monotonic

import click

import signoria
from signoria.arena.lessons import players
from signoria.faces.terminal.bad_input import INTERRUPTED, complain
from signoria.faces.terminal.command_help import Command, language_here
from signoria.faces.terminal.options import BOX
from signoria.faces.terminal.progress import work
from signoria.learning.lessons import Players
from signoria.learning.training import Lesson, Training
from signoria.learning.weights import settings_of

SECONDS = 60.0  # of a minute


@click.command(cls=Command)
@click.argument("game")
@click.option("--seats", type=click.IntRange(1), help="For so many players. Default: the least.")
@click.option("--games", type=click.IntRange(1), help="How many to learn from, in all.")
@click.option("--minutes", type=click.FloatRange(0), help="Stop then; the same command goes on.")
@click.option("--seed", type=int, default=1, show_default=True, help="The same seed, the same end.")
@click.option("--output", type=click.Path(path_type=Path), help="Where the weights go.")
@click.option("--jobs", type=click.IntRange(1), default=1, show_default=True, help="Processes.")
@click.option("--ray", default="", help="Play on a Ray cluster: its address, or local.")
@BOX
def train(
    game: str,
    seats: int | None,
    games: int | None,
    minutes: float | None,
    seed: int,
    output: Path | None,
    jobs: int,
    ray: str,
    box: Path | None,
) -> None:
    """Learn a game's value in self-play, for the bots learned and master. Stopped, it goes on from
    where it was, and ends as if it had not been.

    Example: signoria train medici_dice --seats 2 --minutes 5
    """
    chosen = signoria.load(game, box)
    number = chosen.seats[0] if seats is None else seats
    training = Training(chosen, number, seed, games or settings_of(chosen, number).games)
    file = output or Path(f"{game}.{number}.weights")
    with players(jobs, ray) as found:
        code = run(training, file, minutes, found)
    raise SystemExit(code)


def run(training: Training, file: Path, minutes: float | None, found: Players) -> int:
    """Learn, with a bar; answers with an exit code."""
    language = language_here()
    checkpoint = file.with_name(f"{file.name}.training")
    if checkpoint.exists():
        training.resume(checkpoint)
        click.echo(language.say("{file}: going on", file=checkpoint))
    file.parent.mkdir(parents=True, exist_ok=True)
    coming = _lessons(training, file, checkpoint, minutes, found)
    work(coming, training.lessons_left, language.say("lessons"))
    said = _so_far(training, file)
    if training.done == training.games:
        checkpoint.unlink(missing_ok=True)
        click.echo(said)
        return 0
    if minutes is not None and (training.log or training.practised):
        click.echo(said)
        return 0
    complain(said)
    return INTERRUPTED


def _so_far(training: Training, file: Path) -> str:
    language = language_here()
    if training.practised < training.practice:
        return language.say(
            "{file}: {done} of {games} games for habits",
            file=file,
            done=training.practised,
            games=training.practice,
        )
    return language.say(
        "{file}: {done} of {games} games, off by {off} points",
        file=file,
        done=training.done,
        games=training.games,
        off=training.log[-1].off if training.log else "–",
    )


def _lessons(
    training: Training, file: Path, checkpoint: Path, minutes: float | None, found: Players
) -> Generator[Lesson]:
    """One after the other, each written down before the next begins."""
    until = None if minutes is None else monotonic() + minutes * SECONDS
    for lesson in training.lessons(found):
        training.write(file)
        training.save(checkpoint)
        yield lesson
        if until is not None and monotonic() >= until:
            return
    if training.done == training.games:
        training.write(file)
