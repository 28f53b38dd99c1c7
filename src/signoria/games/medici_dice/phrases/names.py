"""Names of goods, faces, ranks, score lines and variants."""

from __future__ import annotations

from collections.abc import Mapping
from typing import Any

from signoria.faces.phrases.kinds import OptionWords, ValueWords
from signoria.faces.phrases.language import Language, Term, mark, term
from signoria.games.medici_dice.news import Die
from signoria.kernel.game import Option

LILY = "⚜"
_GOLD = term("good", "gold")

_GOODS: dict[str, Term] = {
    "spices": term("good", "spices"),
    "dye": term("good", "dye"),
    "grain": term("good", "grain"),
    "fur": term("good", "fur"),
    "cloth": term("good", "cloth"),
}

_LETTERS: dict[str, Term] = {
    "spices": term("letter of spices", "S"),
    "dye": term("letter of dye", "D"),
    "grain": term("letter of grain", "G"),
    "fur": term("letter of fur", "F"),
    "cloth": term("letter of cloth", "C"),
}

_RANKS: dict[str, Term] = {
    "deck_scrubber": term("rank", "deck scrubber"),
    "dish_washer": term("rank", "dish washer"),
    "cook": term("rank", "cook"),
    "cadet": term("rank", "cadet"),
    "lookout": term("rank", "lookout"),
    "seaman": term("rank", "seaman"),
    "quartermaster": term("rank", "quartermaster"),
    "engineer": term("rank", "engineer"),
    "navigator": term("rank", "navigator"),
    "officer": term("rank", "officer"),
    "merchant": term("rank", "merchant"),
    "captain": term("rank", "captain"),
    "medici": term("rank", "Medici"),
}

_LINES: dict[str, str] = {
    "ship": mark("Ship {number}"),
    "monopolies": mark("Monopolies, round {number}"),
}

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


def good_name(language: Language, good: str | None) -> str:
    """A good in words; gold is no good."""
    if good is None:
        return language.term(_GOLD)
    return language.term(_GOODS[good]) if good in _GOODS else good


def good_letter(language: Language, good: str | None) -> str:
    """The letter that stands beside a good's colour; for gold the lily."""
    if good is None:
        return LILY
    return language.term(_LETTERS[good]) if good in _LETTERS else good[:1].upper()


def die_name(language: Language, die: Die) -> str:
    """``dye 4``."""
    return f"{good_name(language, die.good)} {die.number}"


def face_name(language: Language, face: Mapping[str, Any]) -> str:
    """``dye 4``."""
    return f"{good_name(language, face['good'])} {face['number']}"


def face_short(language: Language, face: Mapping[str, Any]) -> str:
    """``D4``."""
    return f"{good_letter(language, face['good'])}{face['number']}"


def spellings(language: Language, good: str | None) -> set[str]:
    """What a person may write for a good: its name here or in the rules, or its letter."""
    found = {good_name(language, good).lower(), good or "gold", good_letter(language, good).lower()}
    return found | ({_GOLD.text} if good is None else set())


def rank_name(language: Language, rank: str) -> str:
    """A title of the solitaire game."""
    return language.term(_RANKS[rank]) if rank in _RANKS else rank.replace("_", " ")


def line_name(language: Language, name: str) -> str:
    """``Ship 1``."""
    what, _, number = name.partition(" ")
    return language.say(_LINES[what], number=number) if what in _LINES else name


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
