"""The end of the game: seven lines of points."""

from __future__ import annotations

from signoria.games.florenza_dice.news import Scored, ScoringBegins
from signoria.games.florenza_dice.rules.board import Board
from signoria.games.florenza_dice.rules.box import CAPTAIN, CAPTAIN_POINTS, ICON, IN_PALAZZO, WORKS
from signoria.games.florenza_dice.rules.sheets import FIORINI, SPARES, STARS, supply_points
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
        ("stars", supply_points(STARS, state.stars(seat))),
        ("spares", supply_points(SPARES, state.spares(seat))),
        ("fiorini", supply_points(FIORINI, state.fiorini(seat))),
    ]
    return ScoreSheet(lines)


def winners(state: Board) -> list[int]:
    """The most points; then the most Artworks and Buildings; then the victory is shared.

    Alone, nobody below the score of Pope Sisto IV.
    """
    if state.seats == 1:
        return [0] if state.beats_the_pope() else []
    standings = [[int(state.total(seat)), int(state.projects(seat))] for seat in range(state.seats)]
    best = max(standings)
    return [seat for seat in range(state.seats) if standings[seat] == best]


def tell_scoring(state: Board) -> None:
    """The end of the game: every line of every seat, and what it is paid for."""
    if state.news is not None:
        state.news.append(ScoringBegins())
        for seat in range(state.seats):
            counts = _counts(state, seat)
            for line, points in score_sheet(state, seat).lines:
                state.news.append(Scored(seat, line, points, counts[line]))


def _counts(state: Board, seat: int) -> dict[str, int]:
    """Works, Buildings, spaces, stars, spares and Fiorini."""
    done = [int(state.is_finished(seat, work)) for work in range(WORKS)]
    return {
        "palazzo": sum(done[:IN_PALAZZO]),
        "chiesa": sum(done[IN_PALAZZO:]),
        "rione": int(state.built(seat)),
        "captain": int(state.marked(seat, CAPTAIN)),
        "stars": int(state.stars(seat)),
        "spares": int(state.spares(seat)),
        "fiorini": int(state.fiorini(seat)) * ICON,
    }
