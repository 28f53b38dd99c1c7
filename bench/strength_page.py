"""``bench/strength.md``, written from the games that were played."""

from __future__ import annotations

from collections.abc import Iterator, Sequence
from itertools import groupby

from bench.strength_matches import HARD, Kind, Row

import signoria
from signoria.arena import GamePlayed, Match, standings
from signoria.arena.standings import by_turn

Played = tuple[Row, Match, list[GamePlayed]]
Told = tuple[Row, str]  # a match, and its line on the page
MARKS = {"medici_dice": (200, 210), "florenza_dice": (60, 65, 70), "florenza": (90, 100, 110)}
HEAD = """# Strength

`python -m bench.strength` plays what is missing and writes this page; `--minutes` ends it early, \
so that some matches have fewer games than others. 95 % intervals; "without luck" as the arena \
counts it; ms are processor time a move. A bot against itself wins half of the games, with four \
players a quarter. The hard bot of version 0.1.0 was `flat 300ms`; here it has as many simulations \
as take that long on a quiet machine: {hard}."""


def page(told: Sequence[Told], notes: str) -> str:
    """All of it."""
    hard = ", ".join(f"{signoria.load(name).title} {count:,}" for name, count in HARD.items())
    lines = [HEAD.format(hard=hard)]
    for name, mine in groupby(told, key=lambda one: one[0].game):
        lines += ["", f"## {signoria.load(name).title}"]
        for _, same in groupby(mine, key=lambda one: (one[0].kind, len(one[0].bots))):
            found = list(same)
            first = found[0][0]
            lines += ["", *HEADS[first.kind](first), *[line for _, line in found]]
    return "\n".join([*lines, "", notes])


def line_of(played: Played) -> str:
    """What a match's games come to, as its line of the page."""
    return LINES[played[0].kind](*played)


def _head_alone(row: Row) -> Iterator[str]:
    marks = MARKS[row.game]
    against = ", ".join(f"{key}: {value}" for key, value in row.options)
    heads = " | ".join(f"{mark} and more" for mark in marks)
    title = f"alone, {against}" if against else "alone"
    yield f"| {title} | games | points | without luck | {heads} | won | ms |"
    yield "|" + "---|" * (6 + len(marks))


def _alone(row: Row, match: Match, games: list[GamePlayed]) -> str:
    (one,) = standings(match, games)
    reached = [
        sum(game.scores[0] >= mark for game in games) / len(games) for mark in MARKS[row.game]
    ]
    shares = " | ".join(f"{share:.0%}" for share in reached)
    low, high = 100 * one.win_rate_low, 100 * one.win_rate_high
    return (
        f"| {label(row)} | {one.games} | {one.mean_score:.1f} ± {one.mean_score_margin:.1f} "
        f"| {_estimate(one.adjusted_score, one.adjusted_score_interval)} | {shares} "
        f"| {100 * one.win_rate:.0f} % ({low:.0f} to {high:.0f}) "
        f"| {one.milliseconds_a_move:.2f} |"
    )


def _head_against(row: Row) -> Iterator[str]:
    yield (
        f"| {len(row.bots)} players | games | wins of the first | margin | without luck "
        f"| ms a move |"
    )
    yield "|" + "---|" * 6


def _against(row: Row, match: Match, games: list[GamePlayed]) -> str:
    """Bots against each other; with more players, one against several of a kind."""
    one, other = standings(match, games)[:2]
    low, high = 100 * one.win_rate_low, 100 * one.win_rate_high
    return (
        f"| {label(row)} | {one.games} "
        f"| {100 * one.win_rate:.0f} % ({low:.0f} to {high:.0f}) "
        f"| {one.margin:.1f} ± {one.margin_interval:.1f} "
        f"| {_estimate(one.adjusted_margin, one.adjusted_margin_interval)} "
        f"| {one.milliseconds_a_move:.2f} / {other.milliseconds_a_move:.2f} |"
    )


def _head_order(row: Row) -> Iterator[str]:
    players = len(row.bots)
    places = " | ".join([*("1st", "2nd", "3rd", "4th")[: players - 1], "last"])
    yield f"| wins by place in the first turn order | games | {places} |"
    yield "|" + "---|" * (2 + players)


def _order(row: Row, match: Match, games: list[GamePlayed]) -> str:
    """Bots of one kind, by place in the first turn order."""
    shares = " | ".join(
        f"{100 * one.win_rate:.0f} % ({100 * one.win_rate_low:.0f} to "
        f"{100 * one.win_rate_high:.0f})"
        for one in by_turn(match, games)
    )
    return f"| {label(row)} | {len(games)} | {shares} |"


def label(row: Row) -> str:
    """How a match is named on the page."""
    if row.kind is Kind.ALONE:
        return row.bots[0]
    if row.kind is Kind.ORDER:
        return f"{len(row.bots)} × {row.bots[0]}"
    many = f"{len(row.bots) - 1} " if len(row.bots) > 2 else ""
    return f"{row.bots[0]} against {many}{row.bots[1]}"


def _estimate(mean: float | None, half: float | None) -> str:
    """A mean with its interval; games may be too few for one."""
    return "" if mean is None or half is None else f"{mean:.1f} ± {half:.1f}"


HEADS = {
    Kind.ALONE: _head_alone,
    Kind.PAIR: _head_against,
    Kind.TABLE: _head_against,
    Kind.ORDER: _head_order,
}
LINES = {Kind.ALONE: _alone, Kind.PAIR: _against, Kind.TABLE: _against, Kind.ORDER: _order}
