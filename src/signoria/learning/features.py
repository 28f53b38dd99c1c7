"""Which features a game's network looks at: its ``learning.toml``, and what its row declares.

    rest     = "chance"    the network judges before chance only; "turn", or after every "choice"
    base     = "points"    it adds to the points so far, to the game's hand-made "value", or to the
                           "lead" by that value over the best other seat
    points   = ["points"]  fields that are points so far, of every seat
    hidden   = 24          hidden units; a list: by the number of players, the least first
    scale    = 30          points that the network counts as one
    victory  = 20          points that winning is worth beside the margin; alone: victory_alone
    chance   = "margin"    the chance to win follows from the margin and how sure that is, where
                           there are others; "own": it is judged for itself
    rate     = 0.15        how much is learned at first; it falls evenly
    caution  = 0.05        as if every weight had been moved so much before: small first steps
    decay    = 0.5         lambda: how much what came later counts
    random   = 30          choices in a hundred, in three games of four
    times    = 2           that a table is learned from
    study    = 4           plans that are followed at once in self-play
    practice = 40_000      games from which habits are learned first, if the game has any
    heat     = 1.0         points by which an option may seem worse and still be tried there
    watched  = 10_000      games that the hand-made value plays, to begin with; at once and with
                           habits, if there are any
    games    = 600_000     in a training, unless somebody says otherwise
    left_out = […]         fields that say nothing, or that others say already
    exact    = […]         fields of which every value counts, however many there are
    ahead    = [["ship", 1, 25]]  numbers that the row lacks: how far the own ship is ahead of the
                           best other, in steps of 1, at most 25; it is called "ahead: ship"
    together = [["me: crosses", "other: crosses", "round"], …]

How ``master`` thinks:

    plans       = 16    plans of the own turn that are followed; 0: it looks one choice ahead,
                        in self-play too
    simulations = 400   a decision, unless somebody says otherwise; 0: it does without
    breadth     = 6     plans that are simulated, the best at first glance
    horizon     = 2     own turns in a simulation before it is judged
    rolls       = 0     so many events of chance instead, before it is judged
    trust       = 4     simulations that the first glance weighs as much as
    by_hand     = true  plans are followed where nothing was learned too; false: it searches (flat)
    replies     = 0     plans that everybody follows in simulations; 0: what looks best at once
    curiosity   = 0     points by which a turn that was seldom tried may seem worse, in a tree of
                        whole turns; simulations are its visits then; 0: no tree

Fields that are looked at together have the same parts, or one part only. Each part is a feature;
they share their lines, unless the list begins with ``each``. ``other`` stands for every other seat
in turn. All the rest is looked at one by one. What stands under ``[with.2]`` is for two players.
A game without the file is judged after every choice, on its hand-made value, by all it shows.
"""

from __future__ import annotations

import tomllib
from dataclasses import dataclass, field, fields
from hashlib import sha256
from math import prod
from pathlib import Path
from typing import Any

from signoria.kernel.fields import Fields, count
from signoria.kernel.game import Game
from signoria.learning.judging import (
    AFTER_A_CHOICE,
    AFTER_A_TURN,
    BEFORE_CHANCE,
    ON_LEAD,
    ON_POINTS,
    ON_VALUE,
)
from signoria.learning.network import NO_PLACE, Layout

RESTS = {"choice": int(AFTER_A_CHOICE), "turn": int(AFTER_A_TURN), "chance": int(BEFORE_CHANCE)}
BASES = {"points": int(ON_POINTS), "value": int(ON_VALUE), "lead": int(ON_LEAD)}
CHANCES = ("own", "margin")
WITH = "with"
AHEAD = "ahead: "
Lead = tuple[list[list[int]], int, int]  # places of every seat, the own first; steps; at most
EVERY_VALUE = (
    13  # so many are told apart; of more, the small ones, then larger and larger stretches
)
STRETCH = 1.3
MOST_TOGETHER = 3
EACH = "each"
OTHER = "other:"


class LearningError(ValueError):
    """A ``learning.toml`` that does not fit its game; the message says what is wrong."""


@dataclass(frozen=True)
class Settings:
    """A game's ``learning.toml``."""

    rest: str = "choice"
    base: str = "value"
    points: list[str] = field(default_factory=list)
    hidden: int | list[int] = 24
    scale: float = 30.0
    victory: float = 20.0
    victory_alone: float = 0.0
    rate: float = 0.03
    caution: float = 0.05
    chance: str = "own"
    decay: float = 0.5
    random: int = 30
    times: int = 2
    study: int = 4
    practice: int = 0
    heat: float = 1.0
    watched: int = 0
    games: int = 20_000
    plans: int = 0
    breadth: int = 6
    horizon: int = 2
    rolls: int = 0
    trust: float = 4.0
    replies: int = 0
    curiosity: float = 0.0
    by_hand: bool = True
    simulations: int = 0
    left_out: list[str] = field(default_factory=list)
    exact: list[str] = field(default_factory=list)
    ahead: list[tuple[str, int, int]] = field(default_factory=list)
    together: list[list[str]] = field(default_factory=list)

    def hidden_units(self, game: Game[Any], seats: int) -> int:
        """Of the network for so many players."""
        if isinstance(self.hidden, int):
            return self.hidden
        return self.hidden[min(game.seats.index(seats), len(self.hidden) - 1)]


def settings(path: Path, seats: int = 0) -> Settings:
    """What the file says for so many players; without a file, what is usual."""
    if not path.exists():
        return Settings()
    said = tomllib.loads(path.read_text(encoding="utf-8"))
    said |= said.pop(WITH, {}).get(str(seats), {})
    known = {one.name for one in fields(Settings)}
    for name in said:
        if name not in known:
            raise LearningError(f"{path.name}: there is no {name!r}; there are {sorted(known)}")
    found = Settings(**said)
    chosen = (("rest", found.rest, RESTS), ("base", found.base, BASES))
    for name, value, allowed in (*chosen, ("chance", found.chance, CHANCES)):
        if value not in allowed:
            raise LearningError(f"{path.name}: {name} is one of {list(allowed)}, not {value!r}")
    return found


def layout_of(game: Game[Any], seats: int, chosen: Settings) -> Layout:
    """The features of a game's row, for so many players."""
    written = game.fields(seats)
    row, leads = _with_leads(written, seats, chosen)
    exact = set(_named(row, seats, chosen.exact)) | {AHEAD + name for name, _, _ in chosen.ahead}
    sorts: list[list[int]] = []
    for one in row.fields:
        sorts += [_sort(one.low, one.high, one.name in exact)] * one.width
    places: list[tuple[int, int, int]] = []
    firsts: list[int] = []
    lines = 0
    for same in _groups(row, seats, chosen):
        for group in same:
            first, second, third, *_ = (*group, NO_PLACE, NO_PLACE)
            places.append((first, second, third))
            firsts.append(lines)
        lines += prod(max(sorts[place]) + 1 for place in same[0])
    return Layout(written.width, places, firsts, lines, row.lows, sorts, leads)


def _with_leads(written: Fields, seats: int, chosen: Settings) -> tuple[Fields, list[Lead]]:
    """The row with the numbers behind it that it lacks, and how they are made."""
    row, leads = list(written.fields), []
    for name, step, most in chosen.ahead if seats > 1 else []:
        if f"me: {name}" not in written.places or min(step, most) < 1:
            raise LearningError(
                f"ahead: [{name!r}, {step}, {most}] is not a field that every seat has, in steps "
                "of 1 or more, at most 1 or more of them"
            )
        held = [written.places[f"{who}: {name}"] for who in _seats(seats)]
        leads.append(([list(range(one.start, one.stop)) for one in held], step, most))
        row.append(count(AHEAD + name, most, low=-most))
    return Fields(row), leads


def points_of(game: Game[Any], seats: int, chosen: Settings) -> list[list[int]]:
    """Where in a row each seat's points so far stand, the own first; none on another base."""
    if chosen.base != "points":
        return []
    row = game.fields(seats)
    found: list[list[int]] = []
    for who in _seats(seats):
        found.append([])
        for name in chosen.points:
            stretch = row.places[f"{who}: {name}"]
            found[-1] += range(stretch.start, stretch.stop)
    return found


def fingerprint(layout: Layout) -> str:
    """Weights fit a layout with the same one."""
    said = [
        *(list(one) for one in (layout.first_place, layout.second_place, layout.third_place)),
        *(list(one) for one in (layout.firsts, layout.lows, layout.starts, layout.flat)),
    ]
    numbers = repr([[int(number) for number in one] for one in said])
    return sha256(f"{numbers}{layout.leads or ''}".encode()).hexdigest()[:16]


def _seats(seats: int) -> list[str]:
    return ["me", *[f"{place} on" for place in range(1, seats)]]


def _named(row: Fields, seats: int, wanted: list[str]) -> list[str]:
    """Names of fields, ``other`` for each other seat."""
    found: list[str] = []
    for name in wanted:
        others = _seats(seats)[1:] if name.startswith(OTHER) else [""]
        found += [_of(name, who) for who in others]
    return [name for name in found if name in row.places]


def _of(name: str, who: str) -> str:
    """A field's name, of one of the others."""
    return who + name.removeprefix("other") if name.startswith(OTHER) else name


def _groups(row: Fields, seats: int, chosen: Settings) -> list[list[tuple[int, ...]]]:
    """Features that share their lines, as places in the row: those of several numbers first."""
    found: list[list[tuple[int, ...]]] = []
    said = set(_named(row, seats, chosen.left_out))
    for wanted in chosen.together:
        names = [name for name in wanted if name != EACH]
        others = _seats(seats)[1:] if any(name.startswith(OTHER) for name in names) else [""]
        for who in others:
            group = [_of(name, who) for name in names]
            if all(name in row.places for name in group):
                zipped = _zipped(row, group)
                found += [[one] for one in zipped] if EACH in wanted else [zipped]
                said |= set(group)
    alone = [row.places[one.name] for one in row.fields if one.name not in said]
    return found + [[(place,)] for one in alone for place in range(one.start, one.stop)]


def _zipped(row: Fields, names: list[str]) -> list[tuple[int, ...]]:
    """Places in the row that make one feature each: part by part."""
    if len(names) > MOST_TOGETHER:
        raise LearningError(f"at most {MOST_TOGETHER} fields are looked at together, not {names}")
    stretches = [list(range(row.places[name].start, row.places[name].stop)) for name in names]
    widest = max(len(places) for places in stretches)
    for places in stretches:
        if len(places) not in (1, widest):
            raise LearningError(f"{names} have not the same parts")
    even = [places * widest if len(places) == 1 else places for places in stretches]
    return list(zip(*even, strict=True))


def _sort(low: int, high: int, exact: bool) -> list[int]:
    """The sort of each value from *low* to *high*: 0 of 0, or of the least; then up, then down."""
    start = min(max(0, low), high)
    farthest = max(high - start, start - low)
    sizes = list(range(farthest + 1)) if exact or high - low < EVERY_VALUE else _sizes(farthest)
    above = sizes[high - start]
    return [
        sizes[value - start] if value >= start else above + sizes[start - value]
        for value in range(low, high + 1)
    ]


def _sizes(farthest: int) -> list[int]:
    """Small numbers each for itself, then larger and larger stretches."""
    found = []
    until = float(EVERY_VALUE // 2)
    sort = 0
    for number in range(farthest + 1):
        if number > until:
            until = max(until + 1.0, until * STRETCH)
            sort += 1
        elif 0 < number <= EVERY_VALUE // 2:
            sort += 1
        found.append(sort)
    return found
