"""Rules changed on purpose: what is said must follow, because nobody else knows the rule.

A game lists its mutations in ``tests/games/<game>/mutations.py``. This module looks at one move by
the rules as they are; then each is applied to a copy of the tree, interpreted, and it looks there:

    python -m tests.mutating < scene.json
"""

from __future__ import annotations

import json
import sys
from collections.abc import Mapping, Sequence
from dataclasses import asdict, dataclass, field
from typing import Any

NAMES = ["Anna", "Bruno", "Carla", "Dino", "Elsa"]


@dataclass(frozen=True)
class Mutation:
    """A line of the rules, and the words that change with it."""

    file: str  # below the game's rules
    old: str
    new: str
    said: str  # is said before …
    says: str  # … and after: not before
    moves: Sequence[str]  # the last one is looked at; it may be illegal
    position: str = ""  # else from the beginning, with chance in the moves too
    seats: int = 2
    options: Mapping[str, str] = field(default_factory=dict)


def scene(game: str, mutation: Mutation) -> str:
    """What a process of its own must know."""
    return json.dumps({"game": game, **asdict(mutation)})


def look(told: Mapping[str, Any]) -> list[str]:
    """Everything that is said of the last move: sentences, consequence, refusal, warnings."""
    import signoria
    from signoria.faces.phrases import phrases_for
    from signoria.kernel.news import hear, heard_by, preview

    game = signoria.load(told["game"])
    phrases = phrases_for(told["game"], "en")
    state = (
        game.position(told["position"])
        if told["position"]
        else game.new(told["seats"], told["options"])
    )
    *before, last = told["moves"]
    for text in before:
        state.play(text)
    seat, names = int(state.actor()), NAMES[: int(state.seats)]
    said = phrases.warn(game.warnings(state, seat), names) if seat >= 0 else []
    action = game.words.worded(state.spelled(last))
    if action not in state.options():
        return [*said, phrases.because(state.why_not(action), names)]
    if seat >= 0:
        shown = preview(state, action, seat)
        said += [phrases.gain(shown), phrases.consequence(shown, names)]
    told_now = phrases.tell(heard_by(seat if seat >= 0 else None, hear(state, action)), names)
    return [*said, *(one.sentence for one in told_now)]


if __name__ == "__main__":
    print(json.dumps(look(json.load(sys.stdin)), ensure_ascii=False))
