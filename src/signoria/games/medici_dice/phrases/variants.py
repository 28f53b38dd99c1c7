"""The variants of Medici: The Dice Game in words."""

from __future__ import annotations

from signoria.faces.phrases.kinds import ValueWords, VariantWords
from signoria.faces.phrases.language import Language, mark
from signoria.kernel.game import Variant

_VARIANTS: dict[str, tuple[str, str]] = {
    "starter": (
        mark("Start player"),
        mark("Who rolls first: whoever has the first seat, or somebody drawn at random."),
    ),
    "bonus_when_behind": (
        mark("Long columns always pay"),
        mark("Alone, a long column pays its bonus even when the enemy has more in it."),
    ),
}

_VALUES: dict[tuple[str, str], str] = {
    ("starter", "first"): mark("first seat"),
    ("starter", "random"): mark("at random"),
    ("bonus_when_behind", "yes"): mark("yes"),
    ("bonus_when_behind", "no"): mark("no"),
}


def variant_words(language: Language, variant: Variant) -> VariantWords | None:
    """A variant in words, if we have them."""
    if variant.name not in _VARIANTS:
        return None
    title, sentence = _VARIANTS[variant.name]
    values = tuple(
        ValueWords(value, language.say(_VALUES.get((variant.name, value), value)))
        for value in variant.values
    )
    return VariantWords(variant.name, language.say(title), language.say(sentence), values)
