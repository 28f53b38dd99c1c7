"""Answers of several moves: ``build red 2 | again red 3``."""

from __future__ import annotations

SEPARATOR = " | "


def together(*moves: str) -> str:
    """Moves that are made with one press."""
    return SEPARATOR.join(moves)


def moves_of(action: str) -> list[str]:
    """The moves of an answer, one or several."""
    return action.split(SEPARATOR)
