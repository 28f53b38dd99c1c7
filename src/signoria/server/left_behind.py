"""Tables that wait for a bot while nobody moves them on, as a crash leaves them.

They are found by looking again and again, a few hundred tables at a time, by name: what is as it
was in the round before has been left. No clock is asked, and what cannot be played keeps nothing
else waiting. In the first round after a start everything has been left.
"""

from __future__ import annotations

from collections.abc import Sequence

MOST_FAILED = 10_000


class LeftBehind:
    """Remembers a round, and what could not be played."""

    def __init__(self) -> None:
        self.after = ""  # the name after which the next look begins
        self._before: dict[str, int] | None = None  # versions in the round before
        self._now: dict[str, int] = {}  # … and in this one, so far
        self._failed: dict[str, int] = {}

    def among(self, waiting: Sequence[tuple[str, int]], *, is_last: bool) -> list[tuple[str, int]]:
        """Those of the tables, with their versions, that were left; the *last* look of a round
        has reached the end of the names.
        """
        playable = [(table, at) for table, at in waiting if self._failed.get(table) != at]
        before = self._before
        found = [(table, at) for table, at in playable if before is None or before.get(table) == at]
        self._now.update(playable)
        self.after = "" if is_last else waiting[-1][0]
        if is_last:
            self._before, self._now = self._now, {}
        return found

    def failed(self, table: str, version: int) -> None:
        """It cannot be played at that version; later perhaps."""
        if len(self._failed) >= MOST_FAILED:
            self._failed.clear()
        self._failed[table] = version
