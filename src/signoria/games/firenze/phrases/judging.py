"""Why somebody gets the flag of a tower: the final scoring in words."""

from __future__ import annotations

from signoria.faces.phrases.kinds import Names
from signoria.faces.phrases.language import Language
from signoria.games.firenze.news.building import MajorityPaid


def majority(language: Language, fact: MajorityPaid, names: Names) -> str:
    """Who has the most seals on a tower; of equals, whose seal is the highest."""
    say, name = language.say, names[fact.seat]
    equal = [seat for seat, count in enumerate(fact.counts) if count == fact.seals]
    people = [names[seat] for seat in equal]
    if others := language.beside_you(people):
        return language.plural(
            "You and {others} have {number} seal each; {name} is highest, on {height}.",
            "You and {others} have {number} seals each; {name} is highest, on {height}.",
            fact.seals,
            others=others,
            name=name,
            height=fact.tops[fact.seat],
        )
    if len(people) > 1:
        return language.plural(
            "{names} have {number} seal each; {name} is highest, on {height}.",
            "{names} have {number} seals each; {name} is highest, on {height}.",
            fact.seals,
            names=language.listed(people),
            name=name,
            height=fact.tops[fact.seat],
        )
    if sum(map(bool, fact.counts)) == 1:
        return say("Only {name} has a seal here.", name=name)
    return language.plural(
        "{name} has the most seals: {number}.",
        "{name} has the most seals: {number}.",
        fact.seals,
        name=name,
    )
