"""The legal options in words, in the order to show them."""

from __future__ import annotations

from signoria.faces.phrases.kinds import Choice, Names
from signoria.faces.phrases.language import Language, Term, term
from signoria.games.florenza.phrases import choosing_later
from signoria.games.florenza.phrases.goods import good_name
from signoria.games.florenza.phrases.names import (
    UNNAMED,
    artist_name,
    artwork_full_name,
    artwork_short_name,
    captain_name,
    character_name,
    family_name,
    place_name,
    preacher_name,
    preacher_short_name,
    skill_name,
    workshop_name,
)
from signoria.games.florenza.phrases.table import family, mine, step_name, works
from signoria.games.florenza.phrases.trades import GIVE, is_trade
from signoria.games.florenza.sights import Sight

_GROUPS: dict[str, Term] = {
    "operate": term("florenza group", "Operate"),
    "build": term("florenza group", "Build"),
    "art": term("florenza group", "Artwork"),
    "charity": term("florenza group", "Charity"),
    "market": term("florenza group", "Market"),
    "business": term("florenza group", "Business"),
    "fortune": term("florenza group", "Captain"),
}


def choices(language: Language, seen: Sight, names: Names = ()) -> list[Choice]:
    """All of them, numbered; with *names*, families go by the names of their people."""
    options = seen["options"]
    if is_trade(options):  # what is given stands before what is taken
        options = sorted(options, key=lambda action: not action.startswith(f"{GIVE} "))
    return [_choice(language, seen, names, key, action) for key, action in enumerate(options, 1)]


def group_name(language: Language, verb: str) -> str:
    """What a kind of assignment is called: a heading, or a filter."""
    return language.term(_GROUPS[verb]) if verb in _GROUPS else ""


def _choice(language: Language, seen: Sight, names: Names, key: int, action: str) -> Choice:
    """What it brings is worded from its preview."""
    verb, _, what = action.partition(" ")
    if verb == "result":  # a result goes by its own number
        key = int(what)
    label, shown = _worded(language, seen, names, verb, what)
    if step_name(seen) == "PlaceKinsman":
        return Choice(key, action, label, shown, group=group_name(language, verb))
    return Choice(key, action, label, shown)


def label(language: Language, seen: Sight, action: str, names: Names = ()) -> str:
    """An action in words."""
    verb, _, what = action.partition(" ")
    return _worded(language, seen, names, verb, what)[0]


def _worded(language: Language, seen: Sight, names: Names, verb: str, what: str) -> tuple[str, str]:
    """Label and short form."""
    if verb == "operate":
        return _operate(language, seen, names, what)
    if verb == "build":
        name = workshop_name(what)
        return language.say("Build {workshop}", workshop=name), name
    if verb == "art":
        sentence = language.say("Artwork: {artwork}", artwork=artwork_full_name(what))
        return sentence, artwork_short_name(what)
    if verb == "charity":
        return _charity(language, what)
    if verb == "market":
        return language.say("Trade at the market"), place_name(language, "market")
    if verb == "business":
        return language.say("Run the family business"), place_name(language, "business")
    if verb == "fortune":
        name = captain_name(what)
        return language.say("Hire {captain}", captain=name), name
    if verb == "hire":
        return _hire(language, seen, what)
    if verb == "detain":
        name = character_name(language, what)
        return language.say("Detain {name}", name=name), name
    if verb == "resource":
        good = good_name(language, what)
        sentence = language.say("Take {good}", good=good)
        return sentence, sentence if is_trade(seen["options"]) else good
    return choosing_later.worded(language, seen, verb, what)


def _operate(language: Language, seen: Sight, names: Names, what: str) -> tuple[str, str]:
    owner, space = (int(word) for word in what.split())
    tile = family(seen, owner)["spaces"][space - 1]
    if tile is None:
        return what, what
    workshop = workshop_name(tile["workshop"])
    if owner == mine(seen):
        sentence = language.say(
            "Operate your {workshop} (space {space})", workshop=workshop, space=space
        )
        return sentence, f"{workshop} {space}"
    house = str(family(seen, owner)["name"]).capitalize()
    sentence = language.say(
        "Operate {workshop} of {name} (space {space})",
        workshop=workshop,
        name=family_name(language, seen, owner, names) if names else house,
        space=space,
    )
    return sentence, f"{workshop} {house} {space}"


def _charity(language: Language, what: str) -> tuple[str, str]:
    space, preacher = what.split()
    name, short = preacher_name(language, preacher), preacher_short_name(language, preacher)
    if space == "duomo":
        return language.say("Charity in the Duomo: {preacher}", preacher=name), f"Duomo {short}"
    return language.say("Charity in your Chiesa: {preacher}", preacher=name), f"Chiesa {short}"


def _hire(language: Language, seen: Sight, what: str) -> tuple[str, str]:
    """His prices for the skills that count here."""
    name = artist_name(language, what)
    if what == UNNAMED:
        return language.say("{name}: free", name=name), name
    work = works(seen, mine(seen)).get(seen["under_way"]["artwork"] or "")
    found = next((each for each in seen["characters"] if each["key"] == what), None)
    skills = ", ".join(
        f"{skill_name(language, skill)} {printed['price']}"
        for skill, printed in (found["skills"] if found else {}).items()
        if work and skill in work["skills"]
    )
    return language.say("{name}: {skills}", name=name, skills=skills), name
