"""What artworks under way will bring, if they can be paid."""

from __future__ import annotations

from signoria._compat import i64
from signoria.games.florenza.rules.artist_prestige import (
    ChooseResult,
    FavorOfTheMuse,
    RollForPrestige,
)
from signoria.games.florenza.rules.artworks import ChooseSkill, PlaceCrest
from signoria.games.florenza.rules.board import Board
from signoria.games.florenza.rules.box import (
    ARTWORKS,
    CHIESA,
    CHIESA_COMPLETE,
    COST,
    CREST_INCOME,
    DUOMO,
    FACES,
    FAILED_ARTWORK,
    FAILED_NAMED,
    FLAG_INCOME,
    IN_DISTRICT,
    NO_CHIESA,
    NO_DIE_BASE,
    NO_PALAZZO,
    PALAZZO,
    PALAZZO_COMPLETE,
    SKILLS,
    SPECIAL_CRESTS,
    UNNAMED_ROW,
)
from signoria.games.florenza.rules.characters import PRICES, artist_prestige
from signoria.games.florenza.rules.hire_artist import HireArtist
from signoria.games.florenza.rules.monuments import (
    AREA_OF,
    ARTWORK_COST,
    ARTWORK_POINTS,
    BIT,
    FLAG_OF,
    SKILLS_OF,
)
from signoria.games.florenza.rules.purse import Purse
from signoria.games.florenza.rules.value import (
    CHURCH_POINT,
    FIFTY,
    FIFTY_FIORINI,
    MEANS,
    POINT,
    UNNAMED_MEANS,
    worth_of_flag,
)


def artworks(state: Board, seat: i64, purse: Purse, to_come: i64) -> i64:
    """Artworks under way."""
    found: i64 = 0
    special = best_special(state, seat) * to_come
    for artwork in range(ARTWORKS):
        if state.patron(seat, artwork) == seat:
            success = crest_worth(state, seat, artwork, to_come)
            if artwork >= IN_DISTRICT:
                success += special
                special = 0
            if artwork == state.work and is_paid(state):
                found += success + pending_artist(state, seat, artwork)
            else:
                found += plan_artwork(state, seat, artwork, purse, success, to_come)
    return found


def is_paid(state: Board) -> bool:
    """Whether the artwork that is being completed has been paid."""
    return not isinstance(state.step, (HireArtist, ChooseSkill))


def plan_artwork(
    state: Board, seat: i64, artwork: i64, purse: Purse, crest: i64, to_come: i64
) -> i64:
    """An artwork still to be paid, with the skill that pays best."""
    artist = state.artist(seat, artwork)
    failure = -POINT * FAILED_ARTWORK[AREA_OF[artwork]]
    success = crest + POINT * ARTWORK_POINTS[artwork * 2]
    success += CHURCH_POINT * ARTWORK_POINTS[artwork * 2 + 1]
    price: i64 = 0
    if artist < 0:
        success += expected(state, artwork, artist, 0)
    else:
        failure -= POINT * FAILED_NAMED
        best: i64 = -POINT * POINT
        bonus: i64 = 0
        for skill in range(SKILLS):
            asked = PRICES[artist * SKILLS + skill]
            if asked and SKILLS_OF[artwork] & BIT[skill]:
                mean = expected(state, artwork, artist, skill)
                net = mean - FIFTY[to_come] * asked // FIFTY_FIORINI
                if net > best:
                    best = net
                    bonus = mean
                    price = asked
        success += bonus
    return purse.settle(ARTWORK_COST, artwork * COST, price, success, failure)


def expected(state: Board, artwork: i64, artist: i64, skill: i64) -> i64:
    """Prestige that an artist will probably bring."""
    if state.no_die:
        base = NO_DIE_BASE[AREA_OF[artwork]]
        if artist < 0:
            return POINT * UNNAMED_ROW[base - 1]
        return POINT * artist_prestige(artist, skill, base, state.completed(artist))
    twice: i64 = 0
    if AREA_OF[artwork] == DUOMO:
        twice = 1
    if artist < 0:
        return MEANS[UNNAMED_MEANS + twice]
    return MEANS[((artist * SKILLS + skill) * 2 + state.completed(artist)) * 2 + twice]


def pending_artist(state: Board, seat: i64, artwork: i64) -> i64:
    """The artist's prestige while dice roll: the best result so far, or a better one to come."""
    step = state.step
    if isinstance(step, PlaceCrest):
        return 0
    artist = state.artist(seat, artwork)
    if not isinstance(step, (RollForPrestige, FavorOfTheMuse, ChooseResult)):
        return expected(state, artwork, artist, state.skill)
    best: i64 = -POINT
    for face in range(FACES):
        if state.rolled & BIT[face]:
            best = max(best, prestige_of(state, artist, face + 1))
    if not isinstance(step, RollForPrestige):
        return POINT * best
    found: i64 = 0
    for face in range(FACES):
        found += max(best, prestige_of(state, artist, face + 1))
    return POINT * found // FACES


def prestige_of(state: Board, artist: i64, die: i64) -> i64:
    """What a result would bring."""
    if artist < 0:
        return UNNAMED_ROW[die - 1]
    return artist_prestige(artist, state.skill, die, state.completed(artist))


def crest_worth(state: Board, seat: i64, artwork: i64, to_come: i64) -> i64:
    """What a crest on an artwork changes: penalties, bonuses, flags."""
    if artwork >= IN_DISTRICT:
        return worth_of_flag(FLAG_OF[artwork]) * FLAG_INCOME * to_come
    if artwork < PALAZZO:
        done = state.crests_in(seat, 0, PALAZZO)
        if done == 0:
            return POINT - POINT * NO_PALAZZO
        if done + 1 == PALAZZO:
            return POINT + POINT * PALAZZO_COMPLETE * (to_come + 1)
        return POINT + POINT * done // 2
    done = state.crests_in(seat, PALAZZO, IN_DISTRICT)
    if done == 0:
        return POINT - POINT * NO_CHIESA
    if done + 1 == CHIESA:
        return POINT + CHURCH_POINT * CHIESA_COMPLETE * (to_come + 1)
    return POINT + POINT * done // 2


def best_special(state: Board, seat: i64) -> i64:
    """The best special crest left, for one round."""
    best: i64 = 0
    for special in range(1, SPECIAL_CRESTS + 1):
        if state.special_crest(seat, special):
            best = max(best, worth_of_flag(special - 1) * CREST_INCOME[special - 1])
    return best
