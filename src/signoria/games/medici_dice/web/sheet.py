"""One large sheet: five columns of twelve spaces, and three ships."""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import dataclass
from typing import TYPE_CHECKING, Any

from signoria.faces.web.paint import capital
from signoria.faces.web.scene import Scene
from signoria.faces.web.words import Language, roman
from signoria.games.medici_dice.web.dice import PATTERNS, good_letter, good_name

if TYPE_CHECKING:
    from signoria.games.medici_dice.web.preview import Preview

COLUMN_PITCH = 91
COLUMN_X = 4
CELL_Y = 76
CELL_PITCH = 28
SHIELD_X = 50
SHIELD_PITCH = 13
HOLD_X = 25
HOLD_PITCH = 48
SHIP_PITCH = 138
WAVE = 24


@dataclass(frozen=True)
class Variant:
    """What an option does to one column."""

    adds: int
    circles: int
    place: str
    points: int


def large_seat(scene: Scene[Any]) -> int:
    """Whose sheet is shown large: mine; for spectators that of whoever rolls."""
    if scene.seat is not None:
        return scene.seat
    return int(scene.seen["roller"]) if scene.seen["roller"] in range(len(scene.seats)) else 0


def ordinal(language: Language, place: int) -> str:
    """``1st`` to ``4th``."""
    said = {
        1: language.say("1st"),
        2: language.say("2nd"),
        3: language.say("3rd"),
        4: language.say("4th"),
    }
    return said[place]


def standing(scene: Scene[Any], seen: Any, seat: int, good: str) -> tuple[str, int]:
    """A seat's place in a column, and what it would pay if the round were scored now."""
    sheets = seen["sheets"]
    mine = sheets[seat]["columns"][good]
    points = int(sheets[seat]["column_points"][good])
    if seen["seats"] == 1:
        if is_broken_through(scene, seen):
            points = 0
        against = scene.language.say(
            "{crosses} against {circles}", crosses=mine, circles=seen["circles"][good]
        )
        return against, points
    if not mine:
        return "–", 0
    others = [sheet["columns"][good] for other, sheet in enumerate(sheets) if other != seat]
    place = ordinal(scene.language, 1 + sum(theirs > mine for theirs in others))
    if mine in others:
        place = scene.language.say("{place} (tie)", place=place)
    return place, points


def is_broken_through(scene: Scene[Any], seen: dict[str, Any]) -> bool:
    """Solitaire: whether the enemy has taken all columns."""
    limit = scene.game.box["solitaire.breakthrough_from"]
    return any(circles >= limit for circles in seen.get("circles", {}).values())


# Columns


def columns(scene: Scene[Any], seat: int, previews: Sequence[Preview]) -> list[dict[str, Any]]:
    """The monopolies, left to right."""
    goods = scene.seen["sheets"][seat]["columns"]
    return [_column(scene, seat, good, place, previews) for place, good in enumerate(goods)]


def _column(
    scene: Scene[Any], seat: int, good: str, at: int, previews: Sequence[Preview]
) -> dict[str, Any]:
    seen = scene.seen
    sheet = seen["sheets"][seat]
    crosses = sheet["columns"][good]
    circles = seen.get("circles", {}).get(good, 0)
    place, points = standing(scene, seen, seat, good)
    x = COLUMN_X + COLUMN_PITCH * at
    old = scene.before["sheets"][seat]["columns"][good]
    old_circles = scene.before.get("circles", {}).get(good, 0)
    name = capital(good_name(scene, good))
    return {
        "good": good,
        "pattern": PATTERNS[good],
        "name": name,
        "letter": good_letter(scene, good),
        "x": x,
        "crosses": crosses,
        "circles": circles,
        "cells": [
            {
                "y": cell_y(row),
                "is_crossed": row < crosses,
                "is_circled": row < circles,
                "is_fresh": old <= row < crosses or old_circles <= row < circles,
                "prize": _prize(scene, row + 1),
            }
            for row in range(sheet["column_spaces"])
        ],
        "shields": _shields(scene, seat, good, x),
        "place": place,
        "points": points,
        "points_words": points_words(scene.language, points),
        "variants": _variants(scene, good, crosses, circles, previews),
        "label": _label(scene, seat, good, place, points),
    }


def cell_y(row: int) -> int:
    """The top of a space, from the first on."""
    return CELL_Y + CELL_PITCH * row


def points_words(language: Language, points: int) -> str:
    """``10 points``."""
    if not points:
        return language.say("no points")
    return language.plural("{number} point", "{number} points", points)


def _prize(scene: Scene[Any], crosses: int) -> int:
    bonus = scene.game.box.table("columns.bonus")
    return int(bonus.get(str(crosses), 0))


def _shields(scene: Scene[Any], seat: int, good: str, x: int) -> list[dict[str, Any]]:
    """How far the rivals are: a shield beside their last cross, side by side when equal."""
    found: list[dict[str, Any]] = []
    taken: dict[int, int] = {}
    for other, sheet in enumerate(scene.seen["sheets"]):
        row = sheet["columns"][good] - 1
        if other == seat or row < 0:
            continue
        beside = taken.get(row, 0)
        taken[row] = beside + 1
        found.append(
            {
                "family": scene.family(other),
                "x": x + SHIELD_X + SHIELD_PITCH * beside,
                "y": cell_y(row) + 4,
            }
        )
    return found


def _variants(
    scene: Scene[Any], good: str, crosses: int, circles: int, previews: Sequence[Preview]
) -> list[dict[str, Any]]:
    """What options do to this column; options that do the same share one drawing."""
    by_variant: dict[Variant, list[str]] = {}
    for one in previews:
        by_variant.setdefault(one.variants[good], []).append(one.action)
    return [
        {
            "actions": ";".join(actions),
            "adds": variant.adds,
            "circles": variant.circles,
            "rows": [cell_y(row) for row in range(crosses, crosses + variant.adds)],
            "circle_rows": [cell_y(row) for row in range(circles, circles + variant.circles)],
            "place": variant.place,
            "points": variant.points,
            "points_words": points_words(scene.language, variant.points),
        }
        for variant, actions in by_variant.items()
    ]


def _label(scene: Scene[Any], seat: int, good: str, place: str, points: int) -> str:
    """A column for those who listen."""
    sheets = scene.seen["sheets"]
    others = [
        f"{scene.names[other]} {sheet['columns'][good]}"
        for other, sheet in enumerate(sheets)
        if other != seat
    ]
    said = scene.language.plural(
        "{good}: {number} cross",
        "{good}: {number} crosses",
        sheets[seat]["columns"][good],
        good=capital(good_name(scene, good)),
    )
    return ", ".join([said, place, points_words(scene.language, points), *others])


# Ships


def ships(scene: Scene[Any], seat: int) -> list[dict[str, Any]]:
    """The ship that is loading first, then those to come, then those that are scored."""
    now = max(1, scene.seen["round"])
    found = scene.seen["sheets"][seat]["ships"]
    numbers = range(1, len(found) + 1)
    done = [number for number in numbers if number < now or scene.is_over]
    rest = [number for number in numbers if number not in done]
    return [
        _ship(scene, seat, number, now, number in done, SHIP_PITCH * at)
        for at, number in enumerate([*rest, *done])
    ]


def _ship(
    scene: Scene[Any], seat: int, number: int, now: int, is_done: bool, y: int
) -> dict[str, Any]:
    ship = scene.seen["sheets"][seat]["ships"][number - 1]
    old = len(scene.before["sheets"][seat]["ships"][number - 1]["cargo"])
    width = HOLD_X + 1 + HOLD_PITCH * ship["spaces"]
    is_now = number == now and not is_done
    note = _note(scene, seat, number, now, is_done)
    title = scene.language.say("Ship {number}", number=roman(number))
    loaded = [f"{good_name(scene, face['good'])} {face['number']}" for face in ship["cargo"]]
    return {
        "number": number,
        "title": title,
        "note": note,
        "state": "done" if is_done else "now" if is_now else "later",
        "y": y,
        "width": width,
        "waves": range(-(-(width + 22) // WAVE)),
        "holds": [
            {
                "x": HOLD_X + HOLD_PITCH * place,
                "face": ship["cargo"][place] if place < len(ship["cargo"]) else None,
                "total": ship["totals"][place] if place < len(ship["cargo"]) else None,
                "is_fresh": old <= place < len(ship["cargo"]),
            }
            for place in range(ship["spaces"])
        ],
        "ship_points": ship["ship_points"],
        "monopoly_points": ship["monopoly_points"],
        "label": ". ".join(
            [f"{title}, {note}", scene.language.listed(loaded)] if loaded else [f"{title}, {note}"]
        ),
    }


def _note(scene: Scene[Any], seat: int, number: int, now: int, is_done: bool) -> str:
    say, plural = scene.language.say, scene.language.plural
    sheets = scene.seen["sheets"]
    ship = sheets[seat]["ships"][number - 1]
    free = ship["spaces"] - len(ship["cargo"])
    if is_done and len(sheets) == 1:
        return say("worth {value}", value=ship["value"])
    if is_done:
        better = sum(other["ships"][number - 1]["value"] > ship["value"] for other in sheets)
        return say(
            "worth {value}, {place} of {seats}",
            value=ship["value"],
            place=ordinal(scene.language, 1 + better),
            seats=len(sheets),
        )
    if number > now + 1:
        return plural(
            "round {round}, {number} space",
            "round {round}, {number} spaces",
            ship["spaces"],
            round=roman(number),
        )
    if number == now + 1:
        return plural("next round, {number} space", "next round, {number} spaces", ship["spaces"])
    if not free:
        return say("full, worth {value}", value=ship["value"])
    return plural("loading now, {number} space free", "loading now, {number} spaces free", free)
