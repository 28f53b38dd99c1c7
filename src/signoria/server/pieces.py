"""A body in so many pieces at most.

Each piece, a chunk or what one packet brings, is an event of its own for the parser and costs as
much as hundreds of letters. A quarter of a megabyte of chunks of one letter, which is read at one
time, kept everybody waiting for half a second; whoever sends for work and not for play does not cut
a body like that.
"""

from __future__ import annotations

from typing import Any

import h11

MOST_PIECES = 2000  # of 512 KiB each has 262 bytes: no network makes smaller packets


class FewPieces(h11.Connection):
    """The other side may not cut a body into more pieces."""

    _pieces = 0

    def next_event(self) -> Any:
        """What has arrived."""
        event = super().next_event()
        if isinstance(event, h11.Request):
            self._pieces = 0
        elif isinstance(event, h11.Data):
            self._pieces += 1
            if self._pieces > MOST_PIECES:
                raise h11.RemoteProtocolError("a body in too many pieces")
        return event
