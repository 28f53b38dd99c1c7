"""Phases 1 to 3: income, and what the Captain of the People and the Bishop do."""

from __future__ import annotations

from signoria.games.florenza.news.goods import Goods
from signoria.kernel.news import Fact


class ResourceChosen(Fact):
    """The Captain chose what every family receives."""

    family: int
    resource: str


class ResourceRolled(Fact):
    """Without a Captain at the table, the die chose it: so many for each family."""

    die: int
    resource: str
    count: int


class Income(Fact):
    """What one source gave: ``third`` and ``base`` for all, then holdings by their keys."""

    family: int
    source: str  # third, base, workshop, flag, crest, palazzo or chiesa
    key: str | None  # of the workshop, or of the artwork that bears flag and crest
    gains: Goods


class KinsmenReady(Fact):
    """Income is over for a family: so many kinsmen are ready to be placed."""

    family: int
    kinsmen: int


# Phases 2 and 3


class Detained(Fact):
    """The Captain of the People keeps somebody, whom nobody else can hire this round."""

    family: int
    character: str


class BishopActed(Fact):
    """The Bishop expelled a kinsman of other families, and called kinsmen of his own."""

    family: int
    expelled: tuple[int, ...]
    spared: tuple[int, ...]  # families without a kinsman to expel
    called: int
