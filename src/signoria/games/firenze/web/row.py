"""The card row: cards with their bricks, what each costs, and the deck beside it."""

from __future__ import annotations

from collections import Counter
from collections.abc import Iterable, Sequence
from typing import Any

from signoria.faces.web.grades import Mark
from signoria.faces.web.scene import Answer, Scene
from signoria.games.firenze.news.row import CardChosen
from signoria.games.firenze.sights import Place, Sight
from signoria.games.firenze.web.bricks import Offered, heaps, phrases_of
from signoria.games.firenze.web.fresh import Fresh
from signoria.games.firenze.web.moves import moves_of
from signoria.games.firenze.web.pieces import Pieces

GIVEN_TO_ROW = ("GiveForBrick", "GiveToRow")  # steps that lay bricks on a card
MOST_DRAWN = 4  # bricks of one colour on a card, one by one
LONG = 12  # letters of a word that need a smaller type
NOT_ON_CARDS = ("count", "start")  # how many there are
MOST_SHOWN = 60  # sets that would lay a brick of one colour on one card
FULL = 8  # more bricks on a card are only counted
IN_A_LINE, LINES = 4, 2  # bricks beside each other on a card, and the lines that have room


def row(scene: Scene[Sight], offered: Offered, new: Fresh, pieces: Pieces) -> list[dict[str, Any]]:
    """The six places from the left; in the hole that an event left, the event itself."""
    reaching = _reaching(scene, offered)
    return [
        _slot(scene, place, offered, reaching.get(place, []), new, pieces)
        for place in places(scene)
    ]


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
        **card_marks(scene, card),
    }


def card_marks(scene: Scene[Sight], card: str) -> dict[str, Mark]:
    """How sure we are of a card's name, and of what it does with which numbers."""
    table = f"cards.{card}"
    numbers = [name for name in scene.game.box.table(table) if name not in NOT_ON_CARDS]
    return {
        "name_mark": scene.grades.at(f"{table}.name"),
        "text_mark": scene.grades.at(f"{table}.effect", *(f"{table}.{name}" for name in numbers)),
    }


def _slot(
    scene: Scene[Sight],
    place: int,
    offered: Offered,
    reaching: Sequence[str],
    new: Fresh,
    pieces: Pieces,
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
            "piece": pieces.event,
        }
    swaps = {
        move.split()[1]: answer
        for action, answer in offered.items()
        for move in moves_of(action)
        if move.startswith("swap ") and move.endswith(f" {place}")
    }
    now = scene.seen["now"]
    answer = offered.get(f"take {place}")
    is_full = sum(lying["bricks"].values()) > FULL or lines(lying["bricks"].values()) > LINES
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
        "piece": pieces.row[place],
        "heaps": bricks,
        "answer": answer,
        "is_fresh": place in new.cards,
        "is_chosen": now["place"] == place,
        "is_next": _next(scene, place),
        "ghosts": _ghosts(scene, offered, place, reaching),
        "cost": _cost(scene, lying["cost"]),
        "pays": _paid(offered, place),
        "reason": _reason(scene, lying, answer),
    }


def lines(counts: Iterable[int]) -> int:
    """How many lines the bricks of a card take when those of a colour stay together."""
    found, room = 1, IN_A_LINE
    for count in filter(None, counts):
        if count > room:
            found, room = found + 1, IN_A_LINE
        room -= count
    return found


def _paid(offered: Offered, place: int) -> dict[str, Any] | None:
    """The card together with the bricks that pay for it: one press more to the point."""
    for action, answer in offered.items():
        card, *payment = moves_of(action)
        if card == f"take {place}" and payment:
            colours = Counter(move.split()[1] for move in payment)
            return {"answer": answer, "colours": list(colours.items())}
    return None


def _hole(scene: Scene[Sight]) -> int:
    """The first empty place."""
    return next(place for place in places(scene) if scene.seen["row"][place - 1] is None)


def _reaching(scene: Scene[Sight], offered: Offered) -> dict[int, list[str]]:
    """Which options would lay a brick of any colour on a place, to take a card beyond it."""
    found: dict[int, list[str]] = {}
    for action in offered:
        if action.startswith("take ") and len(moves_of(action)) == 1:
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
    laid: dict[str, list[str]] = {}
    for action in offered:
        for move in moves_of(action):
            verb, _, rest = move.partition(" ")
            if (verb == "pay" and rest.endswith(f" {place}")) or (verb == "give" and is_given_here):
                laid.setdefault(rest.split()[0], []).append(action)
    return found + [
        {"actions": ";".join(actions), "colour": colour}
        for colour, actions in laid.items()
        if len(actions) <= MOST_SHOWN
    ]


def _next(scene: Scene[Sight], place: int) -> str:
    """Which of the bricks that are still due goes onto a card."""
    now = scene.seen["now"]
    if now["pays_on"] is None or now["place"] is None:
        return ""
    if not now["pays_on"] <= place < now["place"]:
        return ""
    if now["due"] == 1:
        return scene.language.say("the brick goes here")
    return scene.language.say("brick {number}", number=place - now["pays_on"] + 1)


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
    if not deck["most_reshuffles"]:
        return scene.language.say("reshuffled {count} times", count=deck["reshuffles"])
    return scene.language.say(
        "reshuffled {count} of {most}", count=deck["reshuffles"], most=deck["most_reshuffles"]
    )
