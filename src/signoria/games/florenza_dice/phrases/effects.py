"""What buildings, artworks and spaces of the tracks do, with the numbers of the box in use."""

from __future__ import annotations

from functools import lru_cache

from signoria.faces.phrases.language import Language, Term, mark, term
from signoria.games.florenza_dice.phrases.names import (
    MOST_REMEMBERED,
    colour_name,
    die_name,
    personality_name,
)
from signoria.kernel.box import Box

BY_DIE = ("choose_value", "trade")  # one building for each die

# A clause, and the same as short as a table needs it. {amount} is the box's number.
_EFFECTS: dict[str, tuple[str, str]] = {
    "choose_value": (
        mark("use {die} as if it showed any value"),
        mark("{colour}: any value"),
    ),
    "trade": (
        mark("trade one resource from {die} for any other"),
        mark("{colour}: trade 1"),
    ),
    "anonymous_artist": (
        mark("once a turn: any die hires an artist for nothing, who is worth {amount}"),
        mark("free artist, worth {amount}"),
    ),
    "identical_resources": (
        mark("once a turn: any die brings {amount} resources alike, of your choice"),
        mark("{amount} resources alike"),
    ),
    "steps": (
        mark("once a turn: any die brings {amount} steps on a track of your choice"),
        mark("{amount} steps, any track"),
    ),
    "more_fiorini": (
        mark("once a turn: any die brings {amount} Fiorini"),
        mark("any die for {amount}"),
    ),
    "change": (
        mark("once a turn: {amount} Fiorini instead of a resource"),
        mark("resource → {amount}"),
    ),
    "cheaper_artist": (
        mark("once a turn: an artist costs {amount} less"),
        mark("artist {amount} less"),
    ),
    "spares": (
        mark("{amount} spares for your supply, at once"),
        mark("{amount} spares at once"),
    ),
    "masterpiece": (
        mark("a star makes an artist worth {amount} more"),
        mark("star worth {amount}"),
    ),
    "other_artist": (
        mark("the green, red and yellow die hire any artist"),
        mark("any type of artist"),
    ),
    "none": (mark("no effect"), mark("points only")),
}

# Headings of the building table, in its order
_GROUPS: dict[str, str] = {
    "choose_value": mark("Choose the value of one die"),
    "trade": mark("Trade one resource of a die"),
    "once": mark("Once a turn"),
    "always": mark("Always"),
    "none": mark("Points only"),
}
_ICONS: dict[str, Term] = {
    "star": term("icon", "star"),
    "spare": term("icon", "spare"),
    "resource": term("icon", "any resource"),
    "die": term("icon", "any die"),
}
ONCE = (
    *("anonymous_artist", "identical_resources", "steps"),
    *("more_fiorini", "change", "cheaper_artist"),
)


def building_name(box: Box, number: int) -> str:
    """``Casa``: Italian in every language."""
    return str(box[f"buildings.{number}.name"])


def effect_of(box: Box, number: int) -> str:
    """The engine's name of a building's effect."""
    for name in _EFFECTS:
        numbers = box[f"effects.{name}"]
        if number in (numbers if isinstance(numbers, list) else [numbers]):
            return name
    return "none"


def group_of(effect: str) -> str:
    """Which block of the building table it belongs to."""
    if effect in ONCE:
        return "once"
    return effect if effect in _GROUPS else "always"


def group_name(language: Language, group: str) -> str:
    """The heading of a block of the building table."""
    return language.say(_GROUPS[group])


def building_effect(language: Language, box: Box, number: int) -> str:
    """What a building does, in one clause."""
    return _worded(language, box, number, 0)


def building_brief(language: Language, box: Box, number: int) -> str:
    """The same in two or three words, under the heading of its block."""
    return _worded(language, box, number, 1)


def building_short(language: Language, box: Box, number: int) -> str:
    """The same for a space of the Rione: ``once a turn: 2 steps, any track``."""
    group = group_of(effect_of(box, number))
    if group != "once":
        return building_effect(language, box, number)
    return f"{group_name(language, group)}: {building_brief(language, box, number)}"


@lru_cache(MOST_REMEMBERED)
def artwork_effect(language: Language, box: Box, work: str) -> str:
    """What completing a work brings beside points; empty if nothing."""
    if work in box["palazzo.works"]:
        spares = box[f"palazzo.{work}.spares"]
        return language.plural("{number} spare", "{number} spares", spares) if spares else ""
    if work not in box["chiesa.works"]:
        return ""
    income = box[f"chiesa.{work}.income"]
    if income == "fiorini":
        return language.say(
            "{amount} Fiorini, now and every round", amount=box["chiesa.income_fiorini"]
        )
    track = personality_name(language, income)
    return language.say("1 step for the {track}, now and every round", track=track)


def icon_name(language: Language, box: Box, icon: str) -> str:
    """What a space of a track holds: ``star``, ``points 2``, ``bishop``; empty for a blank."""
    what, _, number = icon.partition(" ")
    if what == "fiorini":
        return language.say("{amount} Fiorini", amount=box["tracks.fiorini"])
    if what == "points":
        return language.plural("{number} point", "{number} points", int(number))
    if what == "star":
        return language.say("a star")
    if what == "spare":
        return language.say("a spare")
    if what == "resource":
        return language.say("a resource of your choice")
    if what == "die":
        return language.say("use any die at once")
    if what in box["tracks.names"]:
        return steps(language, what, 1)
    return ""


def brings_brief(language: Language, what: str, amount: int) -> str:
    """What a step brings, in a word: ``100 F``, ``+2``, ``star``, ``Bishop +1``."""
    if what == "fiorini":
        return language.say("{amount} F", amount=amount)
    if what == "points":
        return f"+{amount}"
    if what in _ICONS:
        return language.term(_ICONS[what])
    return f"{personality_name(language, what)} +{amount}"


def steps(language: Language, track: str, number: int) -> str:
    """``2 steps for the Captain``."""
    return language.plural(
        "{number} step for the {track}",
        "{number} steps for the {track}",
        number,
        track=personality_name(language, track),
    )


@lru_cache(MOST_REMEMBERED)
def _worded(language: Language, box: Box, number: int, form: int) -> str:
    effect = effect_of(box, number)
    colour = ""
    if effect in BY_DIE:
        colour = box["dice.colours"][box[f"effects.{effect}"].index(number)]
    return language.say(
        _EFFECTS[effect][form],
        die=die_name(language, colour),
        colour=colour_name(language, colour),
        amount=_amount(box, effect),
    )


def _amount(box: Box, effect: str) -> int | str:
    if effect == "anonymous_artist":
        return int(box["artists.anonymous_points"])
    amounts = box.table("effects.amounts")
    return int(box[f"effects.amounts.{effect}"]) if effect in amounts else ""
