"""What dice are used for."""

from __future__ import annotations

from signoria.games.florenza_dice.news.parts import Die
from signoria.kernel.news import Fact


class UsedForResources(Fact):
    """A die brings resources of a kind, for which so many icons are open; some may be lost."""

    seat: int
    die: Die
    kind: str
    number: int
    open: int
    lost: int
    building: int | None  # that allows it


class UsedForSteps(Fact):
    """A die brings steps on a track."""

    seat: int
    die: Die
    track: str
    steps: int
    building: int | None


class UsedForFiorini(Fact):
    """A die brings money."""

    seat: int
    die: Die
    amount: int
    building: int | None


class Hired(Fact):
    """A die hires an artist, who completes a work: its points, and what the artist is worth."""

    seat: int
    die: Die
    work: str
    artist: str  # "anonymous" is one too
    fee: int
    points: int
    worth: int
    counts: int  # both together
    has_star: bool  # that could make it a Masterpiece
    building: int | None


class DieMoved(Fact):
    """A used die of the Active Player lies on its USED space now."""

    colour: str
