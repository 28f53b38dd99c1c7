"""Every option as an answer: drawn things carry it, or a button says it."""

from __future__ import annotations

from signoria.faces.web.paint import capital
from signoria.faces.web.scene import Answer, Scene
from signoria.games.firenze.sights import Sight
from signoria.games.firenze.web.bricks import phrases_of

UNDRAWN = ("exchange", "pass")


def answers(scene: Scene[Sight]) -> list[Answer]:
    """One an option, in the order of the rules."""
    return [
        Answer(
            action=action,
            label=capital(scene.phrases.label(scene.seen, action)),
            button=_button(scene, action),
            why=scene.phrases.consequence(scene.preview(action), scene.names),
            is_drawn=action.split()[0] not in UNDRAWN,
        )
        for action in scene.seen["options"]
    ]


def _button(scene: Scene[Sight], action: str) -> str:
    """What a button says: a deed in few words."""
    say, plural = scene.language.say, scene.language.plural
    match action.split():
        case ["exchange"]:
            assert scene.seat is not None
            price = scene.seen["players"][scene.seat]["exchange_price"]
            return plural(
                "Exchange {number} brick for one", "Exchange {number} bricks for one", price
            )
        case ["pass"]:
            return _pass(scene)
        case ["play", card]:
            return say("Play {card}", card=phrases_of(scene).card(card))
        case ["discard", card]:
            return say("Discard {card}", card=phrases_of(scene).card(card))
        case ["target", seat]:
            return say("Choose {name}", name=scene.names[int(seat)])
    return capital(scene.phrases.label(scene.seen, action))


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
                return scene.language.plural(
                    "Done, pay {number} brick",
                    "Done, pay {number} bricks",
                    now["construction_cost"],
                )
            return say("Done building")
        case "FulfilCommissions":
            if any(action.startswith("fulfil") for action in scene.seen["options"]):
                return say("Hand over no more") if now["fulfilled"] else say("Hand over nothing")
            return say("End the turn")
        case "Wholesaler":
            return say("Enough swaps")
    return say("Go on")
