"""Why an action of Firenze is not possible now: short clauses."""

from __future__ import annotations

from signoria.faces.phrases.kinds import Names, Seen
from signoria.faces.phrases.language import Language
from signoria.games.firenze.phrases.actions import (
    CAMPANILE,
    Parts,
    card_at,
    commission,
    parts,
    player,
    step_of,
)
from signoria.games.firenze.phrases.cards import CELEBRATIONS, card_name
from signoria.games.firenze.phrases.names import brick_colour, space_name, tower_name

_ASKED_IN = {
    "take": "ChooseCard",
    "exchange": "ExchangeBricks",
    "build": "BuildTowers",
    "again": "BuildTowers",
    "campanile": "BuildTowers",
    "fulfil": "FulfilCommissions",
}


def reason(language: Language, seen: Seen, action: str, names: Names) -> str:
    """Why not."""
    chosen = parts(action)
    say = language.say
    if chosen.verb == "play":
        return _play(language, seen, chosen)
    if chosen.verb in _ASKED_IN and step_of(seen) != _ASKED_IN[chosen.verb]:
        return _another_phase(language, chosen)
    match chosen.verb:
        case "take":
            return _take(language, seen, chosen)
        case "exchange":
            have = player(seen)["stored"]
            price = player(seen)["exchange_price"]
            if have < price:
                return _too_few(language, price, have)
            return say("no brick lies in the row")
        case "pay" | "give":
            return _give(language, seen, chosen)
        case "swap":
            return say("no brick for you of that colour lies on card {place}", place=chosen.number)
        case "build" | "again" | "campanile":
            return _build(language, seen, chosen)
        case "fulfil":
            return _fulfil(language, seen, chosen, names)
        case "discard":
            if chosen.name in CELEBRATIONS:
                return say("celebrations stay; only a Patrician discards them")
            return say("you do not have that card")
        case "pass":
            return say("you must choose one of these")
    return say("it is not possible now")


def _too_few(language: Language, price: int, have: int) -> str:
    return language.say("costs {price}, you have {have}", price=price, have=have)


def _another_phase(language: Language, chosen: Parts) -> str:
    say = language.say
    match chosen.verb:
        case "take":
            return say("a card is chosen at the start of your turn")
        case "exchange":
            return say("bricks are exchanged after choosing a card, once a turn")
        case "fulfil":
            return say("commissions are fulfilled after building")
    return say("building comes after the exchange")


def _take(language: Language, seen: Seen, chosen: Parts) -> str:
    card = card_at(seen, chosen.number)
    if card is None:
        return language.say("there is no card {place}", place=chosen.number)
    return _too_few(language, card["cost"], player(seen)["stored"])


def _give(language: Language, seen: Seen, chosen: Parts) -> str:
    colour = brick_colour(language, chosen.colour)
    if player(seen)["storehouse"].get(chosen.colour, 0) == 0:
        return language.say("no {colour} brick in your storehouse", colour=colour)
    if chosen.colour == seen["now"]["wanted"]:
        return language.say("a brick is swapped for one of another colour")
    return language.say("bricks are given in the order of the colours, from white to purple")


def _play(language: Language, seen: Seen, chosen: Parts) -> str:
    say = language.say
    hand = player(seen)["hand"]
    if hand is not None and not hand.get(chosen.name):
        return say("it is not in your hand")
    if chosen.name in seen["now"]["played"]:
        return say("one of that name was played this turn")
    if chosen.name == "princess":
        return say("it is played before you choose a card")
    if chosen.name == "mason":
        return say("it is played before the construction costs are paid")
    return say("{card} could do nothing now", card=card_name(language, chosen.name))


def _build(language: Language, seen: Seen, chosen: Parts) -> str:
    say = language.say
    now, mine = seen["now"], player(seen)
    colour = brick_colour(language, chosen.colour)
    if mine["storehouse"].get(chosen.colour, 0) == 0:
        return say("no {colour} brick in your storehouse", colour=colour)
    if now["built"] == now["most_built"]:
        return language.plural(
            "you have built {number} brick, and no more are allowed",
            "you have built {number} bricks, and no more are allowed",
            now["built"],
        )
    if mine["stored"] <= now["costs"][now["built"] + 1]:
        return say(
            "another brick would cost {price}, and you would have {have} left",
            price=now["costs"][now["built"] + 1],
            have=mine["stored"] - 1,
        )
    if chosen.verb == CAMPANILE:
        if CAMPANILE not in seen["churches"]:
            return say("the Campanile does not lie on a church space")
        return say("your Campanile has that colour already")
    return say(
        "you have no such tower: {tower}",
        tower=tower_name(language, chosen.colour, chosen.number - 1),
    )


def _fulfil(language: Language, seen: Seen, chosen: Parts, names: Names) -> str:
    say = language.say
    if chosen.name == CAMPANILE:
        return say("your Campanile does not have all colours yet")
    wanted = commission(seen, chosen.colour, chosen.number)
    if wanted is None:
        return say("it is not possible now")
    if wanted["seal"] is not None:
        return say("{name} has fulfilled it", name=names[wanted["seal"]])
    if wanted["neutral"]:
        return say("a neutral seal closes it")
    if not wanted["open"]:
        return say("balcony {numeral} comes first", numeral=seen["next_balcony"])
    if player(seen)["seals_left"] == 0:
        return say("you have no seal left")
    return say(
        "no tower of yours is exactly that: {commission}",
        commission=space_name(language, chosen.colour, chosen.number),
    )
