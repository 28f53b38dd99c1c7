"""Names of colours, kinds of cards, phases, parts of the board and lines of the score sheet."""

from __future__ import annotations

from collections.abc import Mapping

from signoria.faces.phrases.language import Language, Term, mark, term

_BRICKS: dict[str, Term] = {
    "white": term("brick", "white"),
    "yellow": term("brick", "yellow"),
    "green": term("brick", "green"),
    "red": term("brick", "red"),
    "blue": term("brick", "blue"),
    "purple": term("brick", "purple"),
}

_TOWERS: dict[str, Term] = {
    "white": term("tower", "white"),
    "yellow": term("tower", "yellow"),
    "green": term("tower", "green"),
    "red": term("tower", "red"),
    "blue": term("tower", "blue"),
    "purple": term("tower", "purple"),
}

_LETTERS: dict[str, Term] = {
    "white": term("letter of white bricks", "W"),
    "yellow": term("letter of yellow bricks", "Y"),
    "green": term("letter of green bricks", "G"),
    "red": term("letter of red bricks", "R"),
    "blue": term("letter of blue bricks", "B"),
    "purple": term("letter of purple bricks", "P"),
}

_CAMPANILE = term("card", "Campanile")
_KINDS: dict[str, Term] = {
    "personnel": term("kind of card", "Personnel"),
    "building": term("kind of card", "Building"),
    "celebration": term("kind of card", "Celebration"),
    "event": term("kind of card", "Event"),
    "church": term("kind of card", "Church"),
}

_KIND_LINES: dict[str, str] = {
    "personnel": mark("Personnel: keep, play once"),
    "building": mark("Building: lasting"),
    "celebration": mark("Celebration: at the end"),
    "event": mark("Event: at once"),
    "church": mark("Church: for the first to do it"),
}

_PHASES: list[Term] = [
    term("phase", "Set-up"),
    term("phase", "Choose a card"),
    term("phase", "Exchange"),
    term("phase", "Build"),
    term("phase", "Tear down"),
    term("phase", "Fulfil"),
    term("phase", "Limits"),
]
PHASES = len(_PHASES) - 1

_PARTS: dict[str, Term] = {
    "tower": term("part of the board", "Tower"),
    "commission": term("part of the board", "Commission"),
    "flag": term("part of the board", "Majority flag"),
    "balcony": term("part of the board", "Balcony"),
    "level tile": term("part of the board", "Level tile"),
    "seal": term("part of the board", "Seal"),
    "neutral seal": term("part of the board", "Neutral seal"),
    "church space": term("part of the board", "Church space"),
    "end of game tile": term("part of the board", "End of game tile"),
    "card row": term("part of the board", "Card row"),
    "deck": term("part of the board", "Deck"),
    "discard pile": term("part of the board", "Discard pile"),
    "pouch": term("part of the board", "Pouch"),
    "storehouse": term("part of the board", "Storehouse"),
    "construction site": term("part of the board", "Construction site"),
    "hand": term("part of the board", "Hand"),
    "buildings": term("part of the board", "Buildings"),
}

_LINES: dict[str, Term] = {
    "commissions": term("score", "Commissions"),
    "balconies": term("score", "Balconies"),
    "level tiles": term("score", "Level tiles"),
    "churches": term("score", "Churches"),
    "campanile": term("score", "Campanile"),
    "last seal": term("score", "Last seal"),
    "majority white": term("score", "White majority"),
    "majority yellow": term("score", "Yellow majority"),
    "majority green": term("score", "Green majority"),
    "majority red": term("score", "Red majority"),
    "majority blue": term("score", "Blue majority"),
    "majority purple": term("score", "Purple majority"),
}


def _said(language: Language, words: Mapping[str, Term], name: str) -> str:
    """A term, or the name itself if a changed box brought a new one."""
    return language.term(words[name]) if name in words else name


def brick_colour(language: Language, colour: str) -> str:
    """The colour of a brick."""
    return _said(language, _BRICKS, colour)


def tower_colour(language: Language, colour: str) -> str:
    """The colour of a tower, which has another gender in some languages."""
    return _said(language, _TOWERS, colour)


def colour_letter(language: Language, colour: str) -> str:
    """The letter that stands beside a colour."""
    return language.term(_LETTERS[colour]) if colour in _LETTERS else colour[:1].upper()


def tower_name(language: Language, colour: str, height: int | None = None) -> str:
    """``red tower``, or ``red tower of 5``."""
    said = tower_colour(language, colour)
    if height is None:
        return language.say("{colour} tower", colour=said)
    return language.say("{colour} tower of {height}", colour=said, height=height)


def standing_name(language: Language, colour: str | None, height: int) -> str:
    """A tower of a construction site: ``red tower of 5``; without a colour the Campanile."""
    if colour is None:
        return language.term(_CAMPANILE)
    return tower_name(language, colour, height)


def space_name(language: Language, colour: str, height: int) -> str:
    """A commission: ``green 5``."""
    return language.say("{colour} {height}", colour=tower_colour(language, colour), height=height)


def space_short(language: Language, colour: str, height: int) -> str:
    """``G5``."""
    return f"{colour_letter(language, colour)}{height}"


def balcony_name(language: Language, numeral: str) -> str:
    """``balcony II``."""
    return language.say("balcony {numeral}", numeral=numeral)


def spellings(language: Language, colour: str) -> set[str]:
    """What a person may write for a colour."""
    names = {
        colour,
        brick_colour(language, colour),
        tower_colour(language, colour),
        colour_letter(language, colour),
    }
    return {name.lower() for name in names}


def kind_name(language: Language, kind: str) -> str:
    """A kind of card: personnel, building, celebration, event or church."""
    return _said(language, _KINDS, kind)


def kind_line(language: Language, kind: str) -> str:
    """A kind of card, and what becomes of it."""
    return language.say(_KIND_LINES[kind])


def phase_name(language: Language, number: int) -> str:
    """A phase of a turn; 0 is the set-up."""
    return language.term(_PHASES[number])


def part_name(language: Language, name: str) -> str:
    """A part of the board or of a player's place."""
    return _said(language, _PARTS, name)


def line_name(language: Language, name: str) -> str:
    """A line of the score sheet that is no card."""
    return _said(language, _LINES, name)


def is_line(name: str) -> bool:
    """Whether it is such a line."""
    return name in _LINES
