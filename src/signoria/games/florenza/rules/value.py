"""What things are worth to a bot, in hundredths of a victory point: hand-made numbers."""

from __future__ import annotations

from typing import Final

from signoria._compat import i64, vec
from signoria.games.florenza.rules.box import (
    CHARACTERS,
    FACES,
    KINDS,
    RESOURCES,
    SKILLS,
    UNNAMED_ROW,
)
from signoria.games.florenza.rules.characters import ROW, ROWS
from signoria.games.florenza.rules.workshops import (
    GIVES,
    GIVES_CHURCH,
    GIVES_FIORINI,
    GIVES_KINSMEN,
    GIVES_PRESTIGE,
    REWARD,
    TAKES,
    WORKSHOP_GIVES,
    is_purple,
)

HORIZON: Final = 28  # choices of one's own that bots look ahead: about three rounds
BREADTH: Final = 6  # of so many options
POINT: Final[i64] = 100
CHURCH_POINT: Final[i64] = 80
KINSMAN: Final[i64] = 80
LEAD: Final[i64] = 60  # being ahead on a track that makes Captain or Bishop
DETAINED: Final[i64] = 10
MARKET: Final[i64] = 20  # a kinsman there, even without a plan
# Percent of plans that succeed although so many resources or 50 fiorini are still missing.
FOUND: Final[vec[i64]] = vec[i64]([97, 65, 30, 10, 3])
IN_USE: Final[i64] = 55  # percent of the rounds in which a workshop is operated
# A resource in hand, and 50 fiorini, by the number of rounds still to come.
RESOURCE: Final[vec[i64]] = vec[i64]([50, 85, 100, 105, 105, 105, 105, 105])
FIFTY: Final[vec[i64]] = vec[i64]([25, 48, 58, 62, 65, 65, 65, 65])
FIFTY_FIORINI: Final[i64] = 50
ENOUGH: Final[i64] = 4  # of a resource; more counts half
MUCH_MONEY: Final[i64] = 800
# Habits
MANY_LEFT: Final[i64] = 4  # kinsmen still to be placed: so many, and more
FAR_ON_AVERAGE: Final = 0.4  # how far a round is from the middle, squared


def worth_of_goods(goods: vec[i64], to_come: i64) -> i64:
    """Six resources and fiorini; what is more than enough counts half."""
    found: i64 = 0
    for resource in range(RESOURCES):
        count = goods[resource]
        found += RESOURCE[to_come] * min(count, ENOUGH)
        if count > ENOUGH:
            found += RESOURCE[to_come] * (count - ENOUGH) // 2
    money = goods[RESOURCES]
    found += FIFTY[to_come] * min(money, MUCH_MONEY) // FIFTY_FIORINI
    if money > MUCH_MONEY:
        found += FIFTY[to_come] * (money - MUCH_MONEY) // (2 * FIFTY_FIORINI)
    return found


def worth_of_flag(flag: i64) -> i64:
    """One of what a flag or a special crest shows."""
    if flag == 0:
        return POINT
    if flag == 1:
        return CHURCH_POINT
    return KINSMAN


def _future(kind: int) -> int:
    """What a built workshop brings a round: purple ones for certain, others when operated."""
    first = kind * GIVES
    found = POINT * WORKSHOP_GIVES[first + GIVES_PRESTIGE]
    found += CHURCH_POINT * WORKSHOP_GIVES[first + GIVES_CHURCH]
    found += KINSMAN * WORKSHOP_GIVES[first + GIVES_KINSMEN]
    found += FIFTY[2] * WORKSHOP_GIVES[first + GIVES_FIORINI] // FIFTY_FIORINI
    for resource in range(RESOURCES):
        net = WORKSHOP_GIVES[first + resource] - TAKES[kind * RESOURCES + resource]
        found += RESOURCE[2] * net
    if is_purple(kind):
        return int(found)
    return int(max(0, found - KINSMAN) * IN_USE // POINT)


def _mean(row: list[int]) -> int:
    return POINT * sum(row) // len(row)


def _mean_of_two(row: list[int]) -> int:
    return _mean([max(one, other) for one in row for other in row])


def _means() -> list[int]:
    """For each row of an artist, either side: the mean of one roll, and of the better of two."""
    found: list[int] = []
    for at in range(CHARACTERS * SKILLS):
        for side in range(2):
            first = at * ROW + side * FACES
            row = [int(ROWS[first + die]) for die in range(FACES)]
            found += [_mean(row), _mean_of_two(row)]
    row = [int(UNNAMED_ROW[die]) for die in range(FACES)]
    return [*found, _mean(row), _mean_of_two(row)]


FUTURE: Final[vec[i64]] = vec[i64]([_future(kind) for kind in range(KINDS + 1)])
BUILDING: Final[vec[i64]] = vec[i64](
    [POINT * REWARD[kind * 2] + CHURCH_POINT * REWARD[kind * 2 + 1] for kind in range(KINDS + 1)]
)
MEANS: Final[vec[i64]] = vec[i64](_means())  # [((artist * SKILLS + skill) * 2 + side) * 2 + twice]
UNNAMED_MEANS: Final[i64] = CHARACTERS * SKILLS * 2 * 2
