"""What an option does, in a sentence or two; what the rules can say, they say on a copy."""

from __future__ import annotations

from typing import Any

from signoria.faces.web.paint import capital
from signoria.faces.web.scene import Scene
from signoria.games.firenze.web.bricks import phrases_of
from signoria.games.firenze.web.site import scene_commission


def consequence(scene: Scene[Any], action: str) -> str:
    """The sentences for one option."""
    words, say = phrases_of(scene), scene.language.say
    match action.split():
        case ["take", place]:
            return _take(scene, scene.seen["row"][int(place) - 1])
        case ["play", card]:
            return words.card_text(card)
        case ["pay", colour, place]:
            return _pay(scene, colour, int(place))
        case ["give", colour]:
            return _give(scene, colour)
        case ["want", colour]:
            return _want(scene, colour)
        case ["swap", colour, place]:
            return _swap(scene, colour, int(place))
        case ["exchange"]:
            return say("First choose the brick that you want in the row, then what you give.")
        case ["target", seat]:
            return _target(scene, int(seat))
        case ["build" | "again", colour, height]:
            return _build(scene, colour, int(height))
        case ["campanile", colour]:
            return _campanile(scene, colour)
        case ["cut", *what]:
            return _cut(scene, what)
        case ["fulfil", *_]:
            return _fulfil(scene, action)
        case ["seal", colour, height]:
            space = capital(words.space(colour, int(height)))
            return say("{commission} is closed to everybody.", commission=space)
        case ["discard", card]:
            return words.card_text(card)
        case ["pass"]:
            return _pass(scene)
    return ""


def _me(scene: Scene[Any]) -> dict[str, Any]:
    assert scene.seat is not None
    player: dict[str, Any] = scene.seen["players"][scene.seat]
    return player


def _take(scene: Scene[Any], lying: dict[str, Any]) -> str:
    words, say = phrases_of(scene), scene.language.say
    bricks = words.bricks(lying["bricks"])
    said = [f"{words.card(lying['card'])}. {words.card_text(lying['card'])}"]
    if lying["card"] in _me(scene)["buildings"]:
        said.append(say("You have this building already: the card is discarded."))
    if lying["kind"] == "church" and None not in scene.seen["churches"]:
        said.append(say("No church space is free: the card is discarded."))
    if lying["cost"]:
        said.append(
            scene.language.plural(
                "You lay {number} brick on the card to its left.",
                "You lay {number} bricks, one on each card to its left.",
                lying["cost"],
            )
        )
    if bricks:
        said.append(say("You get {bricks}.", bricks=bricks))
    return " ".join(said)


def _pay(scene: Scene[Any], colour: str, place: int) -> str:
    words = phrases_of(scene)
    lying = scene.seen["row"][place - 1]
    return scene.language.say(
        "A {colour} brick goes onto {card}. {left}",
        colour=words.colour(colour),
        card=words.card(lying["card"]),
        left=_still_due(scene),
    )


def _give(scene: Scene[Any], colour: str) -> str:
    words, say = phrases_of(scene), scene.language.say
    brick, now = words.colour(colour), scene.seen["now"]
    match str(scene.seen["step"]).split()[0]:
        case "GiveForBrick":
            return say(
                "A {colour} brick, for the {wanted} one. {left}",
                colour=brick,
                wanted=words.colour(now["wanted"]),
                left=_still_due(scene),
            )
        case "GiveToRow":
            return say(
                "You swap {colour} for {wanted}.", colour=brick, wanted=words.colour(now["wanted"])
            )
        case "GiveToTarget":
            return say(
                "You give {name} {colour} for {wanted}.",
                name=scene.names[now["target"]],
                colour=brick,
                wanted=words.colour(now["wanted"]),
            )
        case "GiveAlms":
            after = scene.names[(scene.seen["turn"] + 1) % scene.seen["seats"]]
            return say(
                "A {colour} brick for {name}. {left}",
                colour=brick,
                name=after,
                left=_still_due(scene),
            )
    return say("A {colour} brick goes into the pouch. {left}", colour=brick, left=_still_due(scene))


def _still_due(scene: Scene[Any]) -> str:
    left = scene.seen["now"]["due"] - 1
    if left <= 0:
        return scene.language.say("That is all.")
    return scene.language.plural("Then {number} more.", "Then {number} more.", left)


def _want(scene: Scene[Any], colour: str) -> str:
    words, say = phrases_of(scene), scene.language.say
    name = scene.names[scene.seen["now"]["target"]]
    if scene.seen["now"]["playing"] == "spy":
        return say("You take a {colour} brick from {name}.", colour=words.colour(colour), name=name)
    return say(
        "You get a {colour} brick from {name}, and choose what to give.",
        colour=words.colour(colour),
        name=name,
    )


def _swap(scene: Scene[Any], colour: str, place: int) -> str:
    words = phrases_of(scene)
    card = words.card(scene.seen["row"][place - 1]["card"])
    return scene.language.say(
        "You get the {colour} brick; what you give for it goes onto {card}.",
        colour=words.colour(colour),
        card=card,
    )


def _target(scene: Scene[Any], seat: int) -> str:
    words, say = phrases_of(scene), scene.language.say
    if scene.seen["event"]:
        card = words.card(scene.seen["event"])
        return say("{name} receives the {card}.", name=scene.names[seat], card=card)
    bricks = words.bricks(scene.seen["players"][seat]["storehouse"])
    if not bricks:
        return say("{name} has no bricks in the storehouse.", name=scene.names[seat])
    return say("{name} has {bricks} in the storehouse.", name=scene.names[seat], bricks=bricks)


def _costs(scene: Scene[Any]) -> str:
    """What the bricks of this turn cost with one more."""
    now = scene.seen["now"]
    built = now["built"] + 1
    return scene.language.plural(
        "{number} brick laid this turn: costs {cost}.",
        "{number} bricks laid this turn: cost {cost}.",
        built,
        cost=now["costs"][built],
    )


def _build(scene: Scene[Any], colour: str, height: int) -> str:
    say, commission = scene.language.say, scene_commission(scene, colour, height)
    tower = capital(phrases_of(scene).tower(colour, height))
    if commission is None:
        said = say("{tower}.", tower=tower)
    elif commission["open"]:
        said = scene.language.plural(
            "{tower}: {number} point.",
            "{tower}: {number} points.",
            commission["points"],
            tower=tower,
        )
    elif commission["balcony"] and commission["seal"] is None:
        said = say(
            "{tower}: balcony {numeral}, not open yet.",
            tower=tower,
            numeral=commission["balcony"],
        )
    else:
        said = say("{tower}: that commission is gone.", tower=tower)
    return f"{said} {_costs(scene)}"


def _campanile(scene: Scene[Any], colour: str) -> str:
    said = scene.language.say(
        "Campanile: {count} of {all} colours.",
        count=len(_me(scene)["campanile"]["bricks"]) + 1,
        all=len(scene.seen["towers"]),
    )
    return f"{said} {_costs(scene)}"


def _cut(scene: Scene[Any], what: list[str]) -> str:
    say = scene.language.say
    if what[0] == "campanile":
        return say("Its top brick goes into the pouch.")
    colour, height = what[0], int(what[1])
    if height == 1:
        return say("Its only brick goes into the pouch: the tower is gone.")
    tower = phrases_of(scene).tower(colour, height - 1)
    return say("Its top brick goes into the pouch: a {tower} stays.", tower=tower)


def _fulfil(scene: Scene[Any], action: str) -> str:
    """Everything it brings, line by line, as the rules write it down."""
    assert scene.seat is not None
    after = scene.after(action)["players"][scene.seat]
    lines = _me(scene)["lines"]
    gains = [
        f"{scene.phrases.line(name)} +{points - lines[name]}"
        for name, points in after["lines"].items()
        if points != lines[name]
    ]
    return scene.language.plural(
        "{gains}. Then you have {number} seal left.",
        "{gains}. Then you have {number} seals left.",
        after["seals_left"],
        gains=", ".join(gains),
    )


def _pass(scene: Scene[Any]) -> str:
    say = scene.language.say
    match str(scene.seen["step"]).split()[0]:
        case "FaceEvent":
            words = phrases_of(scene)
            return words.card_text(scene.seen["event"])
        case "BuildTowers":
            return _abandoned(scene)
        case "FulfilCommissions":
            return say("Your towers stay: each must be raised next turn.") if _stand(scene) else ""
    return ""


def _stand(scene: Scene[Any]) -> bool:
    return bool(_me(scene)["towers"])


def _abandoned(scene: Scene[Any]) -> str:
    """Towers that come down when no more is built."""
    words, me = phrases_of(scene), _me(scene)
    lost = [
        words.tower(tower["colour"], tower["height"])
        for tower in me["towers"]
        if not tower["worked_on"]
    ]
    if me["campanile"]["bricks"] and not me["campanile"]["worked_on"]:
        lost.append(words.card("campanile"))
    if not lost:
        return ""
    return scene.language.plural(
        "Not raised, so it comes down: {towers}. Half of its bricks are lost.",
        "Not raised, so they come down: {towers}. Half of their bricks are lost.",
        len(lost),
        towers=scene.language.listed(lost),
    )
