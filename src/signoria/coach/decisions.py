"""What a decision cost: looked at quickly, and those that seem to have cost most again."""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import dataclass, replace
from typing import Any

from signoria.bots.search import look_ahead
from signoria.coach.why import Ends, compared
from signoria.coach.worlds import foreseen, generator, margin, mean_and_error
from signoria.comparing import Comparison
from signoria.kernel.game import Game
from signoria.kernel.state import State
from signoria.record import Record

CANDIDATES = 4  # options that are played on from, the best at first glance, and the chosen one
QUICK_WORLDS = 4
WORLDS = 40  # to check again, in worlds of their own
CHECKED = 6  # decisions of each seat
SURE = 2.0  # standard errors that a cost must be away from nothing
WORTH_TELLING = 0.75  # points


@dataclass(frozen=True)
class Decision:
    """A choice, and the option that seems best in its place."""

    ply: int  # moves before it
    seat: int
    chosen: str
    best: str  # perhaps the same
    cost: float  # points that the best one would have brought more
    error: float = 0.0  # how far the cost may be off: a standard error
    why: Comparison | None = None  # in lines of the score sheets
    is_checked: bool = False  # in worlds of their own, after it was found

    @property
    def matters(self) -> bool:
        """Whether the best one is better, as far as can be told."""
        is_worth = self.cost >= WORTH_TELLING
        return self.is_checked and is_worth and self.cost > SURE * self.error


def glance(game: Game[Any], record: Record, ply: int, state: State) -> Decision | None:
    """A first look at a decision; nothing where there was no choice."""
    options = state.options()
    if len(options) < 2:
        return None
    chosen = game.words.worded(record.moves[ply].text)
    rng = generator(record, "glance", ply)
    values = look_ahead(game.view(state, int(state.actor())), rng)
    liked = sorted(range(len(options)), key=lambda at: -values[at])
    candidates = [options[at] for at in liked[:CANDIDATES]]
    if chosen not in candidates:
        candidates.append(chosen)
    ways = [[one] for one in candidates]
    means = foreseen(game, state, ways, QUICK_WORLDS, rng, int(game.horizon))
    best = max(range(len(candidates)), key=lambda at: means[at])
    cost = means[best] - means[candidates.index(chosen)]
    return Decision(ply, int(state.actor()), chosen.text, candidates[best].text, cost)


def checked(decision: Decision, ends: Sequence[Ends]) -> Decision:
    """The same decision, its cost measured again, in points at the end of the game: what seemed
    best in few worlds often was lucky there, and a value may be wrong about a table half played.
    """
    seat = decision.seat
    cost, error = mean_and_error(
        [margin(best, seat) - margin(chosen, seat) for best, chosen in ends]
    )
    why = compared(ends, seat, decision.chosen)
    return replace(decision, cost=cost, error=error, why=why, is_checked=True)
