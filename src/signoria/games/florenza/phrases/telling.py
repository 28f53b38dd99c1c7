"""What happened, in sentences: the move itself, then what followed by itself."""

from __future__ import annotations

from signoria.faces.phrases.kinds import Names, Said, Seen
from signoria.faces.phrases.language import Language
from signoria.games.florenza.phrases import (
    telling_artworks,
    telling_economy,
    telling_ghosts,
    telling_rounds,
)
from signoria.games.florenza.phrases.amounts import amounts
from signoria.games.florenza.phrases.names import (
    UNNAMED,
    artist_name,
    artwork_full_name,
    captain_name,
    character_name,
    family_name,
    good_name,
    location_name,
    some_preacher,
    workshop_name,
)
from signoria.games.florenza.phrases.printed import preacher_price
from signoria.games.florenza.phrases.table import family, step_name, work_under_way
from signoria.kernel.steps import CHANCE


def deed(
    language: Language, before: Seen, who: int, action: str, after: Seen, names: Names
) -> list[Said]:
    """A move and its consequences; nothing while a deed of several moves is still under way."""
    told: list[Said] = []
    step = step_name(before)
    if step.startswith("Ghost"):
        told += telling_ghosts.deed(language, before, action, after, names)
    elif who == CHANCE and step != "RollForPrestige":
        told += telling_rounds.chance(language, before, action, after, names)
    elif before["phase"] == 6:
        told += telling_artworks.deed(language, before, who, action, after, names)
    elif before["phase"] == 5:
        told += telling_economy.deed(language, before, who, action, after, names)
    elif sentence := _placement(language, before, who, action, names):
        told.append(Said(who, sentence))
    told += telling_economy.consequences(language, before, who, action, after, names)
    told += telling_rounds.consequences(language, before, action, after, names)
    return told


def _placement(language: Language, before: Seen, who: int, action: str, names: Names) -> str:
    """Phases 1 to 4, and the starting workshops."""
    verb, _, what = action.partition(" ")
    name = names[who]
    if verb == "operate":
        return _operate(language, before, who, what, names)
    if verb == "build":
        workshop = workshop_name(what)
        if step_name(before) == "StartingWorkshop":
            return language.say("{name} begins with {workshop}.", name=name, workshop=workshop)
        return language.say("{name} is going to build {workshop}.", name=name, workshop=workshop)
    if verb == "hire":
        return _hire(language, before, what, name)
    if verb == "charity":
        return _charity(language, what, name)
    if verb == "market":
        return language.say("{name} sent a kinsman to the market.", name=name)
    if verb == "business":
        return language.say("{name} put a kinsman into the family business.", name=name)
    if verb == "fortune":
        return language.say(
            "{name} hired the captain {captain}.", name=name, captain=captain_name(what)
        )
    if verb == "detain":
        return language.say(
            "{name} detained {character}.", name=name, character=character_name(language, what)
        )
    if verb == "resource":
        return _resource(language, before, what, name)
    return ""  # an artwork without its artist, and what was declined


def _operate(language: Language, before: Seen, who: int, what: str, names: Names) -> str:
    owner, space = (int(word) for word in what.split())
    workshop = workshop_name(family(before, owner)["spaces"][space - 1]["workshop"])
    if owner == who:
        return language.say(
            "{name} sent a kinsman to {workshop} at home.", name=names[who], workshop=workshop
        )
    return language.say(
        "{name} sent a kinsman to {workshop} of {owner} and paid 1 prestige.",
        name=names[who],
        workshop=workshop,
        owner=family_name(language, before, owner, names),
    )


def _hire(language: Language, before: Seen, what: str, name: str) -> str:
    work = artwork_full_name(work_under_way(before))
    if what == UNNAMED:
        return language.say(
            "{name} wants {artwork} from an unnamed artist.", name=name, artwork=work
        )
    return language.say(
        "{name} hired {artist} for {artwork}.",
        name=name,
        artist=artist_name(language, what),
        artwork=work,
    )


def _charity(language: Language, what: str, name: str) -> str:
    space, preacher = what.split()
    price = amounts(language, {"fiorini": preacher_price(preacher, space == "duomo")})
    return language.say(
        "{name} gave {price} to {preacher} ({place}).",
        name=name,
        preacher=some_preacher(language, preacher),
        price=price,
        place=location_name(space),
    )


def _resource(language: Language, before: Seen, what: str, name: str) -> str:
    good = good_name(language, what)
    if step_name(before) == "ThirdResource":
        return language.say("{name} chose {good} for everybody.", name=name, good=good)
    given = good_name(language, before["under_way"]["given"])
    return language.say("{name} exchanged {given} for {good}.", name=name, given=given, good=good)
