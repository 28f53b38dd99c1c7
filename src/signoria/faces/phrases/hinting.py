"""Why a bot would answer so, in words: what it does, what it brings more than another answer, and
which are as good. Points are "about" so many: they come from games played on, never sure.
"""

from __future__ import annotations

from collections.abc import Callable, Sequence
from typing import Any

from signoria.comparing import Comparison, LineDifference
from signoria.faces.phrases.generic import Phrases
from signoria.faces.phrases.kinds import Names

MOST_LINES = 2


def reasons(
    phrases: Phrases[Any],
    does: str,
    found: Sequence[Comparison],
    label: Callable[[str], str],
    seat: int,
    names: Names,
) -> list[str]:
    """Sentences about the answer that does best; *does* is what it would do, *label* words an
    answer.
    """
    say = phrases.language.say
    equal = [label(one.other) for one in found if one.is_even]
    worse = next((one for one in found if not one.is_even), None)
    told = better(phrases, worse, label, seat, names) if worse else []
    if equal:
        listed = phrases.language.listed(equal, "or")
        told.append(say("It hardly matters: {answers} is about as good.", answers=listed))
    if does:  # after the reason: where there is little room, its end may be cut off
        told.append(does)
    if not told or told == [does]:
        told.append(say("It did best when the game was played on from here."))
    return told


def better(
    phrases: Phrases[Any],
    found: Comparison,
    label: Callable[[str], str],
    seat: int,
    names: Names,
) -> list[str]:
    """What the best answer brings more than this one; nothing if the points do not say so."""
    mine = [one for one in found.lines if one.seat == seat]
    theirs = [one for one in found.lines if one.seat != seat and not phrases.is_secret(one.line)]
    gain, loss = _about(mine), -_about(theirs)
    if gain + loss < 1:
        return []
    told, other = [], label(found.other)
    if gain >= 1:
        told.append(
            phrases.language.plural(
                "About {number} point more than with “{other}”: {lines}.",
                "About {number} points more than with “{other}”: {lines}.",
                gain,
                other=other,
                lines=_lines(phrases, mine),
            )
        )
    if loss >= 1 and found.rival is not None:
        told.append(
            phrases.language.plural(
                "It leaves {name} about {number} point less: {lines}.",
                "It leaves {name} about {number} points less: {lines}.",
                loss,
                name=names[found.rival],
                lines=_lines(phrases, theirs),
            )
        )
    return told


def _about(found: Sequence[LineDifference]) -> int:
    return round(sum(one.points for one in found))


def _lines(phrases: Phrases[Any], found: Sequence[LineDifference]) -> str:
    """The lines that make most of it, with whole points."""
    return phrases.language.listed(
        [
            phrases.language.say(
                "{line} {points}",
                line=phrases.line(one.line),
                points=("+" if one.points > 0 else "−") + str(max(1, round(abs(one.points)))),
            )
            for one in found[:MOST_LINES]
        ]
    )
