"""What happened in Firenze, in sentences. Several moves are often one deed, told with its last."""

from __future__ import annotations

from signoria.faces.phrases.kinds import Names, Said, Seen
from signoria.faces.phrases.language import Language
from signoria.games.firenze.phrases.actions import parts, step_of
from signoria.games.firenze.phrases.bricks import bricks_in_words
from signoria.games.firenze.phrases.cards import card_name
from signoria.games.firenze.phrases.consequences import consequences
from signoria.games.firenze.phrases.names import tower_name
from signoria.games.firenze.phrases.telling_chance import chance
from signoria.games.firenze.phrases.telling_fulfil import fulfilled
from signoria.games.firenze.phrases.telling_personnel import personnel
from signoria.kernel.steps import CHANCE


def deed(
    language: Language, before: Seen, who: int, action: str, after: Seen, names: Names
) -> list[Said]:
    """A move in sentences, and what the rules did after it."""
    if who == CHANCE:
        told = chance(language, before, action, after, names)
    else:
        told = _choice(language, before, who, action, after, names)
    return told + consequences(language, before, action, after, names)


def _choice(
    language: Language, before: Seen, who: int, action: str, after: Seen, names: Names
) -> list[Said]:
    say = language.say
    chosen, name = parts(action), names[who]
    match step_of(before):
        case "ChooseCard" if chosen.verb == "take":
            if after["now"]["place"] is None:
                return _took(language, before, chosen.number, 0, after, names)
            return []
        case "PayCardCosts":
            if before["now"]["due"] == 1:
                place = before["now"]["place"]
                return _took(language, before, place, place - 1, after, names)
            return []
        case "FaceEvent" if chosen.verb == "play":
            event = card_name(language, before["event"])
            return [
                Said(
                    who,
                    say("{name} played Patrician and is spared: {card}.", name=name, card=event),
                )
            ]
        case "GiveMonument":
            receiver = names[chosen.number]
            return [
                Said(
                    chosen.number,
                    say("The Monument goes to the tallest tower: {name}'s.", name=receiver),
                )
            ]
        case "Botch" | "Collapse":
            tower = _tower(language, chosen.name, chosen.colour, chosen.number)
            lost = say("{name} lost a top brick: {tower}.", name=name, tower=tower)
            return [Said(who, lost)]
        case "GiveForBrick":
            if before["now"]["due"] == 1:
                return [Said(who, _exchanged(language, before, who, names))]
            return []
        case "FulfilCommissions" if chosen.verb == "fulfil":
            return fulfilled(language, before, who, chosen, after, names)
        case "CardLimit" if chosen.verb == "discard":
            card = card_name(language, chosen.name)
            return [Said(who, say("{name} discarded {card}.", name=name, card=card))]
    return personnel(language, before, who, action, names)


def _took(
    language: Language, before: Seen, place: int, paid: int, after: Seen, names: Names
) -> list[Said]:
    """A card left the row: for how much, with which bricks, and where it went."""
    seat = before["turn"]
    card = before["row"][place - 1]
    name, title = names[seat], card_name(language, card["card"])
    bricks = bricks_in_words(language, card["bricks"]) or language.say("no bricks")
    if paid:
        sentence = language.plural(
            "{name} paid {number} brick and took {card} with {bricks}.",
            "{name} paid {number} bricks and took {card} with {bricks}.",
            paid,
            name=name,
            card=title,
            bricks=bricks,
        )
    else:
        sentence = language.say(
            "{name} took {card} with {bricks}.", name=name, card=title, bricks=bricks
        )
    return [Said(seat, sentence), *_went(language, before, card, after, names)]


def _went(
    language: Language, before: Seen, card: dict[str, str], after: Seen, names: Names
) -> list[Said]:
    """Only where that is not what one expects."""
    say = language.say
    seat = before["turn"]
    if card["kind"] == "building" and card["card"] in before["players"][seat]["buildings"]:
        return [Said(seat, say("{name} has one already: it is discarded.", name=names[seat]))]
    if card["kind"] == "church" and card["card"] not in after["churches"]:
        return [Said(None, say("All church spaces are taken: it is discarded."))]
    if card["card"] == "monument" and after["event"] is None:
        return [Said(seat, say("{name} keeps the Monument.", name=names[seat]))]
    return []


def _exchanged(language: Language, before: Seen, who: int, names: Names) -> str:
    return language.plural(
        "{name} exchanged {number} brick for {bricks}.",
        "{name} exchanged {number} bricks for {bricks}.",
        before["players"][who]["exchange_price"],
        name=names[who],
        bricks=bricks_in_words(language, {before["now"]["wanted"]: 1}),
    )


def _tower(language: Language, name: str, colour: str, height: int) -> str:
    return card_name(language, name) if name else tower_name(language, colour, height)
