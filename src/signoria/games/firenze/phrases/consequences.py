"""What the rules did after a move in Firenze: told by comparing what was seen before and after."""

from __future__ import annotations

from collections import Counter
from collections.abc import Iterable
from typing import Any

from signoria.faces.phrases.kinds import Names, Said, Seen
from signoria.faces.phrases.language import Language
from signoria.games.firenze.phrases.actions import CAMPANILE, parts, step_of
from signoria.games.firenze.phrases.cards import CELEBRATIONS, card_name
from signoria.games.firenze.phrases.cards import points as signed
from signoria.games.firenze.phrases.names import space_name, tower_name

BUILDING = ("build", "again", "campanile")
BEFORE_TEARING = (1, 2, 3)  # phases
TAKES_BRICKS = ("tribute", "luxury_tax", "flood")


def consequences(
    language: Language, before: Seen, action: str, after: Seen, names: Names
) -> list[Said]:
    """In the order of a turn."""
    return [
        *_losses(language, before, action, after, names),
        *_built(language, before, action, after, names),
        *_torn_down(language, before, action, after, names),
        *_must_give(language, before, after, names),
        *_reshuffled(language, before, after),
        *_final_scoring(language, before, after, names),
    ]


def _must_give(language: Language, before: Seen, after: Seen, names: Names) -> list[Said]:
    """Told when it begins: how many bricks somebody gives up."""
    due, actor = after["now"]["due"], after["actor"]
    if after["step"] == before["step"] or not due:
        return []
    match step_of(after):
        case "ReturnBricks":
            sentence = language.plural(
                "{name} returns {number} brick to the pouch: {card}.",
                "{name} returns {number} bricks to the pouch: {card}.",
                due,
                name=names[actor],
                card=card_name(language, after["event"]),
            )
        case "GiveAlms":
            sentence = language.plural(
                "{name} gives {other} {number} brick: {card}.",
                "{name} gives {other} {number} bricks: {card}.",
                due,
                name=names[actor],
                other=names[(after["turn"] + 1) % after["seats"]],
                card=card_name(language, after["event"]),
            )
        case "StorehouseLimit":
            sentence = language.plural(
                "{name} has {number} brick too many and returns it.",
                "{name} has {number} bricks too many and returns them.",
                due,
                name=names[actor],
            )
        case _:
            return []
    return [Said(actor, sentence)]


def _built(language: Language, before: Seen, action: str, after: Seen, names: Names) -> list[Said]:
    """Told when building is finished: all bricks of the turn together."""
    chosen, seat = parts(action), before["turn"]
    built = before["now"]["built"] + (chosen.verb in BUILDING)
    if not built or after["now"]["built"]:
        return []
    mine = before["players"][seat]
    worked = [(t["colour"], t["height"]) for t in mine["towers"] if t["worked_on"]]
    if chosen.verb == "again":
        worked.remove((chosen.colour, chosen.number - 1))
    if chosen.verb in ("build", "again"):
        worked.append((chosen.colour, chosen.number))
    towers = [space_name(language, colour, height) for colour, height in worked]
    if mine["campanile"]["worked_on"] or chosen.verb == "campanile":
        towers.append(card_name(language, CAMPANILE))
    cost = after["now"]["due"] if step_of(after) == "PayConstructionCosts" else 0
    listed = language.listed(towers)
    if cost:
        sentence = language.plural(
            "{name} built {number} brick and pays {cost}: {towers}.",
            "{name} built {number} bricks and pays {cost}: {towers}.",
            built,
            name=names[seat],
            cost=cost,
            towers=listed,
        )
    else:
        sentence = language.plural(
            "{name} built {number} brick: {towers}.",
            "{name} built {number} bricks: {towers}.",
            built,
            name=names[seat],
            towers=listed,
        )
    return [Said(seat, sentence)]


def _torn_down(
    language: Language, before: Seen, action: str, after: Seen, names: Names
) -> list[Said]:
    """What was not worked on, when phase 4 has gone by."""
    seat = before["turn"]
    is_past = after["phase"] not in BEFORE_TEARING or after["turn"] != seat
    if before["phase"] not in BEFORE_TEARING or not is_past:
        return []
    chosen, mine = parts(action), before["players"][seat]
    idle = Counter((t["colour"], t["height"]) for t in mine["towers"] if not t["worked_on"])
    if chosen.verb == "build":
        idle[chosen.colour, chosen.number - 1] -= 1
    if chosen.verb == "cut" and step_of(before) in ("Botch", "Collapse"):
        idle[chosen.colour, chosen.number] -= 1
        idle[chosen.colour, chosen.number - 1] += 1
    fallen = [
        (tower_name(language, colour, height), height)
        for colour, height in (+idle).elements()
        if height
    ]
    pile = mine["campanile"]
    if pile["bricks"] and not pile["worked_on"] and chosen.verb != "campanile":
        fallen.append((card_name(language, CAMPANILE), len(pile["bricks"])))
    return [
        Said(
            seat,
            language.plural(
                "{name} tore down: {tower}; {number} brick came back.",
                "{name} tore down: {tower}; {number} bricks came back.",
                height // 2,
                name=names[seat],
                tower=tower,
            ),
        )
        for tower, height in fallen
    ]


def _losses(language: Language, before: Seen, action: str, after: Seen, names: Names) -> list[Said]:
    """What events took without asking, at a table where they take the cheapest."""
    place = before["now"]["place"] or parts(action).number
    is_taken = step_of(before) in ("ChooseCard", "PayCardCosts") and not after["now"]["place"]
    card = before["row"][place - 1]["card"] if is_taken and place else before["event"]
    if before["now"]["discards"] != "cheapest" or step_of(before) == "GiveMonument":
        return []
    told = []
    for player in before["players"]:
        seat = player["seat"]
        if card in TAKES_BRICKS and (is_taken or step_of(before) == "FaceEvent"):
            stored = player["stored"]
            if seat == before["turn"] and is_taken:
                stored += sum(before["row"][place - 1]["bricks"].values())
                stored -= parts(action).verb == "pay"
            lost = stored - after["players"][seat]["stored"]
            if lost > 0:
                sentence = language.plural(
                    "{name} lost {number} brick: {card}.",
                    "{name} lost {number} bricks: {card}.",
                    lost,
                    name=names[seat],
                    card=card_name(language, card),
                )
                told.append(Said(seat, sentence))
        elif card == "collapse":
            for tower in _cut(language, player, after["players"][seat]):
                sentence = language.say(
                    "{name} lost a top brick: {tower}.", name=names[seat], tower=tower
                )
                told.append(Said(seat, sentence))
    return told


def _cut(language: Language, before: dict[str, Any], after: dict[str, Any]) -> Iterable[str]:
    """Towers that are not there any more as they were."""
    gone = Counter((t["colour"], t["height"]) for t in before["towers"])
    gone.subtract((t["colour"], t["height"]) for t in after["towers"])
    for colour, height in (+gone).elements():
        yield tower_name(language, colour, height)
    if len(after["campanile"]["bricks"]) < len(before["campanile"]["bricks"]):
        yield card_name(language, CAMPANILE)


def _reshuffled(language: Language, before: Seen, after: Seen) -> list[Said]:
    told = []
    if after["deck"]["reshuffles"] > before["deck"]["reshuffles"]:
        told.append(Said(None, language.say("The discards became the new deck.")))
    if after["end"]["last_round"] and not before["end"]["last_round"]:
        told.append(Said(None, language.say("The deck has run out too often: the last round.")))
    return told


def _final_scoring(language: Language, before: Seen, after: Seen, names: Names) -> list[Said]:
    if not after["over"] or before["over"]:
        return []
    told = [Said(None, language.say("The final scoring."))]
    for tower in after["towers"]:
        seat = tower["ahead"]
        if seat is not None:
            sentence = language.say(
                "{name} has the majority, {tower}: {points}.",
                name=names[seat],
                tower=tower_name(language, tower["colour"]),
                points=signed(tower["majority"]),
            )
            told.append(Said(seat, sentence))
    for player in after["players"]:
        for card in CELEBRATIONS:
            gain = player["lines"][card.replace("_", " ")]
            if gain:
                sentence = language.say(
                    "{name} has a celebration, {card}: {points}.",
                    name=names[player["seat"]],
                    card=card_name(language, card),
                    points=signed(gain),
                )
                told.append(Said(player["seat"], sentence))
    return told
