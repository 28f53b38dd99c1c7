"""A bot that plays as beginners do: sensibly, but with mistakes that people make."""

from __future__ import annotations

from typing import Final

from signoria.bots.search import any_best, look_ahead
from signoria.kernel.actions import Action
from signoria.kernel.chance import Rng
from signoria.kernel.game import View

OVERLOOKED: Final = 30  # options in a hundred
UNSURE: Final = 0.5  # how far off a judgement is, as a share of how far the options lie apart
GRAIN: Final = 1000


class ApprenticeBot:
    """Overlooks some options, and judges the others roughly: by what they look like at once.

    Its mistakes are those of a beginner: never absurd, for what is much worse than everything
    else still looks worse, and larger where the options differ more.
    """

    name = "apprentice"

    def choose(self, view: View, rng: Rng) -> Action:
        """What seemed best of what was seen."""
        if len(view.options) == 1:
            return view.options[0]
        values = look_ahead(view, rng)
        mean = sum(values) / len(values)
        apart = (sum((value - mean) ** 2 for value in values) / len(values)) ** 0.5
        worst = min(values) - 1.0 - 10.0 * apart
        seen = [
            value + UNSURE * apart * _error(rng) if rng.below(100) >= OVERLOOKED else worst
            for value in values
        ]
        return view.options[any_best(seen, rng)]


def _error(rng: Rng) -> float:
    """About 0, seldom beyond 2 either way: the sum of twelve even chances, less six."""
    return sum(rng.below(GRAIN) for _ in range(12)) / GRAIN - 6.0
