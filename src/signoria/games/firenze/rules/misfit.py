"""Agendas of positions that cannot be resolved at their table."""

from __future__ import annotations

from typing import Any

from signoria._compat import i64
from signoria.games.firenze.rules.board import Board
from signoria.games.firenze.rules.box import EVENTS_END, HELD, START_BRICKS, START_COLOUR
from signoria.games.firenze.rules.celebrations import GiveMonument
from signoria.games.firenze.rules.choose_card import PayCardCosts, TakeCard
from signoria.games.firenze.rules.events import (
    Botch,
    Collapse,
    DiscardEvent,
    FaceEvent,
    GiveAlms,
    PayEvent,
    ReturnBricks,
)
from signoria.games.firenze.rules.exchange_bricks import ChooseBrick, GiveForBrick
from signoria.games.firenze.rules.giving import GiveBricks
from signoria.games.firenze.rules.kinds import MONUMENT, SABOTEUR, SMUGGLER, SPY
from signoria.games.firenze.rules.layout import NO_CARD
from signoria.games.firenze.rules.personnel_effects import ChooseTarget, Saboteur, Spy
from signoria.games.firenze.rules.setup import GiveStartBricks
from signoria.games.firenze.rules.swapping import GiveToRow, GiveToTarget, Smuggler
from signoria.kernel.steps import Step


def misfit(state: Board, agenda: list[Step[Any]]) -> str:
    """Why steps cannot be resolved at this table."""
    choosing = False
    for step in agenda:
        if isinstance(step, (PayEvent, ReturnBricks, Collapse)) and step.place >= state.seats:
            return f"the step {step} is not for {state.seats} seats"
        if isinstance(step, (FaceEvent, PayEvent, Collapse, Botch, GiveAlms, DiscardEvent)):
            if not HELD < state.event <= EVENTS_END:
                return f"the step {step} needs an event"
        elif isinstance(step, GiveMonument):
            if state.event - 1 != MONUMENT:
                return "the step GiveMonument needs the Monument as its event"
        elif isinstance(step, TakeCard):
            if state.place == 0 or state.card(state.place - 1) == NO_CARD:
                return "the step TakeCard needs a place with a card"
        elif isinstance(step, GiveStartBricks):
            if state.bag(START_COLOUR) < _start_bricks(state):
                return "the step GiveStartBricks needs more bricks in the pouch"
        elif isinstance(step, ChooseBrick):
            choosing = True
        elif isinstance(step, GiveForBrick) and not choosing:
            wrong = _wanted_from_row(state, step)
            if wrong:
                return wrong
    if agenda:
        return _asked(state, agenda[0])
    return ""


def _asked(state: Board, step: Step[Any]) -> str:
    """What the first step needs."""
    if isinstance(step, PayCardCosts):
        if state.place <= state.due or state.stored(state.turn) < state.due:
            return "the step PayCardCosts needs a place beyond what is due, and bricks to pay"
    elif isinstance(step, GiveToRow):
        return _wanted_from_row(state, step)
    elif isinstance(step, GiveBricks):
        if state.due > 0 and state.givable(step.giver(state)) == 0:
            return f"the step {step} needs as many bricks as are due"
    elif isinstance(step, ChooseTarget):
        if state.playing - 1 not in (SMUGGLER, SABOTEUR, SPY):
            return "the step ChooseTarget needs a card that is played against somebody"
    elif isinstance(step, (Smuggler, Saboteur, Spy, GiveToTarget)):
        if state.target == state.turn:
            return f"the step {step} needs another player as its target"
        if isinstance(step, GiveToTarget):
            return _wanted_from(state, state.target)
    return ""


def _wanted_from(state: Board, seat: i64) -> str:
    if state.wanted == 0 or state.bricks(seat, state.wanted - 1) == 0:
        return "what is wanted is not there"
    return ""


def _wanted_from_row(state: Board, step: Step[Any]) -> str:
    if state.wanted == 0 or state.place == 0:
        return f"the step {step} needs a wanted brick and its place"
    if state.bricks_on(state.place - 1, state.wanted - 1) == 0:
        return f"the step {step} needs the wanted brick on its place"
    return ""


def _start_bricks(state: Board) -> i64:
    needed: i64 = 0
    for place in range(state.seats):
        needed += START_BRICKS[place]
    return needed
