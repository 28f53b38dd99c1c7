"""Set up, rounds, turns, the Ghost, and the end."""

from __future__ import annotations

from signoria.games.florenza_dice.news.parts import Die, Holder
from signoria.kernel.news import PHASE, ROUND, SCORING, TURN, Fact


class FreeBuilding(Fact):
    """The income of the first round: a roll, and the Building with that number."""

    seat: int
    value: int
    building: int


class FirstPlayer(Fact):
    """The lowest roll begins every round; chance decides among equals."""

    seat: int
    by_chance: bool


class RoundBegins(Fact, begins=ROUND):
    """A round begins."""

    round: int


class IncomeBegins(Fact, begins=PHASE):
    """A seat collects the income of its Chiesa, before the turns."""

    seat: int


class OfficesDetermined(Fact, begins=PHASE):
    """Who is Captain of the People and who Bishop in this round, who was, and how far all are."""

    captain: Holder
    bishop: Holder
    old_captain: Holder
    old_bishop: Holder
    captain_spaces: tuple[int, ...]  # by seat; alone the Ghost's is the second
    bishop_spaces: tuple[int, ...]


class TurnBegins(Fact, begins=TURN):
    """Somebody, or the Ghost, takes up all the dice; what a whole Palazzo is worth meanwhile."""

    seat: int | None
    prize: int


class Rolled(Fact):
    """All six dice were rolled, for a seat or for the Ghost."""

    seat: int | None
    dice: tuple[Die, ...]


class PartBegins(Fact, begins=PHASE):
    """A player's part of a turn: the Active Player's, or an answer to it."""

    seat: int
    is_active: bool


class GhostTook(Fact):
    """The dice that the Ghost chose."""

    colours: tuple[str, ...]


class GhostWalked(Fact):
    """So many steps of the Ghost on a track, up to a space."""

    track: str
    steps: int
    space: int


class ScoringBegins(Fact, begins=SCORING):
    """The last round is over."""


class Scored(Fact):
    """A line of the score sheet, and how many works, Buildings, spaces … it was paid for."""

    seat: int
    line: str
    points: int
    count: int
