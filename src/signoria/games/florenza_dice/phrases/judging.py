"""Why somebody holds an office, and what a line of the score sheet was paid for."""

from __future__ import annotations

from signoria.faces.phrases.kinds import Names
from signoria.faces.phrases.language import Language
from signoria.games.florenza_dice import news
from signoria.games.florenza_dice.phrases.deeds import holder
from signoria.games.florenza_dice.phrases.effects import steps

CAPTAIN, BISHOP = "captain", "bishop"


def office(language: Language, fact: news.OfficesDetermined, track: str, people: Names) -> str:
    """Who has it, by how much; ties are explained every time."""
    spaces = fact.captain_spaces if track == CAPTAIN else fact.bishop_spaces
    who = fact.captain if track == CAPTAIN else fact.bishop
    rivals = [*people[: len(spaces)]]
    if len(rivals) < len(spaces):
        rivals.append(language.say("Pope Sisto IV"))
    most = max(spaces)
    if who is None:
        tied = [language.who(rivals[at]) for at, marked in enumerate(spaces) if marked == most]
        return language.say(
            "A tie at {spaces}: {names}. Nobody has it.",
            spaces=most,
            names=language.listed(tied),
        )
    second = sorted(spaces)[-2] if len(spaces) > 1 else 0
    if track == CAPTAIN:
        sentence = language.plural(
            "{name} is Captain of the People, by {number} space.",
            "{name} is Captain of the People, by {number} spaces.",
            most - second,
            name=holder(language, who, people),
        )
    else:
        sentence = language.plural(
            "{name} is Bishop, by {number} space.",
            "{name} is Bishop, by {number} spaces.",
            most - second,
            name=holder(language, who, people),
        )
    return sentence


def income(language: Language, fact: news.IncomePaid, fiorini: int) -> str:
    """A step on a track, or money."""
    if fiorini:
        return language.say("{amount} Fiorini", amount=fiorini)
    return steps(language, fact.what, 1)


def counted(language: Language, fact: news.Scored) -> str:
    """What a line was paid for: ``3 works``, ``8 buildings``."""
    plural, number = language.plural, fact.count
    if fact.line in ("palazzo", "chiesa"):
        return plural("{number} work", "{number} works", number)
    if fact.line == "rione":
        return plural("{number} building", "{number} buildings", number)
    if fact.line == "captain":
        return plural("{number} space", "{number} spaces", number)
    return str(number)
