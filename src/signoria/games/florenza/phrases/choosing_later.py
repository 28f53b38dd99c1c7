"""Options of phases 5 and 6 in words."""

from __future__ import annotations

from signoria.faces.phrases.language import Language, term
from signoria.games.florenza.phrases import printed
from signoria.games.florenza.phrases.amounts import amount, amounts
from signoria.games.florenza.phrases.goods import good_name
from signoria.games.florenza.phrases.names import (
    artwork_full_name,
    artwork_short_name,
    captain_name,
    crest_name,
    place_name,
    skill_name,
    some_artist,
    workshop_name,
)
from signoria.games.florenza.phrases.table import due_for, mine, row_of, step_name, tile
from signoria.games.florenza.sights import Sight

Words = tuple[str, str]  # label and short form

_SELL = term("florenza answer", "sell")
_GO_ON = term("florenza answer", "go on")
_NO_MUSE = term("florenza answer", "Keep what was rolled")


def worded(language: Language, seen: Sight, verb: str, what: str) -> Words:
    """An action of phases 5 and 6."""
    if verb in ("sell", "buy", "give"):
        return _market(language, verb, what)
    if verb == "visit":
        return language.say("Go to the market"), place_name(language, "market")
    if verb == "collect":
        return language.say("Collect from the business"), place_name(language, "business")
    if verb == "pay":
        return _pay(language, what)
    if verb == "proceed":
        return _proceed(language, seen)
    if verb == "complete":
        return _complete(language, seen, what)
    if verb == "as":
        return _skill(language, seen, what)
    if verb == "muse":
        return language.say("Ask the Muse for one more roll"), place_name(language, "muse")
    if verb == "result":
        return language.say("Use the {face}", face=int(what)), what
    if verb == "incentive":
        return _incentive(language, seen, int(what))
    if verb == "crest":
        name = crest_name(language, what)
        return name, name
    if verb == "pass":
        sentence = _declined(language, step_name(seen))
        return sentence, sentence
    action = f"{verb} {what}".strip()
    return action, action


def _market(language: Language, verb: str, what: str) -> Words:
    good = good_name(language, what)
    if verb == "sell":
        words = language.say("Sell {good}", good=good)
        return words, words
    if verb == "buy":
        words = language.say("Buy {good}", good=good)
        return words, words
    words = language.say("Give {good}", good=good)
    return words, words


def _pay(language: Language, what: str) -> Words:
    captain, line = what.split()
    fiorini, _ = printed.captain_lines(captain)[int(line) - 1]
    name = captain_name(captain)
    if fiorini == 0:
        return language.say("Pay {captain} nothing", captain=name), f"{name} 0"
    paid = amount(language, "fiorini", fiorini)
    return language.say("Pay {captain} {fiorini}", captain=name, fiorini=paid), f"{name} {fiorini}"


def _proceed(language: Language, seen: Sight) -> Words:
    key = seen["under_way"]["workshop"]
    if key is None:
        return language.term(_GO_ON), language.term(_GO_ON)
    if step_name(seen) == "Sale":
        goods = amounts(language, tile(seen, key)["takes"])
        return language.say("Sell {goods}", goods=goods), language.term(_SELL)
    name, short = workshop_name(key), language.term(_GO_ON)
    if step_name(seen) == "Production":
        return language.say("Let {workshop} produce", workshop=name), short
    if seen["under_way"]["lack"]:
        return language.say("Give up {workshop}", workshop=name), short
    return language.say("Pay for {workshop}", workshop=name), short


def _complete(language: Language, seen: Sight, what: str) -> Words:
    name, short = artwork_full_name(what), artwork_short_name(what)
    due = due_for(seen, mine(seen), what)
    if due and due["lack"]:
        return language.say("{artwork}: cannot be paid, fails", artwork=name), short
    artist = some_artist(language, due["artist"] if due else None)
    return language.say("{artwork} with {artist}", artwork=name, artist=artist), short


def _skill(language: Language, seen: Sight, what: str) -> Words:
    """Its price, and the row that the artist's card shows."""
    name = skill_name(language, what)
    key = seen["under_way"]["artist"]
    artist = next((each for each in seen["characters"] if each["key"] == key), None)
    if artist is None or what not in artist["skills"]:
        return name, name
    sentence = language.say(
        "As {skill} for {price}: {row}",
        skill=name,
        price=amount(language, "fiorini", artist["skills"][what]["price"]),
        row=" ".join(str(prestige) for prestige in row_of(artist, what)),
    )
    return sentence, name


def _incentive(language: Language, seen: Sight, steps: int) -> Words:
    values = seen["under_way"]["values"]
    if steps >= len(values):
        return str(steps), str(steps)
    one = values[steps]
    if steps == 0:
        return language.say("Nothing more: value {value}", value=one["value"]), "0"
    paid, short = amount(language, "fiorini", one["fiorini"]), str(one["fiorini"])
    if one["muse"]:
        sentence = language.say(
            "{fiorini}, with the Muse: value {value}", fiorini=paid, value=one["value"]
        )
        return sentence, short
    return language.say("{fiorini}: value {value}", fiorini=paid, value=one["value"]), short


def _declined(language: Language, step: str) -> str:
    if step == "CaptainOfThePeople":
        return language.say("Detain nobody")
    if step == "ExchangeResource":
        return language.say("Exchange nothing")
    if step in ("Sale", "SellAtMarket"):
        return language.say("Sell nothing")
    if step == "BuyAtMarket":
        return language.say("Buy nothing")
    if step == "TradeAtMarket":
        return language.say("Trade nothing")
    return language.term(_NO_MUSE)
