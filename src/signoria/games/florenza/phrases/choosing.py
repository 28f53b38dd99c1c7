"""The legal options in words, in the order to show them."""

from __future__ import annotations

from signoria.faces.phrases.kinds import Choice, Names, Seen
from signoria.faces.phrases.language import Language, Term, signed, term
from signoria.games.florenza.phrases import choosing_later, printed
from signoria.games.florenza.phrases.amounts import gains, short
from signoria.games.florenza.phrases.dues import fitting_prices, is_out_of_reach
from signoria.games.florenza.phrases.in_use import box
from signoria.games.florenza.phrases.names import (
    UNNAMED,
    artist_name,
    artwork_full_name,
    artwork_short_name,
    captain_name,
    character_name,
    family_name,
    good_name,
    place_name,
    preacher_name,
    preacher_short_name,
    skill_name,
    workshop_name,
)
from signoria.games.florenza.phrases.table import family, mine, step_name, work_under_way

OUT_OF_REACH = "!"

_GROUPS: dict[str, Term] = {
    "operate": term("florenza group", "Operate"),
    "build": term("florenza group", "Build"),
    "art": term("florenza group", "Artwork"),
    "charity": term("florenza group", "Charity"),
    "market": term("florenza group", "Market"),
    "business": term("florenza group", "Business"),
    "fortune": term("florenza group", "Captain"),
}


def choices(language: Language, seen: Seen, names: Names = ()) -> list[Choice]:
    """All of them, numbered; with *names*, families go by the names of their people."""
    return [
        _choice(language, seen, names, key, action) for key, action in enumerate(seen["options"], 1)
    ]


def group_name(language: Language, verb: str) -> str:
    """What a kind of assignment is called: a heading, or a filter."""
    return language.term(_GROUPS[verb]) if verb in _GROUPS else ""


def _choice(language: Language, seen: Seen, names: Names, key: int, action: str) -> Choice:
    verb, _, what = action.partition(" ")
    if verb == "result":  # a result goes by its own number
        key = int(what)
    is_placing = step_name(seen) == "PlaceKinsman"
    label, shown, gain = _worded(language, seen, names, verb, what)
    if is_placing or verb == "hire":
        if is_out_of_reach(seen, action):
            gain = f"{gain} {OUT_OF_REACH}".strip()
        if is_placing:
            return Choice(key, action, label, shown, gain, group_name(language, verb))
    return Choice(key, action, label, shown, gain)


def label(language: Language, seen: Seen, action: str, names: Names = ()) -> str:
    """An action in words."""
    verb, _, what = action.partition(" ")
    return _worded(language, seen, names, verb, what)[0]


def _worded(
    language: Language, seen: Seen, names: Names, verb: str, what: str
) -> tuple[str, str, str]:
    """Label, short form and gain."""
    if verb == "operate":
        return _operate(language, seen, names, what)
    if verb == "build":
        return _build(language, seen, what)
    if verb == "art":
        return _art(language, what)
    if verb == "charity":
        return _charity(language, what)
    if verb == "market":
        market = place_name(language, "market")
        return language.say("Trade at the market"), market, ""
    if verb == "business":
        business = place_name(language, "business")
        gain = gains(language, {"fiorini": box()["kinsmen.business"]})
        return language.say("Run the family business"), business, gain
    if verb == "fortune":
        name = captain_name(what)
        lines = " / ".join(
            f"{short(language, 'fiorini', fiorini)} {gains(language, gained)}"
            for fiorini, gained in printed.captain_lines(what)[1:]
        )
        return language.say("Hire {captain}", captain=name), name, f"({lines})"
    if verb == "hire":
        return _hire(language, seen, what)
    if verb == "detain":
        name = character_name(language, what)
        return language.say("Detain {name}", name=name), name, ""
    if verb == "resource":
        good = good_name(language, what)
        return language.say("Take {good}", good=good), good, ""
    return choosing_later.worded(language, seen, verb, what)


def _operate(language: Language, seen: Seen, names: Names, what: str) -> tuple[str, str, str]:
    owner, space = (int(word) for word in what.split())
    tile = family(seen, owner)["spaces"][space - 1]
    if tile is None:
        return what, what, ""
    workshop = workshop_name(tile["workshop"])
    gained = dict(printed.workshop(tile["workshop"]).gives)
    taken = {good: -count for good, count in printed.workshop(tile["workshop"]).takes.items()}
    gain = " ".join(text for text in (gains(language, taken), gains(language, gained)) if text)
    if owner == mine(seen):
        sentence = language.say(
            "Operate your {workshop} (space {space})", workshop=workshop, space=space
        )
        return sentence, f"{workshop} {space}", gain
    house = str(family(seen, owner)["name"]).capitalize()
    fee = gains(language, {"prestige": -box()["kinsmen.foreign_workshop"]})
    sentence = language.say(
        "Operate {workshop} of {name} (space {space})",
        workshop=workshop,
        name=family_name(language, seen, owner, names) if names else house,
        space=space,
    )
    return sentence, f"{workshop} {house} {space}", f"{gain} {fee}"


def _build(language: Language, seen: Seen, what: str) -> tuple[str, str, str]:
    name = workshop_name(what)
    cost = gains(language, {good: -count for good, count in printed.workshop(what).cost.items()})
    return language.say("Build {workshop}", workshop=name), name, cost


def _art(language: Language, what: str) -> tuple[str, str, str]:
    points = gains(language, printed.artwork(what)["points"])
    sentence = language.say("Artwork: {artwork}", artwork=artwork_full_name(what))
    return sentence, artwork_short_name(what), points


def _charity(language: Language, what: str) -> tuple[str, str, str]:
    space, preacher = what.split()
    in_duomo = space == "duomo"
    gain = gains(
        language,
        {
            "fiorini": -printed.preacher_price(preacher, in_duomo),
            "kinsmen": printed.preacher_kinsmen(preacher, in_duomo),
        },
    )
    name = preacher_name(language, preacher)
    if in_duomo:
        sentence = language.say("Charity in the Duomo: {preacher}", preacher=name)
    else:
        sentence = language.say("Charity in your Chiesa: {preacher}", preacher=name)
    place = "Duomo" if in_duomo else "Chiesa"
    return sentence, f"{place} {preacher_short_name(language, preacher)}", gain


def _hire(language: Language, seen: Seen, what: str) -> tuple[str, str, str]:
    """His prices for the skills that count here; what he may bring."""
    name = artist_name(language, what)
    if what == UNNAMED:
        sentence = language.say("{name}: free", name=name)
        return sentence, name, _range(language, seen["unnamed"]["artist_row"])
    prices = fitting_prices(work_under_way(seen), what) if work_under_way(seen) else {}
    skills = ", ".join(f"{skill_name(language, skill)} {price}" for skill, price in prices.items())
    found = next((each for each in seen["characters"] if each["key"] == what), None)
    row: list[int] = []
    if found:
        side = "completed_row" if found["masterpiece"] else "row"
        row = [prestige for skill in prices for prestige in found["skills"][skill][side]]
    sentence = language.say("{name}: {skills}", name=name, skills=skills)
    return sentence, name, _range(language, row)


def _range(language: Language, row: list[int]) -> str:
    """``(2…7PP)``."""
    if not row:
        return ""
    return f"({signed(min(row))}…{short(language, 'prestige', max(row))})"
