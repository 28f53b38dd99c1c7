"""Names of goods, dice, ranks and score lines."""

from __future__ import annotations

from collections.abc import Sequence

from signoria.faces.phrases.language import Language, Term, mark, term
from signoria.games.medici_dice.news import Die
from signoria.games.medici_dice.sights import Face
from signoria.kernel.box import Box

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

_COLOURS: dict[str, Term] = {
    "red": term("colour of a good", "red"),
    "blue": term("colour of a good", "blue"),
    "green": term("colour of a good", "green"),
    "black": term("colour of a good", "black"),
    "purple": term("colour of a good", "purple"),
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


def colour_name(language: Language, box: Box, good: str) -> str:
    """The colour of a good in words."""
    colour = str(box[f"goods.colours.{good}"])
    return language.term(_COLOURS[colour]) if colour in _COLOURS else colour


def die_name(language: Language, die: Die) -> str:
    """``dye 4``."""
    return f"{good_name(language, die.good)} {die.number}"


def dice_names(language: Language, dice: Sequence[Die]) -> str:
    """``dye 4 and gold 5``."""
    return language.listed([die_name(language, die) for die in dice])


def face_name(language: Language, face: Face) -> str:
    """``dye 4``."""
    return f"{good_name(language, face['good'])} {face['number']}"


def face_short(language: Language, face: Face) -> str:
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


def ordinal(language: Language, place: int) -> str:
    """``1st`` to ``4th``."""
    said = {
        1: language.say("1st"),
        2: language.say("2nd"),
        3: language.say("3rd"),
        4: language.say("4th"),
    }
    return said[place]


def place_words(language: Language, place: int | None, is_tied: bool) -> str:
    """``1st (tie)``, or a dash without a cross."""
    if place is None:
        return "–"
    if is_tied:
        return language.say("{place} (tie)", place=ordinal(language, place))
    return ordinal(language, place)
