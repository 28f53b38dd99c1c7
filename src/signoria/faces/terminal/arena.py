"""Bots against each other, many games: played, written down as they come, and shown."""

from __future__ import annotations

import json
from contextlib import closing
from dataclasses import dataclass
from pathlib import Path
from typing import Any

import click

from signoria import balance
from signoria.arena.controls import controls
from signoria.arena.exports import write_csv, write_parquet
from signoria.arena.ledger import Ledger
from signoria.arena.match import Match
from signoria.arena.played import GamePlayed
from signoria.arena.spreading import over_all
from signoria.arena.standings import by_seat, by_turn, plain, standings
from signoria.faces.phrases import Language
from signoria.faces.terminal.arena_tables import show, show_controls
from signoria.faces.terminal.bad_input import INTERRUPTED, complain
from signoria.faces.terminal.command_help import language_here
from signoria.faces.terminal.progress import Done, work
from signoria.faces.terminal.screen import console


@dataclass(frozen=True)
class Wanted:
    """What the command line asks for."""

    match: Match
    games: int
    jobs: int = 1
    ray: str = ""
    output: Path | None = None
    csv: bool = False
    parquet: bool = False
    plots: str = ""  # the kind of picture
    controls: bool = False


@dataclass(frozen=True)
class Result:
    """A match, and what was played of it."""

    match: Match
    done: Done[GamePlayed]

    @property
    def games(self) -> list[GamePlayed]:
        """In their order."""
        return self.done.outcomes


def run(wanted: Wanted, *, report: bool, as_data: bool) -> int:
    """Play, count and print; answers with an exit code. Whoever presses Ctrl-C gets the table of
    the games so far, which are the first ones of the match.
    """
    language = language_here()
    results = [_play(wanted, wanted.match, language, wanted.output)]
    if wanted.controls:
        for number, control in enumerate(controls(wanted.match), 1):
            if not results[-1].done.is_all:
                break
            folder = wanted.output / "controls" / str(number) if wanted.output else None
            results.append(_play(wanted, control, language, folder))
    if results[0].games:
        _write(wanted, results[0], language)
    if as_data:
        click.echo(json.dumps(as_json(results), indent=2, ensure_ascii=False))
    elif report:
        for result in results:
            if result.games:
                click.echo(balance.report_text(balance.count(result.match, result.games)))
    elif results[0].games:
        show(console(), language, wanted.match, results[0].games)
        if played := [(one.match, one.games) for one in results[1:] if one.games]:
            show_controls(console(), language, played)
    return _ended(results, language)


def as_json(results: list[Result]) -> dict[str, Any]:
    """The same as plain data."""
    first, *others = [_plain(result) for result in results]
    return {**first, "controls": others} if others else first


def _plain(result: Result) -> dict[str, Any]:
    match, games = result.match, result.games
    return {
        "game": match.game,
        "seed": match.seed,
        "options": match.options,
        "games": len(games),
        "wanted": result.done.wanted,
        "games_a_round": match.games_a_round,
        "standings": [plain(one) for one in standings(match, games)] if games else [],
        "seats": [plain(one) for one in by_seat(match, games)] if games else [],
        "turn_order": [plain(one) for one in by_turn(match, games)] if games else [],
        "forfeits": [
            {
                "game": game.number + 1,
                "move": one.move,
                "bot": match.bots[game.bots[one.seat]],
                "why": one.why,
            }
            for game in games
            for one in game.forfeits
        ],
    }


def _play(wanted: Wanted, match: Match, language: Language, folder: Path | None) -> Result:
    """The games of a match, those that a folder already has included."""
    number, what = match.whole_rounds(wanted.games), language.say("games")
    if folder is None:
        coming = over_all(match, range(number), wanted.jobs, wanted.ray)
        return Result(match, work(coming, number, what))
    with closing(Ledger(folder, match)) as ledger:
        there = ledger.games[:number]
        left = range(len(there), number)
        coming = over_all(match, left, wanted.jobs, wanted.ray) if left else _none()
        with closing(coming):
            done = work(ledger.keep(coming), number, what, there)
    return Result(match, done)


def _none() -> Any:
    yield from ()


def _write(wanted: Wanted, result: Result, language: Language) -> None:
    folder = wanted.output
    if folder is None:
        return
    if wanted.csv:
        write_csv(folder / "games.csv", result.match, result.games)
    if wanted.parquet:
        write_parquet(folder / "games.parquet", result.match, result.games)
    if wanted.plots:
        from signoria.faces.terminal.arena_plots import draw

        draw(folder, wanted.plots, language, result.match, result.games)


def _ended(results: list[Result], language: Language) -> int:
    last = results[-1].done
    if last.is_all:
        return 0
    complain(
        language.say(
            "interrupted: {number} of {wanted} games were played",
            number=len(last.outcomes),
            wanted=last.wanted,
        )
    )
    return INTERRUPTED
