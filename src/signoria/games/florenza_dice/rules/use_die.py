"""How to use the dice: Resources, a personality, or Fiorini; Buildings allow more."""

from __future__ import annotations

from typing import Final

from signoria._compat import i64, vec
from signoria.games.florenza_dice.rules.any_time import (
    do_any_time,
    is_any_time,
    is_anything_possible,
    with_any_time,
)
from signoria.games.florenza_dice.rules.artworks import hire
from signoria.games.florenza_dice.rules.board import Board
from signoria.games.florenza_dice.rules.box import (
    ALL_DICE,
    ANONYMOUS_POINTS,
    BIT,
    BOARDS,
    CHEAPER,
    DICE,
    FACES,
    FIORINI_OF_A_DIE,
    IDENTICAL,
    MORE,
    PAID_POINTS,
    PERSONALITY_OF,
    RESOURCES_FOR,
    STEPS_FOR,
    STEPS_OF_CHOICE,
    TRACKS,
)
from signoria.games.florenza_dice.rules.building_table import (
    ANONYMOUS_ARTIST,
    CHEAPER_ARTIST,
    CHOOSE_VALUE,
    IDENTICAL_RESOURCES,
    MORE_FIORINI,
    OTHER_ARTIST,
    STEPS,
)
from signoria.games.florenza_dice.rules.district import obtain, obtain_identical
from signoria.games.florenza_dice.rules.printed_sheet import WORKS_FOR
from signoria.games.florenza_dice.rules.tracks import advance
from signoria.games.florenza_dice.rules.words import (
    AMOUNT_KEY,
    END,
    FOR_A_CHEAPER_ARTIST,
    FOR_A_TRACK,
    FOR_AN_ANONYMOUS_ARTIST,
    FOR_AN_ARTIST,
    FOR_FIORINI,
    FOR_IDENTICAL,
    FOR_MORE_FIORINI,
    FOR_RESOURCES,
    FOR_STEPS,
    IDENTICAL_KEY,
    MORE_FIORINI_KEY,
    STEPS_KEY,
    TRACK_KEY,
    USED_DIE,
    USED_FOR,
    USED_ON,
    anonymous_uses,
    artist_uses,
    cheaper_uses,
    plain_uses,
)
from signoria.kernel.actions import Action, Options
from signoria.kernel.steps import AUTOMATIC, DONE, Step, Steps


class UseDie(Step[Board]):
    """Player turns: the Active Player uses three dice, one after the other; each is then USED."""

    def actor(self, state: Board) -> i64:
        return state.player

    def options(self, state: Board) -> Options:
        found: list[Action] = []
        add_uses(state, found, ALL_DICE & ~state.used)
        return with_any_time(state, found)

    def take(self, state: Board, action: Action) -> Steps:
        if is_any_time(action):
            return do_any_time(state, action, self)
        state.used |= BIT[USED_DIE[action.what]]
        return use(state, action)


class UseOneDie(Step[Board]):
    """Player turns: every Non-Active Player uses one UNUSED die, the Bishop any; none is moved."""

    def actor(self, state: Board) -> i64:
        return state.player

    def options(self, state: Board) -> Options:
        found: list[Action] = []
        dice = ALL_DICE
        if state.bishop != state.player:
            dice &= ~state.used
        add_uses(state, found, dice)
        return with_any_time(state, found)

    def take(self, state: Board, action: Action) -> Steps:
        if is_any_time(action):
            return do_any_time(state, action, self)
        return use(state, action)


class EndStep(Step[Board]):
    """Player turns: when your dice are used, you may still spend and build; then you are done."""

    def actor(self, state: Board) -> i64:
        if is_anything_possible(state):
            return state.player
        return AUTOMATIC

    def run(self, state: Board) -> Steps:
        """Nothing is left to do."""
        return DONE

    def options(self, state: Board) -> Options:
        found: list[Action] = []
        found.append(END)
        return with_any_time(state, found)

    def take(self, state: Board, action: Action) -> Steps:
        if is_any_time(action):
            return do_any_time(state, action, self)
        return DONE


def add_uses(state: Board, found: list[Action], dice: i64) -> None:
    """All that the player may use one of the dice for."""
    seat = state.player
    ready = state.ready(seat)
    once: i64 = 0
    if state.may_use_once(MORE_FIORINI):
        once += MORE_FIORINI_KEY
    if state.may_use_once(IDENTICAL_RESOURCES):
        once += IDENTICAL_KEY
    if state.may_use_once(STEPS):
        once += TRACK_KEY
    for die in range(DICE):
        if dice & BIT[die] and state.value(die) > 0:
            found.extend(plain_uses(die, once + _amounts(state, seat, die)))
            if ready:
                _add_artists(state, found, die, ready)


def _amounts(state: Board, seat: i64, die: i64) -> i64:
    """How many Resources and steps the value allows; with a Building 1 to 6, any value."""
    if state.has(seat, CHOOSE_VALUE[die]):
        return _ANY_AMOUNT[state.monotone * DICE + die]
    return _AMOUNT[state.row(die) * DICE + die]


def _add_artists(state: Board, found: list[Action], die: i64, ready: i64) -> None:
    """Hire an artist for a work that lacks nothing else, if the fee can be paid."""
    seat = state.player
    artist = PERSONALITY_OF[die] - TRACKS
    if artist >= 0:
        works = ready
        if not state.has(seat, OTHER_ARTIST):
            works &= WORKS_FOR[artist]
        fee = state.fee(seat, die)
        if fee <= state.fiorini(seat):
            found.extend(artist_uses(die, works))
        if fee - CHEAPER <= state.fiorini(seat) and state.may_use_once(CHEAPER_ARTIST):
            found.extend(cheaper_uses(die, works))
    if state.may_use_once(ANONYMOUS_ARTIST):
        found.extend(anonymous_uses(die, ready))


def use(state: Board, action: Action) -> Steps:
    """Use a die for what the action says."""
    die = USED_DIE[action.what]
    way = USED_FOR[action.what]
    what = USED_ON[action.what]
    if way == FOR_RESOURCES:
        return obtain(die, what, 0)
    if way == FOR_STEPS:
        return advance(PERSONALITY_OF[die], what)
    if way == FOR_FIORINI:
        state.gain_fiorini(state.player, FIORINI_OF_A_DIE)
        return DONE
    if way == FOR_AN_ARTIST:
        return hire(state, what, state.fee(state.player, die), PAID_POINTS)
    return _use_once(state, die, way, what)


def _use_once(state: Board, die: i64, way: i64, what: i64) -> Steps:
    """District Building effects that work once a turn."""
    if way == FOR_MORE_FIORINI:
        state.use_once(MORE_FIORINI)
        state.gain_fiorini(state.player, MORE)
        return DONE
    if way == FOR_IDENTICAL:
        state.use_once(IDENTICAL_RESOURCES)
        return obtain_identical(what, IDENTICAL)
    if way == FOR_A_TRACK:
        state.use_once(STEPS)
        return advance(what, STEPS_OF_CHOICE)
    if way == FOR_A_CHEAPER_ARTIST:
        state.use_once(CHEAPER_ARTIST)
        fee = max(state.fee(state.player, die) - CHEAPER, 0)
        return hire(state, what, fee, PAID_POINTS)
    assert way == FOR_AN_ANONYMOUS_ARTIST
    state.use_once(ANONYMOUS_ARTIST)
    return hire(state, what, 0, ANONYMOUS_POINTS)


def _key(die: int, rows: list[int]) -> int:
    """The key of the amounts that any of some rows of the dice board allow."""
    resources = {AMOUNT_KEY[RESOURCES_FOR[row]] for row in rows}
    steps = {STEPS_KEY[STEPS_FOR[row]] for row in rows if PERSONALITY_OF[die] < TRACKS}
    return sum(resources) + sum(steps)


_AMOUNT: Final[vec[i64]] = vec[i64](
    [_key(die, [row]) for row in range(BOARDS * FACES) for die in range(DICE)]
)
_ANY_AMOUNT: Final[vec[i64]] = vec[i64](
    [
        _key(die, list(range(board * FACES, (board + 1) * FACES)))
        for board in range(BOARDS)
        for die in range(DICE)
    ]
)
