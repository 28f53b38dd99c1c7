"""The dice board: six dice, what each may be used for, and why some uses are not possible."""

from __future__ import annotations

from typing import Any

from signoria.faces.web.grades import Mark
from signoria.faces.web.paint import capital
from signoria.faces.web.scene import Scene
from signoria.games.florenza_dice.news import TooDear
from signoria.games.florenza_dice.sights import Die, Sight
from signoria.games.florenza_dice.web.fresh import Fresh
from signoria.games.florenza_dice.web.uses import (
    Use,
    artist_uses,
    kind_uses,
    menu,
    options_of,
    plain_uses,
    track_uses,
)
from signoria.games.florenza_dice.web.wording import (
    building_effect,
    holder_family,
    holder_name,
    owned,
    words,
    works_of,
)


def board(scene: Scene[Sight], seat: int, new: Fresh) -> dict[str, Any]:
    """The dice in their fixed order, and whose they are."""
    seen = scene.seen
    is_rolled = all(die["value"] for die in seen["dice"])
    active = seen["active"]
    return {
        "roll": scene.rolls if is_rolled else 0,
        "is_offered": any(action.startswith("use ") for action in seen["options"]),
        "family": holder_family(scene, active),
        "title": _title(scene),
        "used": sum(die["used"] for die in seen["dice"]),
        "rows": [_row(scene, seat, at, new) for at in range(len(seen["dice"]))],
        "legend": _legend(scene),
        "marks": _marks(scene),
    }


def _title(scene: Scene[Sight]) -> str:
    active = scene.seen["active"]
    if active is None or not scene.seen["round"]:
        return scene.language.say("Dice board")
    return scene.language.say("Dice of {name}", name=holder_name(scene, active))


def _row(scene: Scene[Sight], seat: int, at: int, new: Fresh) -> dict[str, Any]:
    die = scene.seen["dice"][at]
    found = options_of(scene, die["colour"])
    name = capital(words(scene).die(die["colour"]))
    note = _any_value(scene, seat, at)
    more = _menus(scene, die, found)
    said = [name, str(die["value"])] if die["value"] else [name]
    if die["value"]:
        said.append(scene.language.say("used") if die["used"] else scene.language.say("not used"))
    return {
        "colour": die["colour"],
        "value": die["value"],
        "is_used": die["used"],
        "is_fresh": die["colour"] in new.dice,
        "label": ", ".join([*said, note] if note else said),
        "note": note,
        "resources": _resources(scene, die, found),
        "personality": _personality(scene, seat, at, found),
        "fiorini": _fiorini(scene, die, found),
        "more": more,
        "more_label": scene.language.plural(
            "{die}: {number} more use", "{die}: {number} more uses", len(more), die=name
        ),
    }


def _any_value(scene: Scene[Sight], seat: int, at: int) -> str:
    """Whether the sheet's owner may choose this die's value."""
    building = scene.game.box["effects.choose_value"][at]
    if building not in owned(scene.seen["sheets"][seat]):
        return ""
    return scene.language.say(
        "{building}: {name} may choose its value",
        building=words(scene).building(building),
        name=scene.names[seat],
    )


def _cell(scene: Scene[Sight], die: Die, uses: list[Use], **shown: Any) -> dict[str, Any]:
    """A use of a die: buttons if it is possible, otherwise a picture and why not."""
    is_asked = any(action.startswith("use ") for action in scene.seen["options"])
    plain = {"menu": None, "reason": "", "fee": 0, "steps": "", "is_shut": False}
    cell = {"uses": uses, **plain, **shown}
    if die["used"]:
        cell["state"] = "gone"
        cell["is_shut"] = False
        active = holder_name(scene, scene.seen["active"])
        cell["reason"] = scene.language.say("used by {name}", name=active)
    elif is_asked and cell["reason"]:
        cell["state"] = "shut"
        cell["is_shut"] = True
    else:
        cell["state"] = "rest" if die["value"] else "gone"
        cell["reason"] = ""
    return cell


def _resources(scene: Scene[Sight], die: Die, found: dict[str, list[str]]) -> dict[str, Any]:
    kind, number = die["resource"], die["resources"] or 1
    text = words(scene).amount(kind, number) if die["value"] else words(scene).resource(kind)
    uses = plain_uses(scene, die, found["resources"])
    return _cell(scene, die, uses, icons=[kind] * number, text=text)


def _fiorini(scene: Scene[Sight], die: Die, found: dict[str, list[str]]) -> dict[str, Any]:
    uses = plain_uses(scene, die, [*found["fiorini"], *found["more"]])
    return _cell(scene, die, uses, icons=["fiorini"], text=str(die["fiorini"]))


def _personality(
    scene: Scene[Sight], seat: int, at: int, found: dict[str, list[str]]
) -> dict[str, Any]:
    die = scene.seen["dice"][at]
    name = die["personality"]
    if name in scene.game.box["tracks.names"]:
        text = words(scene).track(name)
        steps = f"+{die['steps']}" if die["value"] else ""
        uses = plain_uses(scene, die, found["steps"])
        return _cell(scene, die, uses, icons=[name], text=text, steps=steps)
    title = capital(words(scene).artist(name))
    actions = found["artist"] + found["cheaper"]
    uses = artist_uses(scene, die, actions)
    fee = scene.seen["sheets"][seat]["fees"].get(die["colour"], 0)
    shown: dict[str, Any] = {"icons": [name], "text": title, "fee": fee}
    if len(uses) > 1:
        shown["menu"] = menu(
            title,
            scene.language.say("Hire for which work?"),
            [name],
            uses,
            label=f"{words(scene).die(die['colour'])}: {title}",
            fee=fee,
        )
    elif not uses:
        shown["reason"] = _no_artist(scene, seat, die)
    return _cell(scene, die, uses, **shown)


def _no_artist(scene: Scene[Sight], seat: int, die: Die) -> str:
    """Why nobody can be hired with this die: of the reasons for works that are ready, the last."""
    say = scene.language.say
    if scene.state is None:
        return ""
    ready = [work["name"] for work in works_of(scene.seen["sheets"][seat]) if work["ready"]]
    if not ready:
        return say("no work ready")
    actions = [f"use {die['colour']} artist {work}" for work in ready]
    reasons = [scene.state.why_not(scene.game.words.worded(action)) for action in actions]
    dear = next((why for why in reasons if isinstance(why, TooDear)), None)
    return scene.phrases.because(dear, scene.names) if dear else say("no such work ready")


def _menus(scene: Scene[Sight], die: Die, found: dict[str, list[str]]) -> list[dict[str, Any]]:
    """What buildings let any die do, once a turn: one button each, the rest behind it."""
    box, say, plural = scene.game.box, scene.language.say, scene.language.plural
    menus = []
    if found["two"]:
        uses = kind_uses(scene, die, found["two"])
        number = box["effects.amounts.identical_resources"]
        text = plural("{number} alike", "{number} alike", number)
        menus.append((box["effects.identical_resources"], text, "resource", uses))
    if found["advance"]:
        uses = track_uses(scene, die, found["advance"])
        number = box["effects.amounts.steps"]
        text = plural("{number} step", "{number} steps", number)
        menus.append((box["effects.steps"], text, "captain", uses))
    if found["anonymous"]:
        text = say("free artist")
        uses = artist_uses(scene, die, found["anonymous"])
        if len(uses) == 1:
            uses = [uses[0] | {"text": text, "is_small": True}]
        menus.append((box["effects.anonymous_artist"], text, "anonymous", uses))
    return [
        menu(
            text,
            capital(building_effect(scene, number)) + ".",
            [icon],
            uses,
            label=f"{words(scene).die(die['colour'])}: {words(scene).building(number)}, {text}",
            is_small=True,
        )
        for number, text, icon, uses in menus
    ]


def _legend(scene: Scene[Sight]) -> str:
    """What low and high values bring, from the dice board in use."""
    say, box = scene.language.say, scene.game.box
    table = f"dice_board.{scene.seen['dice_board']}"
    rows = [
        (box[f"{table}.resources"][at], box[f"{table}.steps"][at], box[f"{table}.fee"][at])
        for at in range(6)
    ]
    parts = []
    first = 0
    for at in range(1, 7):
        if at == 6 or rows[at] != rows[first]:
            resources, steps, fee = rows[first]
            parts.append(
                say(
                    "{first} to {last}: {resources}, {steps}, artist for {fee}.",
                    first=first + 1,
                    last=at,
                    resources=scene.language.plural(
                        "{number} resource", "{number} resources", resources
                    ),
                    steps=scene.language.plural("{number} step", "{number} steps", steps),
                    fee=fee,
                )
            )
            first = at
    return " ".join(parts)


def _marks(scene: Scene[Sight]) -> dict[str, Mark]:
    """How sure we are of what a value brings, column by column."""
    table = f"dice_board.{scene.seen['dice_board']}"
    return {
        "resources": scene.grades.at(f"{table}.resources"),
        "personality": scene.grades.at(f"{table}.steps", f"{table}.fee"),
        "all": scene.grades.at(f"{table}.resources", f"{table}.steps", f"{table}.fee"),
    }
