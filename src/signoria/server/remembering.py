"""The tables that a worker has at hand: the latest, as many as fit."""

from __future__ import annotations

import threading
from collections import OrderedDict

from signoria.server.sitting import Sitting

MOST_TABLES = 2000
MOST_MOVES = 400_000  # of all of them; a move takes some 215 bytes


class Remembered:
    """Bounded by tables and by their moves: what is not asked for longest is forgotten first, and
    the last one never. Safe to use from several threads.
    """

    def __init__(self, most_tables: int = MOST_TABLES, most_moves: int = MOST_MOVES) -> None:
        self._most_tables, self._most_moves = most_tables, most_moves
        self._sittings: OrderedDict[str, Sitting] = OrderedDict()
        self._moves = 0
        self._lock = threading.Lock()

    @property
    def moves(self) -> int:
        """Of all that are remembered."""
        return self._moves

    def get(self, table: str) -> Sitting | None:
        """A table as it was known last."""
        with self._lock:
            if sitting := self._sittings.get(table):
                self._sittings.move_to_end(table)
            return sitting

    def keep(self, sitting: Sitting) -> None:
        """Remember a table, unless a later version of it is known."""
        table = sitting.terms.table
        with self._lock:
            known = self._sittings.get(table)
            if known is None or known.version <= sitting.version:
                self._drop(table)
                self._sittings[table] = sitting
                self._moves += _weight(sitting)
            while len(self._sittings) > 1 and (
                len(self._sittings) > self._most_tables or self._moves > self._most_moves
            ):
                self._drop(next(iter(self._sittings)))

    def forget(self, table: str) -> None:
        """Know nothing of a table any more."""
        with self._lock:
            self._drop(table)

    def _drop(self, table: str) -> None:
        if sitting := self._sittings.pop(table, None):
            self._moves -= _weight(sitting)


def _weight(sitting: Sitting) -> int:
    """Its moves, and the requests that are remembered so that they are not done twice."""
    return len(sitting.session.moves) + len(sitting.keys)
