"""Rounds: the setup, phases, offices, people who come and go, and the end."""

from __future__ import annotations

from signoria.games.florenza.news.goods import Goods
from signoria.kernel.news import PHASE, ROUND, SCORING, TURN, Fact

# Game setup, and people who come and go


class CharactersCame(Fact):
    """Artists and preachers were drawn from the bag: all of one draw."""

    characters: tuple[str, ...]


class CharactersLeft(Fact):
    """Their Life cards have run out."""

    characters: tuple[str, ...]


class CaptainsRevealed(Fact):
    """The Captains of Fortune of this game."""

    captains: tuple[str, ...]


class OrderDecided(Fact):
    """The turn order: drawn at first, then by offices and prestige."""

    families: tuple[int, ...]


class Started(Fact):
    """A family has a workshop to begin with; a Ghost's costs nothing."""

    family: int
    space: int
    workshop: str
    cost: Goods
    gains: Goods


# Rounds and phases


class RoundBegins(Fact, begins=ROUND):
    """The round marker stands on this number; everybody's prestige."""

    number: int
    prestige: tuple[int, ...]


class PhaseBegins(Fact, begins=PHASE):
    """A phase of the round, by the name that it has in sights."""

    phase: str


class AllPlaced(Fact, begins=TURN):
    """No family has a kinsman left to place: now it is seen what can be paid."""


class RoundEnds(Fact):
    """Everybody has played the round: offices change hands, people grow old. Everybody's points."""

    number: int
    prestige: tuple[int, ...]
    church: tuple[int, ...]


# Phase 7: offices


class CaptainElected(Fact):
    """Alone at the top: the marker's points became tokens; nobody if several are."""

    family: int | None
    points: int
    tokens: int


class BishopElected(Fact):
    """Influence became prestige; a Cardinal, who was Bishop before, gets more."""

    family: int
    influence: int
    prestige: int
    cardinal: int


class BishopGone(Fact):
    """Who was Bishop is none any more, and nobody else is."""

    family: int


# The end


class ScoringBegins(Fact, begins=SCORING):
    """The last round is over."""


class Scored(Fact):
    """One line of a family's victory points: what was counted, and its points."""

    family: int
    line: str
    count: int
    points: int


class TokensCounted(Fact, reveals=True):
    """Prestige tokens are turned over: only their owner has known their worth."""

    family: int
    count: int
    points: int


class Total(Fact):
    """All victory points of a family."""

    family: int
    points: int


# What a seat should not overlook, beside failures to come


class BuildingEmpty(Fact):
    """The last round: a Palazzo or Chiesa without any artwork will cost points."""

    family: int
    building: str
    points: int
