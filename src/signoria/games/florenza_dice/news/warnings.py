"""What should not be overlooked."""

from __future__ import annotations

from signoria.kernel.news import Fact


class CouldBuild(Fact):
    """The turn is about to end, and a Building could stand."""

    space: int
    buildings: tuple[int, ...]


class CouldHire(Fact):
    """A die could complete a work now."""

    work: str


class CannotPay(Fact):
    """Works that lack their artists only, who cost more than there is."""

    works: tuple[str, ...]
    least: int


class RivalNearPalazzo(Fact):
    """Somebody else lacks one work for the first whole Palazzo."""

    seat: int
    prize: int


class LastRound(Fact):
    """This round is the last one."""
