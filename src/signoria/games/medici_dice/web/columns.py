"""The monopolies: five columns of twelve spaces, and what each would pay now."""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import dataclass
from typing import Any

from signoria.faces.web.paint import capital
from signoria.faces.web.scene import Scene
from signoria.faces.web.words import Language
from signoria.games.medici_dice.phrases.names import good_letter, good_name, place_words
from signoria.games.medici_dice.sights import Sight
from signoria.games.medici_dice.web.dice import PATTERNS
from signoria.games.medici_dice.web.fresh import Fresh, new_rows
from signoria.games.medici_dice.web.pencil import Pencil

COLUMN_PITCH = 71
COLUMN_X = 1
CELL_Y = 49.0
CELL_PITCH = 18.5  # as large as on a phone: elsewhere all of it is larger
SHIELD_X = 43.5
SHIELD_PITCH = 7.7


@dataclass(frozen=True)
class Variant:
    """What an option does to one column; rows are counted from 1."""

    rows: tuple[int, ...]
    circle_rows: tuple[int, ...]
    place: str
    points: int


def standing(scene: Scene[Sight], seat: int, good: str) -> str:
    """A column's place; alone, its crosses against the circles."""
    seen = scene.seen
    sheet = seen["sheets"][seat]
    if seen["seats"] == 1:
        return _against(scene, sheet["columns"][good], seen["circles"][good])
    return place_words(scene.language, **sheet["column_places"][good])


def _against(scene: Scene[Sight], crosses: int, circles: int) -> str:
    return scene.language.say("{crosses} against {circles}", crosses=crosses, circles=circles)


def columns(
    scene: Scene[Sight], seat: int, fresh: Fresh, pencils: Sequence[Pencil] = ()
) -> list[dict[str, Any]]:
    """The monopolies, left to right."""
    goods = scene.seen["sheets"][seat]["columns"]
    return [
        _column(scene, seat, good, COLUMN_X + COLUMN_PITCH * at, fresh)
        | {"variants": _variants(scene, seat, good, pencils)}
        for at, good in enumerate(goods)
    ]


def _column(scene: Scene[Sight], seat: int, good: str, x: int, fresh: Fresh) -> dict[str, Any]:
    sheet = scene.seen["sheets"][seat]
    crosses, points = sheet["columns"][good], sheet["column_points"][good]
    circles = scene.seen.get("circles", {}).get(good, 0)
    place = standing(scene, seat, good)
    prizes = {bonus[0]: bonus[1] for bonus in scene.seen["column_bonus"]}
    return {
        "good": good,
        "pattern": PATTERNS[good],
        "name": capital(good_name(scene.language, good)),
        "letter": good_letter(scene.language, good),
        "x": x,
        "crosses": crosses,
        "circles": circles,
        "cells": [
            {
                "y": cell_y(row),
                "is_crossed": row <= crosses,
                "is_circled": row <= circles,
                "is_fresh": (seat, good, row) in fresh.crosses or (good, row) in fresh.circles,
                "prize": prizes.get(row, 0),
            }
            for row in range(1, sheet["column_spaces"] + 1)
        ],
        "shields": _shields(scene, seat, good, x),
        "place": place,
        "points": points,
        "points_words": points_words(scene.language, points),
        "label": _label(scene, seat, good, place, points),
    }


def cell_y(row: int) -> float:
    """The top of a space, from the first on."""
    return CELL_Y + CELL_PITCH * (row - 1)


def points_words(language: Language, points: int) -> str:
    """``10 points``."""
    if not points:
        return language.say("no points")
    return language.plural("{number} point", "{number} points", points)


def _shields(scene: Scene[Sight], seat: int, good: str, x: int) -> list[dict[str, Any]]:
    """How far the rivals are: a shield beside their last cross, side by side when equal."""
    found: list[dict[str, Any]] = []
    taken: dict[int, int] = {}
    for other, sheet in enumerate(scene.seen["sheets"]):
        row = sheet["columns"][good]
        if other == seat or not row:
            continue
        beside = taken.get(row, 0)
        taken[row] = beside + 1
        found.append(
            {
                "family": scene.family(other),
                "label": f"{scene.names[other]} {row}",
                "x": x + SHIELD_X + SHIELD_PITCH * beside,
                "y": cell_y(row) + 1,
            }
        )
    return found


def _variants(
    scene: Scene[Sight], seat: int, good: str, pencils: Sequence[Pencil]
) -> list[dict[str, Any]]:
    """What options do to this column; options that do the same share one drawing."""
    by_variant: dict[Variant, list[str]] = {}
    for pencil in pencils:
        by_variant.setdefault(_variant(scene, seat, good, pencil), []).append(pencil.action)
    return [
        {
            "actions": ";".join(actions),
            "adds": len(variant.rows),
            "rows": [cell_y(row) for row in variant.rows],
            "circle_rows": [cell_y(row) for row in variant.circle_rows],
            "place": variant.place,
            "points": variant.points,
            "points_words": points_words(scene.language, variant.points),
        }
        for variant, actions in by_variant.items()
    ]


def _variant(scene: Scene[Sight], seat: int, good: str, pencil: Pencil) -> Variant:
    crosses, circles = pencil.crosses.get(good), pencil.circles.get(good)
    stands = pencil.standings.get(good)
    sheet = scene.seen["sheets"][seat]
    place = standing(scene, seat, good)
    if scene.seen["seats"] == 1:
        mine = crosses.marks if crosses else sheet["columns"][good]
        theirs = circles.marks if circles else scene.seen["circles"][good]
        place = _against(scene, mine, theirs)
    elif stands:
        place = place_words(scene.language, stands.place, stands.is_tied)
    return Variant(
        tuple(new_rows(crosses)) if crosses else (),
        tuple(new_rows(circles)) if circles else (),
        place,
        stands.points if stands else sheet["column_points"][good],
    )


def _label(scene: Scene[Sight], seat: int, good: str, place: str, points: int) -> str:
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
        good=capital(good_name(scene.language, good)),
    )
    return ", ".join([said, place, points_words(scene.language, points), *others])
