"""End of the game: victory points, line by line; ties go to resources, then to fiorini."""

from __future__ import annotations

from typing import Final

from signoria._compat import i64, vec
from signoria.games.florenza.news.rounds import Scored, ScoringBegins, TokensCounted, Total
from signoria.games.florenza.rules.box import (
    CHURCH_TRACK,
    CHURCH_VALUES,
    EMPTY_SPACE,
    END_BISHOP,
    END_CAPTAIN,
    FIORINI_A_POINT,
    IN_DISTRICT,
    LOWEST_CHURCH,
    MANY_FIORINI,
    MANY_POINTS,
    MANY_RESOURCES,
    MISSING_ARTWORK,
    NO_CHIESA,
    NO_PALAZZO,
    PALAZZO,
    RESOURCE_WORTH,
    SPACES,
)
from signoria.games.florenza.rules.district import Districts
from signoria.games.florenza.rules.layout import FAMILY, TOKEN_COUNT
from signoria.kernel.game import ScoreSheet
from signoria.kernel.steps import NOBODY

LINES: Final[list[str]] = [
    "prestige",
    "church influence",
    "fiorini and resources",
    "captain of the people",
    "bishop",
    "empty workshop spaces",
    "unfinished artworks",
    "no artwork in the palazzo",
    "no artwork in the chiesa",
    "prestige tokens",
]
PRESTIGE_LINE: Final[i64] = 0
CHURCH_LINE: Final[i64] = PRESTIGE_LINE + 1
WEALTH_LINE: Final[i64] = CHURCH_LINE + 1
CAPTAIN_LINE: Final[i64] = WEALTH_LINE + 1
BISHOP_LINE: Final[i64] = CAPTAIN_LINE + 1
SPACES_LINE: Final[i64] = BISHOP_LINE + 1
ARTWORKS_LINE: Final[i64] = SPACES_LINE + 1
PALAZZO_LINE: Final[i64] = ARTWORKS_LINE + 1
CHIESA_LINE: Final[i64] = PALAZZO_LINE + 1
TOKENS_LINE: Final[i64] = CHIESA_LINE + 1
# What one of a line's things is worth; influence and fiorini have values of their own.
EACH: Final[vec[i64]] = vec[i64](
    [1, 0, 0, END_CAPTAIN, END_BISHOP, EMPTY_SPACE, MISSING_ARTWORK, NO_PALAZZO, NO_CHIESA, 1]
)
WON: Final = "won"
SHARED: Final = "shared"
LOST: Final = "lost"


def church_value(influence: i64) -> i64:
    """What a space of the Church Influence track is worth; beyond its end, a point each."""
    if influence > CHURCH_TRACK:
        return CHURCH_VALUES[CHURCH_TRACK - LOWEST_CHURCH] + influence - CHURCH_TRACK
    return CHURCH_VALUES[influence - LOWEST_CHURCH]


def points(state: Districts, family: i64, line: i64) -> i64:
    """One line of a family's victory points."""
    count = counted(state, family, line)
    if line == CHURCH_LINE:
        return church_value(count)
    if line == WEALTH_LINE:
        return count // FIORINI_A_POINT
    return EACH[line] * count


def counted(state: Districts, family: i64, line: i64) -> i64:
    """What a line counts: points, influence, fiorini, or how often something is the case."""
    if line == PRESTIGE_LINE:
        return state.prestige(family)
    if line == CHURCH_LINE:
        return state.church(family)
    if line == WEALTH_LINE:
        return state.fiorini(family) + RESOURCE_WORTH * state.resources(family)
    if line == CAPTAIN_LINE:
        return 1 if state.captain == family else 0
    if line == BISHOP_LINE:
        return 1 if state.bishop == family else 0
    if line == SPACES_LINE:
        return empty_spaces(state, family)
    if line == ARTWORKS_LINE:
        return IN_DISTRICT - state.crests_in(family, 0, IN_DISTRICT)
    if line == PALAZZO_LINE:
        return 1 if state.crests_in(family, 0, PALAZZO) == 0 else 0
    if line == CHIESA_LINE:
        return 1 if state.crests_in(family, PALAZZO, IN_DISTRICT) == 0 else 0
    return state.token_value(family)


def tell_scoring(state: Districts) -> None:
    """The end of the game: every family's lines in order, then all together."""
    if state.news is not None:
        state.news.append(ScoringBegins())
        for family in range(state.families):
            for line in range(len(LINES)):
                found = int(points(state, family, line))
                if line == TOKENS_LINE:
                    count = int(state.table[family * FAMILY + TOKEN_COUNT])
                    state.news.append(TokensCounted(family, count, found))
                else:
                    count = int(counted(state, family, line))
                    state.news.append(Scored(family, LINES[line], count, found))
            state.news.append(Total(family, int(total(state, family))))


def empty_spaces(state: Districts, family: i64) -> i64:
    """Workshop spaces without a tile."""
    count: i64 = 0
    for space in range(SPACES):
        if state.kind(family, space) == 0:
            count += 1
    return count


def total(state: Districts, family: i64) -> i64:
    """All victory points of a family: a sum, which no track's lowest space stops (ruling 67)."""
    found: i64 = 0
    for line in range(len(LINES)):
        found += points(state, family, line)
    return found


def standing(state: Districts, family: i64) -> i64:
    """Points first, then resources, then fiorini, in one number."""
    goods = total(state, family) * MANY_RESOURCES + state.resources(family)
    return goods * MANY_FIORINI + state.fiorini(family)


def score_sheets(state: Districts) -> list[ScoreSheet]:
    """One sheet a seat, as if the game ended now."""
    return [score_sheet(state, seat) for seat in range(state.seats)]


def score_sheets_seen(state: Districts, seat: int) -> list[ScoreSheet]:
    """The sheets as *seat* sees them: before the end, only its own prestige tokens."""
    sheets = score_sheets(state)
    if state.who == NOBODY:
        return sheets
    return [sheet if at == seat else _without_tokens(sheet) for at, sheet in enumerate(sheets)]


def _without_tokens(sheet: ScoreSheet) -> ScoreSheet:
    return ScoreSheet([(name, 0 if name == LINES[-1] else found) for name, found in sheet.lines])


def score_sheet(state: Districts, family: int) -> ScoreSheet:
    """The lines of one family, a Ghost's too."""
    return ScoreSheet([(name, int(points(state, family, at))) for at, name in enumerate(LINES)])


def winners(state: Districts) -> list[int]:
    """The seats with the best standing; nobody if a Ghost's is better."""
    standings = [standing(state, family) for family in range(state.families)]
    best = max(standings)
    return [seat for seat in range(state.seats) if standings[seat] == best]


def result(state: Districts, seat: int) -> str:
    """Won, shared or lost against all other families, Ghosts included."""
    mine = standing(state, seat)
    others = [standing(state, other) for other in range(state.families) if other != seat]
    if mine > max(others):
        return WON
    return SHARED if mine == max(others) else LOST


def reward(state: Districts, seat: i64) -> float:
    """Win or lose for one half, how clearly for the other."""
    mine = standing(state, seat)
    points: i64 = total(state, seat)
    most: i64 = points
    best: i64 = -MANY_FIORINI * MANY_FIORINI
    equal: i64 = 1
    first = True
    for other in range(state.families):
        if other != seat:
            theirs = standing(state, other)
            best = max(best, theirs)
            if theirs == mine:
                equal += 1
            other_points = total(state, other)
            if first or other_points > most:
                most = other_points
                first = False
    won: float = 0.0
    if mine >= best:
        won = 1.0 / float(equal)
    lead: float = 2.0 * float(points - most) / MANY_POINTS
    lead = max(-1.0, min(1.0, lead))
    return (won + (1.0 + lead) / 2.0) / 2.0
