"""Bots against each other, many games, seats rotating; and how sure the result is."""

from __future__ import annotations

import json
from collections.abc import Sequence
from dataclasses import asdict, dataclass
from math import sqrt
from statistics import fmean, stdev
from typing import Any

import click
from rich.box import SIMPLE_HEAD
from rich.console import Console
from rich.table import Table as Grid
from rich.text import Text

from signoria import balance
from signoria.faces.phrases import Language
from signoria.faces.terminal.bad_input import INTERRUPTED, complain
from signoria.faces.terminal.command_help import language_here
from signoria.faces.terminal.progress import Done, work
from signoria.faces.terminal.screen import console
from signoria.match import Match, over_all, sit_down

Outcome = list[tuple[int, float]]  # of one game: each bot's score and its share of the win
Z = 1.959964  # 95 %
DIGITS = 6


@dataclass(frozen=True)
class Standing:
    """One bot's results."""

    bot: str
    games: int
    wins: float  # a shared win counts for its share
    win_rate: float
    win_rate_low: float
    win_rate_high: float
    mean_score: float
    mean_score_margin: float  # of the 95 % interval
    score_spread: float  # standard deviation


def run(match: Match, games: int, jobs: int, *, report: bool, as_data: bool) -> int:
    """Play, count and print; answers with an exit code. Whoever presses Ctrl-C gets the table of
    the games so far, which are the first ones of the match.
    """
    language = language_here()
    what = language.say("games")
    if report:
        told = work(balance.played(match, games, jobs), games, what)
        if told.outcomes:
            click.echo(balance.report_text(balance.count(match, told.outcomes)))
        return _ended(told, language)
    done = work(over_all(match, games, jobs, play_one), games, what)
    if as_data:
        click.echo(json.dumps(as_json(match, done), indent=2))
    elif done.outcomes:
        show_standings(console(), language, standings(match, done.outcomes))
    return _ended(done, language)


def standings(match: Match, outcomes: Sequence[Outcome]) -> list[Standing]:
    """Each bot's results in these games."""
    return [
        _standing(name, [outcome[bot] for outcome in outcomes])
        for bot, name in enumerate(match.bots)
    ]


def wilson(wins: float, games: int) -> tuple[float, float]:
    """The interval that holds the true win rate in 95 of 100 cases."""
    rate, square = wins / games, Z * Z
    middle = (rate + square / (2 * games)) / (1 + square / games)
    half = Z * sqrt(rate * (1 - rate) / games + square / (4 * games * games)) / (1 + square / games)
    return max(0.0, middle - half), min(1.0, middle + half)


def show_standings(screen: Console, language: Language, standings: list[Standing]) -> None:
    """A row for each bot."""
    say = language.say
    grid = Grid(box=SIMPLE_HEAD, pad_edge=False)
    grid.add_column(say("bot"))
    for heading in (
        *(say("games"), say("wins")),
        *(say("win rate, 95 %"), say("mean score, 95 %"), say("spread")),
    ):
        grid.add_column(heading, justify="right")
    for each in standings:
        rates = [f"{language.decimal(100 * rate, 1)}%" for rate in _rates(each)]
        score, margin = (
            language.decimal(number, 1) for number in (each.mean_score, each.mean_score_margin)
        )
        whole = each.wins == int(each.wins)
        grid.add_row(
            Text(each.bot),
            str(each.games),
            f"{each.wins:g}" if whole else language.decimal(each.wins, 1),
            say("{rate} ({low} to {high})", rate=rates[0], low=rates[1], high=rates[2]),
            f"{score} ± {margin}",
            language.decimal(each.score_spread, 1),
        )
    screen.print(grid)


def as_json(match: Match, done: Done[Outcome]) -> dict[str, Any]:
    """The same as plain data."""
    return {
        "game": match.game,
        "seed": match.seed,
        "options": match.options,
        "games": len(done.outcomes),
        "wanted": done.wanted,
        "standings": [
            {
                name: round(value, DIGITS) if isinstance(value, float) else value
                for name, value in asdict(each).items()
            }
            for each in (standings(match, done.outcomes) if done.outcomes else [])
        ],
    }


def play_one(match: Match, number: int) -> Outcome:
    """One game: each bot's score and its share of the win."""
    table, bot_at = sit_down(match, number)
    table.run()
    winners = table.game.winners(table.state)
    outcome = [(0, 0.0)] * len(bot_at)
    for seat, sheet in enumerate(table.game.scores(table.state)):
        outcome[bot_at[seat]] = (sheet.total, 1 / len(winners) if seat in winners else 0.0)
    return outcome


def _ended(done: Done[Any], language: Language) -> int:
    if done.is_all:
        return 0
    complain(
        language.say(
            "interrupted: {number} of {wanted} games were played",
            number=len(done.outcomes),
            wanted=done.wanted,
        )
    )
    return INTERRUPTED


def _rates(standing: Standing) -> tuple[float, float, float]:
    return standing.win_rate, standing.win_rate_low, standing.win_rate_high


def _standing(bot: str, results: list[tuple[int, float]]) -> Standing:
    games = len(results)
    scores, wins = [score for score, _ in results], sum(won for _, won in results)
    spread = stdev(scores) if games > 1 else 0.0
    low, high = wilson(wins, games)
    return Standing(
        bot=bot,
        games=games,
        wins=wins,
        win_rate=wins / games,
        win_rate_low=low,
        win_rate_high=high,
        mean_score=fmean(scores),
        mean_score_margin=Z * spread / sqrt(games),
        score_spread=spread,
    )
