"""What a die may be used for, and why not for something else."""

from __future__ import annotations

from typing import Final

from signoria._compat import i64, vec
from signoria.games.florenza_dice.news import (
    DieToUse,
    DieUsed,
    NeedsArtist,
    OtherAmount,
    TooDear,
    WorkIsCompleted,
    WorkStillLacks,
)
from signoria.games.florenza_dice.rules.any_time import why_not_any_time, why_not_once
from signoria.games.florenza_dice.rules.board import Board, holder
from signoria.games.florenza_dice.rules.box import (
    ARTIST_NAMES,
    BIT,
    BOARDS,
    CHEAPER,
    COLOURS,
    DICE,
    FACES,
    ICON,
    PERSONALITY_OF,
    RESOURCE_NAMES,
    RESOURCE_OF,
    RESOURCES_FOR,
    STEPS_FOR,
    TRACK_NAMES,
    TRACKS,
    WORK_ARTISTS,
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
from signoria.games.florenza_dice.rules.placing import open_kinds
from signoria.games.florenza_dice.rules.printed_sheet import WORK_NAMES, WORKS_FOR
from signoria.games.florenza_dice.rules.words import (
    AMOUNT_KEY,
    END,
    FOR_A_CHEAPER_ARTIST,
    FOR_A_TRACK,
    FOR_AN_ANONYMOUS_ARTIST,
    FOR_AN_ARTIST,
    FOR_IDENTICAL,
    FOR_MORE_FIORINI,
    FOR_RESOURCES,
    FOR_STEPS,
    IDENTICAL_KEY,
    MORE_FIORINI_KEY,
    STEPS_KEY,
    TRACK_KEY,
    USE,
    USED_DIE,
    USED_FOR,
    USED_ON,
    anonymous_uses,
    artist_uses,
    cheaper_uses,
    plain_uses,
)
from signoria.kernel.actions import Action
from signoria.kernel.menu import Menu
from signoria.kernel.news import Reason

HIRING: Final[list[int]] = [FOR_AN_ARTIST, FOR_A_CHEAPER_ARTIST, FOR_AN_ANONYMOUS_ARTIST]

# The Building that allows a use once a turn; 0 for what is always possible
ALLOWED_BY: Final[dict[int, int]] = {
    FOR_MORE_FIORINI: MORE_FIORINI,
    FOR_IDENTICAL: IDENTICAL_RESOURCES,
    FOR_A_TRACK: STEPS,
    FOR_A_CHEAPER_ARTIST: CHEAPER_ARTIST,
    FOR_AN_ANONYMOUS_ARTIST: ANONYMOUS_ARTIST,
}


def add_uses(state: Board, menu: Menu, dice: i64) -> None:
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
            menu.add(plain_uses(die, once + _amounts(state, seat, die)))
            if ready:
                _add_artists(state, menu, die, ready)


def _amounts(state: Board, seat: i64, die: i64) -> i64:
    """How many Resources and steps the value allows; with a Building 1 to 6, any value."""
    if state.has(seat, CHOOSE_VALUE[die]):
        return _ANY_AMOUNT[state.monotone * DICE + die]
    return _AMOUNT[state.row(die) * DICE + die]


def _add_artists(state: Board, menu: Menu, die: i64, ready: i64) -> None:
    """Hire an artist for a work that lacks nothing else, if the fee can be paid."""
    seat = state.player
    if PERSONALITY_OF[die] >= TRACKS:
        works = ready & works_for(state, seat, die)
        if can_pay(state, seat, fee(state, seat, die, FOR_AN_ARTIST)):
            menu.add(artist_uses(die, works))
        if state.may_use_once(CHEAPER_ARTIST) and can_pay(
            state, seat, fee(state, seat, die, FOR_A_CHEAPER_ARTIST)
        ):
            menu.add(cheaper_uses(die, works))
    if state.may_use_once(ANONYMOUS_ARTIST):
        menu.add(anonymous_uses(die, ready))


def works_for(state: Board, seat: i64, die: i64) -> i64:
    """The set of works for which the die's artist can be hired; with a Building 21, any."""
    if state.has(seat, OTHER_ARTIST):
        return -1
    return WORKS_FOR[PERSONALITY_OF[die] - TRACKS]


def fee(state: Board, seat: i64, die: i64, way: i64) -> i64:
    """What hiring with a die costs, in icons."""
    if way == FOR_AN_ANONYMOUS_ARTIST:
        return 0
    full = state.fee(seat, die)
    if way == FOR_A_CHEAPER_ARTIST:
        return max(full - CHEAPER, 0)
    return full


def can_pay(state: Board, seat: i64, cost: i64) -> bool:
    """Whether there is enough money for an artist."""
    return cost <= state.fiorini(seat)


def artist_of(die: i64, work: i64, way: i64) -> str:
    """Who completes a work: the die's artist, or one that the work needs if it is another's."""
    if way == FOR_AN_ANONYMOUS_ARTIST:
        return "anonymous"
    artist = PERSONALITY_OF[die] - TRACKS
    mine = WORK_ARTISTS[work]
    return ARTIST_NAMES[artist if artist in mine else mine[0]]


# Reasons


def why_no_use(state: Board, action: Action, dice: i64) -> Reason | None:
    """Why something is not possible while one of some dice is to be used."""
    if action is END:
        return DieToUse()
    if action.verb != USE[0].verb:
        return why_not_any_time(state, action)
    die = USED_DIE[action.what]
    way = USED_FOR[action.what]
    if not dice & BIT[die]:
        return DieUsed(COLOURS[die], holder(state.active), state.active == state.player)
    if way == FOR_RESOURCES:
        number = int(RESOURCES_FOR[state.row(die)])
        return OtherAmount(state.value(die), RESOURCE_NAMES[RESOURCE_OF[die]], number)
    if way == FOR_STEPS:
        number = int(STEPS_FOR[state.row(die)])
        return OtherAmount(state.value(die), TRACK_NAMES[PERSONALITY_OF[die]], number)
    building = ALLOWED_BY.get(way, 0)
    if building:
        why = why_not_once(state, building)
        if why is not None:
            return why
    if way in HIRING:
        return _why_not_hired(state, die, way, USED_ON[action.what])
    return None


def _why_not_hired(state: Board, die: i64, way: i64, work: i64) -> Reason | None:
    seat = state.player
    name = WORK_NAMES[work]
    if state.completed(seat) & BIT[work]:
        return WorkIsCompleted(name)
    if not state.ready(seat) & BIT[work]:
        return WorkStillLacks(name, tuple(open_kinds(state, seat, work)))
    if way != FOR_AN_ANONYMOUS_ARTIST and not works_for(state, seat, die) & BIT[work]:
        artists = [ARTIST_NAMES[artist] for artist in WORK_ARTISTS[work]]
        return NeedsArtist(name, tuple(artists))
    cost = fee(state, seat, die, way)
    if not can_pay(state, seat, cost):
        return TooDear(cost * ICON, state.fiorini(seat) * ICON)
    return None


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
