"""Every option as an answer, with what it costs and brings in a sentence."""

from __future__ import annotations

from collections.abc import Mapping
from typing import Any

from signoria.faces.web.scene import Answer, Scene
from signoria.games.florenza.web import people, shops
from signoria.games.florenza.web.ledger import Change, due_for, ledger_of, short_of
from signoria.games.florenza.web.tags import FIORINI, GOODS, added
from signoria.games.florenza.web.view import View
from signoria.games.florenza.web.works import flag_income

IN_WORDS = ("proceed", "pass", "muse")  # nothing drawn stands for these


def answers(scene: Scene[Any]) -> list[Answer]:
    """All options; those that belong to something drawn are pressed there."""
    view = View(scene, frozenset(scene.seen["options"]))
    return [
        Answer(
            choice.action,
            choice.label,
            choice.label,
            why=why(view, choice.action),
            is_drawn=choice.action.partition(" ")[0] not in IN_WORDS,
        )
        for choice in scene.phrases.choices(scene.seen)
    ]


def why(view: View, action: str) -> str:
    """What an option costs, when, and what it brings."""
    verb, _, rest = action.partition(" ")
    tell = _TELLERS.get(verb)
    return tell(view, rest) if tell else ""


def changes(view: View) -> dict[str, Change]:
    """What placements would write into the ledger."""
    found = {}
    for action in view.legal:
        change = _change(view, action)
        if change is not None:
            found[action] = change
    return found


def _change(view: View, action: str) -> Change | None:
    verb, _, rest = action.partition(" ")
    if verb == "operate":
        tile = _tile_at(view, rest)
        gives = {} if tile["takes"] else tile["gives"]
        return Change({}, {good: n for good, n in gives.items() if good in GOODS}, {})
    if verb == "build" and view.is_placing:
        return Change({}, {}, shops.tiles_by_key(view)[rest]["cost"])
    if verb == "art":
        return Change({}, {}, people.artwork(view, rest)["cost"])
    if verb == "hire":
        return Change({}, {}, {FIORINI: price} if (price := _price(view, rest)) else {})
    if verb == "business":
        return Change({}, {FIORINI: view.box["kinsmen.business"]}, {})
    if verb == "charity":
        costs, gains = _charity(view, rest)
        hand = added({good: -n for good, n in costs.items()}, gains)
        return Change({good: n for good, n in hand.items() if good in GOODS}, {}, {})
    return None


# Phase 4


def _operate(view: View, rest: str) -> str:
    say = view.language.say
    owner = int(rest.split(maxsplit=1)[0])
    does = view.workshop_text(_tile_at(view, rest)["key"])
    if owner == view.scene.seat:
        return say("In phase 5 it {does}.", does=does)
    price = view.amount("prestige", view.box["kinsmen.foreign_workshop"])
    return say(
        "In phase 5 it {does}. You pay {name} {price} now.",
        does=does,
        name=view.name(owner),
        price=price,
    )


def _build(view: View, key: str) -> str:
    say = view.language.say
    tile = shops.tiles_by_key(view)[key]
    does = view.workshop_text(key)
    cost = view.amounts(tile["cost"])
    if not view.is_placing:
        return say("You pay {cost} now. It {does}.", cost=cost, does=does)
    paid = say("You pay {cost} in phase 5. It {does}.", cost=cost, does=does)
    return f"{paid} {_verdict(view, shops.lacks_for(view, tile['cost']))}"


def _art(view: View, key: str) -> str:
    assert view.scene.seat is not None
    seen = people.artwork(view, key)
    paid = view.language.say(
        "You pay {cost} and the artist in phase 6, for {gains}.",
        cost=view.amounts(seen["cost"]),
        gains=view.amounts(seen["points"]),
    )
    flag = flag_income(view, seen["flag"])
    income = (
        " " + view.language.say("Each round {gains}.", gains=view.amounts(flag)) if flag else ""
    )
    lacks = ledger_of(view, view.scene.seat).lacking(seen["cost"])
    return f"{paid}{income} {_verdict(view, lacks)}"


def _hire(view: View, key: str) -> str:
    found = next((one for one in people.to_hire(view) if one["key"] == key), None)
    price = _price(view, key)
    say = view.language.say
    paid = (
        say("You pay {price} in phase 6.", price=view.amount(FIORINI, price))
        if price
        else say("Works for nothing, with little luck.")
    )
    assert found is not None
    return f"{paid} {found['verdict'][:1].upper()}{found['verdict'][1:]}."


def _charity_words(view: View, rest: str) -> str:
    costs, gains = _charity(view, rest)
    return view.language.say(
        "You pay {cost} now, for {gains}.",
        cost=view.amounts(costs),
        gains=view.amounts(gains),
    )


def _verdict(view: View, lacks: Mapping[str, int]) -> str:
    if not lacks:
        return view.language.say("You can pay for it as things stand.")
    return view.language.say(
        "You still lack {goods}; if you cannot pay then, it fails.",
        goods=view.amounts(lacks),
    )


# Phases 5 and 6


def _proceed(view: View, rest: str) -> str:
    """The workshop that is resolved."""
    at = shops.decided(view)
    if at is None or view.scene.seat is None:
        return ""
    space = view.family(at[0])["spaces"][at[1]]
    tile = shops.tiles_by_key(view)[space["workshop"]]
    say = view.language.say
    if space["built"]:
        return say(
            "You give {goods} for {gains}.",
            goods=view.amounts(tile["takes"]),
            gains=view.amounts(tile["gives"]),
        )
    hand = ledger_of(view, view.scene.seat).hand
    lacks = {good: n - hand[good] for good, n in tile["cost"].items() if n > hand[good]}
    if lacks:
        return say(
            "You lack {goods}: the tile goes back, and you lose {penalty}.",
            goods=view.amounts(lacks),
            penalty=view.amount("prestige", view.box["failure.workshop"]),
        )
    return say("You pay {cost}.", cost=view.amounts(tile["cost"]))


def _complete(view: View, key: str) -> str:
    """An artwork that is paid now, or fails."""
    assert view.scene.seat is not None
    say = view.language.say
    seen = people.artwork(view, key)
    cost = due_for(view, view.scene.seat, key)
    lacks = short_of(ledger_of(view, view.scene.seat).hand, cost)
    if lacks:
        return say(
            "You lack {goods}: it fails, and you lose {penalty}.",
            goods=view.amounts(lacks),
            penalty=view.amount("prestige", _penalty(view, seen)),
        )
    return say(
        "You pay {cost}, for {gains} and what the artist adds.",
        cost=view.amounts(cost),
        gains=view.amounts(seen["points"]),
    )


def _penalty(view: View, seen: Mapping[str, Any]) -> int:
    """What a failure costs: by the place, and one more for a named artist."""
    areas = {"palazzo": "district", "chiesa": "district", "duomo": "duomo"}
    area = areas.get(seen["location"], "civic")
    named = 0 if seen["artist"] == people.UNNAMED else view.box["failure.named"]
    return int(view.box[f"failure.{area}"] + named)


def _pay(view: View, rest: str) -> str:
    key, line = rest.split()
    captain = next(one for one in view.seen["fortune"] if one["key"] == key)
    found = captain["lines"][int(line) - 1]
    return view.language.say(
        "You pay {cost} now, for {gains}.",
        cost=view.amount(FIORINI, found["fiorini"]),
        gains=view.amounts(found["gains"]),
    )


def _muse(view: View, rest: str) -> str:
    price = view.amount(FIORINI, view.box["artist_prestige.muse"])
    return view.language.say("One more roll for {price}; you keep the one you like.", price=price)


def _market(view: View, rest: str) -> str:
    return view.language.say(
        "In phase 5: sell 1 resource for {sell} fiorini, buy 1 for {buy}, trade 2 for 1.",
        sell=view.box["market.sell"],
        buy=view.box["market.buy"],
    )


def _business(view: View, rest: str) -> str:
    price = view.amount(FIORINI, view.box["kinsmen.business"])
    return view.language.say("He brings {gains} in phase 5.", gains=price)


def _fortune(view: View, key: str) -> str:
    captain = next(one for one in view.seen["fortune"] if one["key"] == key)
    lines = [view.captain_line(one["fiorini"], one["gains"]) for one in captain["lines"]]
    return view.language.say("In phase 5 you choose: {lines}.", lines="; ".join(lines))


# What they are about


def _tile_at(view: View, rest: str) -> dict[str, Any]:
    owner, space = (int(number) for number in rest.split())
    return shops.tiles_by_key(view)[view.family(owner)["spaces"][space - 1]["workshop"]]


def _price(view: View, key: str) -> int:
    """What an artist will cost at least for the artwork under way."""
    if key == people.UNNAMED:
        return 0
    wanted = people.artwork(view, view.seen["under_way"]["artwork"])["skills"]
    artist = next(one for one in view.seen["characters"] if one["key"] == key)
    return min(int(facts["price"]) for skill, facts in artist["skills"].items() if skill in wanted)


def _charity(view: View, rest: str) -> tuple[dict[str, int], dict[str, int]]:
    """Costs and gains of charity in a place to a preacher."""
    space, key = rest.split()
    unnamed = view.seen["unnamed"]
    seen = next((one for one in view.seen["characters"] if one["key"] == key), None)
    costs = {FIORINI: unnamed["preacher_price"] if seen is None else seen["price"]}
    gains = {"kinsmen": unnamed["preacher_kinsmen"] if seen is None else seen["kinsmen"]}
    if seen is not None:
        gains = added(gains, seen["gains"])
    if space == "duomo":
        costs = added(costs, {FIORINI: view.box["charity.duomo_fiorini"]})
        gains = added(gains, {"kinsmen": view.box["charity.duomo_kinsmen"]})
    return costs, gains


_TELLERS = {
    "operate": _operate,
    "build": _build,
    "art": _art,
    "hire": _hire,
    "charity": _charity_words,
    "market": _market,
    "business": _business,
    "fortune": _fortune,
    "proceed": _proceed,
    "complete": _complete,
    "pay": _pay,
    "muse": _muse,
}
