"""How many dice everybody has still to use in a round: read from the agenda."""

from __future__ import annotations

from signoria.games.florenza_dice.rules.board import Board
from signoria.games.florenza_dice.rules.box import ACTIVE_DICE, NON_ACTIVE_DICE
from signoria.games.florenza_dice.rules.round import BeginStep, PlayerTurn
from signoria.games.florenza_dice.rules.use_die import UseDie, UseOneDie


def dice_left(state: Board) -> list[int]:
    """By seat: three in one's own turn, one in each other's. A die of a track is not counted."""
    seats = int(state.seats)
    left = [0] * seats
    player = int(state.player)
    for step in state.agenda():
        if isinstance(step, PlayerTurn):
            active = int(state.clockwise(state.first, step.place))
            for seat in range(seats):
                left[seat] += int(ACTIVE_DICE) if seat == active else int(NON_ACTIVE_DICE)
        elif isinstance(step, BeginStep) and seats > 1:
            player = int(state.clockwise(state.active, step.place))
        elif isinstance(step, UseDie | UseOneDie):
            left[player] += 1
    return left
