"""Rules for solitaire play: the Ghosts' part in every phase, and their Action Tables."""

from __future__ import annotations

from typing import ClassVar, Final

from signoria._compat import i64
from signoria.games.florenza.news.ghosts import ActionTableCleared, GhostRolled
from signoria.games.florenza.news.income import Detained
from signoria.games.florenza.news.rounds import AllPlaced, PhaseBegins
from signoria.games.florenza.rules.board import Board
from signoria.games.florenza.rules.box import (
    CAPTAINS,
    CHARACTERS,
    GHOST_SPACES,
    KINSMEN,
    MOST_SEATS,
    ROUNDS,
    SPACES,
)
from signoria.games.florenza.rules.box_checks import GHOST_ACTIONS as ACTION_NAMES
from signoria.games.florenza.rules.characters import CHARACTER_NAMES
from signoria.games.florenza.rules.ghost_actions import GHOST_ACTION
from signoria.games.florenza.rules.ghost_artworks import choose_artist
from signoria.games.florenza.rules.kinsmen import PlaceKinsman
from signoria.games.florenza.rules.layout import (
    ACTIONS,
    BUILT,
    CLOSED,
    EMPTY,
    FAMILY,
    FREE,
    GHOST_TABLE,
    INCOME,
    LYING,
    POOL,
    STANDING,
    TURNED,
)
from signoria.games.florenza.rules.monuments import GHOST_ACTIONS
from signoria.games.florenza.rules.words import ROLL
from signoria.kernel.actions import Action, Options
from signoria.kernel.steps import DONE, Roll, Step, Steps, in_order


class GhostIncome(Step[Board]):
    """Solitaire, phase 1: each Ghost receives as many kinsmen as the number of the round."""

    def run(self, state: Board) -> Steps:
        for ghost in range(state.seats, state.families):
            state.table[ghost * FAMILY + ACTIONS] = state.round
            state.call_kinsmen(ghost, state.round)
        if state.news is not None:
            state.news.append(PhaseBegins("captain of the people"))
        return DONE


class GhostCaptain(Step[Board]):
    """Solitaire, phase 2: a Ghost who is Captain detains the artist with the highest cost."""

    def run(self, state: Board) -> Steps:
        if state.captain >= state.seats:
            artist = choose_artist(state, state.captain, 1)
            if artist >= 0:
                state.detain(artist)
                if state.news is not None:
                    name = CHARACTER_NAMES[artist]
                    state.news.append(Detained(int(state.captain), name))
        return DONE


class GhostBishop(Step[Board]):
    """Solitaire, phase 3: a Ghost Bishop acts once more, one with an empty pool once less."""

    def run(self, state: Board) -> Steps:
        for ghost in range(state.seats, state.families):
            first = ghost * FAMILY
            if ghost == state.bishop:
                state.table[first + ACTIONS] += 1
            elif state.table[first + INCOME] < min(
                state.round, KINSMEN - count(state, ghost, LYING)
            ):
                state.table[first + ACTIONS] -= 1
        if state.news is not None:
            state.news.append(PhaseBegins("kinsmen"))
        return DONE


class KinsmenAndGhosts(Step[Board]):
    """Solitaire, phase 4: the Ghosts play in turn order, one kinsman at a time as you do."""

    fields: ClassVar[dict[str, range]] = {"place": range(MOST_SEATS)}

    def __init__(self, place: i64) -> None:
        self.place: Final[i64] = place

    def run(self, state: Board) -> Steps:
        place = self.place
        for _ in range(state.families):
            family = state.family(place)
            if family < state.seats:
                if state.to_place(family) > 0:
                    return YOUR_TURN[state.families * MOST_SEATS + place]
            elif state.table[family * FAMILY + ACTIONS] > 0:
                return GHOST_TURN[state.families * MOST_SEATS + place]
            place += 1
            if place == state.families:
                place = 0
        if state.news is not None:
            state.news.append(AllPlaced())
        return DONE


class GhostTurn(Roll[Board]):
    """How do the Ghosts play? Roll, count empty spaces of the Action Table, and act there."""

    fields: ClassVar[dict[str, range]] = {"place": range(MOST_SEATS)}

    def __init__(self, place: i64) -> None:
        self.place: Final[i64] = place

    def options(self, state: Board) -> Options:
        return ROLL

    def take(self, state: Board, action: Action) -> Steps:
        ghost = state.family(self.place)
        first = ghost * FAMILY
        if state.table[first + INCOME] == 0:
            remove_lying(state, ghost)
        space = counted_space(state, ghost, action.what)
        state.table[first + GHOST_TABLE + space] = STANDING
        state.table[first + INCOME] -= 1
        state.table[first + ACTIONS] -= 1
        if state.news is not None:
            name = ACTION_NAMES[GHOST_ACTIONS[space]]
            state.news.append(GhostRolled(int(ghost), int(action.what), int(space) + 1, name))
        return GHOST_ACTION[GHOST_ACTIONS[space] * MOST_SEATS + self.place]


class ClearActionTable(Step[Board]):
    """How do the Ghosts play? When all spaces are occupied, kinsmen lying down are removed."""

    fields: ClassVar[dict[str, range]] = {"place": range(MOST_SEATS)}

    def __init__(self, place: i64) -> None:
        self.place: Final[i64] = place

    def run(self, state: Board) -> Steps:
        ghost = state.family(self.place)
        if count(state, ghost, EMPTY) == 0:
            remove_lying(state, ghost)
        return DONE


class GhostEndOfRound(Step[Board]):
    """Solitaire, phase 8: kinsmen are laid down; artists, tiles and captains are turned back."""

    def run(self, state: Board) -> Steps:
        if state.round > ROUNDS:
            return DONE
        table = state.table
        for family in range(state.families):
            first = family * FAMILY
            for space in range(GHOST_SPACES):
                if table[first + GHOST_TABLE + space] == STANDING:
                    table[first + GHOST_TABLE + space] = LYING
            for space in range(SPACES):
                if state.kind(family, space):
                    table[first + BUILT + space] = 1
        for character in range(CHARACTERS):
            if state.where(character) == TURNED:
                state.return_tile(character)
        for captain in range(CAPTAINS):
            if state.on_captain(captain) == CLOSED:
                state.put_on_captain(captain, FREE)
        return DONE


def count(state: Board, ghost: i64, what: i64) -> i64:
    """How many spaces of the Action Table are empty, or hold a standing or lying kinsman."""
    found: i64 = 0
    for space in range(GHOST_SPACES):
        if state.table[ghost * FAMILY + GHOST_TABLE + space] == what:
            found += 1
    return found


def counted_space(state: Board, ghost: i64, die: i64) -> i64:
    """The empty space that the die counts to, from the first space and round again."""
    wanted = (die - 1) % count(state, ghost, EMPTY)
    for space in range(GHOST_SPACES):
        if state.table[ghost * FAMILY + GHOST_TABLE + space] == EMPTY:
            if wanted == 0:
                return space
            wanted -= 1
    return -1


def remove_lying(state: Board, ghost: i64) -> None:
    """Kinsmen lying down leave: those still needed to the income area, the rest to the pool."""
    first = ghost * FAMILY
    lying: i64 = 0
    spaces: list[int] = []
    for space in range(GHOST_SPACES):
        if state.table[first + GHOST_TABLE + space] == LYING:
            state.table[first + GHOST_TABLE + space] = EMPTY
            spaces.append(space + 1)
            lying += 1
    if spaces and state.news is not None:
        state.news.append(ActionTableCleared(int(ghost), tuple(spaces)))
    needed = state.table[first + ACTIONS] - state.table[first + INCOME]
    needed = max(0, min(needed, lying))
    state.table[first + INCOME] += needed
    state.table[first + POOL] += lying - needed


def _turns(ghosts: bool) -> list[Steps]:
    """One kinsman, then the next place: [families * MOST_SEATS + place]."""
    found: list[Steps] = []
    for families in range(MOST_SEATS + 1):
        for place in range(MOST_SEATS):
            following = KinsmenAndGhosts(place + 1 if place + 1 < families else 0)
            if ghosts:
                found.append(in_order(GhostTurn(place), ClearActionTable(place), following))
            else:
                found.append(in_order(PlaceKinsman(place), following))
    return found


YOUR_TURN: Final = _turns(False)
GHOST_TURN: Final = _turns(True)
