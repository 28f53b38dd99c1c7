"""The ships: cargo over running totals, and what each option would load."""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from typing import Any

from signoria.faces.web.scene import Scene
from signoria.faces.web.words import roman
from signoria.games.medici_dice.phrases.names import face_name, ordinal, place_words
from signoria.games.medici_dice.sights import Ship, Sight
from signoria.games.medici_dice.web.columns import points_words
from signoria.games.medici_dice.web.fresh import Fresh
from signoria.games.medici_dice.web.pencil import Pencil

HOLD_X = 25
HOLD_PITCH = 48
WAVE = 24


def ships(
    scene: Scene[Sight],
    seat: int,
    fresh: Fresh,
    pieces: Mapping[tuple[int, int, int], str],
    pencils: Sequence[Pencil] = (),
) -> list[dict[str, Any]]:
    """The ship that is loading first, then the others as they are numbered."""
    now = max(1, scene.seen["round"])
    found = list(enumerate(scene.seen["sheets"][seat]["ships"], 1))
    return [
        _ship(scene, ship, number, now)
        | {
            "worth": _worth_now(scene, seat, ship),
            "holds": _holds(seat, number, ship, fresh, pieces),
            "worths": _worths(scene, pencils) if number == now else [],
        }
        for number, ship in sorted(found, key=lambda one: one[0] != now)
    ]


def past(scene: Scene[Sight], seat: int) -> str:
    """What the ships that are scored brought, in a few words: ``I 35, II 20``."""
    scored = [
        f"{roman(number)}: {points_words(scene.language, ship['points'])}"
        for number, ship in enumerate(scene.seen["sheets"][seat]["ships"], 1)
        if ship["is_scored"]
    ]
    return ", ".join(scored)


def _worths(scene: Scene[Sight], pencils: Sequence[Pencil]) -> list[dict[str, str]]:
    """What the loading ship would be worth, and what that would bring; options that come to the
    same share one line.
    """
    by_words: dict[str, list[str]] = {}
    for pencil in pencils:
        if pencil.would and pencil.cargo:
            value = pencil.cargo[-1][1]
            words = _worth(scene, pencil.before, value, pencil.would.place, pencil.would.is_tied)
            by_words.setdefault(words, []).append(pencil.action)
    return [{"actions": ";".join(actions), "words": words} for words, actions in by_words.items()]


def _worth_now(scene: Scene[Sight], seat: int, ship: Ship) -> str:
    now = scene.seen["sheets"][seat]["would_score"]
    return _worth(scene, None, ship["value"], now["place"], now["is_tied"])


def _worth(
    scene: Scene[Sight], before: int | None, value: int, place: int | None, is_tied: bool
) -> str:
    """``7 → 11, 2nd (tie)``."""
    worth = str(value) if before is None else f"{before} → {value}"
    return f"{worth}, {place_words(scene.language, place, is_tied)}" if place else worth


def loading(pencils: Sequence[Pencil]) -> list[dict[str, Any]]:
    """Where the dice of each option would stand in the ship."""
    return [
        {
            "action": pencil.action,
            "cargo": [
                {"x": _hold_x(space), "face": die, "total": total}
                for space, (die, total) in enumerate(pencil.cargo, pencil.space)
            ],
        }
        for pencil in pencils
    ]


def _ship(scene: Scene[Sight], ship: Ship, number: int, now: int) -> dict[str, Any]:
    width = HOLD_X + 1 + HOLD_PITCH * ship["spaces"]
    note = _note(scene, ship, number, now)
    title = scene.language.say("Ship {number}", number=roman(number))
    loaded = [face_name(scene.language, face) for face in ship["cargo"]]
    state = "done" if ship["is_scored"] else "now" if number == now else "later"
    said = [f"{title}, {note}", scene.language.listed(loaded)] if loaded else [f"{title}, {note}"]
    return {
        "number": number,
        "title": title,
        "note": note,
        "state": state,
        "width": width,
        "waves": range(-(-(width + 22) // WAVE)),
        "ship_points": ship["ship_points"],
        "monopoly_points": ship["monopoly_points"],
        "points": ship["points"],
        "label": ". ".join(said),
    }


def _holds(
    seat: int,
    number: int,
    ship: Ship,
    fresh: Fresh,
    pieces: Mapping[tuple[int, int, int], str],
) -> list[dict[str, Any]]:
    loaded = dict(enumerate(zip(ship["cargo"], ship["totals"], strict=True), 1))
    found = []
    for space in range(1, ship["spaces"] + 1):
        face, total = loaded.get(space, (None, None))
        found.append(
            {
                "x": _hold_x(space),
                "face": face,
                "total": total,
                "is_fresh": (seat, number, space) in fresh.cargo,
                "piece": pieces.get((seat, number, space), ""),
            }
        )
    return found


def _hold_x(space: int) -> int:
    return HOLD_X + HOLD_PITCH * (space - 1)


def _note(scene: Scene[Sight], ship: Ship, number: int, now: int) -> str:
    say, plural = scene.language.say, scene.language.plural
    if ship["is_scored"] and ship["place"] is None:
        return say("worth {value}", value=ship["value"])
    if ship["is_scored"] and ship["place"]:
        return say(
            "worth {value}, {place} of {seats}",
            value=ship["value"],
            place=ordinal(scene.language, ship["place"]),
            seats=scene.seen["seats"],
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
    if not ship["free"]:
        return say("full, worth {value}", value=ship["value"])
    return plural(
        "loading now, {number} space free", "loading now, {number} spaces free", ship["free"]
    )
