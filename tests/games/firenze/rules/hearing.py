"""What the rules of Firenze tell of moves, without who chose."""

from __future__ import annotations

from typing import Any

from signoria.games.firenze.rules.game import GAME
from signoria.kernel.news import Chose, Dealt, Fact, hear
from tests.games.firenze.rules.positions import CHOOSE, position


def heard(state: Any, *moves: str) -> list[Fact]:
    """The facts of the last of these moves; the others only happen."""
    facts: list[Fact] = []
    for text in moves:
        action = GAME.words.worded(text)
        assert action in state.options(), text
        facts = hear(state, action)
    return [fact for fact in facts if not isinstance(fact, Chose | Dealt)]


def of(kind: Any, facts: list[Fact]) -> list[Any]:
    """Those of one kind."""
    return [fact for fact in facts if isinstance(fact, kind)]


def taken(card: str, **more: Any) -> list[Fact]:
    """What is told when Thomas takes that card from the leftmost place, free of charge."""
    others = [one for one in ("smuggler", "princess", "mason", "botch", "saboteur") if one != card]
    return heard(position(3, row=" ".join([card, *others]), next=CHOOSE, **more), "take 1")
