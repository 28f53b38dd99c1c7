"""Options of phases 5 and 6 in words."""

from __future__ import annotations

from signoria.faces.phrases.kinds import Seen
from signoria.faces.phrases.language import Language, term
from signoria.games.florenza.phrases import printed
from signoria.games.florenza.phrases.amounts import amounts, gains, lacking
from signoria.games.florenza.phrases.asking_later import prestige_for
from signoria.games.florenza.phrases.dues import with_fiorini
from signoria.games.florenza.phrases.in_use import box
from signoria.games.florenza.phrases.names import (
    artwork_full_name,
    artwork_short_name,
    captain_name,
    crest_name,
    good_name,
    place_name,
    skill_name,
    some_artist,
    workshop_name,
)
from signoria.games.florenza.phrases.table import (
    family,
    mine,
    purse,
    resolving,
    step_name,
    work_under_way,
    works,
)

Words = tuple[str, str, str]  # label, short form and gain

_SELL = term("florenza answer", "sell")
_GO_ON = term("florenza answer", "go on")
_NO_MUSE = term("florenza answer", "Keep what was rolled")


def worded(language: Language, seen: Seen, verb: str, what: str) -> Words:
    """An action of phases 5 and 6."""
    values = box()
    if verb in ("sell", "buy", "give"):
        return _market(language, verb, what)
    if verb == "visit":
        return language.say("Go to the market"), place_name(language, "market"), ""
    if verb == "collect":
        business = values["kinsmen.business"] * family(seen, mine(seen))["kinsmen"]["business"]
        gain = gains(language, {"fiorini": business})
        return language.say("Collect from the business"), place_name(language, "business"), gain
    if verb == "pay":
        return _pay(language, what)
    if verb == "proceed":
        return _proceed(language, seen)
    if verb == "complete":
        return _complete(language, seen, what)
    if verb == "as":
        return _skill(language, seen, what)
    if verb == "muse":
        gain = gains(language, {"fiorini": -values["artist_prestige.muse"]})
        return language.say("Ask the Muse for one more roll"), place_name(language, "muse"), gain
    if verb == "result":
        return _result(language, seen, int(what))
    if verb == "incentive":
        return _incentive(language, seen, int(what))
    if verb == "crest":
        return _crest(language, what)
    if verb == "pass":
        sentence = _declined(language, step_name(seen))
        return sentence, sentence, ""
    action = f"{verb} {what}".strip()
    return action, action, ""


def _market(language: Language, verb: str, what: str) -> Words:
    values = box()
    good = good_name(language, what)
    if verb == "sell":
        gain = gains(language, {"fiorini": values["market.sell"]})
        return language.say("Sell {good}", good=good), good, gain
    if verb == "buy":
        gain = gains(language, {"fiorini": -values["market.buy"]})
        return language.say("Buy {good}", good=good), good, gain
    return language.say("Give {good}", good=good), good, ""


def _pay(language: Language, what: str) -> Words:
    captain, line = what.split()
    fiorini, gained = printed.captain_lines(captain)[int(line) - 1]
    name = captain_name(captain)
    gain = gains(language, gained)
    if fiorini == 0:
        return language.say("Pay {captain} nothing", captain=name), f"{name} 0", gain
    paid = amounts(language, {"fiorini": fiorini})
    sentence = language.say("Pay {captain} {fiorini}", captain=name, fiorini=paid)
    return sentence, f"{name} {fiorini}", gain


def _proceed(language: Language, seen: Seen) -> Words:
    owner, space = resolving(seen)
    key = family(seen, owner)["spaces"][space]["workshop"]
    tile, name = printed.workshop(key), workshop_name(key)
    if step_name(seen) == "Sale":
        sentence = language.say("Sell {goods}", goods=amounts(language, tile.takes))
        return sentence, language.term(_SELL), gains(language, tile.gives)
    short = language.term(_GO_ON)
    if lacking(purse(seen, mine(seen)), tile.cost):
        lost = gains(language, {"prestige": -printed.penalty(None, None)})
        return language.say("Give up {workshop}", workshop=name), short, lost
    sentence = language.say("Pay for {workshop}", workshop=name)
    return sentence, short, gains(language, tile.reward)


def _complete(language: Language, seen: Seen, what: str) -> Words:
    work = works(seen, mine(seen))[what]
    artist = work["artist"]
    prices = [0]
    if artist not in (None, "unnamed"):
        skills = printed.artwork(what)["skills"]
        prices = [
            price for skill, price in printed.artist_prices(artist).items() if skill in skills
        ]
    cost = with_fiorini(printed.artwork(what)["cost"], min(prices))
    name = artwork_full_name(what)
    if lacking(purse(seen, mine(seen)), cost):
        named = None if artist == "unnamed" else artist
        lost = gains(language, {"prestige": -printed.penalty(what, named)})
        sentence = language.say("{artwork}: cannot be paid, fails", artwork=name)
        return sentence, artwork_short_name(what), lost
    sentence = language.say(
        "{artwork} with {artist}", artwork=name, artist=some_artist(language, artist)
    )
    return sentence, artwork_short_name(what), gains(language, printed.artwork(what)["points"])


def _skill(language: Language, seen: Seen, what: str) -> Words:
    work = works(seen, mine(seen))[work_under_way(seen)]
    price = printed.artist_prices(work["artist"])[what]
    character = next(each for each in seen["characters"] if each["key"] == work["artist"])
    row = character["skills"][what]["completed_row" if character["masterpiece"] else "row"]
    sentence = language.say(
        "As {skill} for {price}: {row}",
        skill=skill_name(language, what),
        price=amounts(language, {"fiorini": price}),
        row=" ".join(str(prestige) for prestige in row),
    )
    return sentence, skill_name(language, what), ""


def _result(language: Language, seen: Seen, face: int) -> Words:
    gain = gains(language, {"prestige": prestige_for(seen, face)})
    return language.say("Use the {face}", face=face), str(face), gain


def _incentive(language: Language, seen: Seen, steps: int) -> Words:
    values = box()
    fiorini = steps * values["no_die.step"]
    value = values["no_die.base"][printed.area(work_under_way(seen))] + steps
    gain = gains(language, {"prestige": prestige_for(seen, value)})
    if steps == 0:
        return language.say("Nothing more: value {value}", value=value), "0", gain
    paid = amounts(language, {"fiorini": fiorini})
    if steps > values["no_die.steps"]:
        sentence = language.say(
            "{fiorini}, with the Muse: value {value}", fiorini=paid, value=value
        )
    else:
        sentence = language.say("{fiorini}: value {value}", fiorini=paid, value=value)
    return sentence, str(fiorini), gain


def _crest(language: Language, what: str) -> Words:
    name = crest_name(language, what)
    if what == "normal":
        return name, name, ""
    at = box()["district.special_crests"].index(what)
    income = box()["district.special_income"][at]
    return name, name, gains(language, {"kinsmen" if what == "kinsman" else what: income})


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
