"""Bricks that an option would move, in words to whoever may choose it."""

from __future__ import annotations

from signoria.faces.phrases.kinds import Names
from signoria.faces.phrases.language import Language
from signoria.games.firenze.news.cards import (
    BrickHandedOver,
    BrickReturned,
    BrickWanted,
    SwappedInRow,
    SwappedWith,
)
from signoria.games.firenze.news.row import BrickPaid
from signoria.games.firenze.phrases.cards import card_name
from signoria.games.firenze.phrases.names import brick_colour


def given(
    language: Language, fact: BrickPaid | BrickReturned | BrickHandedOver, names: Names
) -> str:
    """Where a brick goes, and how many follow."""
    parts = {"colour": brick_colour(language, fact.colour), "left": _still_due(language, fact.left)}
    match fact:
        case BrickHandedOver():
            name = names[fact.to]
            return language.say("A {colour} brick for {name}. {left}", name=name, **parts)
        case BrickReturned():
            return language.say("A {colour} brick goes into the pouch. {left}", **parts)
    if fact.wanted is None:
        card = card_name(language, fact.card)
        return language.say("A {colour} brick goes onto {card}. {left}", card=card, **parts)
    other = brick_colour(language, fact.wanted)
    return language.say("A {colour} brick, for the {wanted} one. {left}", wanted=other, **parts)


def _still_due(language: Language, left: int) -> str:
    if left <= 0:
        return language.say("That is all.")
    return language.plural("Then {number} more.", "Then {number} more.", left)


def wanted(language: Language, fact: BrickWanted | SwappedInRow | SwappedWith, names: Names) -> str:
    """What one gets, and gives for it."""
    say = language.say
    match fact:
        case SwappedInRow(_, lost, taken):
            swap = {"colour": brick_colour(language, lost), "wanted": brick_colour(language, taken)}
            return say("You swap {colour} for {wanted}.", **swap)
        case SwappedWith(_, target, lost, taken):
            swap = {"colour": brick_colour(language, lost), "wanted": brick_colour(language, taken)}
            return say("You give {name} {colour} for {wanted}.", name=names[target], **swap)
    colour = brick_colour(language, fact.colour)
    if fact.target is not None:
        return say(
            "You get a {colour} brick from {name}, and choose what to give.",
            colour=colour,
            name=names[fact.target],
        )
    return say(
        "You get the {colour} brick; what you give for it goes onto {card}.",
        colour=colour,
        card=card_name(language, fact.card or ""),
    )
