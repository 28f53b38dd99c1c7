"""Playing on from a table, as those would who go by what was learned: to where a turn ends, or
rolls or turns further.
"""

from __future__ import annotations

from signoria._compat import i64
from signoria.kernel.actions import Options
from signoria.kernel.chance import Rng
from signoria.kernel.state import State
from signoria.kernel.steps import CHANCE, NOBODY
from signoria.learning.judging import (
    BEFORE_CHANCE,
    Judge,
    best_at_once,
    best_at_rest,
    best_place,
    come_to_rest,
    judge,
    values_after,
    values_at_once,
)
from signoria.learning.planning import best_way


def by_habit(judging: Judge, state: State, options: Options, moment: i64) -> list[float]:
    """How options are judged by value and habit: the best of them brings what is to be expected
    before the choice, where the table was at rest.
    """
    values = values_at_once(judging, state, options, moment, [])
    beyond: float = judge(judging, state, state.who) - max(values)
    return [value + beyond for value in values]


def played_to_rest(judging: Judge, state: State, plans: i64, player: Rng) -> State:
    """The table where it comes to rest when whoever is asked plays as the judge likes it best,
    with *plans* the whole turn.
    """
    seat: i64 = state.who
    while state.who == seat:
        options = state.options()
        if len(options) == 1:
            state.apply(options[0])
        elif plans > 0:
            return best_way(judging, state, options, plans, player).state
        else:
            values = values_after(judging, state, options, player)
            state.apply(options[best_place(values, player)])
            return come_to_rest(judging, state, seat, player)
    return state


def play_on(
    judging: Judge,
    state: State,
    dealer: Rng,
    player: Rng,
    seat: i64,
    horizon: i64,
    replies: i64 = 0,
) -> State:
    """Play on until *seat* has ended *horizon* turns, or the game is over, with 0 always to its
    end; a turn ends where another is asked, or chance decides. With *replies* everybody plans,
    else takes what looks best at once, or before the next chance, where that is what is judged.
    """
    turns: i64 = 0
    chosen = False
    while state.who != NOBODY:
        if chosen and state.who != seat:
            chosen = False
            turns += 1
            if turns == horizon:
                break
        if state.who == CHANCE:
            state.deal(dealer)
            continue
        options = state.options()
        if len(options) == 1:
            state.apply(options[0])
            continue
        if state.who == seat:
            chosen = True
        if replies > 0:
            state = best_way(judging, state, options, replies, player).state
        elif judging.rest == BEFORE_CHANCE:
            values = values_after(judging, state, options, player)
            state.apply(options[best_place(values, player)])
        else:
            state = best_at_once(judging, state, options, player)
    return state


def roll_on(judging: Judge, state: State, dealer: Rng, player: Rng, rolls: i64) -> State:
    """Play on until chance has spoken so many times and would speak again; everybody takes what
    promises most where the table comes to rest.
    """
    spoken: i64 = 0
    while state.who != NOBODY:
        if state.who == CHANCE:
            if spoken == rolls:
                break
            state.deal(dealer)
            spoken += 1
        else:
            state = best_at_rest(judging, state, player)
    return state
