"""Phase 6, artist prestige: the die, the favor of the Muse, and Masterpieces."""

from __future__ import annotations

from typing import ClassVar, Final

from signoria._compat import i64
from signoria.games.florenza.news.artworks import MuseAsked, ResultUsed
from signoria.games.florenza.news.reasons import NothingBetter, NotRolled
from signoria.games.florenza.rules.board import Board
from signoria.games.florenza.rules.box import (
    AREAS,
    FACES,
    LOWEST_PRESTIGE,
    MOST_PRESTIGE,
    MOST_SEATS,
    MUSE,
    NOTHING,
    ROLLS,
    UNNAMED_ROW,
)
from signoria.games.florenza.rules.characters import CHARACTER_NAMES, artist_prestige
from signoria.games.florenza.rules.monuments import AREA_OF, BIT
from signoria.games.florenza.rules.words import MUSE as ASK
from signoria.games.florenza.rules.words import MUSE_OR_PASS, ONLY_PASS, RESULT_OF, ROLL
from signoria.kernel.actions import Action, Options
from signoria.kernel.news import Reason
from signoria.kernel.steps import AUTOMATIC, CHANCE, DONE, Roll, Step, Steps, in_order


class RollForPrestige(Roll[Board]):
    """Artist prestige: roll the die; in the Cathedral twice, to choose which result to use."""

    fields: ClassVar[dict[str, range]] = {"place": range(MOST_SEATS), "roll": range(AREAS)}

    def __init__(self, place: i64, roll: i64) -> None:
        self.place: Final[i64] = place
        self.roll: Final[i64] = roll

    def actor(self, state: Board) -> i64:
        if self.roll < ROLLS[AREA_OF[state.work]] or self.roll == THE_MUSES:
            return CHANCE
        return AUTOMATIC

    def run(self, state: Board) -> Steps:
        """No second roll outside the Cathedral."""
        return DONE

    def options(self, state: Board) -> Options:
        return ROLL

    def take(self, state: Board, action: Action) -> Steps:
        state.rolled |= BIT[action.what - 1]
        return DONE


class FavorOfTheMuse(Step[Board]):
    """Favor of the Muse: once a round, pay for one more roll and keep the better result."""

    fields: ClassVar[dict[str, range]] = {"place": range(MOST_SEATS)}

    def __init__(self, place: i64) -> None:
        self.place: Final[i64] = place

    def actor(self, state: Board) -> i64:
        family = state.family(self.place)
        if state.muse and state.fiorini(family) >= MUSE:
            return family
        return AUTOMATIC

    def run(self, state: Board) -> Steps:
        """She has given her favor already, or cannot be paid."""
        return DONE

    def options(self, state: Board) -> Options:
        if can_be_better(state, state.family(self.place)):
            return MUSE_OR_PASS
        return ONLY_PASS

    def why_not(self, state: Board, action: Action) -> Reason | None:
        return NothingBetter() if action is ASK else None

    def take(self, state: Board, action: Action) -> Steps:
        if action is not ASK:
            return DONE
        state.earn(state.family(self.place), -MUSE)
        state.muse = 0
        if state.news is not None:
            state.news.append(MuseAsked(int(state.family(self.place)), int(MUSE)))
        return ONE_MORE_ROLL[self.place]


class ChooseResult(Step[Board]):
    """Artist prestige: choose which result to use, if that makes a difference."""

    fields: ClassVar[dict[str, range]] = {"place": range(MOST_SEATS)}

    def __init__(self, place: i64) -> None:
        self.place: Final[i64] = place

    def actor(self, state: Board) -> i64:
        if state.rolled & state.rolled - 1:
            return state.family(self.place)
        return AUTOMATIC

    def run(self, state: Board) -> Steps:
        """There is only one result."""
        for face in range(FACES):
            if state.rolled == BIT[face]:
                self.use(state, face + 1)
        return DONE

    def options(self, state: Board) -> Options:
        return RESULT_OF[worth_choosing(state, state.family(self.place))]

    def why_not(self, state: Board, action: Action) -> Reason | None:
        if action.verb != "result":
            return None
        return NothingBetter() if state.rolled & BIT[action.what - 1] else NotRolled()

    def take(self, state: Board, action: Action) -> Steps:
        self.use(state, action.what)
        return DONE

    def use(self, state: Board, die: i64) -> None:
        """The artist brings what the result says."""
        family = state.family(self.place)
        artist = state.artist(family, state.work)
        masterpiece = is_masterpiece(state, artist, die)
        prestige = score_artist(state, family, die)
        if state.news is not None:
            rolled = [face + 1 for face in range(FACES) if state.rolled & BIT[face]]
            state.news.append(
                ResultUsed(
                    int(family),
                    None if artist < 0 else CHARACTER_NAMES[artist],
                    tuple(rolled),
                    int(die),
                    int(prestige),
                    masterpiece,
                )
            )
        state.rolled = 0


def worth_choosing(state: Board, family: i64) -> i64:
    """The results among which a choice can matter: a Masterpiece, and the best of the others."""
    artist = state.artist(family, state.work)
    found: i64 = 0
    best: i64 = NOTHING
    most: i64 = 0
    for face in range(FACES):
        if state.rolled & BIT[face]:
            if is_masterpiece(state, artist, face + 1):
                found |= BIT[face]
                continue
            prestige = prestige_of(state, artist, state.skill, face + 1)
            if best < 0 or prestige > most:
                best = face
                most = prestige
    if best >= 0:
        found |= BIT[best]
    return found


def can_be_better(state: Board, family: i64) -> bool:
    """Whether one more roll can bring more prestige than all so far, or a Masterpiece."""
    artist = state.artist(family, state.work)
    most: i64 = LOWEST_PRESTIGE - MOST_PRESTIGE
    for face in range(FACES):
        if state.rolled & BIT[face]:
            most = max(most, prestige_of(state, artist, state.skill, face + 1))
    for face in range(FACES):
        if not state.rolled & BIT[face] and (
            is_masterpiece(state, artist, face + 1)
            or prestige_of(state, artist, state.skill, face + 1) > most
        ):
            return True
    return False


def score_artist(state: Board, family: i64, die: i64) -> i64:
    """Artist prestige for a result, and Masterpieces: the gold box turns the artist's card."""
    artist = state.artist(family, state.work)
    prestige = state.gain_prestige(family, prestige_of(state, artist, state.skill, die))
    if is_masterpiece(state, artist, die):
        state.complete_masterpiece(artist)
    return prestige


def prestige_of(state: Board, artist: i64, skill: i64, die: i64) -> i64:
    """What a result brings: by the artist's card, on the side that it shows."""
    if artist < 0:
        return UNNAMED_ROW[die - 1]
    return artist_prestige(artist, skill, die, state.completed(artist))


def is_masterpiece(state: Board, artist: i64, die: i64) -> bool:
    """The gold box of a named artist, if his card is not turned yet."""
    return artist >= 0 and die == FACES and state.completed(artist) == 0


THE_MUSES: Final[i64] = 2  # the number of the roll that she grants
ONE_MORE_ROLL: Final = [in_order(RollForPrestige(place, THE_MUSES)) for place in range(MOST_SEATS)]
