"""Games whose rules do not tell yet what happens: two observations are compared instead.

Such a game's phrases have a method ``deed``. When none has, this file goes, and with it every
line that calls it.
"""

from __future__ import annotations

from collections.abc import Mapping
from typing import Any

from signoria.faces.phrases.generic import Phrases
from signoria.faces.phrases.kinds import Names, Said
from signoria.kernel.state import State
from signoria.notation import Move
from signoria.session import Session
from signoria.story import Story


def is_silent(phrases: Phrases[Any]) -> bool:
    """Whether the rules of this game do not tell."""
    return hasattr(phrases, "deed")


def deeds(phrases: Phrases[Any], story: Story, names: Names, ply: int) -> list[Said]:
    """What happened with a move of a story."""
    return _deed(phrases, story.sight(ply), story.moves[ply], story.sight(ply + 1), names)


def deeds_between(
    phrases: Phrases[Any], before: Session, after: Session, names: Names
) -> list[Said]:
    """What happened with the one move between two sessions."""
    old, new = (each.game.observe(each.state, None) for each in (before, after))
    return _deed(phrases, old, after.moves[-1], new, names)


def is_turn(phrases: Phrases[Any], story: Story, ply: int) -> bool:
    """Whether the board is worth another look after so many moves."""
    return phrases.is_turn(story.sight(ply - 1), story.sight(ply))


def is_turn_between(phrases: Phrases[Any], before: Session, after: Session) -> bool:
    """Whether the board is worth another look after the one move between two sessions."""
    old, new = (each.game.observe(each.state, None) for each in (before, after))
    return phrases.is_turn(old, new)


def sight_before(phrases: Phrases[Any], story: Story, ply: int) -> Mapping[str, Any]:
    """What was seen after so many moves, to compare."""
    return story.sight(ply) if is_silent(phrases) else {}


def reason(phrases: Phrases[Any], session: Session, meant: str, names: Names) -> str:
    """Why an action is not possible now."""
    state: State = session.state
    return phrases.reason(session.game.observe(state, int(state.actor())), meant, names)


def _deed(
    phrases: Any, old: Mapping[str, Any], move: Move, new: Mapping[str, Any], names: Names
) -> list[Said]:
    said: list[Said] = phrases.deed(old, move.who, move.text, new, names)
    return said
