"""Phase 1: income."""

from __future__ import annotations

from typing import ClassVar, Final

from signoria._compat import i64
from signoria.games.florenza_dice.news import IncomeBegins
from signoria.games.florenza_dice.rules.artworks import CollectIncome
from signoria.games.florenza_dice.rules.board import Board
from signoria.games.florenza_dice.rules.box import IN_PALAZZO, MOST_SEATS, WORKS
from signoria.kernel.steps import DONE, Step, Steps, in_order


class Income(Step[Board]):
    """Phase 1: Income. From the second round on, every completed work of the Chiesa pays."""

    fields: ClassVar[dict[str, range]] = {"place": range(MOST_SEATS)}

    def __init__(self, place: i64) -> None:
        self.place: Final[i64] = place  # clockwise from the First Player

    def run(self, state: Board) -> Steps:
        seat = state.clockwise(state.first, self.place)
        state.begin_phase(seat)
        income = _INCOME[state.completed(seat) >> IN_PALAZZO]
        if state.news is not None and income is not DONE:
            state.news.append(IncomeBegins(seat))
        return income


def _incomes(completed: int) -> Steps:
    """In the order in which the works are printed."""
    works = [work for work in range(IN_PALAZZO, WORKS) if completed >> (work - IN_PALAZZO) & 1]
    return in_order(*[CollectIncome(work) for work in works])


_INCOME: Final = [_incomes(completed) for completed in range(2 ** (WORKS - IN_PALAZZO))]
