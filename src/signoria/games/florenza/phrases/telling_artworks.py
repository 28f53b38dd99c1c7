"""Phase 6 in sentences: artworks that are paid, rolled for and marked, or fail."""

from __future__ import annotations

from signoria.faces.phrases.kinds import Names, Said, Seen
from signoria.faces.phrases.language import Language
from signoria.games.florenza.phrases import printed
from signoria.games.florenza.phrases.amounts import amount, amounts
from signoria.games.florenza.phrases.asking_later import artist_of, prestige_for
from signoria.games.florenza.phrases.in_use import box
from signoria.games.florenza.phrases.names import (
    UNNAMED,
    artist_name,
    artwork_full_name,
    crest_name,
    location_name,
    skill_name,
)
from signoria.games.florenza.phrases.table import (
    artist_patron,
    characters,
    family,
    step_name,
    work_under_way,
    works,
)

ROLLING = ("RollForPrestige", "FavorOfTheMuse", "ChooseResult")


def deed(
    language: Language, before: Seen, who: int, action: str, after: Seen, names: Names
) -> list[Said]:
    """A move of phase 6."""
    patron = artist_patron(before)
    told = [
        Said(patron, sentence)
        for sentence in _sentences(language, before, action, after, names[patron])
    ]
    return [*told, *whole(language, before, after, names)]


def _sentences(language: Language, before: Seen, action: str, after: Seen, name: str) -> list[str]:
    verb, _, what = action.partition(" ")
    if verb == "complete":
        return _begun(language, before, what, after, name)
    if verb == "as":
        return [_paid(language, before, work_under_way(before), what, name)]
    if verb == "crest" and what != "normal":
        return [
            language.say(
                "{name} set the {crest} on {artwork}.",
                name=name,
                crest=crest_name(language, what),
                artwork=artwork_full_name(work_under_way(before)),
            )
        ]
    if verb == "muse":
        price = amount(language, "fiorini", box()["artist_prestige.muse"])
        return [language.say("{name} asked the Muse for {price}.", name=name, price=price)]
    if verb == "incentive":
        return [_incentive(language, before, int(what), name)]
    if step_name(before) in ROLLING and not after["under_way"]["rolled"]:
        return [_rolled(language, before, action, name)]
    return []


def _begun(language: Language, before: Seen, key: str, after: Seen, name: str) -> list[str]:
    """An artwork that fails is over; with an unnamed artist it is paid at once."""
    patron = artist_patron(before)
    artist = works(before, patron)[key]["artist"]
    work = works(after, patron)[key]
    if work["crest"] is None and work["kinsman"] is None:
        named = None if artist == UNNAMED else artist
        return [
            language.say(
                "{name} could not pay for {artwork} and lost {penalty} prestige.",
                name=name,
                artwork=artwork_full_name(key),
                penalty=printed.penalty(key, named),
            )
        ]
    return [_paid(language, before, key, "", name)] if artist == UNNAMED else []


def _paid(language: Language, before: Seen, key: str, skill: str, name: str) -> str:
    points = amounts(language, printed.artwork(key)["points"])
    if not skill:
        return language.say(
            "{name} completed {artwork}: {points}.",
            name=name,
            artwork=artwork_full_name(key),
            points=points,
        )
    artist = works(before, artist_patron(before))[key]["artist"]
    return language.say(
        "{name} completed {artwork} with {artist} as {skill}: {points}.",
        name=name,
        artwork=artwork_full_name(key),
        artist=artist_name(language, artist),
        skill=skill_name(language, skill),
        points=points,
    )


def _rolled(language: Language, before: Seen, action: str, name: str) -> str:
    """The result that counts, among all that were rolled."""
    verb, _, what = action.partition(" ")
    faces = list(before["under_way"]["rolled"])
    if verb == "roll" and int(what) not in faces:
        faces.append(int(what))
    used = faces[-1] if verb == "pass" else int(what)
    parts = {
        "artist": artist_of(language, before),
        "prestige": amount(language, "prestige", prestige_for(before, used)),
    }
    if _is_masterpiece(before, used):
        return language.say(
            "A {face}: the Masterpiece of {artist} brings {prestige}.", face=used, **parts
        )
    if len(faces) > 1:
        return language.say(
            "Of {faces} {name} used the {face}: {prestige} with {artist}.",
            faces=language.listed([str(face) for face in sorted(faces)]),
            name=name,
            face=used,
            **parts,
        )
    return language.say("A {face}: {prestige} with {artist}.", face=used, **parts)


def _incentive(language: Language, before: Seen, steps: int, name: str) -> str:
    values = box()
    value = values["no_die.base"][printed.area(work_under_way(before))] + steps
    parts = {
        "artist": artist_of(language, before),
        "value": value,
        "prestige": amount(language, "prestige", prestige_for(before, value)),
    }
    if steps == 0:
        return language.say("Value {value}: {prestige} with {artist}.", **parts)
    return language.say(
        "{name} paid {fiorini} more, so value {value}: {prestige} with {artist}.",
        name=name,
        fiorini=amount(language, "fiorini", steps * values["no_die.step"]),
        **parts,
    )


def _is_masterpiece(before: Seen, face: int) -> bool:
    artist = works(before, artist_patron(before))[work_under_way(before)]["artist"]
    if artist in (None, UNNAMED) or face < box()["die.faces"]:
        return False
    return not characters(before)[artist]["masterpiece"]


def whole(language: Language, before: Seen, after: Seen, names: Names) -> list[Said]:
    """A Palazzo or Chiesa whose fourth artwork was just completed."""
    told: list[Said] = []
    values = box()
    for seat in range(before["seats"]):
        for location, bonus in (
            ("palazzo", {"prestige": values["district.palazzo_complete"]}),
            ("chiesa", {"church": values["district.chiesa_complete"]}),
        ):
            if _is_whole(after, seat, location) and not _is_whole(before, seat, location):
                sentence = language.say(
                    "{name} has the whole {building}: {gains}, now and in every round.",
                    name=names[seat],
                    building=location_name(location),
                    gains=amounts(language, bonus),
                )
                told.append(Said(seat, sentence))
    return told


def _is_whole(seen: Seen, seat: int, location: str) -> bool:
    works_there = [work for work in family(seen, seat)["artworks"] if work["location"] == location]
    return all(work["crest"] is not None for work in works_there)
