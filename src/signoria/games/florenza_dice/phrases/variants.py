"""The variants of Florenza Dice Game in words."""

from __future__ import annotations

from signoria.faces.phrases.kinds import ValueWords, VariantWords
from signoria.faces.phrases.language import Language, mark
from signoria.kernel.box import Box
from signoria.kernel.game import Variant

_VARIANTS: dict[str, tuple[str, str]] = {
    "dice_board": (
        mark("Dice board"),
        mark(
            "Whether low dice are strong in steps and artists and high dice in resources, "
            "or high dice are strong in everything. The printed board is not public."
        ),
    ),
    "carpentiere": (
        mark("Cost of the Carpentiere"),
        mark(
            "English edition: wood, spice and 100 Fiorini. "
            "Italian edition: metal, spice, gold and 100 Fiorini."
        ),
    ),
    "pope": (
        mark("Pope Sisto IV"),
        mark("Alone: how many points you have to reach against the Pope."),
    ),
}

_VALUES: dict[tuple[str, str], str] = {
    ("dice_board", "tradeoff"): mark("low and high both useful"),
    ("dice_board", "monotone"): mark("high is better"),
    ("carpentiere", "english"): mark("English edition"),
    ("carpentiere", "italian"): mark("Italian edition"),
}

_POPE: dict[str, str] = {
    "easy": mark("easy, {points} points"),
    "normal": mark("normal, {points} points"),
    "hard": mark("hard, {points} points"),
    "extreme": mark("extreme, {points} points"),
}


def variant_words(language: Language, box: Box, variant: Variant) -> VariantWords | None:
    """A variant in words, if we have them."""
    if variant.name not in _VARIANTS:
        return None
    title, sentence = _VARIANTS[variant.name]
    values = tuple(
        ValueWords(value, _value_name(language, box, variant.name, value))
        for value in variant.values
    )
    return VariantWords(variant.name, language.say(title), language.say(sentence), values)


def pope_name(language: Language, box: Box, value: str) -> str:
    """``hard, 60 points``."""
    if value not in _POPE:
        return value
    return language.say(_POPE[value], points=box[f"ghost.pope.{value}"])


def _value_name(language: Language, box: Box, variant: str, value: str) -> str:
    if variant == "pope":
        return pope_name(language, box, value)
    return language.say(_VALUES.get((variant, value), value))
