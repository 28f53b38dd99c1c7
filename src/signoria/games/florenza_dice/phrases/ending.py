"""How a game of Florenza Dice Game ended."""

from __future__ import annotations

from collections.abc import Sequence

from signoria.faces.phrases.kinds import Names
from signoria.faces.phrases.language import Language
from signoria.games.florenza_dice.phrases.variants import pope_name
from signoria.games.florenza_dice.sights import Sight
from signoria.kernel.box import Box


def against_the_pope(language: Language, box: Box, seen: Sight, points: int, name: str) -> str:
    """Alone: whether Pope Sisto IV is beaten, and which of his games the points are enough for."""
    pope = seen["pope"]
    level = pope_name(language, box, pope["game"])
    if pope["beaten"]:
        told = language.plural(
            "{name} has {number} point: Pope Sisto IV is beaten ({level}).",
            "{name} has {number} points: Pope Sisto IV is beaten ({level}).",
            points,
            name=name,
            level=level,
        )
    else:
        told = language.plural(
            "{name} has {number} point: Pope Sisto IV wins ({level}).",
            "{name} has {number} points: Pope Sisto IV wins ({level}).",
            points,
            name=name,
            level=level,
        )
    grade = pope["reached"]
    if grade is None or grade == pope["game"]:
        return told
    reached = pope_name(language, box, grade)
    enough = language.say("It would be enough for: {level}.", level=reached)
    return f"{told} {enough}"


def decided_by_projects(
    language: Language,
    totals: Sequence[int],
    winners: Sequence[int],
    names: Names,
) -> str:
    """One winner among several with the same points; empty in any other case."""
    points = totals[winners[0]]
    others = [
        names[seat] for seat, total in enumerate(totals) if total == points and seat not in winners
    ]
    if len(winners) != 1 or not others:
        return ""
    return language.plural(
        "{name} wins with {points}: {others} has as many, but fewer artworks and buildings.",
        "{name} wins with {points}: {others} have as many, but fewer artworks and buildings.",
        len(others),
        name=names[winners[0]],
        points=points,
        others=language.listed(others),
    )
