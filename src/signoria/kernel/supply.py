"""Bags, decks and dice as counts: face-down things have no order until they are drawn.

A supply is a stretch of a table's numbers, one a kind: how many are left. Nobody can leak an
order that does not exist, and a draw is a chance step with the counts as weights.
"""

from __future__ import annotations

from signoria._compat import i64, vec
from signoria.kernel.actions import Action, Options
from signoria.kernel.chance import Rng


def left(table: vec[i64], first: i64, kinds: i64) -> i64:
    """How many pieces the supply still holds."""
    total: i64 = 0
    for kind in range(kinds):
        total += table[first + kind]
    return total


def any_left(table: vec[i64], first: i64, kinds: i64) -> bool:
    """Whether the supply holds anything."""
    for kind in range(kinds):
        if table[first + kind]:
            return True
    return False


def drawable(table: vec[i64], first: i64, words: Options) -> Options:
    """One word a kind that is left, for the options of a draw."""
    found: list[Action] = []
    kind: i64 = first
    for word in words:
        if table[kind] > 0:
            found.append(word)
        kind += 1
    return tuple(found)


def chances(table: vec[i64], first: i64, kinds: i64) -> list[int]:
    """How many there are of each kind that is left: the weights beside ``drawable``."""
    found: list[int] = []
    for kind in range(kinds):
        if table[first + kind] > 0:
            found.append(table[first + kind])
    return found


def pick(table: vec[i64], first: i64, kinds: i64, rng: Rng) -> i64:
    """The kind that *rng* draws, exactly as a weighted draw does; nothing is removed."""
    at: i64 = rng.below(left(table, first, kinds))
    kind: i64 = 0
    while at >= table[first + kind]:
        at -= table[first + kind]
        kind += 1
    return kind


def move(table: vec[i64], taken_from: i64, put_to: i64, count: i64) -> None:
    """Move pieces of one kind between two places: nothing is lost or forged."""
    table[taken_from] -= count
    table[put_to] += count
