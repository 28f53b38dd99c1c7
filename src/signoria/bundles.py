"""Bundles: several moves of one seat that somebody makes in one go, ``first | second``.

All of them are legal, or none is made. The record knows single moves only; that they were one is
remembered beside it, so that they are taken back as one. A bundle ends where chance, somebody
else or a thing that its seat cannot know yet comes: whoever tries one that is not legal must not
learn anything from the refusal.
"""

from __future__ import annotations

from collections.abc import Sequence
from typing import Any

from signoria.course import legal
from signoria.events import SEPARATOR
from signoria.kernel.actions import Action, IllegalAction
from signoria.kernel.game import Game
from signoria.kernel.news import Fact, hear
from signoria.kernel.state import State

MOST_MOVES = 40  # in a bundle


def bundled(*said: str) -> str:
    """Moves and bundles as one bundle; what is empty is left out."""
    return SEPARATOR.join(text for text in said if text)


def parts(said: str) -> list[str]:
    """The moves of a bundle, each with single spaces."""
    return [" ".join(text.split()) for text in said.split(SEPARATOR.strip())]


def tells_more(facts: Sequence[Fact], seat: int) -> bool:
    """Whether a move lets *seat* know something, or hides something from it, so that nobody can
    say beforehand what comes after it.
    """
    return any(fact.reveals or fact.heard_by(seat) != fact for fact in facts)


def played(game: Game[Any], state: State, said: str) -> list[tuple[Action, str]]:
    """The legal moves that a bundle means, each with what lies where it goes; else
    :class:`IllegalAction` that says which of them is not legal.
    """
    wanted = parts(said)
    if len(wanted) == 1:
        action = legal(game, state, said)
        return [(action, state.contents(action))]
    if len(wanted) > MOST_MOVES:
        raise IllegalAction(f"a bundle has at most {MOST_MOVES} moves, not {len(wanted)}")
    copy, seat = state.copy(), int(state.actor())
    found: list[tuple[Action, str]] = []
    for number, text in enumerate(wanted, 1):
        try:
            action = legal(game, copy, text)
        except IllegalAction as error:
            raise type(error)(f"move {number} of {len(wanted)}: {error}") from error
        found.append((action, copy.contents(action)))
        facts = hear(copy, action)
        if number < len(wanted) and (int(copy.actor()) != seat or tells_more(facts, seat)):
            raise IllegalAction(
                f"move {number} of {len(wanted)}: {text!r} must be the last of its bundle, "
                "because what comes then is not known yet"
            )
    return found
