"""Bots against each other, many games, seats rotating; and how sure the result is."""

from __future__ import annotations

from dataclasses import asdict, dataclass
from math import sqrt
from statistics import fmean, stdev
from typing import Any

from rich.box import SIMPLE_HEAD
from rich.console import Console
from rich.table import Table as Grid
from rich.text import Text

from signoria.match import Match, over_all, sit_down

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


def play_all(match: Match, games: int, jobs: int) -> list[Standing]:
    """Play, in so many processes, and count; the result does not depend on their number."""
    scores: list[list[int]] = [[] for _ in match.bots]
    wins: list[list[float]] = [[] for _ in match.bots]
    for outcome in over_all(match, games, jobs, play_one):
        for bot, (score, won) in enumerate(outcome):
            scores[bot].append(score)
            wins[bot].append(won)
    return [_standing(name, scores[bot], wins[bot]) for bot, name in enumerate(match.bots)]


def wilson(wins: float, games: int) -> tuple[float, float]:
    """The interval that holds the true win rate in 95 of 100 cases."""
    rate, square = wins / games, Z * Z
    middle = (rate + square / (2 * games)) / (1 + square / games)
    half = Z * sqrt(rate * (1 - rate) / games + square / (4 * games * games)) / (1 + square / games)
    return max(0.0, middle - half), min(1.0, middle + half)


def show_standings(screen: Console, standings: list[Standing]) -> None:
    """A row for each bot."""
    grid = Grid(box=SIMPLE_HEAD, pad_edge=False)
    for heading in ("bot", "games", "wins", "win rate, 95 %", "mean score, 95 %", "spread"):
        grid.add_column(heading, justify="left" if heading == "bot" else "right")
    for each in standings:
        rates = (each.win_rate, each.win_rate_low, each.win_rate_high)
        grid.add_row(
            Text(each.bot),
            str(each.games),
            f"{each.wins:g}" if each.wins == int(each.wins) else f"{each.wins:.1f}",
            "{:.1%} ({:.1%} to {:.1%})".format(*rates),
            f"{each.mean_score:.1f} ± {each.mean_score_margin:.1f}",
            f"{each.score_spread:.1f}",
        )
    screen.print(grid)


def as_json(match: Match, standings: list[Standing]) -> dict[str, Any]:
    """The same as plain data."""
    return {
        "game": match.game,
        "seed": match.seed,
        "options": match.options,
        "standings": [
            {
                name: round(value, DIGITS) if isinstance(value, float) else value
                for name, value in asdict(each).items()
            }
            for each in standings
        ],
    }


def play_one(match: Match, number: int) -> list[tuple[int, float]]:
    """One game: each bot's score and its share of the win."""
    table, bot_at = sit_down(match, number)
    table.run()
    winners = table.game.winners(table.state)
    outcome = [(0, 0.0)] * len(bot_at)
    for seat, sheet in enumerate(table.game.scores(table.state)):
        outcome[bot_at[seat]] = (sheet.total, 1 / len(winners) if seat in winners else 0.0)
    return outcome


def _standing(bot: str, scores: list[int], wins: list[float]) -> Standing:
    games = len(scores)
    spread = stdev(scores) if games > 1 else 0.0
    low, high = wilson(sum(wins), games)
    return Standing(
        bot=bot,
        games=games,
        wins=sum(wins),
        win_rate=sum(wins) / games,
        win_rate_low=low,
        win_rate_high=high,
        mean_score=fmean(scores),
        mean_score_margin=Z * spread / sqrt(games),
        score_spread=spread,
    )
