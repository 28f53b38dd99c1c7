"""How the chance to win went through a game."""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import dataclass
from typing import Any

from signoria.bots.search import SEEDS, play_ahead
from signoria.coach.worlds import TO_THE_END
from signoria.kernel.chance import Rng
from signoria.kernel.game import Game
from signoria.kernel.state import State
from signoria.kernel.steps import NOBODY

POINTS = 16  # of a curve


@dataclass(frozen=True)
class Chances:
    """After so many moves: each seat's share of wins, and the score it ends with, on average."""

    ply: int
    wins: tuple[float, ...]
    scores: tuple[float, ...]


def points_of(moves: int) -> list[int]:
    """Where a curve is measured: evenly spread, the beginning and the end included."""
    return sorted({round(moves * at / (POINTS - 1)) for at in range(POINTS)})


def one_end(game: Game[Any], state: State, ply: int, rng: Rng) -> Chances:
    """From the table as it is, hidden things included, everybody plays greedily to the end."""
    dealer, player = Rng(rng.below(SEEDS)), Rng(rng.below(SEEDS))
    end = play_ahead(game, state.copy(), dealer, player, NOBODY, TO_THE_END)
    winners = game.winners(end)
    sheets = game.scores(end)
    wins = [(seat in winners) / max(1, len(winners)) for seat in range(len(sheets))]
    return Chances(ply, tuple(wins), tuple(float(sheet.total) for sheet in sheets))


def mean_of(ends: Sequence[Chances]) -> Chances:
    """Of several ends from the same position."""
    seats, count = range(len(ends[0].wins)), len(ends)
    return Chances(
        ends[0].ply,
        tuple(sum(one.wins[seat] for one in ends) / count for seat in seats),
        tuple(sum(one.scores[seat] for one in ends) / count for seat in seats),
    )
