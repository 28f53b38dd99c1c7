"""Why an action is not possible now: short clauses."""

from __future__ import annotations

from signoria.faces.phrases.kinds import Names, Seen
from signoria.faces.phrases.language import Language
from signoria.games.florenza.phrases import printed
from signoria.games.florenza.phrases.amounts import amounts
from signoria.games.florenza.phrases.dues import short_of
from signoria.games.florenza.phrases.in_use import box
from signoria.games.florenza.phrases.names import (
    UNNAMED,
    artist_name,
    artwork_name,
    family_name,
    good_name,
)
from signoria.games.florenza.phrases.refusing_people import (
    reason_for_captain,
    reason_for_charity,
    reason_for_hiring,
)
from signoria.games.florenza.phrases.table import (
    family,
    mine,
    step_name,
    work_under_way,
    works,
    workshops,
)

# The verbs that a step may ask for.
_VERBS: dict[str, str] = {
    "StartingWorkshop": "build",
    "ThirdResource": "resource",
    "CaptainOfThePeople": "detain pass",
    "PlaceKinsman": "operate build art charity market business fortune",
    "HireArtist": "hire",
    "ExchangeResource": "give pass",
    "TakeInExchange": "resource",
    "Construction": "visit collect pay proceed",
    "Sale": "visit collect pay proceed pass",
    "OtherActivities": "visit collect pay",
    "ResourceOfYourChoice": "resource",
    "SellAtMarket": "sell pass",
    "BuyAtMarket": "buy pass",
    "TradeAtMarket": "give pass",
    "GiveAnother": "give",
    "TakeAtMarket": "resource",
    "CompleteArtworks": "complete",
    "ChooseSkill": "as",
    "FavorOfTheMuse": "muse pass",
    "ChooseResult": "result",
    "PayIncentive": "incentive",
    "PlaceCrest": "crest",
}


def reason(language: Language, seen: Seen, action: str, names: Names) -> str | None:
    """The clause, if there is one that says more than that it is not possible."""
    verb, _, what = action.partition(" ")
    if verb not in _VERBS.get(step_name(seen), "").split():
        return language.say("that is not what is asked now")
    if verb == "operate":
        return _operate(language, seen, what, names)
    if verb == "build":
        return _build(language, seen, what)
    if verb == "art":
        return _art(language, seen, what, names)
    if verb == "charity":
        return reason_for_charity(language, seen, what, names)
    if verb == "market":
        return language.say("your kinsman is there already")
    if verb == "fortune":
        return reason_for_captain(language, seen, what, names)
    if verb in ("hire", "detain"):
        return reason_for_hiring(language, seen, what, names, verb == "hire")
    return _later(language, seen, verb, what)


def _operate(language: Language, seen: Seen, what: str, names: Names) -> str:
    owner, space = (int(word) for word in what.split())
    if owner >= len(seen["families"]) or family(seen, owner)["spaces"][space - 1] is None:
        return language.say("there is no workshop")
    tile = family(seen, owner)["spaces"][space - 1]
    if tile["kinsman"] is not None:
        name = family_name(language, seen, tile["kinsman"], names)
        return language.say("occupied by {name}", name=name)
    if printed.workshop(tile["workshop"]).is_income:
        return language.say("it pays by itself in phase 1")
    if not tile["built"]:
        return language.say("it cannot be used this round")
    return language.say(
        "it costs 1 prestige, and your marker is at {lowest}",
        lowest=box()["tracks.lowest_prestige"],
    )


def _build(language: Language, seen: Seen, what: str) -> str:
    if workshops(seen)[what]["left"] == 0:
        return language.say("no tile of it is left")
    if step_name(seen) == "StartingWorkshop":
        cost = printed.workshop(what).cost
        if lack := short_of(seen, cost):
            return language.say(
                "costs {cost}, you lack {lack}",
                cost=amounts(language, cost),
                lack=amounts(language, lack),
            )
        return language.say("another family has it on the same space")
    return language.say("your district has no free space")


def _art(language: Language, seen: Seen, what: str, names: Names) -> str:
    work = works(seen, mine(seen))[what]
    if work["crest"] is not None:
        name = family_name(language, seen, work["crest"], names)
        return language.say("completed by {name}", name=name)
    if work["kinsman"] is not None:
        name = family_name(language, seen, work["kinsman"], names)
        return language.say("occupied by {name}", name=name)
    return language.say("you have no crest left for it")


def _later(language: Language, seen: Seen, verb: str, what: str) -> str | None:
    values = box()
    fiorini = family(seen, mine(seen))["fiorini"]
    if verb in ("sell", "give"):
        return _no_resource(language, seen, what)
    if verb == "buy":
        return language.say(
            "costs {price}, you have {have}", price=values["market.buy"], have=fiorini
        )
    if verb == "resource":
        return language.say("it must be of another kind")
    if verb in ("visit", "collect"):
        return language.say("you have no kinsman there")
    if verb == "pay":
        captain, line = what.split()
        price = printed.captain_lines(captain)[int(line) - 1][0]
        if f"pay {captain} 1" not in seen["options"]:
            return language.say("you have no kinsman there")
        return language.say("costs {price}, you have {have}", price=price, have=fiorini)
    if verb == "proceed":
        return language.say("you do not have what it takes")
    if verb == "complete":
        return language.say("you have no kinsman there")
    if verb == "as":
        return _skill(language, seen, what)
    if verb == "result":
        return language.say("it was not rolled")
    if verb == "incentive":
        price = int(what) * values["no_die.step"]
        if price > fiorini:
            return language.say("costs {price}, you have {have}", price=price, have=fiorini)
        return language.say("so much cannot be paid here")
    if verb == "crest":
        return language.say("you have none of these left for it")
    return None


def _no_resource(language: Language, seen: Seen, what: str) -> str:
    if family(seen, mine(seen))["resources"][what] == 0:
        return language.say("you have no {good}", good=good_name(language, what))
    kinds = ", ".join(good_name(language, good) for good in printed.resources())
    return language.say("the two are named in this order: {kinds}", kinds=kinds)


def _skill(language: Language, seen: Seen, what: str) -> str | None:
    key = work_under_way(seen)
    artist = works(seen, mine(seen))[key]["artist"]
    if what not in printed.artwork(key)["skills"]:
        return language.say("{artwork} does not take it", artwork=artwork_name(key))
    if artist == UNNAMED or what not in printed.artist_prices(artist):
        name = artist_name(language, artist)
        return language.say("{artist} does not have that skill", artist=name)
    return language.say("it cannot be paid")
