"""Final scoring: the majorities, then the celebration cards."""

from __future__ import annotations

from signoria._compat import i64
from signoria.games.firenze.news.building import CelebrationPaid, MajorityPaid, ScoringBegins
from signoria.games.firenze.rules.board import Board
from signoria.games.firenze.rules.box import (
    CARD_NAMES,
    CELEBRATION_NAMES,
    COLOUR_NAMES,
    COLOURS,
    DISCARDABLE,
    HELD,
    LOWEST,
    MAJORITY,
)
from signoria.games.firenze.rules.celebrations import celebration_points
from signoria.games.firenze.rules.layout import ALL_LINES, CELEBRATION_LINE, MAJORITY_LINE
from signoria.kernel.game import ScoreSheet
from signoria.kernel.steps import DONE, Step, Steps


class FinalScoring(Step[Board]):
    """Final Scoring: the majority bonus of each tower, then the celebration cards."""

    def run(self, state: Board) -> Steps:
        state.played = 0
        if state.news is not None:
            state.news.append(ScoringBegins())
        for colour in range(COLOURS):
            seat = majority(state, colour)
            if seat >= 0:
                state.score(seat, MAJORITY_LINE + colour, MAJORITY[colour])
                if state.news is not None:
                    tell_majority(state, seat, colour)
        for seat in range(state.seats):
            for kind in range(DISCARDABLE, HELD):
                count = state.held(seat, kind)
                points = celebration_points(state, seat, kind) * count
                state.score(seat, CELEBRATION_LINE + kind - DISCARDABLE, points)
                if state.news is not None and count > 0:
                    state.news.append(CelebrationPaid(seat, points, CARD_NAMES[kind], count))
        return DONE


def tell_majority(state: Board, seat: i64, colour: i64) -> None:
    """Who has the flag of a tower, and what was compared."""
    if state.news is not None:
        counts: list[int] = []
        tops: list[int] = []
        for other in range(state.seats):
            top = state.top_seal(other, colour)
            counts.append(state.seals_on(other, colour))
            tops.append(LOWEST + top - 1 if top > 0 else 0)
        name, seals = COLOUR_NAMES[colour], state.seals_on(seat, colour)
        state.news.append(
            MajorityPaid(seat, MAJORITY[colour], name, seals, tuple(counts), tuple(tops))
        )


def majority(state: Board, colour: i64) -> i64:
    """Who has the most seals on a tower; of those tied, the one highest up; -1 without seals."""
    best: i64 = -1
    most: i64 = 0
    highest: i64 = 0
    for seat in range(state.seats):
        count = state.seals_on(seat, colour)
        top = state.top_seal(seat, colour)
        if count > most or (count == most and top > highest):
            best = seat
            most = count
            highest = top
    return best


def score_sheets(state: Board) -> list[ScoreSheet]:
    """The points so far, line by line; majorities and celebrations come at the end."""
    return [
        ScoreSheet([(name, state.points(seat, line)) for line, name in enumerate(LINE_NAMES)])
        for seat in range(state.seats)
    ]


def winners(state: Board) -> list[int]:
    """Final Scoring: the most prestige points; ties are shared."""
    totals = [int(state.prestige(seat)) for seat in range(state.seats)]
    return [seat for seat in range(state.seats) if totals[seat] == max(totals)]


LINE_NAMES = [
    "commissions",
    "balconies",
    "level tiles",
    "churches",
    "campanile",
    "last seal",
    *[f"majority {name}" for name in COLOUR_NAMES],
    *[name.replace("_", " ") for name in CELEBRATION_NAMES],
]
assert len(LINE_NAMES) == ALL_LINES
