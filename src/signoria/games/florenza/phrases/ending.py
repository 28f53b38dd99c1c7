"""Who has won: among people by points, alone against the Ghosts."""

from __future__ import annotations

from collections.abc import Sequence

from signoria.faces.phrases.kinds import Names
from signoria.faces.phrases.language import Language
from signoria.games.florenza.phrases.names import whose
from signoria.games.florenza.sights import Result, Sight


def ending(
    language: Language, seen: Sight, totals: Sequence[int], winners: Sequence[int], names: Names
) -> str | None:
    """The verdict where it needs more than the winner's name and points."""
    if seen["seats"] == 1 and seen["results"]:
        return _alone(language, seen["results"], names)
    best = [seat for seat in range(len(totals)) if totals[seat] == totals[winners[0]]]
    if len(winners) == 1 and len(best) > 1:
        return language.plural(
            "{name} wins with {points}: {others} has as many, but fewer resources or fiorini.",
            "{name} wins with {points}: {others} have as many, but fewer resources or fiorini.",
            len(best) - 1,
            name=names[winners[0]],
            points=totals[winners[0]],
            others=language.listed([names[seat] for seat in best if seat not in winners]),
        )
    return None


def _alone(language: Language, results: Sequence[Result], names: Names) -> str:
    ghosts = range(1, len(results))
    best = max(ghosts, key=lambda ghost: int(results[ghost]["total"]))
    parts = {
        "name": names[0],
        "points": results[0]["total"],
        "ghost": whose(language, best, names[:1]),
        "ghost_points": results[best]["total"],
    }
    if results[0]["result"] == "won":
        return language.say("{name} wins with {points}: {ghost} has {ghost_points}.", **parts)
    if results[0]["result"] == "shared":
        return language.say("{name} and {ghost} share the victory with {points}.", **parts)
    return language.say("{name} loses with {points}: {ghost} has {ghost_points}.", **parts)
