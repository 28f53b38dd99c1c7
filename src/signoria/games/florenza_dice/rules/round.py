"""Playing the game: rounds of income, offices and everybody's turn."""

from __future__ import annotations

from typing import ClassVar, Final

from signoria._compat import i64
from signoria.games.florenza_dice.news import Die, PartBegins, Rolled, RoundBegins, TurnBegins
from signoria.games.florenza_dice.rules.board import Board
from signoria.games.florenza_dice.rules.box import (
    ACTIVE_DICE,
    COLOURS,
    DICE,
    FACES,
    MOST_SEATS,
    PRIZES,
    ROUNDS,
)
from signoria.games.florenza_dice.rules.income import Income
from signoria.games.florenza_dice.rules.offices import CaptainsResource, DetermineOffices
from signoria.games.florenza_dice.rules.scoring import tell_scoring
from signoria.games.florenza_dice.rules.use_die import EndStep, UseDie, UseOneDie
from signoria.games.florenza_dice.rules.words import ROLL
from signoria.kernel.actions import Action, Options
from signoria.kernel.chance import Rng
from signoria.kernel.game import clockwise
from signoria.kernel.steps import DONE, Roll, Step, Steps, in_order


class Round(Step[Board]):
    """Playing the game: income, Captain and Bishop, then everybody's turn."""

    def run(self, state: Board) -> Steps:
        if state.round == ROUNDS[state.seats]:
            if state.news is not None:
                tell_scoring(state)
            return DONE
        state.round += 1
        if state.news is not None:
            state.news.append(RoundBegins(state.round))
        state.prize = PRIZES[state.palazzi()]
        return ROUND[state.seats]


class PlayerTurn(Step[Board]):
    """Phase 3: Player turns. Whoever is next to the left has the next turn."""

    fields: ClassVar[dict[str, range]] = {"place": range(MOST_SEATS)}

    def __init__(self, place: i64) -> None:
        self.place: Final[i64] = place  # clockwise from the First Player

    def run(self, state: Board) -> Steps:
        state.active = state.clockwise(state.first, self.place)
        state.prize = PRIZES[state.palazzi()]
        state.take_up_dice()
        if state.news is not None:
            state.news.append(TurnBegins(state.active, state.prize))
        return TURN[state.seats]


class RollDice(Roll[Board]):
    """Player turns: all six dice are rolled and lie on their UNUSED spaces."""

    fields: ClassVar[dict[str, range]] = {"die": range(DICE)}

    def __init__(self, die: i64) -> None:
        self.die: Final[i64] = die

    def options(self, state: Board) -> Options:
        return ROLL[self.die]

    def take(self, state: Board, action: Action) -> Steps:
        state.show(self.die, action.what % FACES + 1)
        if state.news is not None and self.die == DICE - 1:
            tell_roll(state)
        return NEXT_DIE[self.die]

    def deal(self, state: Board, rng: Rng) -> Steps:
        for die in range(self.die, DICE):
            state.show(die, rng.below(FACES) + 1)
        if state.news is not None:
            tell_roll(state)
        return DONE


class BeginStep(Step[Board]):
    """Player turns: first whoever has the turn, then the others, clockwise."""

    fields: ClassVar[dict[str, range]] = {"place": range(MOST_SEATS)}

    def __init__(self, place: i64) -> None:
        self.place: Final[i64] = place  # clockwise from the Active Player

    def run(self, state: Board) -> Steps:
        state.begin_step(state.clockwise(state.active, self.place))
        if state.news is not None:
            state.news.append(PartBegins(state.player, self.place == 0))
        return DONE


def turn_order(state: Board) -> list[int]:
    """Player turns: to the left, from the First Player on, in every round."""
    return clockwise(int(state.first), int(state.seats)) if state.round > 0 else []


def tell_roll(state: Board) -> None:
    """Six dice are one piece of news."""
    if state.news is not None:
        dice = [Die(COLOURS[die], state.value(die)) for die in range(DICE)]
        seat = int(state.active) if state.active >= 0 else None
        state.news.append(Rolled(seat, tuple(dice)))


def active_step() -> list[Step[Board]]:
    """The Active Player's part of a turn."""
    return [RollDice(0), BeginStep(0), *[UseDie() for _ in range(ACTIVE_DICE)], EndStep()]


def _turn(seats: int) -> Steps:
    steps = active_step()
    for place in range(1, seats):
        steps += [BeginStep(place), UseOneDie(), EndStep()]
    return in_order(*steps)


def _round(seats: int) -> Steps:
    incomes = [Income(place) for place in range(seats)]
    turns = [PlayerTurn(place) for place in range(seats)]
    return in_order(*incomes, DetermineOffices(), CaptainsResource(), *turns, Round())


ROUND: Final = [_round(seats) for seats in range(MOST_SEATS + 1)]
TURN: Final = [_turn(seats) for seats in range(MOST_SEATS + 1)]
NEXT_DIE: Final = [*[in_order(RollDice(die)) for die in range(1, DICE)], DONE]
