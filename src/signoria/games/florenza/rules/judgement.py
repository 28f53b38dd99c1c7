"""A hand-made judgement of a table, for bots: points on the board, and what holdings may bring."""

from __future__ import annotations

from signoria._compat import i64
from signoria.games.florenza.rules.board import Board
from signoria.games.florenza.rules.box import (
    ARTWORKS,
    CHIESA,
    CHIESA_COMPLETE,
    CREST_INCOME,
    EMPTY_SPACE,
    FLAG_INCOME,
    IN_DISTRICT,
    MISSING_ARTWORK,
    NO_CHIESA,
    NO_PALAZZO,
    PALAZZO,
    PALAZZO_COMPLETE,
    ROUNDS,
    SPACES,
)
from signoria.games.florenza.rules.judgement_of_plans import plans
from signoria.games.florenza.rules.monuments import FLAG_OF
from signoria.games.florenza.rules.scoring import empty_spaces, total
from signoria.games.florenza.rules.value import (
    CHURCH_POINT,
    DETAINED,
    FUTURE,
    KINSMAN,
    LEAD,
    POINT,
    RESOURCE,
    worth_of_flag,
)
from signoria.kernel.steps import NOBODY


def value(state: Board, seat: i64) -> float:
    """Points that *seat* may expect."""
    if state.who == NOBODY:
        return float(total(state, seat))
    return float(estimate(state, seat)) / float(POINT)


def estimate(state: Board, seat: i64) -> i64:
    """The same in hundredths."""
    to_come = min(ROUNDS - state.round, len(RESOURCE) - 1)
    found = POINT * (state.prestige(seat) + state.token_value(seat))
    found += CHURCH_POINT * state.church(seat) + leads(state, seat)
    found += POINT * EMPTY_SPACE * empty_spaces(state, seat)
    found += district(state, seat, to_come) + city(state, seat, to_come)
    for space in range(SPACES):
        kind = state.kind(seat, space)
        if kind and (state.is_built(seat, space) or state.worker(seat, space) < 0):
            found += FUTURE[kind] * to_come
    found += KINSMAN * state.to_place(seat)
    if state.detained >= 0 and state.captain == seat:
        found += DETAINED
    return found + plans(state, seat, to_come)


def leads(state: Board, seat: i64) -> i64:
    """A little for being ahead on the tracks."""
    prestige: i64 = 1
    church: i64 = 1
    for other in range(state.families):
        if other != seat:
            if state.prestige(other) >= state.prestige(seat):
                prestige = 0
            if state.church(other) >= state.church(seat):
                church = 0
    return LEAD * (prestige + church)


def district(state: Board, seat: i64, to_come: i64) -> i64:
    """Artworks in the district: penalties left, and the income of whole buildings."""
    palazzo = state.crests_in(seat, 0, PALAZZO)
    chiesa = state.crests_in(seat, PALAZZO, IN_DISTRICT)
    found = POINT * MISSING_ARTWORK * (IN_DISTRICT - palazzo - chiesa)
    if palazzo == 0:
        found += POINT * NO_PALAZZO
    if chiesa == 0:
        found += POINT * NO_CHIESA
    if palazzo == PALAZZO:
        found += POINT * PALAZZO_COMPLETE * to_come
    if chiesa == CHIESA:
        found += CHURCH_POINT * CHIESA_COMPLETE * to_come
    return found


def city(state: Board, seat: i64, to_come: i64) -> i64:
    """Flags and special crests, for the rounds to come."""
    found: i64 = 0
    for artwork in range(IN_DISTRICT, ARTWORKS):
        if state.crest(seat, artwork) == seat:
            found += worth_of_flag(FLAG_OF[artwork]) * FLAG_INCOME * to_come
            special = state.crest_kind(seat, artwork)
            if special:
                found += worth_of_flag(special - 1) * CREST_INCOME[special - 1] * to_come
    return found
