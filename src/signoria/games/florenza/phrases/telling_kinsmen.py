"""Phase 4 in sentences: where kinsmen were sent."""

from __future__ import annotations

from signoria.faces.phrases.kinds import Names
from signoria.faces.phrases.language import Language
from signoria.games.florenza.news.kinsmen import (
    ArtistHired,
    BuildingBegun,
    CaptainHired,
    CharityGiven,
    Exchanged,
    Operated,
    SentToBusiness,
    SentToMarket,
)
from signoria.games.florenza.phrases.amounts import amount
from signoria.games.florenza.phrases.goods import good_name
from signoria.games.florenza.phrases.names import (
    artist_name,
    artwork_full_name,
    captain_name,
    location_name,
    some_preacher,
    whose,
    workshop_name,
)


def operated(language: Language, fact: Operated, names: Names) -> str:
    name, workshop = whose(language, fact.family, names), workshop_name(fact.workshop)
    if fact.owner == fact.family:
        return language.say(
            "{name} sent a kinsman to {workshop} at home.", name=name, workshop=workshop
        )
    return language.say(
        "{name} sent a kinsman to {workshop} of {owner} and paid {price}.",
        name=name,
        workshop=workshop,
        owner=whose(language, fact.owner, names),
        price=amount(language, "prestige", fact.price),
    )


def begun(language: Language, fact: BuildingBegun, names: Names) -> str:
    return language.say(
        "{name} is going to build {workshop}.",
        name=whose(language, fact.family, names),
        workshop=workshop_name(fact.workshop),
    )


def hired(language: Language, fact: ArtistHired, names: Names) -> str:
    name, work = whose(language, fact.family, names), artwork_full_name(fact.artwork)
    if fact.artist is None:
        return language.say(
            "{name} wants {artwork} from an unnamed artist.", name=name, artwork=work
        )
    return language.say(
        "{name} hired {artist} for {artwork}.",
        name=name,
        artist=artist_name(language, fact.artist),
        artwork=work,
    )


def charity(language: Language, fact: CharityGiven, names: Names) -> str:
    return language.say(
        "{name} gave {price} to {preacher} ({place}).",
        name=whose(language, fact.family, names),
        preacher=some_preacher(language, fact.preacher),
        price=amount(language, "fiorini", fact.price),
        place=location_name(fact.place),
    )


def exchanged(language: Language, fact: Exchanged, names: Names) -> str:
    return language.say(
        "{name} exchanged {given} for {good}.",
        name=whose(language, fact.family, names),
        given=good_name(language, fact.given),
        good=good_name(language, fact.taken),
    )


def to_market(language: Language, fact: SentToMarket, names: Names) -> str:
    name = whose(language, fact.family, names)
    return language.say("{name} sent a kinsman to the market.", name=name)


def to_business(language: Language, fact: SentToBusiness, names: Names) -> str:
    name = whose(language, fact.family, names)
    return language.say("{name} put a kinsman into the family business.", name=name)


def captain(language: Language, fact: CaptainHired, names: Names) -> str:
    name, hired_one = whose(language, fact.family, names), captain_name(fact.captain)
    return language.say("{name} hired the captain {captain}.", name=name, captain=hired_one)
