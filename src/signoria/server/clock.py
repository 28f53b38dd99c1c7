"""The time, in whole milliseconds since 1970, UTC; and since when this process serves."""

from __future__ import annotations

import time


class Clock:
    """Tests set it forward."""

    def __init__(self) -> None:
        self.ahead = 0
        self.began = self.now()

    def now(self) -> int:
        """This moment."""
        return time.time_ns() // 1_000_000 + self.ahead

    def begin(self) -> None:
        """The server has started."""
        self.began = self.now()


CLOCK = Clock()
