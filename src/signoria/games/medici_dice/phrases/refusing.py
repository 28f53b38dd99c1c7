"""Why something is not possible in Medici: The Dice Game."""

from __future__ import annotations

from typing import assert_never, cast

from signoria.faces.phrases.kinds import Names
from signoria.faces.phrases.language import Language
from signoria.games.medici_dice.news import (
    DieTaken,
    GoldsAlike,
    NoSuchSeat,
    NotOnDie,
    Reasons,
    StillRolling,
    TooFewDice,
    TooManyDice,
)
from signoria.games.medici_dice.phrases.names import die_name
from signoria.kernel.news import NotAsked, Reason


def because(language: Language, why: Reason, names: Names) -> str:
    """A short clause."""
    say, plural = language.say, language.plural
    reason = cast("Reasons", why)
    match reason:
        case DieTaken(place, seat):
            return say("{name} has taken die {place}", name=names[seat], place=place)
        case TooManyDice(most):
            return plural(
                "you can take {number} die at most", "you can take {number} dice at most", most
            )
        case TooFewDice(least):
            return plural("you must take {number} die", "you must take {number} dice", least)
        case GoldsAlike(place):
            return say("golds are alike: take die {place} first", place=place)
        case StillRolling(seat):
            return say("{name} is still rolling", name=names[seat])
        case NotOnDie(place, die):
            shown = die_name(language, die)
            return say("die {place} has no {face}", place=place, face=shown)
        case NoSuchSeat(seat):
            return say("there is no seat {number}", number=seat + 1)
        case NotAsked():
            return say("it is not possible now")
    assert_never(reason)
