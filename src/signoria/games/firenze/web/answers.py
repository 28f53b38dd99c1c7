"""Every option as an answer: drawn things carry it, or a button says it."""

from __future__ import annotations

from collections import Counter
from dataclasses import replace

from signoria.faces.web.paint import capital
from signoria.faces.web.scene import Answer, Scene
from signoria.games.firenze.phrases.actions import parts as parts_of
from signoria.games.firenze.sights import Sight
from signoria.games.firenze.web.bricks import phrases_of
from signoria.games.firenze.web.moves import moves_of, together
from signoria.games.firenze.web.shortcuts import cheapest, exchanged, shortcuts

UNDRAWN = ("exchange", "pass")
PAYMENTS = ("PayCardCosts", "PayConstructionCosts", "GiveForBrick")


def answers(scene: Scene[Sight]) -> list[Answer]:
    """One an option or a set, in the order of the rules; then what several moves do at once."""
    if _are_sets(scene):
        proposal = _proposal(scene)
        return [_set(scene, way, is_proposed=way == proposal) for way in scene.sets]
    return [
        *(_answer(scene, action) for action in scene.seen["options"]),
        *(_answer(scene, action) for action in shortcuts(scene)),
    ]


def earlier(scene: Scene[Sight]) -> list[Answer]:
    """What else could be done before the question that is shown."""
    if "earlier" not in scene.made:
        scene.made["earlier"] = _earlier(scene)
    found: list[Answer] = scene.made["earlier"]
    return found


def _earlier(scene: Scene[Sight]) -> list[Answer]:
    return [
        Answer(
            action=one.action,
            label=one.label,
            button=_button(scene, one.action),
            why=one.why,
            is_drawn=_is_drawn(one.action),
            is_earlier=True,
        )
        for one in scene.earlier
    ] + [replace(_answer(scene, action), is_earlier=True) for action in exchanged(scene)]


def _are_sets(scene: Scene[Sight]) -> bool:
    """Whether several bricks or cards are chosen together; a single one is pressed."""
    return any(len(way) > 1 for way in scene.sets)


def _answer(scene: Scene[Sight], action: str) -> Answer:
    return Answer(
        action=action,
        label=capital(_label(scene, action)),
        button=_button(scene, action),
        why=scene.phrases.consequence(scene.preview(action), scene.names),
        is_drawn=_is_drawn(action),
    )


def _is_drawn(action: str) -> bool:
    return moves_of(action)[-1].split()[0] not in UNDRAWN and not _is_payment(action)


def _is_payment(action: str) -> bool:
    """The end of building with what is paid for it."""
    *before, last = moves_of(action)
    return before[:1] == ["pass"] and last.startswith("give ")


def _label(scene: Scene[Sight], action: str) -> str:
    """Several moves: what the last of them leads to, and whom it is about."""
    *before, last = moves_of(action)
    label = scene.phrases.label(scene.seen, last, scene.names)
    if before and before[0].startswith("target "):
        who = scene.phrases.label(scene.seen, before[0], scene.names)
        return scene.language.say("{name}: {what}", name=who, what=label)
    if before and before[0] == "exchange":
        given = phrases_of(scene).bricks(
            Counter(parts_of(one).colour for one in [*before[2:], last])
        )
        wanted = scene.phrases.label(scene.seen, before[1], scene.names)
        return scene.language.say("exchange {given} for {brick}", given=given, brick=wanted)
    if before and before[0].startswith("take "):
        return _taken_and_paid(scene, action)
    if "pass" in before:
        return _finished(scene, before, last, label)
    if before and last.startswith("campanile "):
        return scene.language.plural(
            "{number} brick on the Campanile", "{number} bricks on the Campanile", len(before) + 1
        )
    return label


def _taken_and_paid(scene: Scene[Sight], action: str) -> str:
    card, *payment = moves_of(action)
    paid = Counter(parts_of(move).colour for move in payment)
    return scene.language.say(
        "{card}: pay {bricks}",
        card=scene.phrases.label(scene.seen, card, scene.names),
        bricks=phrases_of(scene).bricks(paid),
    )


def _finished(scene: Scene[Sight], before: list[str], last: str, label: str) -> str:
    """The end of building, with what is paid for it and handed over then."""
    say = scene.language.say
    given = [parts_of(move).colour for move in [*before, last] if move.startswith("give ")]
    bricks = phrases_of(scene).bricks(Counter(given))
    if last.startswith("give "):
        return say("finish building and pay {bricks}", bricks=bricks)
    if before[0] != "pass":
        number = before.index("pass")
        return scene.language.plural(
            "lay {number} brick, finish building and hand over: {tower}",
            "lay {number} bricks, finish building and hand over: {tower}",
            number,
            tower=label,
        )
    if given:
        return say(
            "finish building, pay {bricks} and hand over: {tower}", bricks=bricks, tower=label
        )
    return say("finish building and hand over: {tower}", tower=label)


# Sets


def _set(scene: Scene[Sight], way: tuple[str, ...], is_proposed: bool) -> Answer:
    """Bricks that are given together. Those for a card lie on the cards in the order in which
    they are chosen.
    """
    colours = tuple(parts_of(move).colour for move in way)
    return Answer(
        action=together(*way),
        label=capital(scene.phrases.labels(scene.seen, way, scene.names)),
        button=_deed(scene, phrases_of(scene).bricks(Counter(colours))),
        parts=colours,
        is_proposed=is_proposed,
    )


def _proposal(scene: Scene[Sight]) -> tuple[str, ...]:
    """What is chosen already when the question comes, and gives way to any other choice."""
    wanted = cheapest(scene, max(len(way) for way in scene.sets))
    for way in scene.sets:
        if [parts_of(move).colour for move in way] == wanted:
            return way
    return ()


def _deed(scene: Scene[Sight], bricks: str) -> str:
    say = scene.language.say
    if str(scene.seen["step"]) in PAYMENTS:
        return say("Pay {bricks}", bricks=bricks)
    if scene.seen["now"]["receiver"] is not None:
        return say("Give {bricks}", bricks=bricks)
    return say("Return {bricks}", bricks=bricks)


def empty(scene: Scene[Sight]) -> tuple[str, str]:
    """The main answer while too little is chosen, and what is still to be chosen."""
    number = max((len(way) for way in scene.sets), default=0)
    return (
        scene.language.plural("Choose {number} brick", "Choose {number} bricks", number),
        scene.language.say("choose them in your storehouse, in any order"),
    )


# Buttons


def _button(scene: Scene[Sight], action: str) -> str:
    """What a button says: a deed in few words."""
    say = scene.language.say
    match moves_of(action)[-1].split():
        case ["exchange"]:
            assert scene.seat is not None
            price = scene.seen["players"][scene.seat]["exchange_price"]
            return say("Exchange {price} for 1", price=price)
        case ["pass"]:
            return _pass(scene)
        case ["give", _] if _is_payment(action):
            paid = Counter(parts_of(move).colour for move in moves_of(action)[1:])
            return say("Done, pay {bricks}", bricks=phrases_of(scene).bricks(paid))
        case ["play", card]:
            return say("Play {card}", card=phrases_of(scene).card(card))
        case ["discard", card]:
            return say("Discard {card}", card=phrases_of(scene).card(card))
        case ["target", seat]:
            return say("Choose {name}", name=scene.names[int(seat)])
        case ["start", seat]:
            return say("{name} begins", name=scene.names[int(seat)])
    return capital(_label(scene, action))


def _pass(scene: Scene[Sight]) -> str:
    """What going on is called, which depends on the step."""
    say, now = scene.language.say, scene.seen["now"]
    match str(scene.seen["step"]).split()[0]:
        case "FaceEvent":
            return say("Carry the event out")
        case "ExchangeBricks":
            return say("No exchange") if "exchange" in scene.seen["options"] else say("Go on")
        case "BuildTowers":
            if now["built"] == 0:
                return say("Build nothing")
            if now["construction_cost"]:
                return say("Pay otherwise")
            return say("Done building")
        case "FulfilCommissions":
            if any(action.startswith("fulfil") for action in scene.seen["options"]):
                return say("Hand over no more") if now["fulfilled"] else say("Hand over nothing")
            return say("End the turn")
        case "Wholesaler":
            return say("Enough swaps")
    return say("Go on")
