"""Sentences for facts that hold much: the set-up, what was built, what is due, a commission."""

from __future__ import annotations

from signoria.faces.phrases.kinds import Names
from signoria.faces.phrases.language import Language
from signoria.games.firenze.news.building import Built, Fulfilled
from signoria.games.firenze.news.cards import BricksDue
from signoria.games.firenze.news.row import TableSet
from signoria.games.firenze.phrases.cards import CAMPANILE, card_name
from signoria.games.firenze.phrases.names import balcony_name, space_name


def table_set(language: Language, fact: TableSet) -> list[str]:
    """Balconies, neutral seals and the row."""
    say = language.say
    balconies = [
        say(
            "{balcony} on {commission} for {points}",
            balcony=balcony_name(language, tile.numeral),
            commission=space_name(language, tile.colour, tile.height),
            points=tile.points,
        )
        for tile in fact.balconies
    ]
    closed = [space_name(language, space.colour, space.height) for space in fact.closed]
    cards = language.listed([card_name(language, card) for card in fact.row])
    told = [say("The balconies: {balconies}.", balconies=language.listed(balconies))]
    if closed:
        told.append(say("Neutral seals close {commissions}.", commissions=language.listed(closed)))
    return [*told, say("The row: {cards}.", cards=cards)]


def played(language: Language, card: str, name: str) -> str:
    """Two cards only change what something costs; of the others their effect is told."""
    if card == "mason":
        return language.say("{name} played Mason: building costs less this turn.", name=name)
    if card == "princess":
        return language.say("{name} played Princess: the card of this turn is free.", name=name)
    return ""


def built(language: Language, fact: Built, names: Names) -> str:
    """All bricks of a turn together."""
    towers = language.listed(
        [
            space_name(language, tower.colour, tower.height)
            if tower.colour
            else card_name(language, CAMPANILE)
            for tower in fact.towers
        ]
    )
    if fact.cost:
        return language.plural(
            "{name} built {number} brick and pays {cost}: {towers}.",
            "{name} built {number} bricks and pays {cost}: {towers}.",
            fact.bricks,
            name=names[fact.seat],
            cost=fact.cost,
            towers=towers,
        )
    return language.plural(
        "{name} built {number} brick: {towers}.",
        "{name} built {number} bricks: {towers}.",
        fact.bricks,
        name=names[fact.seat],
        towers=towers,
    )


def due(language: Language, fact: BricksDue, names: Names) -> str:
    """How many bricks somebody gives up, and why."""
    name = names[fact.seat]
    if fact.card is None:
        return language.plural(
            "{name} has {number} brick too many and returns it.",
            "{name} has {number} bricks too many and returns them.",
            fact.count,
            name=name,
        )
    card = card_name(language, fact.card)
    if fact.to is None:
        return language.plural(
            "{name} returns {number} brick to the pouch: {card}.",
            "{name} returns {number} bricks to the pouch: {card}.",
            fact.count,
            name=name,
            card=card,
        )
    return language.plural(
        "{name} gives {other} {number} brick: {card}.",
        "{name} gives {other} {number} bricks: {card}.",
        fact.count,
        name=name,
        other=names[fact.to],
        card=card,
    )


def fulfilled(language: Language, fact: Fulfilled, names: Names) -> str:
    """A commission, perhaps on a balcony."""
    space = space_name(language, fact.colour, fact.height)
    if fact.balcony:
        return language.plural(
            "{name} fulfilled {balcony}, {commission}, for {number}.",
            "{name} fulfilled {balcony}, {commission}, for {number}.",
            fact.points,
            name=names[fact.seat],
            balcony=balcony_name(language, fact.balcony),
            commission=space,
        )
    return language.plural(
        "{name} fulfilled {commission} for {number}.",
        "{name} fulfilled {commission} for {number}.",
        fact.points,
        name=names[fact.seat],
        commission=space,
    )
