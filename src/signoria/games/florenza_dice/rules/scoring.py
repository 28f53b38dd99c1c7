"""The end of the game: seven lines of points."""

from __future__ import annotations

from signoria.games.florenza_dice.rules.board import Board
from signoria.games.florenza_dice.rules.box import (
    CAPTAIN,
    CAPTAIN_POINTS,
    FIORINI_A_POINT,
    SPARE_SCORE,
    STAR_SCORE,
)
from signoria.kernel.game import ScoreSheet


def score_sheets(state: Board) -> list[ScoreSheet]:
    """What everybody would score if the game ended now."""
    return [score_sheet(state, seat) for seat in range(state.seats)]


def score_sheet(state: Board, seat: int) -> ScoreSheet:
    """The seven lines of one seat."""
    lines: list[tuple[str, int]] = [
        ("palazzo", state.palazzo_points(seat)),
        ("chiesa", state.chiesa_points(seat)),
        ("rione", state.rione_points(seat)),
        ("captain", CAPTAIN_POINTS[state.marked(seat, CAPTAIN)]),
        ("stars", state.stars(seat) * STAR_SCORE),
        ("spares", state.spares(seat) * SPARE_SCORE),
        ("fiorini", state.fiorini(seat) // FIORINI_A_POINT),
    ]
    return ScoreSheet(lines)


def winners(state: Board) -> list[int]:
    """The most points; then the most Artworks and Buildings; then the victory is shared."""
    standings = [[int(state.total(seat)), int(state.projects(seat))] for seat in range(state.seats)]
    best = max(standings)
    return [seat for seat in range(state.seats) if standings[seat] == best]
