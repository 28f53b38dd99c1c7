"""A row of integers as a learner likes it: categories spread out, counts between 0 and 1."""

from __future__ import annotations

import numpy as np
from numpy.typing import NDArray

from signoria.kernel.fields import CATEGORY, Fields

Floats = NDArray[np.float32]


class Features:
    """Made of what the game declares about its rows."""

    def __init__(self, fields: Fields) -> None:
        kinds = [fields.field_at(at).kind for at in range(fields.width)]
        lows, highs = np.array(fields.lows), np.array(fields.highs)
        self.spread = np.array([at for at, kind in enumerate(kinds) if kind == CATEGORY])
        self.plain = np.array([at for at, kind in enumerate(kinds) if kind != CATEGORY])
        self.low = lows[self.plain]
        self.span = np.maximum(highs[self.plain] - self.low, 1)
        sizes = highs[self.spread] - lows[self.spread] + 1
        self.first = len(self.plain) + np.cumsum(sizes) - sizes - lows[self.spread]
        self.width = len(self.plain) + int(sizes.sum())

    def of(self, rows: NDArray[np.int32]) -> Floats:
        """One line of features a row."""
        found = np.zeros((len(rows), self.width), dtype=np.float32)
        found[:, : len(self.plain)] = (rows[:, self.plain] - self.low) / self.span
        np.put_along_axis(found, rows[:, self.spread] + self.first, 1.0, axis=1)
        return found
