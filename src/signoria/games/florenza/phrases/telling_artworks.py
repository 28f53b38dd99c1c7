"""Phase 6 in sentences: artworks that are paid, rolled for and marked, or fail."""

from __future__ import annotations

from signoria.faces.phrases.kinds import Names
from signoria.faces.phrases.language import Language
from signoria.games.florenza.news.artworks import (
    ArtworkCompleted,
    ArtworkFailed,
    BuildingWhole,
    CrestPlaced,
    MuseAsked,
    ResultUsed,
    ValueReached,
)
from signoria.games.florenza.phrases.amounts import amount, amounts
from signoria.games.florenza.phrases.names import (
    artist_name,
    artwork_full_name,
    crest_name,
    location_name,
    skill_name,
    some_artist,
    whose,
)


def completed(language: Language, fact: ArtworkCompleted, names: Names) -> str:
    name, work = whose(language, fact.family, names), artwork_full_name(fact.artwork)
    points = amounts(language, dict(fact.gains))
    if fact.skill is None:
        return language.say(
            "{name} completed {artwork}: {points}.", name=name, artwork=work, points=points
        )
    return language.say(
        "{name} completed {artwork} with {artist} as {skill}: {points}.",
        name=name,
        artwork=work,
        artist=artist_name(language, fact.artist),
        skill=skill_name(language, fact.skill),
        points=points,
    )


def failed(language: Language, fact: ArtworkFailed, names: Names) -> str:
    name, work = whose(language, fact.family, names), artwork_full_name(fact.artwork)
    if not fact.lost:
        return language.say("{name} could not pay for {artwork}.", name=name, artwork=work)
    return language.say(
        "{name} could not pay for {artwork} and lost {penalty} prestige.",
        name=name,
        artwork=work,
        penalty=fact.lost,
    )


def muse(language: Language, fact: MuseAsked, names: Names) -> str:
    name, price = whose(language, fact.family, names), amount(language, "fiorini", fact.fiorini)
    return language.say("{name} paid the Muse {price} for one more roll.", name=name, price=price)


def result(language: Language, fact: ResultUsed, names: Names) -> str:
    """The result that counts, among all that were rolled."""
    parts = {
        "artist": some_artist(language, fact.artist),
        "prestige": amount(language, "prestige", fact.prestige),
        "face": fact.result,
    }
    if fact.masterpiece:
        return language.say("A {face}: the Masterpiece of {artist} brings {prestige}.", **parts)
    if len(fact.rolled) > 1:
        return language.say(
            "Of {faces} {name} used the {face}: {prestige} with {artist}.",
            faces=language.listed([str(face) for face in fact.rolled]),
            name=whose(language, fact.family, names),
            **parts,
        )
    return language.say("A {face}: {prestige} with {artist}.", **parts)


def value(language: Language, fact: ValueReached, names: Names) -> str:
    """No Die: what was paid for which value."""
    parts = {
        "artist": some_artist(language, fact.artist),
        "value": fact.value,
        "prestige": amount(language, "prestige", fact.prestige),
    }
    if fact.fiorini == 0:
        return language.say("Value {value}: {prestige} with {artist}.", **parts)
    return language.say(
        "{name} paid {fiorini} more, so value {value}: {prestige} with {artist}.",
        name=whose(language, fact.family, names),
        fiorini=amount(language, "fiorini", fact.fiorini),
        **parts,
    )


def crest(language: Language, fact: CrestPlaced, names: Names) -> str:
    """Only a special one is worth a sentence."""
    if fact.crest == "normal":
        return ""
    return language.say(
        "{name} set the {crest} on {artwork}.",
        name=whose(language, fact.family, names),
        crest=crest_name(language, fact.crest),
        artwork=artwork_full_name(fact.artwork),
    )


def whole(language: Language, fact: BuildingWhole, names: Names) -> str:
    """Ghosts have no income: theirs counts once."""
    parts = {
        "name": whose(language, fact.family, names),
        "building": location_name(fact.building),
        "gains": amounts(language, dict(fact.gains)),
    }
    if fact.family >= len(names):
        return language.say("{name} has the whole {building}: {gains}.", **parts)
    return language.say(
        "{name} has the whole {building}: {gains}, now and in every round.", **parts
    )
