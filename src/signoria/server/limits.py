"""Token buckets: so many at once, then so many a second, for each client."""

from __future__ import annotations

import time
from collections import OrderedDict
from collections.abc import Callable

_MOST_CLIENTS = 20_000


class Buckets:
    """One bucket a client; the ones not used for longest are forgotten first."""

    def __init__(
        self, at_once: int, a_second: float, clock: Callable[[], float] = time.monotonic
    ) -> None:
        self._at_once = float(at_once)
        self._a_second = a_second
        self._clock = clock
        self._buckets: OrderedDict[str, tuple[float, float]] = OrderedDict()

    def take(self, client: str) -> float:
        """Take a token: 0, or the seconds after which there will be one."""
        if self._a_second <= 0:
            return 0.0
        moment = self._clock()
        tokens, since = self._buckets.pop(client, (self._at_once, moment))
        tokens = min(self._at_once, tokens + (moment - since) * self._a_second)
        wait = 0.0 if tokens >= 1 else (1 - tokens) / self._a_second
        self._buckets[client] = (tokens if wait else tokens - 1, moment)
        if len(self._buckets) > _MOST_CLIENTS:
            self._buckets.popitem(last=False)
        return wait
