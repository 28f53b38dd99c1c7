"""Entries for what is no tile and no card: offices, places, crests, tracks, unnamed people."""

from __future__ import annotations

from signoria.faces.phrases.language import Language
from signoria.faces.phrases.rulebook import Entry
from signoria.games.florenza.phrases.amounts import amounts
from signoria.games.florenza.phrases.in_use import box
from signoria.games.florenza.phrases.names import (
    artist_name,
    crest_name,
    office_name,
    place_name,
    preacher_name,
    track_name,
)
from signoria.games.florenza.phrases.printed import crest_income
from signoria.games.florenza.phrases.values import Values


def city(language: Language, values: Values) -> list[Entry]:
    """All of them."""
    return [
        *_unnamed(language, values),
        *_offices(language, values),
        *_crests(language, values),
        *_places(language, values),
        *_tracks(language, values),
    ]


def _unnamed(language: Language, values: Values) -> list[Entry]:
    say = language.say
    return [
        Entry(
            "unnamed-artist",
            "artist",
            _big(artist_name(language, None)),
            say(
                "Any skill, for nothing: {row}. Always there, without a Masterpiece.",
                row=values.row("artist_prestige.unnamed"),
            ),
        ),
        Entry(
            "unnamed-preacher",
            "preacher",
            _big(preacher_name(language, None)),
            say(
                "{price} for {kinsmen}. Always there, without an effect.",
                price=values.amount("fiorini", "charity.unnamed_fiorini"),
                kinsmen=values.amount("kinsmen", "charity.unnamed_kinsmen"),
            ),
        ),
    ]


def _offices(language: Language, values: Values) -> list[Entry]:
    say = language.say
    texts = {
        "captain": say(
            "Alone at the top of the prestige track. Takes tokens for its points, plays first, "
            "chooses the third resource and may detain an artist or preacher; {points} points at "
            "the end.",
            points=values("end.captain"),
        ),
        "bishop": say(
            "Most church influence, at least {least}. Takes its worth in prestige, plays second, "
            "expels a kinsman of everybody else and calls one more; {points} points at the end.",
            least=values("offices.bishop_from"),
            points=values("end.bishop"),
        ),
        "cardinal": say(
            "Bishop twice in a row: as much prestige more as there are players. No power."
        ),
    }
    return [
        Entry(f"office-{name}", "office", office_name(language, name), text)
        for name, text in texts.items()
    ]


def _crests(language: Language, values: Values) -> list[Entry]:
    say = language.say
    found = [
        Entry(
            "crest-normal",
            "crest",
            _big(crest_name(language, "normal")),
            say(
                "{count} of them: the only ones for artworks in your district. No income.",
                count=values("district.normal_crests"),
            ),
        )
    ]
    for kind in box()["district.special_crests"]:
        income = values.like("district.special_income", amounts(language, crest_income(kind)))
        text = say("One, for a work in the city: {gains} in every round.", gains=income)
        found.append(Entry(f"crest-{kind}", "crest", _big(crest_name(language, kind)), text))
    return found


def _places(language: Language, values: Values) -> list[Entry]:
    say = language.say
    texts = {
        "market": say(
            "One kinsman of each family. In phase 5: sell one resource for {sell}, buy one for "
            "{buy}, trade {give} for another; each once, in this order, or not at all.",
            sell=values.amount("fiorini", "market.sell"),
            buy=values.amount("fiorini", "market.buy"),
            give=values("market.give"),
        ),
        "business": say(
            "Any number of kinsmen: {fiorini} for each in phase 5.",
            fiorini=values.amount("fiorini", "kinsmen.business"),
        ),
        "predicatore": say(
            "The space for charity, in your Chiesa and in the Duomo: pay a preacher at once for "
            "more kinsmen."
        ),
        "muse": say(
            "One more roll for an artist, for {price}; once a round, for the first who asks.",
            price=values.amount("fiorini", "artist_prestige.muse"),
        ),
    }
    return [
        Entry(f"place-{name}", "place", _big(place_name(language, name)), text)
        for name, text in texts.items()
    ]


def _tracks(language: Language, values: Values) -> list[Entry]:
    say = language.say
    worth = " ".join(str(one) for one in values("tracks.church_values"))
    texts = {
        "prestige": say(
            "What artworks, artists and offices bring. Never below {lowest}; the leader becomes "
            "Captain of the People.",
            lowest=values("tracks.lowest_prestige"),
        ),
        "church": say(
            "Never below {lowest}. Worth, from there on: {worth}; beyond, one more each.",
            lowest=values("tracks.lowest_church"),
            worth=worth,
        ),
    }
    return [
        Entry(f"track-{name}", "track", track_name(language, name), text)
        for name, text in texts.items()
    ]


def _big(words: str) -> str:
    return f"{words[:1].upper()}{words[1:]}"
