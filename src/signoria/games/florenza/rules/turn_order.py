"""Phase 7: turn order. A new Captain of the People, a new Bishop, then the others."""

from __future__ import annotations

from signoria._compat import i64
from signoria.games.florenza.news.rounds import (
    BishopElected,
    BishopGone,
    CaptainElected,
    OrderDecided,
    PhaseBegins,
    RoundEnds,
)
from signoria.games.florenza.rules.board import Board
from signoria.games.florenza.rules.box import BISHOP_FROM, NOBODY_THERE, TOKENS
from signoria.games.florenza.rules.layout import (
    CHURCH,
    FAMILY,
    ORDER,
    PRESTIGE,
    TOKEN_COUNT,
    TOKEN_VALUE,
)
from signoria.games.florenza.rules.scoring import church_value
from signoria.kernel.steps import DONE, Step, Steps


class TurnOrder(Step[Board]):
    """Phase 7. Turn order: first the Captain of the People, then the Bishop, then the others."""

    def run(self, state: Board) -> Steps:
        if state.news is not None:
            state.news.append(PhaseBegins("turn order"))
            state.news.append(
                RoundEnds(int(state.round), track(state, PRESTIGE), track(state, CHURCH))
            )
        choose_captain(state)
        choose_bishop(state)
        order_families(state)
        if state.news is not None:
            state.news.append(OrderDecided(tuple(families_in_order(state))))
        return DONE


def turn_order(state: Board) -> list[int]:
    """The Turn Order track from top to bottom, without Ghosts; empty until all markers lie there.

    Starting workshops are chosen from its bottom to its top: who is asked first comes last.
    """
    order = families_in_order(state)
    return [] if min(order) < 0 else [family for family in order if family < state.seats]


def families_in_order(state: Board) -> list[int]:
    """The Turn Order track from top to bottom."""
    return [int(state.family(place)) for place in range(state.families)]


def track(state: Board, name: i64) -> tuple[int, ...]:
    """Where every family's marker stands."""
    return tuple([int(state.table[family * FAMILY + name]) for family in range(state.families)])


def choose_captain(state: Board) -> None:
    """Captain of the People: the highest marker, if it is alone, becomes tokens."""
    state.captain = alone_at_the_top(state, PRESTIGE)
    if state.captain >= 0:
        first = state.captain * FAMILY
        points = max(state.table[first + PRESTIGE], 0)
        tokens = receive_tokens(state, state.captain, points)
        state.table[first + PRESTIGE] = 0
        if state.news is not None:
            state.news.append(CaptainElected(int(state.captain), int(points), int(tokens)))
    elif state.news is not None:
        state.news.append(CaptainElected(None, 0, 0))


def alone_at_the_top(state: Board, track: i64) -> i64:
    """The family whose marker is ahead of all others; nobody if there is a tie."""
    leader: i64 = 0
    tied = False
    for family in range(1, state.families):
        lead = state.table[family * FAMILY + track] - state.table[leader * FAMILY + track]
        if lead > 0:
            leader = family
            tied = False
        elif lead == 0:
            tied = True
    if tied:
        return NOBODY_THERE
    return leader


def receive_tokens(state: Board, family: i64, points: i64) -> i64:
    """Prestige Point tokens, as few as possible. How many."""
    first = family * FAMILY
    state.table[first + TOKEN_VALUE] += points
    tokens: i64 = 0
    for token in TOKENS:
        tokens += points // token
        points = points % token
    state.table[first + TOKEN_COUNT] += tokens
    return tokens


def choose_bishop(state: Board) -> None:
    """Bishop: enough influence, and more than anybody else. Again Bishop is a Cardinal."""
    bishop = alone_at_the_top(state, CHURCH)
    if bishop >= 0:
        influence = state.church(bishop)
        if influence < BISHOP_FROM:
            bishop = NOBODY_THERE
        else:
            prestige = church_value(influence)
            cardinal: i64 = 0
            if bishop == state.bishop:
                cardinal = state.families
            state.gain_prestige(bishop, prestige + cardinal)
            state.table[bishop * FAMILY + CHURCH] = 0
            if state.news is not None:
                state.news.append(
                    BishopElected(int(bishop), int(influence), int(prestige), int(cardinal))
                )
    if bishop < 0 <= state.bishop and state.news is not None:
        state.news.append(BishopGone(int(state.bishop)))
    state.bishop = bishop


def order_families(state: Board) -> None:
    """The other players: by prestige; those who are tied swap their places."""
    place: i64 = 1
    while place < state.families:
        at = place
        while at > 0 and plays_before(state, state.family(at), state.family(at - 1)):
            family = state.table[ORDER + at]
            state.table[ORDER + at] = state.table[ORDER + at - 1]
            state.table[ORDER + at - 1] = family
            at -= 1
        place += 1


def plays_before(state: Board, later: i64, earlier: i64) -> bool:
    """Whether a family passes the one that was before it: a tie is enough to swap."""
    if earlier == state.captain:
        return False
    if later == state.captain:
        return True
    if earlier == state.bishop:
        return False
    if later == state.bishop:
        return True
    return state.prestige(later) >= state.prestige(earlier)
