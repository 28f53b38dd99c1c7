"""The card row: cards with their bricks, what each costs, and the deck beside it."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Any

from signoria.faces.web.scene import Answer, Scene
from signoria.games.firenze.news.row import CardChosen
from signoria.games.firenze.sights import Place, Sight
from signoria.games.firenze.web.bricks import Offered, heaps, phrases_of
from signoria.games.firenze.web.fresh import Fresh

ON_ROW = ("take", "swap")
GIVEN_TO_ROW = ("GiveForBrick", "GiveToRow")  # steps that lay bricks on a card
MOST_DRAWN = 3  # bricks of one colour on a card, one by one
LONG = 12  # letters of a word that need a smaller type
FULL = 9  # more bricks on a card are only counted


def row(scene: Scene[Sight], offered: Offered, new: Fresh) -> list[dict[str, Any]]:
    """The six places from the left; in the hole that an event left, the event itself."""
    reaching = _reaching(scene, offered)
    return [_slot(scene, place, offered, reaching.get(place, []), new) for place in places(scene)]


def places(scene: Scene[Sight]) -> range:
    """The places of the row, from 1."""
    return range(1, len(scene.seen["row"]) + 1)


def face(scene: Scene[Sight], card: str) -> dict[str, Any]:
    """What stands on a card."""
    words = phrases_of(scene)
    kind = words.kind_of(card)
    longest = max(len(word) for word in words.card(card).split())
    return {
        "card": card,
        "kind": kind,
        "name": words.card(card),
        "is_long": longest > LONG,
        "kind_line": words.kind_line(kind),
        "text": words.card_text(card),
    }


def _slot(
    scene: Scene[Sight], place: int, offered: Offered, reaching: Sequence[str], new: Fresh
) -> dict[str, Any]:
    lying = scene.seen["row"][place - 1]
    if lying is None:
        event = scene.seen["event"]
        is_event = event is not None and place == _hole(scene)
        return {
            "place": place,
            "is_empty": not is_event,
            "is_event": is_event,
            "face": face(scene, event) if event is not None and is_event else None,
        }
    swaps = {
        action.split()[1]: answer
        for action, answer in offered.items()
        if action.startswith("swap") and action.endswith(f" {place}")
    }
    now = scene.seen["now"]
    answer = offered.get(f"take {place}")
    is_full = sum(lying["bricks"].values()) > FULL
    bricks = heaps(
        phrases_of(scene),
        f"row-{place}",
        lying["bricks"],
        [colour for at, colour in new.on_cards if at == place],
        swaps,
        most=1 if is_full else MOST_DRAWN,
    )
    return {
        "place": place,
        "is_empty": False,
        "is_event": False,
        "face": face(scene, lying["card"]),
        "label": _label(scene, lying),
        "heaps": bricks,
        "answer": answer,
        "is_fresh": place in new.cards,
        "is_chosen": now["place"] == place,
        "is_next": place == now["pays_on"],
        "ghosts": _ghosts(scene, offered, place, reaching),
        "cost": _cost(scene, lying["cost"]),
        "reason": _reason(scene, lying, answer),
    }


def _hole(scene: Scene[Sight]) -> int:
    """The first empty place."""
    return next(place for place in places(scene) if scene.seen["row"][place - 1] is None)


def _reaching(scene: Scene[Sight], offered: Offered) -> dict[int, list[str]]:
    """Which options would lay a brick of any colour on a place, to take a card beyond it."""
    found: dict[int, list[str]] = {}
    for action in offered:
        if action.startswith("take "):
            for fact in scene.preview(action).facts:
                if isinstance(fact, CardChosen):
                    for place in fact.over:
                        found.setdefault(place, []).append(action)
    return found


def _ghosts(
    scene: Scene[Sight], offered: Offered, place: int, reaching: Sequence[str]
) -> list[dict[str, str]]:
    """The bricks that options would lay on this card: of a colour, or of any."""
    found = [{"actions": ";".join(reaching), "colour": ""}] if reaching else []
    is_given_here = scene.seen["step"] in GIVEN_TO_ROW and scene.seen["now"]["place"] == place
    return found + [
        {"actions": action, "colour": action.split()[1]}
        for action in offered
        if (action.startswith("pay ") and action.endswith(f" {place}"))
        or (action.startswith("give ") and is_given_here)
    ]


def _cost(scene: Scene[Sight], cost: int) -> str:
    if cost == 0:
        return scene.language.say("free")
    return scene.language.plural("{number} brick", "{number} bricks", cost)


def _reason(scene: Scene[Sight], lying: Place, answer: Answer | None) -> str:
    """Why a card cannot be taken while others can."""
    if answer or scene.seen["step"] != "ChooseCard" or not scene.is_asked:
        return ""
    return scene.why_not(f"take {lying['place']}")


def _label(scene: Scene[Sight], lying: Place) -> str:
    words = phrases_of(scene)
    bricks = words.bricks(lying["bricks"]) or scene.language.say("no bricks")
    return f"{words.card(lying['card'])}: {bricks}"


# Beside the row


def deck(scene: Scene[Sight]) -> dict[str, Any]:
    """How many cards and bricks are still to come."""
    words, seen = phrases_of(scene), scene.seen
    cards = seen["deck"]["cards"] + seen["deck"]["start_cards"]
    discards = [
        f"{words.card(card)} ×{count}" if count > 1 else words.card(card)
        for card, count in seen["discards"].items()
    ]
    bag = sum(seen["bag"].values())
    return {
        "cards": scene.language.plural("{number} card", "{number} cards", cards),
        "discards": scene.language.plural(
            "{number} discarded", "{number} discarded", sum(seen["discards"].values())
        ),
        "discards_label": scene.language.listed(discards),
        "bag": scene.language.plural("{number} in the pouch", "{number} in the pouch", bag),
        "bag_label": words.bricks(seen["bag"]) or scene.language.say("The pouch is empty"),
        "colours": [
            {"colour": colour, "letter": words.letter(colour), "count": count}
            for colour, count in seen["bag"].items()
        ],
        "reshuffles": _reshuffles(scene),
    }


def _reshuffles(scene: Scene[Sight]) -> str:
    deck = scene.seen["deck"]
    if not deck["reshuffles"]:
        return ""
    return scene.language.say(
        "reshuffled {count} of {most}", count=deck["reshuffles"], most=deck["most_reshuffles"]
    )


def answers_here(answers: Sequence[Answer]) -> bool:
    """Whether something is to be chosen in the row."""
    return any(answer.action.split()[0] in ON_ROW for answer in answers)
