"""The District boards: goods, tracks, kinsmen, crests and workshops of each family."""

from __future__ import annotations

from typing import Final

from signoria._compat import i64, vec
from signoria.games.florenza.rules.box import (
    ARTWORKS,
    COST,
    FIORINI,
    IN_DISTRICT,
    LOWEST_CHURCH,
    LOWEST_PRESTIGE,
    NOBODY_THERE,
    RESOURCES,
    SPACES,
)
from signoria.games.florenza.rules.city import City
from signoria.games.florenza.rules.layout import (
    AT_BUSINESS,
    AT_MARKET,
    BOX_KINSMAN,
    BOX_SIZE,
    BOXES,
    BUILT,
    CHURCH,
    CITY_BOXES,
    CRESTS,
    FAMILY,
    GOODS,
    INCOME,
    KIND,
    POOL,
    PRESTIGE,
    SUPPLY,
    TOKEN_VALUE,
    WORKER,
)
from signoria.games.florenza.rules.monuments import BIT
from signoria.games.florenza.rules.workshops import REWARD, is_purple

# What may keep a kinsman from a space.
NO_BARRIER: Final[i64] = 0
NO_WORKSHOP: Final[i64] = 1
WITH_KINSMAN: Final[i64] = 2
WITHOUT_KINSMEN: Final[i64] = WITH_KINSMAN + 1  # a workshop that pays by itself
NOT_BUILT: Final[i64] = WITHOUT_KINSMEN + 1


def barrier(table: vec[i64], space: i64) -> i64:
    """What keeps a kinsman from a space, counted from the beginning of its family."""
    kind = table[space + KIND]
    if kind == 0:
        return NO_WORKSHOP
    if table[space + WORKER] >= 0:
        return WITH_KINSMAN
    if is_purple(kind):
        return WITHOUT_KINSMEN
    return NO_BARRIER if table[space + BUILT] else NOT_BUILT


class Districts(City):
    """What lies before each family."""

    # Goods

    def has(self, family: i64, resource: i64) -> i64:
        """How many of a resource."""
        return self.table[family * FAMILY + GOODS + resource]

    def fiorini(self, family: i64) -> i64:
        """Money."""
        return self.table[family * FAMILY + GOODS + FIORINI]

    def resources(self, family: i64) -> i64:
        """All resources together."""
        total: i64 = 0
        for resource in range(RESOURCES):
            total += self.table[family * FAMILY + GOODS + resource]
        return total

    def kinds_held(self, family: i64) -> i64:
        """The set of resources of which there is at least one."""
        found: i64 = 0
        for resource in range(RESOURCES):
            if self.table[family * FAMILY + GOODS + resource] > 0:
                found |= BIT[resource]
        return found

    def receive(self, family: i64, resource: i64, count: i64) -> None:
        """Resources from the supply, or back to it."""
        self.table[family * FAMILY + GOODS + resource] += count

    def earn(self, family: i64, fiorini: i64) -> None:
        """Fiorini from the supply, or back to it."""
        self.table[family * FAMILY + GOODS + FIORINI] += fiorini

    def can_pay(self, family: i64, costs: vec[i64], first: i64, fiorini: i64) -> bool:
        """A cost of seven numbers, and so many fiorini more."""
        goods = family * FAMILY + GOODS
        for at in range(RESOURCES):
            if self.table[goods + at] < costs[first + at]:
                return False
        return self.table[goods + FIORINI] >= costs[first + FIORINI] + fiorini

    def pay(self, family: i64, costs: vec[i64], first: i64) -> None:
        """Pay a cost of seven numbers to the supply."""
        goods = family * FAMILY + GOODS
        for at in range(COST):
            self.table[goods + at] -= costs[first + at]

    # Tracks

    def prestige(self, family: i64) -> i64:
        """The Captain marker."""
        return self.table[family * FAMILY + PRESTIGE]

    def church(self, family: i64) -> i64:
        """The Bishop marker."""
        return self.table[family * FAMILY + CHURCH]

    def gain_prestige(self, family: i64, points: i64) -> i64:
        """Move the Captain marker, never below its lowest space. How far it moved."""
        at = family * FAMILY + PRESTIGE
        before = self.table[at]
        moved = max(before + points, LOWEST_PRESTIGE)
        self.table[at] = moved
        return moved - before

    def gain_church(self, family: i64, points: i64) -> i64:
        """Move the Bishop marker, never below its lowest space. How far it moved."""
        at = family * FAMILY + CHURCH
        before = self.table[at]
        moved = max(before + points, LOWEST_CHURCH)
        self.table[at] = moved
        return moved - before

    def token_value(self, family: i64) -> i64:
        """What a family's prestige tokens are worth: only it may look."""
        return self.table[family * FAMILY + TOKEN_VALUE]

    # Kinsmen

    def to_place(self, family: i64) -> i64:
        """Kinsmen in the income area."""
        return self.table[family * FAMILY + INCOME]

    def pool(self, family: i64) -> i64:
        """Kinsmen in the pool."""
        return self.table[family * FAMILY + POOL]

    def call_kinsmen(self, family: i64, wanted: i64) -> i64:
        """From the pool to the income area, as many as there are. How many came."""
        at = family * FAMILY
        came = min(wanted, self.table[at + POOL])
        self.table[at + POOL] -= came
        self.table[at + INCOME] += came
        return came

    def send_kinsman(self, family: i64) -> None:
        """One leaves the income area for some place."""
        self.table[family * FAMILY + INCOME] -= 1

    def recall_kinsmen(self, family: i64, count: i64) -> None:
        """They return to the pool."""
        self.table[family * FAMILY + POOL] += count

    def at_market(self, family: i64) -> i64:
        """1 with a kinsman at the market."""
        return self.table[family * FAMILY + AT_MARKET]

    def at_business(self, family: i64) -> i64:
        """Kinsmen who run the family business."""
        return self.table[family * FAMILY + AT_BUSINESS]

    # Crests

    def normal_crests(self, family: i64) -> i64:
        """Normal crests left."""
        return self.table[family * FAMILY + CRESTS]

    def special_crest(self, family: i64, kind: i64) -> i64:
        """1 while a special crest, counted from 1, is left."""
        return self.table[family * FAMILY + CRESTS + kind]

    # Workshops

    def kind(self, family: i64, space: i64) -> i64:
        """The workshop on a space, 0 for none."""
        return self.table[family * FAMILY + KIND + space]

    def is_built(self, family: i64, space: i64) -> bool:
        """Built side up."""
        return self.table[family * FAMILY + BUILT + space] != 0

    def worker(self, family: i64, space: i64) -> i64:
        """Whose kinsman is on a workshop."""
        return self.table[family * FAMILY + WORKER + space]

    def free_space(self, family: i64) -> i64:
        """The lowest-numbered empty space; -1 if there is none."""
        for space in range(SPACES):
            if self.table[family * FAMILY + KIND + space] == 0:
                return space
        return -1

    def operable(self, family: i64) -> i64:
        """The set of spaces with a workshop that a kinsman can operate now."""
        return self.spaces_with(family, NO_BARRIER)

    def spaces_with(self, family: i64, wanted: i64) -> i64:
        """The set of spaces where that keeps a kinsman away: no workshop, another kinsman, …"""
        table = self.table
        first = family * FAMILY
        found: i64 = 0
        bit: i64 = 1
        for space in range(first, first + SPACES):
            if barrier(table, space) == wanted:
                found |= bit
            bit += bit
        return found

    def begin_workshop(self, family: i64, kind: i64, worker: i64) -> None:
        """Take a tile from the supply and place it, Under Construction side up."""
        at = family * FAMILY + self.free_space(family)
        self.table[SUPPLY + kind] -= 1
        self.table[at + KIND] = kind
        self.table[at + BUILT] = 0
        self.table[at + WORKER] = worker

    def finish_workshop(self, family: i64, space: i64) -> None:
        """Turn a tile to its Built side and take the reward that it shows."""
        kind = self.kind(family, space)
        self.table[family * FAMILY + BUILT + space] = 1
        self.gain_prestige(family, REWARD[kind * 2])
        self.gain_church(family, REWARD[kind * 2 + 1])

    def give_up_workshop(self, family: i64, space: i64) -> None:
        """A tile goes back to the supply."""
        at = family * FAMILY + space
        self.table[SUPPLY + self.table[at + KIND]] += 1
        self.table[at + KIND] = 0

    def put_worker(self, family: i64, space: i64, worker: i64) -> None:
        """Place a kinsman on a workshop."""
        self.table[family * FAMILY + WORKER + space] = worker

    def recall_worker(self, family: i64, space: i64) -> None:
        """The kinsman on a workshop returns to the pool of his family."""
        at = family * FAMILY + WORKER + space
        self.recall_kinsmen(self.table[at], 1)
        self.table[at] = NOBODY_THERE

    # Artworks, seen from a family

    def works(self, family: i64) -> i64:
        """The set of artworks with a kinsman of this family."""
        table = self.table
        found: i64 = 0
        bit: i64 = 1
        box = BOXES + family * FAMILY
        for artwork in range(ARTWORKS):
            if artwork == IN_DISTRICT:
                box = CITY_BOXES
            if table[box + BOX_KINSMAN] == family:
                found |= bit
            bit += bit
            box += BOX_SIZE
        return found

    def crests_in(self, family: i64, first: i64, end: i64) -> i64:
        """How many artworks of a stretch have this family's crest."""
        count: i64 = 0
        for artwork in range(first, end):
            if self.crest(family, artwork) == family:
                count += 1
        return count

    def district_works(self, family: i64) -> i64:
        """Artworks under way in the family's own district."""
        count: i64 = 0
        for artwork in range(IN_DISTRICT):
            if self.patron(family, artwork) == family:
                count += 1
        return count
