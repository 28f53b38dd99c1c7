"""Phase 4, C: hire an artist for the artwork on which a kinsman was placed."""

from __future__ import annotations

from typing import ClassVar, Final

from signoria._compat import i64
from signoria.games.florenza.rules.board import Board
from signoria.games.florenza.rules.box import CHARACTERS, MOST_SEATS, NOTHING
from signoria.games.florenza.rules.characters import HAS_SKILLS
from signoria.games.florenza.rules.monuments import SKILLS_OF
from signoria.games.florenza.rules.words import HIRE_UNNAMED, artist_of, hire
from signoria.kernel.actions import Action, Options
from signoria.kernel.steps import DONE, Step, Steps, in_order


class HireArtist(Step[Board]):
    """C. Hire an artist: one with a skill that the artwork shows, named or unnamed; pay later."""

    fields: ClassVar[dict[str, range]] = {"place": range(MOST_SEATS)}

    def __init__(self, place: i64) -> None:
        self.place: Final[i64] = place

    def actor(self, state: Board) -> i64:
        return state.family(self.place)

    def options(self, state: Board) -> Options:
        family = state.family(self.place)
        wanted = SKILLS_OF[state.work]
        found: list[Action] = [HIRE_UNNAMED]
        for artist in range(CHARACTERS):
            if HAS_SKILLS[artist] & wanted and state.can_be_hired(artist, family):
                found.append(hire(artist))
        return tuple(found)

    def take(self, state: Board, action: Action) -> Steps:
        if action is not HIRE_UNNAMED:
            state.hire_artist(state.family(self.place), state.work, artist_of(action.what))
        state.work = NOTHING
        return DONE


HIRE_ARTIST: Final = [in_order(HireArtist(place)) for place in range(MOST_SEATS)]
