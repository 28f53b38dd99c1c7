"""The variants of Medici: The Dice Game in words."""

from __future__ import annotations

from signoria.faces.phrases.kinds import OptionWords, ValueWords
from signoria.faces.phrases.language import Language, mark
from signoria.kernel.game import Option

_OPTIONS: dict[str, tuple[str, str]] = {
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


def option_words(language: Language, option: Option) -> OptionWords | None:
    """A variant in words, if we have them."""
    if option.name not in _OPTIONS:
        return None
    title, sentence = _OPTIONS[option.name]
    values = tuple(
        ValueWords(value, language.say(_VALUES.get((option.name, value), value)))
        for value in option.values
    )
    return OptionWords(option.name, language.say(title), language.say(sentence), values)
