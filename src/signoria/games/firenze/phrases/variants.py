"""The variants of Firenze in words."""

from __future__ import annotations

from signoria.faces.phrases.kinds import ValueWords, VariantWords
from signoria.faces.phrases.language import Language, mark
from signoria.games.firenze.phrases.names import tower_colour
from signoria.kernel.game import Variant

_VARIANTS: dict[str, tuple[str, str]] = {
    "starter": (
        mark("Starting player"),
        mark(
            "Who begins: whoever has the first seat, somebody drawn at random, or somebody "
            "whom the host names."
        ),
    ),
    "campanile": (
        mark("With the Campanile"),
        mark(
            "A church for which everybody may build a tower of all colours. Not for a first game."
        ),
    ),
    "neutral_seals": (
        mark("Neutral seals"),
        mark("How many commissions are closed. The more, the tighter the game."),
    ),
    "placement": (
        mark("Where neutral seals lie"),
        mark("As recommended, some low and some high; anywhere by dice; or chosen by the host."),
    ),
    "dead_colour": (
        mark("Dead colour"),
        mark(
            "All commissions of one colour are closed, and no others: its bricks are worth little."
        ),
    ),
    "reshuffles": (
        mark("Longest game"),
        mark(
            "How often the deck may be reshuffled; at one time more the round is the last. By the "
            "printed rules only a last seal ends the game."
        ),
    ),
    "discards": (
        mark("What events take from everybody"),
        mark("Each player chooses the bricks, or the cheapest go that are not in use."),
    ),
}

_VALUES: dict[tuple[str, str], str] = {
    ("starter", "first"): mark("first seat"),
    ("starter", "random"): mark("at random"),
    ("starter", "host"): mark("named by the host"),
    ("campanile", "yes"): mark("yes"),
    ("campanile", "no"): mark("no"),
    ("placement", "recommended"): mark("as recommended"),
    ("placement", "dice"): mark("by dice"),
    ("placement", "host"): mark("chosen by the host"),
    ("dead_colour", "none"): mark("none"),
    ("reshuffles", "0"): mark("the printed end"),
    ("discards", "chosen"): mark("chosen"),
    ("discards", "cheapest"): mark("the cheapest"),
}


def variant_words(language: Language, variant: Variant) -> VariantWords | None:
    """A variant in words, if we have them."""
    if variant.name not in _VARIANTS:
        return None
    title, sentence = _VARIANTS[variant.name]
    values = tuple(
        ValueWords(value, _value(language, variant.name, value)) for value in variant.values
    )
    return VariantWords(variant.name, language.say(title), language.say(sentence), values)


def _value(language: Language, name: str, value: str) -> str:
    if (name, value) in _VALUES:
        return language.say(_VALUES[name, value])
    if name == "reshuffles":
        return language.plural("{number} reshuffle", "{number} reshuffles", int(value))
    return tower_colour(language, value) if name == "dead_colour" else value
