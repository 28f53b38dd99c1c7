"""The command line: ``signoria play medici_dice``."""

from __future__ import annotations

import contextlib
import json
import sys
from collections.abc import Callable
from importlib import import_module
from pathlib import Path
from typing import Any, TypeVar

import click

import signoria
from signoria import Table, library
from signoria.faces import phrases
from signoria.faces.terminal import files, keyboard, saves, screen
from signoria.faces.terminal.bad_input import Commands
from signoria.faces.terminal.seats import parse_bots, parse_seats
from signoria.server.command import serve
from signoria.table import check

Decorated = TypeVar("Decorated", bound=Callable[..., Any])


def _options(*options: Callable[[Any], Any]) -> Callable[[Decorated], Decorated]:
    def decorate(function: Decorated) -> Decorated:
        for option in reversed(options):
            function = option(function)
        return function

    return decorate


_box = click.option("--box", type=click.Path(path_type=Path), help="A corrected box file.")
_seed = click.option("--seed", help="Deals the same dice again; a word or number.")
_variants = click.option("--option", "-o", multiple=True, metavar="NAME=VALUE", help="A variant.")
_language = click.option("--language", "-l", metavar="CODE", help="en or it; else as in LANG.")


@click.group(cls=Commands, context_settings={"help_option_names": ["-h", "--help"]})
@click.version_option(signoria.__version__, prog_name="signoria")
def main() -> None:
    """A table for Florentine board games.

    Example: signoria serve --open, or signoria play medici_dice
    """


main.add_command(serve)


@main.command()
@_language
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
@_options(_language, _variants, _seed, _box)
@click.option("--seats", help="People and bots: 'Adam,greedy,Bea=flat 500'. Default: you, greedy.")
@click.option("--players", type=int, help="How many seats; empty ones go to greedy.")
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

    Example: signoria play medici_dice --seats Adam,Bea,greedy
    """
    from signoria.faces.terminal.playing import run

    if resume is not None:
        given = {"--seats": seats, "--players": players, "--option": option, "--seed": seed}
        for name, value in given.items():
            if value:
                raise ValueError(f"{name} was chosen when the game began; leave it out to resume")
        table = files.resume(resume, game, box, confirm)
        path = resume if save is None else saves.check_new(save)
    else:
        chosen = signoria.load(_named(game), box)
        sitting = parse_seats(seats, players)
        table = Table(
            chosen,
            [seat.player for seat in sitting],
            seed=seed,
            options=_chosen(option),
            names=[seat.name for seat in sitting],
            confirm=confirm,
        )
        path = saves.new_file(chosen.name) if save is None else saves.check_new(save)
    sys.exit(run(table, _phrases(table.game.name, language), path))


@main.command()
@click.argument("game")
@click.option("--seats", required=True, help="Bots: 'greedy,random,flat 500'.")
@_options(_language, _variants, _seed, _box)
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
    sitting = parse_bots(seats)
    table = Table(
        signoria.load(game, box),
        [seat.player for seat in sitting],
        seed=seed,
        options=_chosen(option),
        names=[seat.name for seat in sitting],
    )
    path = None if save is None else saves.check_new(save)
    look_on(table, words, screen.console(), delay)
    if path is not None:
        table.record.save(path, with_seed=True)


@main.command()
@click.argument("file", type=click.Path(path_type=Path))
@_options(_language, _box)
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
@click.argument("file", type=click.Path(path_type=Path))
@_box
def verify(file: Path, box: Path | None) -> None:
    """Check a record: every move legal, and all chance as its published seed deals it.

    Example: signoria verify game.txt
    """
    record = files.read_record(file, box)
    with files.named(file):
        wrong = check(record)
    if wrong:
        raise ValueError(f"{file}: {'; '.join(wrong)}")
    click.echo(f"{file}: {len(record.moves)} moves are legal, and chance is as the seed deals it.")


@main.command()
@click.argument("game")
@click.option("--seats", required=True, help="Bots: 'greedy,random'.")
@click.option("--games", type=click.IntRange(1), default=100, show_default=True)
@click.option("--seed", default="1", show_default=True, help="The same seed, the same games.")
@click.option("--jobs", type=click.IntRange(1), default=1, show_default=True, help="Processes.")
@_options(_variants, _box)
@click.option("--report", is_flag=True, help="Print a balance report: seats, cards, values.")
@click.option("--json", "as_data", is_flag=True, help="Print JSON.")
def arena(
    game: str,
    seats: str,
    games: int,
    seed: str,
    jobs: int,
    option: tuple[str, ...],
    box: Path | None,
    as_data: bool,
    report: bool,
) -> None:
    """Let bots play many games, seats rotating, and compare them.

    Example: signoria arena medici_dice --seats greedy,random --games 200
    """
    from signoria import balance
    from signoria.faces.terminal import arena as ring

    chosen = signoria.load(_named(game), box)
    sitting = parse_bots(seats)
    chosen.check_seats(len(sitting))
    variants = chosen.choose(len(sitting), _chosen(option))
    signoria.Dealer(seed)
    match = balance.Match(game, tuple(seat.player for seat in sitting), seed, variants, box)
    if report:
        click.echo(balance.report_text(balance.play(match, games, jobs)))
        return
    standings = ring.play_all(match, games, jobs)
    if as_data:
        click.echo(json.dumps(ring.as_json(match, standings), indent=2))
    else:
        ring.show_standings(screen.console(), standings)


@main.command()
@click.argument("game")
@_box
def provenance(game: str, box: Path | None) -> None:
    """Every value of a game's box, with its grade and source.

    Example: signoria provenance medici_dice
    """
    from signoria.faces.terminal.provenance import show_provenance

    show_provenance(screen.console(), signoria.load(_named(game), box).box)


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
def bench(game: str) -> None:
    """Measure how fast the rules run here.

    Example: signoria bench medici_dice
    """
    library.check_name(game)
    report = import_module("signoria.bench").report(game)
    if report is not None:
        click.echo(report)


# Helpers


def _phrases(game: str, language: str | None) -> phrases.Phrases[Any]:
    return phrases.phrases_for(game, phrases.preferred() if language is None else language)


def _named(game: str | None) -> str:
    if game is None:
        raise ValueError(f"which game? The games: {', '.join(library.games())}")
    library.check_name(game)
    return game


def _chosen(options: tuple[str, ...]) -> dict[str, str]:
    chosen: dict[str, str] = {}
    for word in options:
        name, equals, value = word.partition("=")
        if not equals or not name or not value:
            raise ValueError(f"an option is written NAME=VALUE, not {word!r}")
        if name in chosen:
            raise ValueError(f"the option {name!r} was given twice")
        chosen[name] = value
    return chosen
