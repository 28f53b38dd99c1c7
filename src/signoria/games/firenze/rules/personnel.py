"""Personnel cards: in hand until played, at almost any time in one's own turn."""

from __future__ import annotations

from typing import ClassVar, Final

from signoria._compat import i64
from signoria.games.firenze.rules.board import Board
from signoria.games.firenze.rules.box import DISCARDABLE, HELD, PERSONNEL, WHOLESALER_SWAPS
from signoria.games.firenze.rules.card_row import bricks_on_row, colours_on_row
from signoria.games.firenze.rules.kinds import (
    MASON,
    PATRICIAN,
    PRINCESS,
    SABOTEUR,
    SMUGGLER,
    SPY,
    WHOLESALER,
)
from signoria.games.firenze.rules.site import cut, cuttable
from signoria.games.firenze.rules.towers import has_towers
from signoria.games.firenze.rules.words import (
    ALL_COLOURS,
    BIT,
    DISCARD,
    GIVE_ONE_OF,
    PASS,
    PLAY,
    TARGET,
    WANT_ONE_OF,
)
from signoria.kernel.actions import Action, Options
from signoria.kernel.steps import AUTOMATIC, DONE, Step, Steps, in_order

# Moments of a turn: which cards can still do something
CHOOSING: Final[i64] = 0  # before a card is chosen
BUILDING: Final[i64] = 1  # until the construction costs are paid
LATER: Final[i64] = 2


def add_personnel(state: Board, found: list[Action], moment: i64) -> None:
    """Add to *found* every personnel card that can be played now."""
    if state.has_personnel():
        for kind in range(PERSONNEL):
            if _can_use(state, kind, moment):
                found.append(PLAY[kind])


def can_use_personnel(state: Board, moment: i64) -> bool:
    """Whether any personnel card can be played now."""
    if state.has_personnel():
        for kind in range(PERSONNEL):
            if _can_use(state, kind, moment):
                return True
    return False


def play_personnel(state: Board, kind: i64) -> None:
    """The card goes to the discard pile; its effect follows."""
    state.hold(state.turn, kind, -1)
    state.discard(kind)
    state.played |= BIT[kind]
    if kind not in (MASON, PRINCESS):
        state.playing = kind + 1


def interruptions(step: Step[Board]) -> list[Steps]:
    """For each personnel card: its effect, then *step* again."""
    return [in_order(*effect, step) for effect in EFFECTS]


def has_celebration(state: Board) -> bool:
    """Whether the player whose turn it is holds a celebration card."""
    for kind in range(DISCARDABLE, HELD):
        if state.held(state.turn, kind) > 0:
            return True
    return False


def _can_use(state: Board, kind: i64, moment: i64) -> bool:
    """A card is played only where it can do something."""
    if not state.can_play(kind):
        return False
    if kind == PRINCESS:
        return moment == CHOOSING
    if kind == MASON:
        return moment <= BUILDING
    if kind == WHOLESALER:
        return _differ(state.colours_in(state.turn), colours_on_row(state))
    if kind == PATRICIAN:
        return has_celebration(state)
    for place in range(1, state.seats):
        if _is_target(state, kind, state.clockwise(place)):
            return True
    return False


def _is_target(state: Board, kind: i64, seat: i64) -> bool:
    """Whether a card can be played against that seat."""
    if seat == state.turn:
        return False
    if kind == SABOTEUR:
        return has_towers(state, seat)
    if kind == SPY:
        return state.stored(seat) > 0
    return _differ(state.colours_in(state.turn), state.colours_in(seat))


def _differ(mine: i64, theirs: i64) -> bool:
    """Whether a brick of one set of colours can be swapped for a different one of the other."""
    both = mine | theirs
    return mine != 0 and theirs != 0 and both & (both - 1) != 0


class Wholesaler(Step[Board]):
    """Personnel Cards, Wholesaler: swap up to three bricks, one for one, with bricks in the row.

    Each brick you give goes to the card that yours came from.
    """

    fields: ClassVar[dict[str, range]] = {"left": range(WHOLESALER_SWAPS + 1)}

    def __init__(self, left: i64) -> None:
        self.left: Final[i64] = left

    def actor(self, state: Board) -> i64:
        if self.left > 0 and _differ(state.colours_in(state.turn), colours_on_row(state)):
            return state.turn
        return AUTOMATIC

    def run(self, state: Board) -> Steps:
        state.playing = 0
        return DONE

    def options(self, state: Board) -> Options:
        found: list[Action] = []
        mine = state.colours_in(state.turn)
        if mine & (mine - 1) == 0:  # with bricks of one colour only, a different one
            bricks_on_row(state, found, ALL_COLOURS & ~mine)
        else:
            bricks_on_row(state, found, ALL_COLOURS)
        if self.left < WHOLESALER_SWAPS:
            found.append(PASS)
        return tuple(found)

    def take(self, state: Board, action: Action) -> Steps:
        if action is PASS:
            state.playing = 0
            return DONE
        state.want_from_row(action.what)
        return SWAP_ON[self.left]


class GiveToRow(Step[Board]):
    """Personnel Cards, Wholesaler: lay one of your bricks on the card and take the wanted one."""

    def actor(self, state: Board) -> i64:
        return state.turn

    def options(self, state: Board) -> Options:
        return GIVE_ONE_OF[state.colours_in(state.turn) & ~BIT[state.wanted - 1]]

    def take(self, state: Board, action: Action) -> Steps:
        state.store(state.turn, action.what, -1)
        state.lay(state.place - 1, action.what, 1)
        state.receive_from_row()
        return DONE


class ChooseTarget(Step[Board]):
    """Personnel Cards: choose the player whom the card is played against."""

    def actor(self, state: Board) -> i64:
        return state.turn

    def options(self, state: Board) -> Options:
        kind = state.playing - 1
        found: list[Action] = []
        for seat in range(state.seats):
            if _is_target(state, kind, seat):
                found.append(TARGET[seat])
        return tuple(found)

    def take(self, state: Board, action: Action) -> Steps:
        state.target = action.what
        return DONE


class Smuggler(Step[Board]):
    """Personnel Cards, Smuggler: choose a brick from the other player's storehouse, to swap."""

    def actor(self, state: Board) -> i64:
        return state.turn

    def options(self, state: Board) -> Options:
        mine = state.colours_in(state.turn)
        theirs = state.colours_in(state.target)
        if mine & (mine - 1) == 0:  # with bricks of one colour only, a different one
            theirs &= ~mine
        return WANT_ONE_OF[theirs]

    def take(self, state: Board, action: Action) -> Steps:
        state.wanted = action.what + 1
        return DONE


class GiveToTarget(Step[Board]):
    """Personnel Cards, Smuggler: give the other player one of your bricks for the wanted one."""

    def actor(self, state: Board) -> i64:
        return state.turn

    def options(self, state: Board) -> Options:
        return GIVE_ONE_OF[state.colours_in(state.turn) & ~BIT[state.wanted - 1]]

    def take(self, state: Board, action: Action) -> Steps:
        state.store(state.turn, action.what, -1)
        state.store(state.target, action.what, 1)
        state.store(state.target, state.wanted - 1, -1)
        state.store(state.turn, state.wanted - 1, 1)
        state.wanted = 0
        state.forget_target()
        return DONE


class Saboteur(Step[Board]):
    """Personnel Cards, Saboteur: the top brick of one of the other's towers goes to the pouch."""

    def actor(self, state: Board) -> i64:
        return state.turn

    def options(self, state: Board) -> Options:
        return cuttable(state, state.target, 1)

    def take(self, state: Board, action: Action) -> Steps:
        cut(state, state.target, action)
        state.forget_target()
        return DONE


class Spy(Step[Board]):
    """Personnel Cards, Spy: take one brick of your choice from the other player's storehouse."""

    def actor(self, state: Board) -> i64:
        return state.turn

    def options(self, state: Board) -> Options:
        return WANT_ONE_OF[state.colours_in(state.target)]

    def take(self, state: Board, action: Action) -> Steps:
        state.store(state.target, action.what, -1)
        state.store(state.turn, action.what, 1)
        state.forget_target()
        return DONE


class Patrician(Step[Board]):
    """Personnel Cards, Patrician: discard one of your celebration cards."""

    def actor(self, state: Board) -> i64:
        return state.turn

    def options(self, state: Board) -> Options:
        found: list[Action] = []
        for kind in range(DISCARDABLE, HELD):
            if state.held(state.turn, kind) > 0:
                found.append(DISCARD[kind])
        return tuple(found)

    def take(self, state: Board, action: Action) -> Steps:
        state.hold(state.turn, action.what, -1)
        state.discard(action.what)
        state.playing = 0
        return DONE


SWAP_ON: Final = [
    in_order(GiveToRow(), Wholesaler(max(left - 1, 0))) for left in range(WHOLESALER_SWAPS + 1)
]


def _effect(kind: int) -> list[Step[Board]]:
    if kind == WHOLESALER:
        return [Wholesaler(WHOLESALER_SWAPS)]
    if kind == SMUGGLER:
        return [ChooseTarget(), Smuggler(), GiveToTarget()]
    if kind == SABOTEUR:
        return [ChooseTarget(), Saboteur()]
    if kind == SPY:
        return [ChooseTarget(), Spy()]
    if kind == PATRICIAN:
        return [Patrician()]
    return []  # Mason and Princess change the costs of this turn: see Pieces.has_played


EFFECTS: Final = [_effect(kind) for kind in range(PERSONNEL)]
