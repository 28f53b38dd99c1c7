"""The action cards: name, kind, and what they do, in our own words, with the box's numbers."""

from __future__ import annotations

from typing import Any

from signoria.faces.phrases.language import Language, Term, signed, term
from signoria.faces.phrases.printed import Printed, Unsure
from signoria.kernel.box import Box

_NAMES: dict[str, Term] = {
    "wholesaler": term("card", "Wholesaler"),
    "smuggler": term("card", "Smuggler"),
    "mason": term("card", "Mason"),
    "saboteur": term("card", "Saboteur"),
    "spy": term("card", "Spy"),
    "patrician": term("card", "Patrician"),
    "princess": term("card", "Princess"),
    "workshop": term("card", "Workshop"),
    "warehouse": term("card", "Warehouse"),
    "trading_house": term("card", "Trading House"),
    "recognition": term("card", "Recognition"),
    "monument": term("card", "Monument"),
    "tower_feast": term("card", "Tower Feast"),
    "feast_of_colours": term("card", "Feast of Colours"),
    "scandal": term("card", "Scandal"),
    "storehouse_fire": term("card", "Storehouse Fire"),
    "botch": term("card", "Botch"),
    "collapse": term("card", "Collapse"),
    "tribute": term("card", "Tribute"),
    "luxury_tax": term("card", "Luxury Tax"),
    "flood": term("card", "Flood"),
    "alms": term("card", "Alms"),
    "campanile": term("card", "Campanile"),
    "san_miniato": term("card", "San Miniato"),
    "santa_croce": term("card", "Santa Croce"),
    "santa_maria_novella": term("card", "Santa Maria Novella"),
    "orsanmichele": term("card", "Orsanmichele"),
}

CAMPANILE = "campanile"
PERSONNEL = ("wholesaler", "smuggler", "mason", "saboteur", "spy", "patrician", "princess")
BUILDINGS = ("workshop", "warehouse", "trading_house")
CELEBRATIONS = ("recognition", "monument", "tower_feast", "feast_of_colours", "scandal")
EVENTS = ("storehouse_fire", "botch", "collapse", "tribute", "luxury_tax", "flood", "alms")


def card_name(language: Language, card: str) -> str:
    """What a card is called."""
    return language.term(_NAMES[card])


def kind_of(card: str) -> str:
    """Which kind a card is, as observations name it."""
    if card in PERSONNEL:
        return "personnel"
    if card in BUILDINGS:
        return "building"
    if card in CELEBRATIONS:
        return "celebration"
    return "event" if card in EVENTS else "church"


def card_text(language: Language, card: str, box: Box) -> str:
    """What a card does, in a sentence."""
    return _text(language, card, box.table(f"cards.{card}"), box)


def marked_text(language: Language, card: str, printed: Printed) -> str:
    """The same, with a mark at numbers that we are not sure of."""
    return _text(language, card, printed(f"cards.{card}"), printed.box)


def _text(language: Language, card: str, numbers: dict[str, Any], box: Box) -> str:
    if card in PERSONNEL or card in BUILDINGS:
        return _lasting_or_played(language, card, numbers, box)
    if card in CELEBRATIONS:
        return _celebration(language, card, numbers)
    if card in EVENTS:
        return _event(language, card, numbers)
    return _church(language, card, numbers)


def points(number: int) -> str:
    """``+3`` or ``−3``."""
    if number < 0:
        return str(number) if isinstance(number, Unsure) else signed(number)
    return f"+{number}"


def _lasting_or_played(language: Language, card: str, numbers: dict[str, Any], box: Box) -> str:
    say, plural = language.say, language.plural
    match card:
        case "wholesaler":
            return plural(
                "Swap {number} of your bricks for one that lies in the row.",
                "Swap up to {number} of your bricks, one for one, for bricks in the row.",
                numbers["swaps"],
            )
        case "smuggler":
            return say("Swap one of your bricks for one from another player's storehouse.")
        case "mason":
            return plural(
                "Construction costs {number} brick less this turn.",
                "Construction costs {number} bricks less this turn.",
                numbers["saves"],
            )
        case "saboteur":
            return say("Take the top brick off another player's tower.")
        case "spy":
            return say("Take a brick from another player's storehouse.")
        case "patrician":
            return say("Discard a celebration, or be spared an event you took.")
        case "princess":
            return say("Before you choose: your card costs nothing this turn.")
        case "workshop":
            return plural(
                "Construction costs {number} brick less every turn.",
                "Construction costs {number} bricks less every turn.",
                numbers["saves"],
            )
        case "warehouse":
            return say(
                "Keep up to {limit} bricks instead of {usual}.",
                limit=numbers["limit"],
                usual=box["limits.storehouse"],
            )
    return say(
        "The exchange costs {price} bricks instead of {usual}.",
        price=numbers["give"],
        usual=box["exchange.give"],
    )


def _celebration(language: Language, card: str, numbers: dict[str, Any]) -> str:
    say = language.say
    gain = points(numbers["points"])
    match card:
        case "monument":
            return say("Goes to the player with the tallest tower now. {gain}.", gain=gain)
        case "scandal":
            return say("{gain} points.", gain=gain)
        case "feast_of_colours":
            return say("{gain} for each tower that has a seal of yours.", gain=gain)
    heights = language.listed([str(height) for height in numbers["heights"]])
    return say("{gain} for each of your seals at heights {heights}.", gain=gain, heights=heights)


def _event(language: Language, card: str, numbers: dict[str, Any]) -> str:
    say, plural = language.say, language.plural
    match card:
        case "storehouse_fire":
            return say("You lose half of the bricks in your storehouse, rounded up.")
        case "botch":
            return say("One of your towers loses its top brick.")
        case "collapse":
            return say("Everybody's tallest tower loses its top brick.")
        case "tribute":
            return plural(
                "Everybody returns {number} brick to the pouch.",
                "Everybody returns {number} bricks to the pouch.",
                numbers["bricks"],
            )
        case "luxury_tax":
            return plural(
                "Everybody returns {number} brick for each card they have.",
                "Everybody returns {number} bricks for each card they have.",
                numbers["bricks"],
            )
        case "flood":
            return plural(
                "Everybody keeps {number} brick at most in the storehouse.",
                "Everybody keeps {number} bricks at most in the storehouse.",
                numbers["keep"],
            )
    return plural(
        "Give the next player {number} of your bricks.",
        "Give the next player {number} of your bricks.",
        numbers["bricks"],
    )


def _church(language: Language, card: str, numbers: dict[str, Any]) -> str:
    say = language.say
    gain = points(numbers["points"])
    match card:
        case "campanile":
            return say("First to complete a tower with a brick of each colour: {gain}.", gain=gain)
        case "santa_maria_novella":
            return language.plural(
                "First to fulfil {number} commission in one turn: {gain}.",
                "First to fulfil {number} commissions in one turn: {gain}.",
                numbers["commissions"],
                gain=gain,
            )
        case "orsanmichele":
            return say("First to fulfil a balcony: {gain}.", gain=gain)
    return say(
        "First to fulfil a commission of height {height}: {gain}.",
        height=numbers["height"],
        gain=gain,
    )
