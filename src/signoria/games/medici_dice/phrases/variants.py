"""The variants of Medici: The Dice Game in words."""

from __future__ import annotations

from signoria.faces.phrases.kinds import ValueWords, VariantWords
from signoria.faces.phrases.language import Language, mark
from signoria.kernel.box import Box
from signoria.kernel.game import Variant

BONUS_WHEN_BEHIND = "bonus_when_behind"

_VARIANTS: dict[str, tuple[str, str]] = {
    "starter": (
        mark("Start player"),
        mark("Who rolls first: whoever has the first seat, or somebody drawn at random."),
    ),
    BONUS_WHEN_BEHIND: (
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


def variant_words(language: Language, variant: Variant, box: Box) -> VariantWords | None:
    """A variant in words, if we have them; and whether it can change anything."""
    if variant.name not in _VARIANTS:
        return None
    title, sentence = _VARIANTS[variant.name]
    values = tuple(
        ValueWords(value, language.say(_VALUES.get((variant.name, value), value)))
        for value in variant.values
    )
    said = language.say(sentence)
    if variant.name == BONUS_WHEN_BEHIND and not bonus_can_be_behind(box):
        said = f"{said} {_never(language, box)}"
    return VariantWords(variant.name, language.say(title), said, values)


def bonus_can_be_behind(box: Box) -> bool:
    """Whether a column can be long enough for a bonus, behind, and the enemy not through yet."""
    return _first_bonus(box) + 1 < int(box["solitaire.breakthrough_from"])


def _first_bonus(box: Box) -> int:
    return min(int(crosses) for crosses in box.table("columns.bonus"))


def _never(language: Language, box: Box) -> str:
    crosses = _first_bonus(box)
    return language.say(
        "With the numbers of this box that changes nothing: behind with {crosses} crosses "
        "means at least {circles} circles, and with {through} no column pays.",
        crosses=crosses,
        circles=crosses + 1,
        through=box["solitaire.breakthrough_from"],
    )
