"""Rules for solitaire play: the Ghost, Pope Sisto IV."""

from __future__ import annotations

from typing import Final

from signoria._compat import i64, vec
from signoria.games.florenza_dice.news import (
    GhostTook,
    GhostWalked,
    PartBegins,
    RoundBegins,
    TurnBegins,
)
from signoria.games.florenza_dice.rules.board import GHOST, NONE, Board
from signoria.games.florenza_dice.rules.box import (
    ALL_DICE,
    BISHOP,
    BIT,
    CAPTAIN,
    COLOURS,
    DICE,
    GHOST_DICE,
    GHOST_TRACKS,
    OFFICES_FROM,
    PERSONALITY_OF,
    ROUNDS,
    SOLO_PRIZES,
    STEPS_FOR,
    TRACK_LENGTH,
    TRACK_NAMES,
)
from signoria.games.florenza_dice.rules.income import Income
from signoria.games.florenza_dice.rules.offices import CaptainsResource, address_captain, appoint
from signoria.games.florenza_dice.rules.round import RollDice, active_step
from signoria.games.florenza_dice.rules.scoring import tell_scoring
from signoria.games.florenza_dice.rules.use_die import EndStep, UseOneDie
from signoria.kernel.steps import DONE, Step, Steps, in_order


class SolitaireRound(Step[Board]):
    """Rules for solitaire play: each round has a turn of yours and one of the Ghost."""

    def run(self, state: Board) -> Steps:
        if state.round == ROUNDS[1]:
            if state.news is not None:
                tell_scoring(state)
            return DONE
        state.round += 1
        if state.news is not None:
            state.news.append(RoundBegins(state.round))
        state.prize = SOLO_PRIZES[state.round]
        return ROUND


class CompareWithTheGhost(Step[Board]):
    """Determine Captain of the People and Bishop: the Ghost competes, and may hold both."""

    def run(self, state: Board) -> Steps:
        if state.round >= OFFICES_FROM:
            appoint(state, _holder(state, CAPTAIN), _holder(state, BISHOP))
        return address_captain(state)


class YourTurn(Step[Board]):
    """Rules for solitaire play: first it is your turn."""

    def run(self, state: Board) -> Steps:
        state.active = 0
        state.take_up_dice()
        if state.news is not None:
            state.news.append(TurnBegins(0, state.prize))
        return DONE


class GhostAdvances(Step[Board]):
    """Determine Captain of the People and Bishop: the Ghost walks with the dice you left."""

    def run(self, state: Board) -> Steps:
        walk_with(state, ALL_DICE & ~state.used)
        return DONE


class GhostTurn(Step[Board]):
    """Ghost dice selection: roll the dice again for the Ghost."""

    def run(self, state: Board) -> Steps:
        state.active = GHOST
        state.take_up_dice()
        if state.news is not None:
            state.news.append(TurnBegins(None, state.prize))
        return DONE


class GhostChoosesDice(Step[Board]):
    """Ghost dice selection: from white on, each chosen die's value counts to the next."""

    def run(self, state: Board) -> Steps:
        die: i64 = 0
        state.used = 0
        for _ in range(GHOST_DICE):
            die = count_on(state, die)
            state.used |= BIT[die]
        if state.news is not None:
            colours = [name for die, name in enumerate(COLOURS) if state.used & BIT[die]]
            state.news.append(GhostTook(tuple(colours)))
        walk_with(state, state.used)
        return DONE


class AnswerTheGhost(Step[Board]):
    """Rules for solitaire play: then you use one of the dice that the Ghost left."""

    def run(self, state: Board) -> Steps:
        state.begin_step(0)
        if state.news is not None:
            state.news.append(PartBegins(0, False))
        return DONE


def count_on(state: Board, die: i64) -> i64:
    """The die that is reached from *die* by its value; dice already chosen do not count."""
    left = state.value(die)
    while left > 0:
        die += 1
        if die == DICE:
            die = 0
        if not state.used & BIT[die]:
            left -= 1
    return die


def walk_with(state: Board, dice: i64) -> None:
    """The Ghost's steps for those of *dice* that have one of its tracks."""
    for die in range(DICE):
        track = PERSONALITY_OF[die]
        if dice & BIT[die] and _WALKS[track]:
            space = min(state.ghost(track) + STEPS_FOR[state.row(die)], TRACK_LENGTH[track])
            if state.news is not None and space > state.ghost(track):
                steps = space - state.ghost(track)
                state.news.append(GhostWalked(TRACK_NAMES[track], steps, space))
            state.move_ghost(track, space)


def _holder(state: Board, track: i64) -> i64:
    """Who has marked more spaces; NONE in case of a tie."""
    mine = state.marked(0, track)
    if mine > state.ghost(track):
        return 0
    if mine < state.ghost(track):
        return GHOST
    return NONE


_WALKS: Final[vec[i64]] = vec[i64](
    [1 if personality in GHOST_TRACKS else 0 for personality in range(DICE)]
)
ROUND: Final = in_order(
    Income(0),
    CompareWithTheGhost(),
    CaptainsResource(),
    YourTurn(),
    *active_step(),
    GhostAdvances(),
    GhostTurn(),
    RollDice(0),
    GhostChoosesDice(),
    AnswerTheGhost(),
    UseOneDie(),
    EndStep(),
    SolitaireRound(),
)
