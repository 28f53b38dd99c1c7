"""Who has won: among people by points, alone against the Ghosts."""

from __future__ import annotations

from collections.abc import Sequence

from signoria.faces.phrases.kinds import Names
from signoria.faces.phrases.language import Language
from signoria.games.florenza.news.artworks import CrestPlaced
from signoria.games.florenza.news.rounds import CaptainElected, RoundBegins
from signoria.games.florenza.phrases.names import whose
from signoria.games.florenza.sights import Result, Sight
from signoria.kernel.news import Fact

DUOMO = "duomo "


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


def deeds_of_winner(
    language: Language, facts: Sequence[Fact], winner: int, second: int, names: Names
) -> str:
    """What the winner did and the second did not, with rounds: the Duomo, the office of Captain."""
    number = 1
    crests: dict[int, list[int]] = {winner: [], second: []}
    elected: dict[int, list[int]] = {winner: [], second: []}
    for fact in facts:
        if isinstance(fact, RoundBegins):
            number = fact.number
        elif isinstance(fact, CrestPlaced) and fact.artwork.startswith(DUOMO):
            crests.setdefault(fact.family, []).append(number)
        elif isinstance(fact, CaptainElected) and fact.family is not None:
            elected.setdefault(fact.family, []).append(number)
    most = max(len(rounds) for family, rounds in crests.items() if family != winner)
    led_duomo, was_captain = len(crests[winner]) > most, len(elected[winner])
    is_captain = was_captain > len(elected[second])
    if led_duomo and is_captain:
        return language.plural(
            "{name} led the Duomo from round {round} on and was Captain of the People once.",
            "{name} led the Duomo from round {round} on and was Captain of the People "
            "{number} times.",
            was_captain,
            name=names[winner],
            round=crests[winner][most],
        )
    if led_duomo:
        return language.say(
            "{name} led the Duomo from round {round} on.",
            name=names[winner],
            round=crests[winner][most],
        )
    if is_captain:
        return language.plural(
            "{name} was Captain of the People once, after round {round}.",
            "{name} was Captain of the People {number} times, first after round {round}.",
            was_captain,
            name=names[winner],
            round=elected[winner][0],
        )
    return ""


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
