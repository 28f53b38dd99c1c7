"""What seats may not see in Medici: The Dice Game: nothing, all score sheets are open."""

from __future__ import annotations

from typing import Any

IS_OPEN = True


def otherwise(state: Any, seat: int | None, rng: Any) -> Any:
    """The same table with what *seat* may not see dealt anew."""
    return state.copy()
