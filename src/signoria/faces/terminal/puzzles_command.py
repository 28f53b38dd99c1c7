"""``signoria puzzles``: make puzzles, or check them again. ``signoria puzzle``: solve one."""

from __future__ import annotations

import sys
from collections.abc import Generator
from datetime import UTC, datetime
from pathlib import Path

import click

import signoria
from signoria.faces.phrases import phrases_for
from signoria.faces.terminal import screen
from signoria.faces.terminal.bad_input import INTERRUPTED, complain
from signoria.faces.terminal.command_help import Command, language_here
from signoria.faces.terminal.options import BOX, LANGUAGE, options
from signoria.faces.terminal.progress import work
from signoria.faces.terminal.wording import worded
from signoria.puzzles import Checked, Collection, checked_again
from signoria.puzzles.collection import Notebook, read, shipped
from signoria.puzzles.finding import WORLDS
from signoria.puzzles.making import making, read_records

COUNT = 100


@click.command(cls=Command)
@click.argument("game")
@click.option("--count", type=click.IntRange(1), default=COUNT, show_default=True, help="How many.")
@click.option("--games", type=click.IntRange(1), help="Look at so many games of bots at most.")
@click.option(
    "--records",
    type=click.Path(path_type=Path),
    multiple=True,
    help="Look at this record instead; may be given several times.",
)
@click.option("--seed", default="1", show_default=True, help="The same seed, the same puzzles.")
@click.option("--output", type=click.Path(path_type=Path), help="Where the puzzles go.")
@click.option("--check", type=click.Path(path_type=Path), help="Check the puzzles in this file.")
@click.option(
    "--worlds",
    type=click.IntRange(2, 10000),
    default=WORLDS,
    show_default=True,
    help="Games played on to check a puzzle again.",
)
@BOX
def puzzles(
    game: str,
    count: int,
    games: int | None,
    records: tuple[Path, ...],
    seed: str,
    output: Path | None,
    check: Path | None,
    worlds: int,
    box: Path | None,
) -> None:
    """Find puzzles in games of bots, or in records: positions where one answer is clearly the best
    and not the obvious one. Each game is written down when it was looked at; stopped, the same
    command goes on from there.

    Example: signoria puzzles medici_dice --count 20 --output mine.jsonl
    """
    chosen = signoria.load(game, box)
    if check is not None:
        raise SystemExit(_check(read(check, chosen), worlds, seed))
    if records and games:
        raise ValueError("give --games or --records, not both")
    given = read_records(chosen, records) if records else None
    file = output or Path(f"{game}.puzzles.jsonl")
    notebook = Notebook(file, chosen, seed)
    language = language_here()
    before = notebook.found.puzzles
    done = work(making(notebook, given, games, count), count, language.say("puzzles"), list(before))
    click.echo(
        language.say(
            "{file}: {number} puzzles from {games} games",
            file=file,
            number=len(notebook.found.puzzles),
            games=notebook.found.looked,
        )
    )
    if not done.is_all and given is None and games is None:
        raise SystemExit(INTERRUPTED)


def _check(found: Collection, worlds: int, seed: str) -> int:
    """Whether all puzzles stand; those that do not are named."""
    language = language_here()
    wanted = len(found.puzzles)
    done = work(_checking(found, worlds, seed), wanted, language.say("puzzles"))
    for one in done.outcomes:
        if one.wrong:
            complain(f"{one.puzzle.number}: {worded(language, one.wrong)}")
    good = sum(not one.wrong for one in done.outcomes)
    click.echo(language.say("{good} of {number} puzzles stand", good=good, number=wanted))
    if not done.is_all:
        return INTERRUPTED
    return 0 if good == wanted else 1


def _checking(found: Collection, worlds: int, seed: str) -> Generator[Checked]:
    for puzzle in found.puzzles:
        yield checked_again(puzzle, worlds, seed)


@click.command(cls=Command)
@click.argument("game")
@click.option("--number", type=int, help="Which one, from 1. Default: the one of today.")
@click.option("--file", type=click.Path(path_type=Path), help="Puzzles of your own.")
@options(LANGUAGE, BOX)
def puzzle(
    game: str, number: int | None, file: Path | None, language: str | None, box: Path | None
) -> None:
    """Solve a puzzle: a position is shown, you answer, and are told why.

    Example: signoria puzzle medici_dice --number 7
    """
    from signoria.faces.terminal.solving import solve

    chosen = signoria.load(game, box)
    found = shipped(chosen.name) if file is None else read(file, chosen)
    one = found.of_day(datetime.now(UTC).date()) if number is None else found.numbered(number)
    code = language_here().code if language is None else language
    sys.exit(solve(screen.console(), phrases_for(chosen.name, code), one, len(found.puzzles)))
