"""Phase 8: the end of the round. Everybody returns, characters age, leave and are replaced."""

from __future__ import annotations

from signoria.games.florenza.news.rounds import CharactersLeft, PhaseBegins
from signoria.games.florenza.rules.board import Board
from signoria.games.florenza.rules.box import NOBODY_THERE, NOTHING, ROUNDS
from signoria.games.florenza.rules.characters import CHARACTER_NAMES
from signoria.games.florenza.rules.draws import DRAW_CHARACTERS
from signoria.games.florenza.rules.layout import (
    CHARITY,
    EXPELLED,
    FAMILY,
    NAMED_PREACHER,
    NO_CHARITY,
)
from signoria.kernel.steps import DONE, Step, Steps


class EndOfRound(Step[Board]):
    """Phase 8. End of the round: the marker advances; after the last round the game ends."""

    def run(self, state: Board) -> Steps:
        if state.news is not None:
            state.news.append(PhaseBegins("end of the round"))
        state.round += 1
        if state.round > ROUNDS:
            return DONE
        release_detained(state)
        return_from_charity(state)
        return_expelled(state)
        state.muse = 1
        if state.news is not None:
            tell_departures(state)
        return DRAW_CHARACTERS[state.grow_old()]


def tell_departures(state: Board) -> None:
    """Whoever stands under the last Life card is about to leave."""
    found: list[str] = []
    for at in range(state.in_play):
        character = state.character(at)
        if state.life(character) == 1:
            found.append(CHARACTER_NAMES[character])
    if found and state.news is not None:
        state.news.append(CharactersLeft(tuple(found)))


def release_detained(state: Board) -> None:
    """A character whom the Captain detained returns to his card."""
    if state.detained >= 0:
        state.return_tile(state.detained)
        state.detained = NOTHING


def return_from_charity(state: Board) -> None:
    """Kinsmen and preachers on the Predicatore spaces go home."""
    for family in range(state.families):
        at = family * FAMILY + CHARITY
        if state.table[at] != NO_CHARITY:
            state.recall_kinsmen(family, 1)
            if state.table[at] >= NAMED_PREACHER:
                state.return_tile(state.table[at] - NAMED_PREACHER)
            state.table[at] = NO_CHARITY
    if state.duomo_family >= 0:
        state.recall_kinsmen(state.duomo_family, 1)
        if state.duomo_preacher >= NAMED_PREACHER:
            state.return_tile(state.duomo_preacher - NAMED_PREACHER)
        state.duomo_family = NOBODY_THERE
        state.duomo_preacher = NO_CHARITY


def return_expelled(state: Board) -> None:
    """Kinsmen on the Bishop card go home."""
    for family in range(state.families):
        at = family * FAMILY + EXPELLED
        state.recall_kinsmen(family, state.table[at])
        state.table[at] = 0
