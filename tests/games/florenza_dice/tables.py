"""Tables of Florenza Dice Game to look at."""

from __future__ import annotations

from typing import Any

import signoria
from signoria.kernel.news import Preview, hear, preview

GAME = signoria.load("florenza_dice")
NAMES = ["Adam", "Bea", "Carlo", "Dora"]


def table_at(seats: int, moves: int, seed: int = 7) -> signoria.Table:
    """Bots have played so many moves, and somebody is asked or the game is over."""
    players = ["greedy", "random", "greedy", "random"][:seats]
    table = signoria.Table(GAME, players, seed=seed, names=NAMES[:seats])
    while not table.is_over and (len(table.record.moves) < moves or table.state.actor() < 0):
        table.step()
    return table


def seen_by_asked(state: Any) -> dict[str, Any]:
    """What the asked seat sees; a spectator's sight when nobody is asked."""
    actor = int(state.actor())
    return GAME.observe(state, None if actor < 0 else actor)


def told(phrases: Any, state: Any, *actions: str) -> list[str]:
    """What the log says of some moves."""
    said = []
    for action in actions:
        facts = hear(state, GAME.words.worded(state.spelled(action)))
        said += [line.sentence for line in phrases.tell(facts, NAMES)]
    return said


def warned(phrases: Any, state: Any) -> list[str]:
    """What the asked seat should not overlook."""
    return phrases.warn(GAME.warnings(state, int(state.actor())), NAMES)


def previewed(state: Any, action: str) -> Preview:
    """What an option of the asked seat would do."""
    return preview(state, GAME.words.worded(action), int(state.actor()))


def refused(phrases: Any, state: Any, action: str) -> str:
    """Why an action of the game is not possible."""
    found = GAME.words.worded(action)
    assert found not in state.options()
    return phrases.because(state.why_not(found), NAMES)
