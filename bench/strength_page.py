"""``bench/strength.md``, written from the games that were played."""

from __future__ import annotations

from collections.abc import Iterator, Sequence
from itertools import groupby

from bench.strength_matches import HARD, Kind, Row

import signoria
from signoria.arena import GamePlayed, Match, standings
from signoria.arena.standings import by_turn

Played = tuple[Row, Match, list[GamePlayed]]
MARKS = {"medici_dice": (200, 210), "florenza_dice": (60, 65, 70), "florenza": (90, 100, 110)}
HEAD = """# Strength

`python -m bench.strength` plays what is missing and writes this page; `--minutes` ends it early, \
so that some matches have fewer games than others. 95 % intervals; "without luck" as the arena \
counts it; ms are processor time a move. A bot against itself wins half of the games, with four \
players a quarter. The hard bot of version 0.1.0 was `flat 300ms`; here it has as many simulations \
as take that long on a quiet machine: {hard}."""


def page(found: Sequence[Played], notes: str) -> str:
    """All of it."""
    hard = ", ".join(f"{signoria.load(name).title} {count:,}" for name, count in HARD.items())
    lines = [HEAD.format(hard=hard)]
    played = [one for one in found if one[2]]
    for name, mine in groupby(played, key=lambda one: one[0].game):
        lines += ["", f"## {signoria.load(name).title}"]
        for kind, same in groupby(mine, key=lambda one: one[0].kind):
            lines += ["", *TABLES[kind](list(same))]
    return "\n".join([*lines, "", notes])


def _alone(found: list[Played]) -> Iterator[str]:
    name = found[0][0].game
    marks = MARKS[name]
    against = ", ".join(f"{key}: {value}" for key, value in found[0][0].options)
    heads = " | ".join(f"{mark} and more" for mark in marks)
    title = f"alone, {against}" if against else "alone"
    yield f"| {title} | games | points | without luck | {heads} | won | ms |"
    yield "|" + "---|" * (6 + len(marks))
    for row, match, games in found:
        (one,) = standings(match, games)
        reached = [sum(game.scores[0] >= mark for game in games) / len(games) for mark in marks]
        shares = " | ".join(f"{share:.0%}" for share in reached)
        low, high = 100 * one.win_rate_low, 100 * one.win_rate_high
        yield (
            f"| {row.bots[0]} | {one.games} | {one.mean_score:.1f} ± {one.mean_score_margin:.1f} "
            f"| {_estimate(one.adjusted_score, one.adjusted_score_interval)} | {shares} "
            f"| {100 * one.win_rate:.0f} % ({low:.0f} to {high:.0f}) "
            f"| {one.milliseconds_a_move:.2f} |"
        )


def _against(found: list[Played]) -> Iterator[str]:
    """Bots against each other; with more players, one against several of a kind."""
    players = len(found[0][0].bots)
    yield f"| {players} players | games | wins of the first | margin | without luck | ms a move |"
    yield "|" + "---|" * 6
    for row, match, games in found:
        one, other = standings(match, games)[:2]
        low, high = 100 * one.win_rate_low, 100 * one.win_rate_high
        many = f"{players - 1} " if players > 2 else ""
        yield (
            f"| {row.bots[0]} against {many}{row.bots[1]} | {one.games} "
            f"| {100 * one.win_rate:.0f} % ({low:.0f} to {high:.0f}) "
            f"| {one.margin:.1f} ± {one.margin_interval:.1f} "
            f"| {_estimate(one.adjusted_margin, one.adjusted_margin_interval)} "
            f"| {one.milliseconds_a_move:.2f} / {other.milliseconds_a_move:.2f} |"
        )


def _order(found: list[Played]) -> Iterator[str]:
    """Bots of one kind, by who acts first."""
    players = len(found[0][0].bots)
    places = " | ".join(f"place {place}" for place in range(1, players + 1))
    yield f"| wins by place in the first turn order | games | {places} |"
    yield "|" + "---|" * (2 + players)
    for row, match, games in found:
        shares = " | ".join(
            f"{100 * one.win_rate:.0f} % ({100 * one.win_rate_low:.0f} to "
            f"{100 * one.win_rate_high:.0f})"
            for one in by_turn(match, games)
        )
        yield f"| {players} × {row.bots[0]} | {len(games)} | {shares} |"


def _estimate(mean: float | None, half: float | None) -> str:
    """A mean with its interval; games may be too few for one."""
    return "" if mean is None or half is None else f"{mean:.1f} ± {half:.1f}"


TABLES = {Kind.ALONE: _alone, Kind.PAIR: _against, Kind.TABLE: _against, Kind.ORDER: _order}
