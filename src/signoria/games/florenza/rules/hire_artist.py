"""Phase 4, C: hire an artist for the artwork on which a kinsman was placed."""

from __future__ import annotations

from typing import ClassVar, Final

from signoria._compat import i64
from signoria.games.florenza.news.kinsmen import ArtistHired
from signoria.games.florenza.news.reasons import SkillNotWanted
from signoria.games.florenza.rules.artist_prestige import prestige_of
from signoria.games.florenza.rules.artwork_costs import lowest_price
from signoria.games.florenza.rules.board import Board
from signoria.games.florenza.rules.box import FACES, MOST_SEATS, NOTHING, SKILLS
from signoria.games.florenza.rules.characters import CHARACTER_NAMES, HAS_SKILLS, PRICES
from signoria.games.florenza.rules.charity import why_absent
from signoria.games.florenza.rules.monuments import ARTWORK_NAMES, BIT, SKILLS_OF
from signoria.games.florenza.rules.outlook import lacking_artwork, tell_outlook
from signoria.games.florenza.rules.words import (
    HIRE_BIT,
    HIRE_OF,
    HIRE_UNNAMED,
    ONLY_UNNAMED,
    artist_of,
    some_of,
)
from signoria.kernel.actions import Action
from signoria.kernel.menu import Menu
from signoria.kernel.news import Reason
from signoria.kernel.steps import DONE, Lists, Steps, in_order


class HireArtist(Lists[Board]):
    """C. Hire an artist: one with a skill that the artwork shows, named or unnamed; pay later."""

    fields: ClassVar[dict[str, range]] = {"place": range(MOST_SEATS)}

    def __init__(self, place: i64) -> None:
        self.place: Final[i64] = place

    def actor(self, state: Board) -> i64:
        return state.family(self.place)

    def gather(self, state: Board, menu: Menu) -> None:
        family = state.family(self.place)
        wanted = SKILLS_OF[state.work]
        found: i64 = 0
        for at in range(state.in_play):
            artist = state.character(at)
            if HAS_SKILLS[artist] & wanted and state.can_be_hired(artist, family):
                found |= HIRE_BIT[artist]
        menu.add(ONLY_UNNAMED)
        some_of(HIRE_OF, found, menu)

    def why_not(self, state: Board, action: Action) -> Reason | None:
        if action.verb != "hire":
            return None
        artist = artist_of(action.what)
        if not state.can_be_hired(artist, state.family(self.place)):
            return why_absent(state, artist)
        return SkillNotWanted(ARTWORK_NAMES[state.work], CHARACTER_NAMES[artist])

    def take(self, state: Board, action: Action) -> Steps:
        family = state.family(self.place)
        if action is not HIRE_UNNAMED:
            state.hire_artist(family, state.work, artist_of(action.what))
        if state.news is not None:
            tell_hired(state, int(family), int(state.work))
        state.work = NOTHING
        return DONE


def tell_hired(state: Board, family: int, artwork: int) -> None:
    """Who was hired, for how much at least, and what he may bring."""
    if state.news is not None:
        artist = int(state.artist(family, artwork))
        found = possible_prestige(state, artist, artwork)
        state.news.append(
            ArtistHired(
                family,
                ARTWORK_NAMES[artwork],
                None if artist < 0 else CHARACTER_NAMES[artist],
                lowest_price(artist, artwork),
                min(found),
                max(found),
                lacking_artwork(state, family, artwork),
            )
        )
        tell_outlook(state, family)


def possible_prestige(state: Board, artist: int, artwork: int) -> list[int]:
    """What an artist may bring, by skill and die."""
    return [
        int(prestige_of(state, artist, skill, die))
        for skill in range(SKILLS)
        if SKILLS_OF[artwork] & BIT[skill] and (artist < 0 or PRICES[artist * SKILLS + skill])
        for die in range(1, FACES + 1)
    ]


HIRE_ARTIST: Final = [in_order(HireArtist(place)) for place in range(MOST_SEATS)]
