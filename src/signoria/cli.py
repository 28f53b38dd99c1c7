"""The command line: ``signoria play medici_dice``."""

from __future__ import annotations

import contextlib
import sys
from pathlib import Path
from typing import Any

import click

import signoria
from signoria import Table, guests, library
from signoria.faces import phrases
from signoria.faces.terminal import commands, files, keyboard, saves, screen
from signoria.faces.terminal.arena_command import arena
from signoria.faces.terminal.bad_input import Commands
from signoria.faces.terminal.coach_command import coach
from signoria.faces.terminal.command_help import language_here
from signoria.faces.terminal.options import (
    BOX,
    LANGUAGE,
    SEED,
    VARIANTS,
    options,
    parse_variants,
    to_go_on,
)
from signoria.faces.terminal.puzzles_command import puzzle, puzzles
from signoria.faces.terminal.seats import parse_bots, parse_seats
from signoria.faces.terminal.seats import players as seated
from signoria.faces.terminal.training import train
from signoria.server.check_command import check_games
from signoria.server.command import serve
from signoria.server.table_command import tables
from signoria.server.think_command import think


@click.group(cls=Commands, context_settings={"help_option_names": ["-h", "--help"]})
@click.version_option(signoria.__version__, prog_name="signoria", message="%(prog)s %(version)s")
@LANGUAGE
def main(language: str | None) -> None:
    """A table for Florentine board games.

    Example: signoria play medici_dice
    """
    if language is not None:
        phrases.language(language)


main.add_command(arena)
main.add_command(coach)
main.add_command(puzzle)
main.add_command(puzzles)
main.add_command(serve)
main.add_command(tables)
main.add_command(check_games)
main.add_command(train)
main.add_command(think)


@main.command()
@LANGUAGE
def games(language: str | None) -> None:
    """The games, for how many players, and their variants.

    Example: signoria games
    """
    from signoria.faces.terminal.shelf import show_game

    console = screen.console()
    for name in library.games():
        show_game(console, signoria.load(name), _phrases(name, language))


@main.command()
@click.argument("game", required=False)
@options(LANGUAGE, VARIANTS, SEED, BOX)
@click.option(
    "--seats", help="People and bots: 'Adam,apprentice,Bea=master'. Default: you, journeyman."
)
@click.option("--players", type=int, help="How many seats; empty ones go to journeymen.")
@click.option("--confirm", is_flag=True, help="Ask after each move, so that it can be undone.")
@click.option("--save", type=click.Path(path_type=Path), help="Save here, in a new file.")
@click.option("--resume", type=click.Path(path_type=Path), help="Go on with a saved game.")
def play(
    game: str | None,
    language: str | None,
    option: tuple[str, ...],
    seed: str | None,
    box: Path | None,
    seats: str | None,
    players: int | None,
    confirm: bool,
    save: Path | None,
    resume: Path | None,
) -> None:
    """Play a game here: people at one keyboard, bots in the other seats.

    Example: signoria play medici_dice --seats Adam,Bea,master
    """
    from signoria.faces.terminal.playing import run

    if resume is not None:
        given = {"--players": players, "--option": option, "--seed": seed}
        for name, value in given.items():
            if value:
                raise ValueError(f"{name} was chosen when the game began; leave it out to resume")
        table = files.resume(resume, game, box, confirm, seats)
        path = resume if save is None else saves.check_new(save)
    else:
        chosen = signoria.load(_named(game), box)
        sitting, variants = parse_seats(seats, players), parse_variants(option)
        table = Table(
            chosen,
            seated(chosen, sitting, variants),
            seed=seed,
            options=variants,
            names=[seat.name for seat in sitting],
            confirm=confirm,
        )
        path = saves.new_file(chosen.name) if save is None else saves.check_new(save)
    again = to_go_on(box, language, confirm)
    with guests.ending(table.players):
        sys.exit(run(table, _phrases(table.game.name, language), path, again))


@main.command()
@click.argument("game")
@click.option("--seats", required=True, help="Bots: 'greedy,random,flat 500'.")
@options(LANGUAGE, VARIANTS, SEED, BOX)
@click.option("--delay", type=click.FloatRange(0, 60), default=0.0, help="Seconds a sentence.")
@click.option("--save", type=click.Path(path_type=Path), help="Save the record in a new file.")
def watch(
    game: str,
    seats: str,
    language: str | None,
    option: tuple[str, ...],
    seed: str | None,
    box: Path | None,
    delay: float,
    save: Path | None,
) -> None:
    """Watch bots play.

    Example: signoria watch medici_dice --seats greedy,random --delay 0.5
    """
    from signoria.faces.terminal.watch import watch as look_on

    words = _phrases(_named(game), language)
    sitting, variants = parse_bots(seats), parse_variants(option)
    chosen = signoria.load(game, box)
    table = Table(
        chosen,
        seated(chosen, sitting, variants),
        seed=seed,
        options=variants,
        names=[seat.name for seat in sitting],
    )
    path = None if save is None else saves.check_new(save)
    with guests.ending(table.players):
        look_on(table, words, screen.console(), delay)
    if path is not None:
        table.record.save(path, with_seed=True)


@main.command()
@click.argument("file", type=click.Path(path_type=Path))
@options(LANGUAGE, BOX)
@click.option("--at", type=int, help="Print the position after so many moves.")
@click.option("--all", "everything", is_flag=True, help="Print every sentence.")
def replay(
    file: Path, language: str | None, box: Path | None, at: int | None, everything: bool
) -> None:
    """Look at a record, move by move, forward and back.

    Example: signoria replay game.txt --at 40
    """
    from signoria.faces.terminal.replay import Replay

    record = files.read_record(file, box)
    with files.named(file):
        shown = Replay(record, _phrases(record.game, language), screen.console())
        is_here = sys.stdin.isatty() and sys.stdout.isatty()
        if everything or (at is None and not is_here):
            shown.show_all()
        if at is not None or not (everything or is_here):
            shown.show(len(record.moves) if at is None else at)
    if at is None and not everything and is_here:
        keyboard.prepare()
        with contextlib.suppress(EOFError):
            shown.run()


@main.command()
@click.argument("file", type=click.Path(path_type=Path), nargs=-1, required=True)
@BOX
def verify(file: tuple[Path, ...], box: Path | None) -> None:
    """Check records: every move legal, and all chance as the published seed deals it. A folder
    stands for all records in it.

    Example: signoria verify game.txt
    """
    from signoria.faces.terminal.verifying import run

    sys.exit(run(file, box))


@main.command()
@click.argument("game")
@click.argument("words", nargs=-1)
@options(LANGUAGE, BOX)
def rules(game: str, words: tuple[str, ...], language: str | None, box: Path | None) -> None:
    """A game's rules in our words: all of them, or what they say about a word.

    Example: signoria rules firenze campanile
    """
    from signoria.faces.terminal import rules as rulebook

    signoria.load(_named(game), box)
    said = _phrases(game, language)
    if not words or commands.is_all(said.language, " ".join(words)):
        rulebook.show_all(screen.console(), said)
    elif not rulebook.show_about(screen.console(), said, " ".join(words)):
        sys.exit(2)


@main.command()
@click.argument("game")
@options(LANGUAGE, BOX)
def provenance(game: str, language: str | None, box: Path | None) -> None:
    """Every value of a game's box, with its grade and source.

    Example: signoria provenance medici_dice
    """
    from signoria.faces.terminal.provenance import show_provenance

    found = signoria.load(_named(game), box).box
    show_provenance(screen.console(), found, _phrases(game, language).language)


@main.command()
@click.argument("game")
def box(game: str) -> None:
    """Print the shipped box file, to be corrected.

    Example: signoria box medici_dice > mine.toml
    """
    sys.stdout.buffer.write(library.box_file(game).read_bytes())
    sys.stdout.buffer.flush()


@main.command()
@click.argument("game")
@click.option("--compare", metavar="REVISION", help="Beside another revision, built for it.")
def bench(game: str, compare: str | None) -> None:
    """Measure how fast the rules run here.

    Example: signoria bench medici_dice
    """
    from signoria.faces.terminal import measuring

    library.check_name(game)
    sys.exit(measuring.run(game) if compare is None else measuring.compare(game, compare))


# Helpers


def _phrases(game: str, language: str | None) -> phrases.Phrases[Any]:
    return phrases.phrases_for(game, language_here().code if language is None else language)


def _named(game: str | None) -> str:
    if game is None:
        raise ValueError(f"which game? The games: {', '.join(library.games())}")
    library.check_name(game)
    return game
