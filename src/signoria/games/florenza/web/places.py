"""The rest of the main board: market, business, Captains of Fortune, tracks, turn order."""

from __future__ import annotations

from collections.abc import Mapping
from typing import Any, Literal

from signoria.faces.web.paint import capital
from signoria.faces.web.words import signed
from signoria.games.florenza.sights import Captain
from signoria.games.florenza.web import doubts
from signoria.games.florenza.web.tags import FIORINI, tags
from signoria.games.florenza.web.view import View

TRACK_X = 160.5  # where the first space begins
TRACK_WIDTH = 614.0
MARKER = 18.0
MARKER_Y = 2.5
STEP_DOWN = 13.0
TRACK_HEIGHT = 26
Track = Literal["prestige", "church"]


def market(view: View) -> dict[str, Any]:
    """The market: one kinsman of each family."""
    say = view.language.say
    action = view.act("market") or view.act("visit market")
    return {
        "id": "market",
        "name": capital(view.phrases.place("market")),
        "action": action,
        "reason": view.reason("market"),
        "is_fresh": "market" in view.fresh.places,
        "kinsmen": _there(view, "market"),
        "sell": tags(view.phrases, {FIORINI: view.box["market.sell"]}),
        "buy": tags(view.phrases, {FIORINI: view.box["market.buy"]}),
        "label": say(
            "Market: sell 1 resource for {sell} fiorini, buy 1 for {buy}, trade 2 for 1",
            sell=view.box["market.sell"],
            buy=view.box["market.buy"],
        ),
    }


def business(view: View) -> dict[str, Any]:
    """The family business: any number of kinsmen."""
    fiorini = view.amount(FIORINI, view.box["kinsmen.business"])
    return {
        "id": "business",
        "name": capital(view.phrases.place("business")),
        "action": view.act("business") or view.act("collect business"),
        "reason": "",
        "is_fresh": "business" in view.fresh.places,
        "kinsmen": _there(view, "business"),
        "each": tags(view.phrases, {FIORINI: view.box["kinsmen.business"]}),
        "label": view.language.say("Family business: {fiorini} for each kinsman", fiorini=fiorini),
    }


def _there(view: View, place: Literal["market", "business"]) -> list[dict[str, Any]]:
    return [
        {**kinsman, "at": f"{place}-{family['family']}-{number + 1}"}
        for family in view.seen["families"]
        for number in range(family["kinsmen"][place])
        if (kinsman := view.kinsman(family["family"]))
    ]


def captains(view: View) -> list[dict[str, Any]]:
    """The Captains of Fortune: a kinsman each; in phase 5 one line is paid."""
    return [_captain(view, seen) for seen in view.seen["fortune"]]


def _captain(view: View, seen: Captain) -> dict[str, Any]:
    phrases, say = view.phrases, view.language.say
    key = seen["key"]
    said = [seen["name"]]
    said += [view.captain_line(line["fiorini"], line["gains"]) for line in seen["lines"]]
    if seen["kinsman"] is not None:
        said.append(say("kinsman of {name}", name=view.name(seen["kinsman"])))
    if seen["closed"]:
        said.append(say("closed by a Ghost until the next round"))
    return {
        "key": key,
        "id": f"captain-{key}",
        "letter": seen["letter"],
        "name": seen["name"],
        "action": view.act(f"fortune {key}"),
        "reason": view.reason(f"fortune {key}"),
        "state": "closed" if seen["closed"] else "taken" if seen["kinsman"] is not None else "",
        "kinsman": view.kinsman(seen["kinsman"]),
        "is_fresh": key in view.fresh.captains,
        "lines": [
            {
                "action": view.act(f"pay {key} {at}"),
                "price": _price(view, line["fiorini"]),
                "gains": tags(phrases, line["gains"]),
                "mark": doubts.captain_line(view, key, at - 1),
                "label": f"{seen['name']}: {view.captain_line(line['fiorini'], line['gains'])}",
            }
            for at, line in enumerate(seen["lines"], 1)
        ],
        "label": ", ".join(said),
    }


def _price(view: View, fiorini: int) -> list[dict[str, Any]]:
    """Fiorini, nothing too."""
    label = view.amount(FIORINI, fiorini)
    return [{"good": FIORINI, "count": fiorini, "icons": 0, "lack": 0, "label": label}]


# Tracks


def tracks(view: View) -> list[dict[str, Any]]:
    """Prestige and church influence, with a marker for every family."""
    printed = view.seen["tracks"]
    values = printed["church_values"]
    low, high = printed["church"]
    worth = dict(zip(range(low, high + 1), values, strict=True))
    return [
        _track(view, "prestige", printed["prestige"][0], printed["prestige"][1], {}),
        _track(view, "church", low, high, worth),
    ]


def _track(
    view: View, name: Track, low: int, high: int, worth: Mapping[int, int]
) -> dict[str, Any]:
    count = high - low + 1
    pitch = TRACK_WIDTH / count
    families = view.seen["families"]
    standing: dict[int, list[int]] = {}
    for family in families:
        standing.setdefault(min(family[name], high), []).append(family["family"])
    deepest = max(len(there) for there in standing.values())
    bishop = view.box["offices.bishop_from"] if name == "church" else None
    return {
        "key": name,
        "title": view.phrases.track(name),
        "mark": doubts.track(view, name),
        "height": TRACK_HEIGHT + (STEP_DOWN * (deepest - 1) if pitch < 2 * MARKER else 0),
        "cells": [
            {
                "x": round(TRACK_X + pitch * at, 1),
                "middle": round(TRACK_X + pitch * (at + 0.5), 1),
                "width": round(pitch - 1, 1),
                "number": low + at,
                "worth": worth.get(low + at),
                "is_zero": low + at == 0,
                "is_bishop": low + at == bishop,
                "is_taken": low + at in standing,
            }
            for at in range(count)
        ],
        "markers": [
            {
                "id": f"marker-{name}-{family}",
                "shield": view.shield(family),
                "x": _place(pitch, space - low, len(there), at)[0],
                "y": _place(pitch, space - low, len(there), at)[1],
                "over": max(0, families[family][name] - high),
                "is_fresh": (family, name) in view.fresh.goods,
            }
            for space, there in standing.items()
            for at, family in enumerate(there)
        ],
        "label": view.phrases.track(name)
        + ": "
        + ", ".join(f"{view.name(one['family'])} {signed(one[name])}" for one in families),
    }


def _place(pitch: float, space: int, count: int, at: int) -> tuple[float, float]:
    """Side by side on a wide space, one below the other on a narrow one."""
    left = TRACK_X + pitch * (space + 0.5) - MARKER / 2
    if pitch < 2 * MARKER:
        return round(left, 1), MARKER_Y + STEP_DOWN * at
    aside = min(MARKER, (pitch - MARKER) / max(1, count - 1))
    return round(left + aside * (at - (count - 1) / 2), 1), MARKER_Y


def offices(view: View, family: int) -> list[dict[str, str]]:
    """Captain of the People, Bishop."""
    holders = {"captain": view.seen["captain"], "bishop": view.seen["bishop"]}
    return [
        {"icon": name, "label": view.phrases.office(name)}
        for name, holder in holders.items()
        if holder == family
    ]
