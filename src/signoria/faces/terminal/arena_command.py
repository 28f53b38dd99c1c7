"""``signoria arena``: what is asked for, checked before the first game."""

from __future__ import annotations

import sys
from pathlib import Path

import click

import signoria
from signoria import guests, library
from signoria.arena.extras import needed
from signoria.arena.match import Match
from signoria.faces.terminal.command_help import Command
from signoria.faces.terminal.options import BOX, VARIANTS, options, parse_variants
from signoria.faces.terminal.seats import parse_bots
from signoria.luck import DEFAULT_TRIES

MOST_TRIES = 10000
KINDS = ("svg", "png")


@click.command(cls=Command)
@click.argument("game")
@click.option("--seats", required=True, help="Bots: greedy,random,module:Class,cmd:…")
@click.option("--games", type=click.IntRange(1), default=100, show_default=True)
@click.option("--seed", default="1", show_default=True, help="The same seed, the same games.")
@click.option("--jobs", type=click.IntRange(1), default=1, show_default=True, help="Processes.")
@click.option("--ray", default="", help="Play on a Ray cluster: its address, or local.")
@options(VARIANTS, BOX)
@click.option(
    "--luck",
    type=click.IntRange(0, MOST_TRIES),
    default=DEFAULT_TRIES,
    help="Outcomes to weigh; 0: none.",
)
@click.option("--controls", is_flag=True, help="Each bot against itself, and against random.")
@click.option("--output", type=click.Path(path_type=Path), help="A folder; go on with it later.")
@click.option("--records", is_flag=True, help="Keep every game there,")
@click.option("--csv", is_flag=True, help="write a table,")
@click.option("--parquet", is_flag=True, help="the same for data frames,")
@click.option("--plots", type=click.Choice(KINDS), help="and drawings.")
@click.option("--report", is_flag=True, help="Print a balance report: seats, cards, values.")
@click.option("--json", "as_data", is_flag=True, help="Print JSON.")
def arena(
    game: str,
    seats: str,
    games: int,
    seed: str,
    jobs: int,
    ray: str,
    option: tuple[str, ...],
    box: Path | None,
    luck: int,
    controls: bool,
    output: Path | None,
    records: bool,
    csv: bool,
    parquet: bool,
    plots: str | None,
    report: bool,
    as_data: bool,
) -> None:
    """Let bots play many games, each deal in every rotation, and compare them.

    Example: signoria arena medici_dice --seats greedy,random --games 200
    """
    from signoria.faces.terminal.arena import Wanted, run

    library.check_name(game)
    chosen = signoria.load(game, box)
    bots = tuple(seat.player for seat in parse_bots(seats))
    chosen.check_seats(len(bots))
    variants = chosen.choose(len(bots), parse_variants(option))
    signoria.Dealer(seed)
    if output is None:
        for name, is_given in (
            *(("--records", records), ("--csv", csv)),
            *(("--parquet", parquet), ("--plots", plots)),
        ):
            if is_given:
                raise ValueError(f"{name} needs a folder to write to: add --output FOLDER")
    if parquet:
        needed("pyarrow.parquet", "--parquet", "arena")
    if plots:
        needed("matplotlib.figure", "--plots", "arena")
    if ray:
        needed("ray", "--ray", "ray")
    for bot in dict.fromkeys(bots):
        guests.check(bot, chosen, len(bots), variants)
    match = Match(game, bots, seed, variants, box, luck, report, records)
    wanted = Wanted(match, games, jobs, ray, output, csv, parquet, plots or "", controls)
    sys.exit(run(wanted, report=report, as_data=as_data))
