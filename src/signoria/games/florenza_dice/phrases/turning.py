"""A whole turn in one sentence: what the dice brought, what was built and what was completed."""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import dataclass, field

from signoria.faces.phrases.kinds import Names
from signoria.faces.phrases.language import Language
from signoria.games.florenza_dice import news
from signoria.games.florenza_dice.phrases import effects, names
from signoria.kernel.box import Box
from signoria.kernel.news import Fact

LONGEST = 110  # characters, so that it fits where questions stand
MOST_NAMED = 2  # buildings or works; more are counted


@dataclass
class Deeds:
    """What somebody did."""

    things: list[str] = field(default_factory=list)
    buildings: list[int] = field(default_factory=list)
    works: list[str] = field(default_factory=list)


def turn(language: Language, box: Box, facts: Sequence[Fact], people: Names) -> str:
    """Everybody's deeds, as far as they fit; empty if nobody used a die, built or hired."""
    said = ""
    for seat, deeds in _by_seat(language, facts).items():
        sentence = _sentence(language, box, deeds, people[seat])
        if said and len(said) + len(sentence) >= LONGEST:
            break
        said = f"{said} {sentence}".strip()
    return said


def _by_seat(language: Language, facts: Sequence[Fact]) -> dict[int, Deeds]:
    found: dict[int, Deeds] = {}
    for fact in facts:
        match fact:
            case news.UsedForResources():
                things = names.amount(language, fact.kind, fact.number)
                found.setdefault(fact.seat, Deeds()).things.append(things)
            case news.UsedForSteps():
                things = f"{names.personality_name(language, fact.track)} +{fact.steps}"
                found.setdefault(fact.seat, Deeds()).things.append(things)
            case news.UsedForFiorini():
                things = language.say("{amount} Fiorini", amount=fact.amount)
                found.setdefault(fact.seat, Deeds()).things.append(things)
            case news.Hired():
                found.setdefault(fact.seat, Deeds()).works.append(fact.work)
            case news.Built():
                found.setdefault(fact.seat, Deeds()).buildings.append(fact.building)
            case _:
                pass
    return found


def _sentence(language: Language, box: Box, deeds: Deeds, name: str) -> str:
    """With everything; without what the dice brought where that would be too long."""
    whole = _worded(language, box, deeds, name)
    if len(whole) > LONGEST and (deeds.buildings or deeds.works):
        return _worded(language, box, Deeds([], deeds.buildings, deeds.works), name)
    return whole


def _worded(language: Language, box: Box, deeds: Deeds, name: str) -> str:
    say = language.say
    things = language.listed(deeds.things) if deeds.things else ""
    buildings, works = _buildings(language, box, deeds), _works(language, deeds)
    if things and buildings and works:
        return say(
            "{name} took {things}, built {buildings} and completed {works}.",
            name=name,
            things=things,
            buildings=buildings,
            works=works,
        )
    if things and buildings:
        return say(
            "{name} took {things} and built {buildings}.",
            name=name,
            things=things,
            buildings=buildings,
        )
    if things and works:
        return say(
            "{name} took {things} and completed {works}.", name=name, things=things, works=works
        )
    if buildings and works:
        return say(
            "{name} built {buildings} and completed {works}.",
            name=name,
            buildings=buildings,
            works=works,
        )
    if buildings:
        return say("{name} built {buildings}.", name=name, buildings=buildings)
    if works:
        return say("{name} completed {works}.", name=name, works=works)
    return say("{name} took {things}.", name=name, things=things)


def _buildings(language: Language, box: Box, deeds: Deeds) -> str:
    if len(deeds.buildings) > MOST_NAMED:
        return language.plural("{number} building", "{number} buildings", len(deeds.buildings))
    return language.listed([effects.building_name(box, one) for one in deeds.buildings] or [""])


def _works(language: Language, deeds: Deeds) -> str:
    if len(deeds.works) > MOST_NAMED:
        return language.plural("{number} work", "{number} works", len(deeds.works))
    return language.listed([names.the_artwork(language, one) for one in deeds.works] or [""])
