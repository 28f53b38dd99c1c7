"""What the Ghosts did, in sentences, and why they did nothing."""

from __future__ import annotations

from signoria.faces.phrases.kinds import Names
from signoria.faces.phrases.language import Language
from signoria.games.florenza.news.ghosts import (
    GhostBuilt,
    GhostCreated,
    GhostGained,
    GhostHired,
    GhostIdle,
    GhostOperated,
)
from signoria.games.florenza.phrases.amounts import amount, amounts
from signoria.games.florenza.phrases.names import (
    artist_name,
    artwork_full_name,
    captain_name,
    location_name,
    whose,
    workshop_name,
)


def operated(language: Language, fact: GhostOperated, names: Names) -> str:
    parts = {
        "name": whose(language, fact.family, names),
        "workshop": workshop_name(fact.workshop),
        "points": amounts(language, dict(fact.gains)),
    }
    if fact.owner == fact.family:
        return language.say("{name} operated {workshop} at home: {points}.", **parts)
    return language.say(
        "{name} paid {price} to {owner} and operated {workshop}: {points}.",
        price=amount(language, "prestige", fact.price),
        owner=whose(language, fact.owner, names),
        **parts,
    )


def built(language: Language, fact: GhostBuilt, names: Names) -> str:
    name, workshop = whose(language, fact.family, names), workshop_name(fact.workshop)
    if not fact.gains:
        return language.say("{name} built {workshop}.", name=name, workshop=workshop)
    gains = amounts(language, dict(fact.gains))
    return language.say(
        "{name} built {workshop} and gained {gains}.", name=name, workshop=workshop, gains=gains
    )


def created(language: Language, fact: GhostCreated, names: Names) -> str:
    return language.say(
        "{name} created {artwork} with {artist}: {points}.",
        name=whose(language, fact.family, names),
        artwork=artwork_full_name(fact.artwork),
        artist=artist_name(language, fact.artist),
        points=amounts(language, dict(fact.gains)),
    )


def hired(language: Language, fact: GhostHired, names: Names) -> str:
    return language.say(
        "{name} hired the captain {captain}: {points}.",
        name=whose(language, fact.family, names),
        captain=captain_name(fact.captain),
        points=amounts(language, dict(fact.gains)),
    )


def gained(language: Language, fact: GhostGained, names: Names) -> str:
    gains = amounts(language, dict(fact.gains))
    return language.say(
        "{name} gained {gains}.", name=whose(language, fact.family, names), gains=gains
    )


def idle(language: Language, fact: GhostIdle, names: Names) -> str:
    """What there was none of."""
    name = whose(language, fact.family, names)
    if fact.why == "workshop":
        return language.say("{name} found no workshop to operate.", name=name)
    if fact.why == "captain":
        return language.say("{name} found no captain to hire.", name=name)
    if fact.action == "build":
        workshop = workshop_name(fact.key or "")
        if fact.why == "space":
            return language.say(
                "{name} has no space left for {workshop}.", name=name, workshop=workshop
            )
        return language.say(
            "{name} could not build {workshop}: no tile is left.", name=name, workshop=workshop
        )
    building = location_name(fact.action)
    if fact.why == "crest":
        return language.say(
            "{name} has no crest left for a work in {building}.", name=name, building=building
        )
    if fact.why == "artwork":
        return language.say(
            "{name} found no work in {building} for {artist}.",
            name=name,
            building=building,
            artist=artist_name(language, fact.key),
        )
    return language.say(
        "{name} found no artist for a work in {building}.", name=name, building=building
    )
