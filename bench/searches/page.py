"""Rows of Markdown for what was played."""

from __future__ import annotations

from collections.abc import Sequence

from bench.searches.duels import Duel
from bench.searches.spread import Overhead

import signoria
from signoria.arena import GamePlayed, Match, standings

HEAD = (
    "| game | search | against | games | wins | margin | without luck | ms a move |\n"
    "|---|---|---|---|---|---|---|---|"
)


def row(duel: Duel, match: Match, games: Sequence[GamePlayed]) -> str:
    """What the first of the bots came to."""
    one, other = standings(match, games)[:2]
    low, high = 100 * one.win_rate_low, 100 * one.win_rate_high
    cells = [
        f"{signoria.load(duel.game).title}, {len(duel.bots)} players",
        *duel.words,
        str(one.games),
        f"{100 * one.win_rate:.0f} % ({low:.0f} to {high:.0f})",
        f"{one.margin:.1f} ± {one.margin_interval:.1f}",
        _estimate(one.adjusted_margin, one.adjusted_margin_interval),
        f"{one.milliseconds_a_move:.2f} / {other.milliseconds_a_move:.2f}",
    ]
    return f"| {' | '.join(cells)} |"


def row_of_overhead(game: str, simulations: int, found: Overhead) -> str:
    """What two processes cost beside thinking."""
    return (
        f"| {signoria.load(game).title}, 2 players | {simulations} simulations over two processes "
        f"| in one | {found.decisions} decisions | | | "
        f"| {found.thinking:.2f} and {found.spreading:.2f} for spreading |"
    )


def _estimate(mean: float | None, half: float | None) -> str:
    """A mean with its interval; games may be too few for one."""
    return "" if mean is None or half is None else f"{mean:.1f} ± {half:.1f}"
