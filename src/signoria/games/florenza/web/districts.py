"""The viewer's district, and the others beside it."""

from __future__ import annotations

from typing import Any

from signoria.games.florenza.web import people, places, shops, works
from signoria.games.florenza.web.tags import hand_of
from signoria.games.florenza.web.view import View


def mine(view: View) -> dict[str, Any]:
    """The large district."""
    family = view.large
    seen = view.family(family)
    say = view.language.say
    return {
        **purse(view, family),
        "spaces": shops.spaces(view, family),
        "can_build": any(option.startswith("build ") for option in view.legal),
        "next_space": seen["next_space"] or 0,
        "palazzo": works.district(view, family, works.PALAZZO),
        "chiesa": works.district(view, family, works.CHIESA),
        "palazzo_note": say(
            "all four: {gains} each round",
            gains=view.amount("prestige", view.box["district.palazzo_complete"]),
        ),
        "chiesa_note": say(
            "all four: {gains} each round",
            gains=view.amount("church", view.box["district.chiesa_complete"]),
        ),
        "predicatore": people.charity(view, "chiesa"),
        "token_value": seen["token_value"],
    }


def purse(view: View, family: int) -> dict[str, Any]:
    """What a family has: points, goods, kinsmen, offices."""
    seen = view.family(family)
    plural = view.language.plural
    kinsmen = seen["kinsmen"]
    return {
        "family": family,
        "shield": view.shield(family),
        "name": view.name(family),
        "offices": places.offices(view, family),
        "points": tags_of_points(view, family),
        "tokens": seen["tokens"],
        "token_words": token_words(view, family),
        "goods": [
            {
                "good": good,
                "count": number,
                "label": view.amount(good, number),
                "is_fresh": (family, good) in view.fresh.goods,
            }
            for good, number in hand_of(seen).items()
        ],
        "to_place": kinsmen["income"],
        "to_place_words": plural(
            "{number} kinsman to place", "{number} kinsmen to place", kinsmen["income"]
        ),
        "pool_words": plural("{number} in the pool", "{number} in the pool", kinsmen["pool"]),
        "expelled_words": plural("{number} expelled", "{number} expelled", kinsmen["expelled"])
        if kinsmen["expelled"]
        else "",
        "crests": seen["crests"],
        "is_acting": view.seen["actor"] == family,
    }


def token_words(view: View, family: int) -> str:
    """How many tokens, and what they are worth together to whoever may know it."""
    seen, plural = view.family(family), view.language.plural
    if seen["token_value"] is None:
        return plural("{number} token, face down", "{number} tokens, face down", seen["tokens"])
    return plural(
        "{number} token worth {prestige}",
        "{number} tokens worth {prestige}",
        seen["tokens"],
        prestige=view.amount("prestige", seen["token_value"]),
    )


def token_brief(view: View, family: int) -> str:
    """The same where there is little room."""
    seen, plural = view.family(family), view.language.plural
    if seen["token_value"] is None:
        return plural("{number} token", "{number} tokens", seen["tokens"])
    return plural(
        "{number} token: {value}",
        "{number} tokens: {value}",
        seen["tokens"],
        value=seen["token_value"],
    )


def tags_of_points(view: View, family: int) -> list[dict[str, Any]]:
    """Prestige and church influence; zeros are shown too."""
    seen = view.family(family)
    points = {"prestige": seen["prestige"], "church": seen["church"]}
    return [
        {
            "good": name,
            "count": count,
            "icons": 0,
            "lack": 0,
            "label": view.amount(name, count),
            "is_fresh": (family, name) in view.fresh.goods,
        }
        for name, count in points.items()
    ]


def others(view: View) -> list[dict[str, Any]]:
    """The other families in the order of their seats, Ghosts last: panels keep their places, and
    the strip shows the turn order.
    """
    found = [one["family"] for one in view.seen["families"]]
    return [_other(view, family) for family in found if family != view.large]


def _other(view: View, family: int) -> dict[str, Any]:
    seen = view.family(family)
    results = view.seen["results"]
    return {
        **purse(view, family),
        "is_ghost": seen["ghost"],
        "spaces": shops.spaces(view, family),
        "works": {
            "palazzo": [_small_work(one) for one in works.district(view, family, works.PALAZZO)],
            "chiesa": [_small_work(one) for one in works.district(view, family, works.CHIESA)],
        },
        "predicatore": _charity_words(view, family),
        "ghost": _ghost(view, family) if seen["ghost"] else None,
        "total": results[family]["total"] if results and seen["ghost"] else None,
    }


def _small_work(one: dict[str, Any]) -> dict[str, Any]:
    return {
        "id": one["id"],
        "name": one["name"],
        "state": one["state"],
        "shield": one["shield"],
        "kinsman": one["kinsman"],
        "label": one["label"],
        "is_fresh": one["is_fresh"],
    }


def _charity_words(view: View, family: int) -> str:
    preacher = view.family(family)["predicatore"]
    if preacher is None:
        return ""
    return view.language.say("charity to {preacher}", preacher=view.phrases.preacher(preacher))


def _ghost(view: View, family: int) -> dict[str, Any]:
    """A Ghost's difficulty and Action Table."""
    seen = view.family(family)
    say = view.language.say
    sides = {
        "empty": say("empty"),
        "standing": say("done this round"),
        "lying": say("done before"),
    }
    difficulty = view.seen["ghosts"][family - view.seen["seats"]]
    return {
        "family": family,
        "difficulty": view.phrases.difficulty(difficulty),
        "actions": view.language.plural(
            "{number} action left", "{number} actions left", seen["actions"] or 0
        ),
        "table": [
            {
                "number": at,
                "name": view.phrases.ghost_action(space["action"]),
                "side": space["kinsman"],
                "kinsman": view.kinsman(family) if space["kinsman"] != "empty" else None,
                "is_fresh": (family, at) in view.fresh.actions,
                "label": f"{at}, {view.phrases.ghost_action(space['action'])}, "
                + sides[space["kinsman"]],
            }
            for at, space in enumerate(seen["action_table"] or [], 1)
        ],
    }
