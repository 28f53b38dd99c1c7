"""Workshops: tiles in a district, and the tiles of the supply."""

from __future__ import annotations

from typing import Any

from signoria.faces.web.grades import Group
from signoria.faces.web.paint import capital
from signoria.games.florenza.sights import Space, Tile
from signoria.games.florenza.web import doubts
from signoria.games.florenza.web.tags import tags
from signoria.games.florenza.web.view import View
from signoria.games.florenza.web.works import payable

START = "StartingWorkshop"


def tiles_by_key(view: View) -> dict[str, Tile]:
    return {tile["key"]: tile for tile in view.seen["workshops"]}


def spaces(view: View, family: int) -> list[dict[str, Any]]:
    """The eight spaces of a district, tile or no tile."""
    seen = view.family(family)["spaces"]
    printed = tiles_by_key(view)
    return [
        _empty(view, family, at)
        if space is None
        else _tile(view, family, at, space, printed[space["workshop"]])
        for at, space in enumerate(seen)
    ]


def _empty(view: View, family: int, at: int) -> dict[str, Any]:
    say = view.language.say
    is_next = family == view.large and at + 1 == view.family(family)["next_space"]
    return {
        "space": at + 1,
        "id": f"space-{family}-{at + 1}",
        "action": "",
        "reason": "",
        "state": "next" if is_next else "empty",
        "name": "",
        "way": "",
        "kinsman": None,
        "is_fresh": False,
        "label": say("space {number}, empty", number=at + 1),
    }


def _tile(view: View, family: int, at: int, space: Space, printed: Tile) -> dict[str, Any]:
    operate = f"operate {family} {at + 1}"
    under_way = view.seen["under_way"]
    is_decided = (family, at + 1) == (under_way["owner"], under_way["space"])
    is_income = printed["purple"]
    state = "site" if not space["built"] else "income" if is_income else "ready"
    if is_decided:
        state += " decided"
    return {
        "space": at + 1,
        "id": f"space-{family}-{at + 1}",
        "action": view.act(operate),
        "reason": view.reason(operate) if not is_income else "",
        "state": state,
        "is_decided": is_decided,
        "name": printed["name"],
        "way": "operate",
        "kinsman": view.kinsman(space["kinsman"]),
        "is_fresh": (family, at + 1) in view.fresh.spaces,
        "piece": f"tile-{printed['key']}",
        "arrives": "fall",
        "takes": tags(view.phrases, printed["takes"]),
        "gives": tags(view.phrases, printed["gives"]),
        "cost": tags(view.phrases, printed["cost"]),
        **doubts.workshop(view, printed["key"]),
        "label": _label(view, family, at, space, printed),
    }


def _label(view: View, family: int, at: int, space: Space, printed: Tile) -> str:
    say = view.language.say
    said = [
        say("{workshop} of {name}", workshop=printed["name"], name=view.name(family)),
        say("space {number}", number=at + 1),
    ]
    if space["built"]:
        said.append(view.workshop_text(printed["key"]))
    else:
        said.append(say("under construction, costs {cost}", cost=view.amounts(printed["cost"])))
    if space["kinsman"] is not None:
        said.append(say("kinsman of {name}", name=view.name(space["kinsman"])))
    if price := view.price_of_visit(f"operate {family} {at + 1}"):
        paid = view.amount("prestige", price)
        said.append(say("you pay {name} {price}", name=view.name(family), price=paid))
    return ", ".join(said)


# The supply


def supply(view: View) -> list[dict[str, Any]]:
    """All workshops by category, with what the viewer lacks for each."""
    kinds = view.box["categories.kinds"]
    titles = [
        view.language.say("Produce one"),
        view.language.say("Produce two"),
        view.language.say("Sell a resource"),
        view.language.say("Bring points"),
        view.language.say("Give a resource each round"),
        view.language.say("Give a kinsman each round"),
    ]
    return [
        _category(view, at + 1, titles[at] if at < len(titles) else kinds[at])
        for at in range(len(kinds))
    ]


def _category(view: View, number: int, title: str) -> dict[str, Any]:
    tiles = [tile for tile in view.seen["workshops"] if tile["category"] == number]
    group = doubts.workshops(view, [tile["key"] for tile in tiles])
    return {
        "title": title,
        "grade": group.heading,
        "tiles": [for_sale(view, tile, group=group) for tile in tiles],
    }


def for_sale(
    view: View, tile: Tile, prefix: str = "tile", group: Group | None = None
) -> dict[str, Any]:
    """A tile of the supply."""
    action = view.act(f"build {tile['key']}")
    lacks = view.lacking(action)
    phrases, say = view.phrases, view.language.say
    said = [
        tile["name"],
        view.workshop_text(tile["key"]),
        say("costs {cost}", cost=view.amounts(tile["cost"])),
    ]
    if tile["reward"]:
        said.append(say("brings {gains}", gains=view.amounts(tile["reward"])))
    left = _left(view, tile["left"])
    said.append(left)
    if action:
        said.append(payable(view, lacks))
    return {
        "key": tile["key"],
        "piece": f"tile-{tile['key']}",
        "id": f"{prefix}-{tile['key']}",
        "number": tile["number"],
        "name": tile["name"],
        "action": action,
        "reason": view.reason(f"build {tile['key']}"),
        "is_fresh": False,
        "takes": tags(phrases, tile["takes"]),
        "gives": tags(phrases, tile["gives"]),
        "cost": tags(phrases, tile["cost"], lacks),
        "reward": tags(phrases, tile["reward"]),
        **doubts.workshop(view, tile["key"], group),
        "count": left,
        "mark": ("short" if lacks else "fine") if action else "",
        "mark_words": payable(view, lacks),
        "label": capital(", ".join(said)),
    }


def _left(view: View, count: int) -> str:
    if not count:
        return view.language.say("none left")
    return view.language.plural("{number} left", "{number} left", count)
