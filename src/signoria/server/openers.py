"""Which client opened a table: as long as this worker remembers, and for fair shares only."""

from __future__ import annotations

import threading
from collections import OrderedDict

from signoria.server.logs import CLIENT

_MOST_TABLES = 20_000


class Openers:
    """Safe to use from several threads. Nothing of it is stored."""

    def __init__(self) -> None:
        self._clients: OrderedDict[str, str] = OrderedDict()
        self._lock = threading.Lock()

    def note(self, table: str) -> None:
        """Whoever sent the request at hand opens the table."""
        with self._lock:
            self._clients[table] = CLIENT.get()
            if len(self._clients) > _MOST_TABLES:
                self._clients.popitem(last=False)

    def of(self, table: str) -> str:
        """The client; a table that nobody remembers is one of its own."""
        with self._lock:
            return self._clients.get(table, table)
