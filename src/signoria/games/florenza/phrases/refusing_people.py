"""Why somebody cannot be hired, detained or given charity."""

from __future__ import annotations

from signoria.faces.phrases.kinds import Names, Seen
from signoria.faces.phrases.language import Language
from signoria.games.florenza.phrases import printed
from signoria.games.florenza.phrases.dues import fitting_prices
from signoria.games.florenza.phrases.names import UNNAMED, artwork_name, character_name, family_name
from signoria.games.florenza.phrases.table import (
    characters,
    family,
    fortune,
    mine,
    work_under_way,
)


def reason_for_charity(language: Language, seen: Seen, what: str, names: Names) -> str:
    """Space, preacher, price, and what he takes."""
    space, preacher = what.split()
    in_duomo = space == "duomo"
    if in_duomo and seen["predicatore"] is not None:
        name = family_name(language, seen, seen["predicatore"]["family"], names)
        return language.say("occupied by {name}", name=name)
    if not in_duomo and family(seen, mine(seen))["predicatore"] is not None:
        return language.say("you gave charity there this round")
    if preacher != UNNAMED and (gone := absence(language, seen, preacher, names)):
        return gone
    price, have = printed.preacher_price(preacher, in_duomo), family(seen, mine(seen))["fiorini"]
    if price > have:
        return language.say("costs {price}, you have {have}", price=price, have=have)
    return language.say("your marker can go no lower, so he takes nothing from you")


def reason_for_captain(language: Language, seen: Seen, what: str, names: Names) -> str:
    """A Captain of Fortune."""
    captain = fortune(seen).get(what)
    if captain is None:
        return language.say("he is not in this game")
    if captain["kinsman"] is not None:
        name = family_name(language, seen, captain["kinsman"], names)
        return language.say("occupied by {name}", name=name)
    return language.say("a Ghost has hired him this round")


def reason_for_hiring(
    language: Language, seen: Seen, what: str, names: Names, for_work: bool
) -> str:
    """An artist for the work under way; or anybody whom the Captain would detain."""
    if gone := absence(language, seen, what, names):
        return gone
    if for_work and not fitting_prices(work_under_way(seen), what):
        return language.say(
            "{artwork} does not take his skill", artwork=artwork_name(work_under_way(seen))
        )
    return language.say("it is not possible now")


def absence(language: Language, seen: Seen, key: str, names: Names) -> str:
    """Why a character with a name is not to be had; or nothing."""
    character = characters(seen).get(key)
    name = character_name(language, key)
    if character is None:
        return language.say("{character} is not in Florenza", character=name)
    if character["where"] == "detained" and seen["captain"] not in (None, mine(seen)):
        captain = family_name(language, seen, seen["captain"], names)
        return language.say("detained by {name}", name=captain)
    if character["where"] in ("hired", "turned"):
        return language.say("{character} is taken for this round", character=name)
    return ""
