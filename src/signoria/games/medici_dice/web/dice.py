"""The tray: five dice, what each would do, and why some cannot be taken."""

from __future__ import annotations

from collections import Counter
from collections.abc import Iterable, Sequence
from typing import Any

from signoria.faces.web.paint import capital
from signoria.faces.web.scene import Answer, Scene
from signoria.faces.web.words import Language
from signoria.kernel.box import Box

PATTERNS = {
    "spices": "dots",
    "dye": "waves",
    "grain": "chevrons",
    "fur": "ermine",
    "cloth": "weave",
}
RECONSTRUCTED = "reconstructed"


def all_faces(box: Box) -> list[dict[str, Any]]:
    """Every face that a die can show."""
    goods = box["goods.names"]
    faces = [
        {"face": f"{good}{number}", "good": good, "number": number, "marks": 1 if number else 2}
        for good in goods
        for number in range(len(goods))
    ]
    return [*faces, {"face": "gold5", "good": None, "number": 5, "marks": 0}]


def places(action: str) -> list[int]:
    """``take 1 3`` is about the dice 1 and 3."""
    return [int(word) for word in action.split()[1:]]


def chosen_faces(seen: dict[str, Any], action: str) -> list[dict[str, Any]]:
    """What the dice of an action show."""
    return [seen["dice"][place - 1] for place in places(action)]


def answers(scene: Scene[Any]) -> list[Answer]:
    """Sets of dice; golds are alike, so a part is a face, not a place."""
    return [
        Answer(
            action=action,
            label=capital(scene.phrases.label(scene.seen, action)),
            button=scene.language.plural(
                "Load {number} die", "Load {number} dice", len(places(action))
            ),
            why=consequence(scene, action),
            parts=tuple(face["face"] for face in chosen_faces(scene.seen, action)),
        )
        for action in sorted(scene.seen["options"], key=lambda action: len(places(action)))
    ]


def consequence(scene: Scene[Any], action: str) -> str:
    """What taking these dice does, in sentences."""
    language, seen = scene.language, scene.seen
    faces = chosen_faces(seen, action)
    assert scene.seat is not None
    ship = seen["sheets"][scene.seat]["ships"][seen["round"] - 1]
    said = [
        language.say(
            "{dice}: ship {before} → {after}, {crosses}.",
            dice=capital(scene.phrases.label(seen, action)),
            before=ship["value"],
            after=ship["value"] + sum(face["number"] for face in faces),
            crosses=_crosses(scene, faces),
        )
    ]
    left = len(seen["dice"]) - len(faces)
    if seen["seats"] == 1:
        said.append(
            language.plural(
                "The other die goes to the enemy.",
                "The other {number} dice go to the enemy.",
                left,
            )
        )
    elif seen["roller"] == scene.seat and not seen["step"].startswith("FillShip"):
        said.append(
            language.plural(
                "Your rivals choose from the other die.",
                "Your rivals choose from the other {number} dice.",
                left,
            )
        )
    return " ".join(said)


def _crosses(scene: Scene[Any], faces: Iterable[dict[str, Any]]) -> str:
    marks: Counter[str] = Counter()
    for face in faces:
        if face["good"]:
            marks[face["good"]] += face["marks"]
    if not marks:
        return scene.language.say("no cross")
    return scene.language.listed(
        [
            scene.language.plural(
                "{number} cross in {good}",
                "{number} crosses in {good}",
                number,
                good=good_name(scene, good),
            )
            for good, number in marks.items()
        ]
    )


def tray(scene: Scene[Any], offered: Sequence[Answer]) -> dict[str, Any]:
    """The five dice in the middle of the table."""
    alive = {part for answer in offered for part in answer.parts}
    seen = scene.seen
    rolled = [die for die in seen["dice"] if die]
    return {
        "is_empty": not rolled,
        "roll": scene.rolls if len(rolled) == len(seen["dice"]) else 0,
        "grade": _grade(scene),
        "dice": [_die(scene, place, die, alive) for place, die in enumerate(seen["dice"], 1)],
    }


def _die(
    scene: Scene[Any], place: int, die: dict[str, Any] | None, alive: set[str]
) -> dict[str, Any] | None:
    if die is None:
        return None
    name = capital(f"{good_name(scene, die['good'])} {die['number']}")
    note = crosses_note(scene.language, die["marks"])
    is_alive = die["left"] and die["face"] in alive
    reason = ""
    if not die["left"]:
        reason = scene.language.say("taken by {name}", name=scene.names[scene.seen["roller"]])
    return {
        "place": place,
        "face": die,
        "letter": good_letter(scene, die["good"]),
        "name": name,
        "note": note,
        "is_alive": is_alive,
        "is_spent": not die["left"],
        "reason": reason,
        "label": f"{name}, {reason or note}",
    }


def crosses_note(language: Language, marks: int) -> str:
    """``2 crosses``."""
    if not marks:
        return language.say("no cross")
    return language.plural("{number} cross", "{number} crosses", marks)


def good_name(scene: Scene[Any], good: str | None) -> str:
    """A good in words; None is gold."""
    name: str = scene.phrases.good(good)  # type: ignore[attr-defined]
    return name


def good_letter(scene: Scene[Any], good: str | None) -> str:
    """The letter beside a good's colour; gold has none."""
    letter: str = scene.phrases.letter(good)  # type: ignore[attr-defined]
    return letter if good else ""


def _grade(scene: Scene[Any]) -> str:
    """Why the faces may differ from the printed ones, if they are a guess."""
    value = scene.game.box.values["dice.faces"]
    return value.source if value.grade == RECONSTRUCTED else ""
