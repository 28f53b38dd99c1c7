"""Parts of facts."""

from __future__ import annotations

from signoria.kernel.news import Fact

Holder = int | str | None  # of an office: a seat, "ghost", or nobody


class Die(Fact):
    """A die and what it shows."""

    colour: str
    value: int
