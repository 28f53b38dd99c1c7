"""Getting ready to play."""

from __future__ import annotations

from typing import Final

from signoria._compat import i64, vec
from signoria.games.medici_dice.news import NoSuchSeat, StarterDrawn
from signoria.games.medici_dice.rules.board import SHEET, SHEETS, Board
from signoria.games.medici_dice.rules.box import MOST_SEATS
from signoria.games.medici_dice.rules.round import Round
from signoria.games.medici_dice.rules.solitaire import SolitaireRound
from signoria.games.medici_dice.rules.words import START, STARTING
from signoria.kernel.actions import Action, Options
from signoria.kernel.news import Fact, Reason
from signoria.kernel.steps import DONE, Roll, Step, Steps, in_order


class ChooseStarter(Roll[Board]):
    """Getting ready to play: somebody starts and takes the start player marker."""

    def options(self, state: Board) -> Options:
        return START[state.seats]

    def take(self, state: Board, action: Action) -> Steps:
        state.roller = action.what
        if state.news is not None:
            state.news.append(StarterDrawn(state.roller))
        return DONE

    def why_not(self, state: Board, action: Action) -> Reason | None:
        return NoSuchSeat(action.what) if action.verb == STARTING else None


def new_game(seats: i64) -> Board:
    """Each player receives a score sheet; seat 0 takes the start player marker."""
    return _READY[seats].copy()


def new_game_with(
    seats: int, random_starter: bool, bonus_when_behind: bool, news: list[Fact] | None
) -> Board:
    """The same with options, or heard."""
    state = empty_board(seats)
    state.news = news
    state.bonus_when_behind = 1 if bonus_when_behind else 0
    first: list[Step[Board]] = [ChooseStarter()] if random_starter else []
    state.settle(in_order(*first, SolitaireRound() if seats == 1 else Round()))
    return state


def empty_board(seats: int) -> Board:
    """Dice in hand, nothing written down."""
    return Board(seats, 0, 0, 0, 0, 0, 0, 1, vec[i64]([0] * (SHEETS + seats * SHEET)))


_READY: Final = vec[Board](
    [new_game_with(max(seats, 1), False, True, None) for seats in range(MOST_SEATS + 1)]
)
