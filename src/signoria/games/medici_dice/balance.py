"""The parts of Medici: The Dice Game: choices of dice, and everything that pays.

An action names dice by their place in the roll only, so all parts are found in what is told.
"""

from __future__ import annotations

from collections.abc import Iterator, Sequence

from signoria.balance.part import Look, Part
from signoria.games.medici_dice.news import (
    BrokeThrough,
    ColumnScored,
    RoundBegins,
    RoundScored,
    ShipScored,
    Took,
    TurnBegins,
)
from signoria.games.medici_dice.rules.box import BOX, SHIPS
from signoria.games.medici_dice.rules.scoring_alone import rank
from signoria.kernel.box import Box
from signoria.kernel.news import Fact

STARTS = "starts a round"
CHOSEN = "dice chosen as roller"
FILLED = "spaces filled as final player"
GOOD = "good taken"
NUMBER = "number taken"
SHIP = "ship scored"
COLUMN = "column scored"
BONUS = "bonus of a column"
ALONE = "alone"
RANK = "rank reached"
GOLD = "gold"
DICE = 5
ONE = (1,)
TOGETHER = (2, 3, 4)  # with how many players a place can be reached; second columns pay from 3 on

Found = Iterator[tuple[int, Part]]


def parts(box: Box) -> list[Part]:
    """Everything that can be taken or paid; what only some numbers of players have, too."""
    places = range(1, int(box["players.most"]) + 1)
    return [
        *(_start(number) for number in range(1, len(box["ships.spaces"]) + 1)),
        *(_chosen(dice) for dice in range(1, int(box["choice.most_dice"]) + 1)),
        *(_filled(spaces) for spaces in range(1, DICE + 1)),
        *(_good(good) for good in (*box["goods.names"], None)),
        *(_number(number) for number in range(DICE + 1)),
        *(_ship(place) for place in places),
        *(_column(place) for place in (1, 2)),
        *(_bonus(crosses) for crosses in box.table("columns.bonus")),
        *_alone(),
        *(_rank(name) for name in box.table("solitaire.ranks")),
    ]


def used(look: Look, action: str) -> Part | None:
    """Nothing: see :func:`told`."""
    return None


def told(facts: Sequence[Fact]) -> Found:
    """Who chose what, and what was paid for."""
    number = 0
    is_alone = any(isinstance(fact, ShipScored) and fact.place is None for fact in facts)
    for fact in facts:
        match fact:
            case RoundBegins():
                number = fact.number
            case TurnBegins() if number:
                yield fact.seat, _start(number)
                number = 0
            case Took():
                yield from _taken(fact)
            case ShipScored():
                yield fact.seat, _of_ship(fact)
            case ColumnScored():
                yield from _of_column(fact)
            case BrokeThrough():
                yield 0, _BREAKTHROUGH
            case RoundScored() if is_alone and fact.number == SHIPS:
                yield fact.seat, _rank(rank(fact.total))


# What was taken


def _taken(fact: Took) -> Found:
    if fact.must_fill:
        yield fact.seat, _filled(len(fact.dice))
    elif fact.seat == fact.roller:
        yield fact.seat, _chosen(len(fact.dice))
    for die in fact.dice:
        yield fact.seat, _good(die.good)
        yield fact.seat, _number(die.number)


def _start(number: int) -> Part:
    return Part(STARTS, f"round {number}", "ships.spaces")


def _chosen(dice: int) -> Part:
    return Part(CHOSEN, str(dice), "choice.most_dice")


def _filled(spaces: int) -> Part:
    return Part(FILLED, str(spaces), "ships.spaces", TOGETHER)


def _good(good: str | None) -> Part:
    return Part(GOOD, good or GOLD, "dice.faces")


def _number(number: int) -> Part:
    return Part(NUMBER, str(number), "dice.faces")


# What was paid


def _of_ship(fact: ShipScored) -> Part:
    if fact.place is not None:
        return _ship(fact.place)
    if fact.bonus:
        return _SHIP_WITH_BONUS
    return _SHIP_COUNTS if fact.points else _SHIP_FOR_NOTHING


def _of_column(fact: ColumnScored) -> Found:
    if fact.points > fact.bonus:
        yield fact.seat, _MAJORITY if fact.place is None else _column(fact.place)
    if fact.bonus:
        reached = [int(crosses) for crosses in BOX.table("columns.bonus")]
        crosses = max(one for one in reached if one <= fact.crosses)
        yield fact.seat, _bonus(str(crosses))


def _ship(place: int) -> Part:
    return Part(SHIP, f"place {place}", "ships.points", TOGETHER[max(0, place - 2) :])


def _column(place: int) -> Part:
    return Part(COLUMN, f"place {place}", "columns.majority", TOGETHER[place - 1 :])


def _rank(name: str) -> Part:
    return Part(RANK, name, f"solitaire.ranks.{name}", ONE)


def _bonus(crosses: str) -> Part:
    return Part(BONUS, f"{crosses} crosses", f"columns.bonus.{crosses}")


_SHIP_FOR_NOTHING = Part(ALONE, "ship for nothing", "solitaire.ship_counts_from", ONE)
_SHIP_COUNTS = Part(ALONE, "ship counts", "solitaire.ship_counts_from", ONE)
_SHIP_WITH_BONUS = Part(ALONE, "ship with its bonus", "solitaire.ship_bonus_from", ONE)
_MAJORITY = Part(ALONE, "column ahead of the enemy", "solitaire.majority", ONE)
_BREAKTHROUGH = Part(ALONE, "enemy breaks through", "solitaire.breakthrough_from", ONE)


def _alone() -> list[Part]:
    return [_SHIP_FOR_NOTHING, _SHIP_COUNTS, _SHIP_WITH_BONUS, _MAJORITY, _BREAKTHROUGH]
