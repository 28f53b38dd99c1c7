"""Playing the game: three rounds; in each, everybody loads a ship, turn by turn."""

from __future__ import annotations

from typing import ClassVar, Final

from signoria._compat import i64
from signoria.games.medici_dice.news import NotOnDie, Rolled, RoundBegins, StillRolling, TurnBegins
from signoria.games.medici_dice.rules import shown
from signoria.games.medici_dice.rules.board import Board
from signoria.games.medici_dice.rules.box import DICE, MOST_SEATS, SHIPS, SPACES
from signoria.games.medici_dice.rules.choose_dice import ChooseDice, ChooseOneDie, FillShip
from signoria.games.medici_dice.rules.scoring import ScoreRound
from signoria.games.medici_dice.rules.words import ALL_DICE, ROLL, ROLLING, TAKE
from signoria.kernel.actions import Action, Options
from signoria.kernel.chance import Rng
from signoria.kernel.game import clockwise
from signoria.kernel.news import Reason
from signoria.kernel.steps import DONE, Roll, Step, Steps, in_order


class Round(Step[Board]):
    """Overview: one ship a round; the game ends when the third has been scored."""

    def run(self, state: Board) -> Steps:
        if state.round == SHIPS:
            return DONE
        state.launch()
        if state.news is not None:
            state.news.append(RoundBegins(state.round, SPACES[state.round - 1]))
        return ROUND


class Turn(Step[Board]):
    """Playing the game: roll and choose; then all the others choose one of the dice left."""

    def run(self, state: Board) -> Steps:
        if state.news is not None:
            tell_turn(state)
        return LAST_TURN if state.loading == 1 else TURN[state.seats]


class RollDice(Roll[Board]):
    """Playing the game: the roller rolls all five dice."""

    fields: ClassVar[dict[str, range]] = {"die": range(DICE)}

    def __init__(self, die: i64) -> None:
        self.die: Final[i64] = die

    def options(self, state: Board) -> Options:
        return ROLL[self.die]

    def take(self, state: Board, action: Action) -> Steps:
        state.show(self.die, action.what)
        if state.news is not None:
            tell_rolled(state)
        return NEXT_DIE[self.die]

    def deal(self, state: Board, rng: Rng) -> Steps:
        state.roll_from(self.die, rng)
        if state.news is not None:
            tell_rolled(state)
        return DONE

    def why_not(self, state: Board, action: Action) -> Reason | None:
        if action.verb == TAKE:
            return StillRolling(state.roller)
        if action.verb == ROLLING:
            return NotOnDie(self.die + 1, shown.die(action.what))
        return None


class PassTheMarker(Step[Board]):
    """When all are done, the next player takes the marker: after the last turn, to start anew."""

    def run(self, state: Board) -> Steps:
        state.clear()
        state.roller = state.clockwise(1)
        if state.loading == 0:
            return DONE
        while state.free(state.roller) == 0:
            state.roller = state.clockwise(1)
        return NEXT_TURN


def turn_order(state: Board) -> list[int]:
    """Getting ready to play: clockwise from whoever has the start player marker."""
    return clockwise(int(state.roller), int(state.seats)) if state.round > 0 else []


def tell_turn(state: Board) -> None:
    """Whose turn it is, and whether all other ships are full."""
    if state.news is not None:
        state.news.append(TurnBegins(state.roller, state.loading == 1))


def tell_rolled(state: Board) -> None:
    """Five dice are one roll."""
    if state.news is not None and state.rolled == ALL_DICE:
        state.news.append(Rolled(state.roller, shown.dice(state, ALL_DICE)))


def _turn(seats: int) -> Steps:
    others = [ChooseOneDie(place) for place in range(1, seats)]
    return in_order(RollDice(0), ChooseDice(), *others, PassTheMarker())


ROUND: Final = in_order(Turn(), ScoreRound(), Round())
TURN: Final = [_turn(seats) for seats in range(MOST_SEATS + 1)]
LAST_TURN: Final = in_order(RollDice(0), FillShip(), PassTheMarker())
NEXT_TURN: Final = in_order(Turn())
NEXT_DIE: Final = [*[in_order(RollDice(die)) for die in range(1, DICE)], DONE]
