"""What people type for dice in Medici: The Dice Game."""

from __future__ import annotations

import re

from signoria.faces.phrases.language import Language, Term, term
from signoria.games.medici_dice.phrases.names import spellings
from signoria.games.medici_dice.sights import Sight

TAKE = "take"
# What may stand before or between dice, and says nothing more.
_FILLERS: list[Term] = [
    term("before dice", "take"),
    term("before dice", "load"),
    term("between dice", "and"),
]


def understand(language: Language, seen: Sight, said: str) -> str | None:
    """``take 1 3`` for ``1 3``, ``dye4 gold5`` or ``D4 and gold 5``; None for what is no dice."""
    fillers = {filler.text for filler in _FILLERS} | {language.term(filler) for filler in _FILLERS}
    text = " ".join(word for word in re.split(r"[\s,+]+", said.lower()) if word not in fillers)
    if not re.fullmatch(r"(\d|[^\W\d]+ ?\d|⚜ ?\d)( (\d|[^\W\d]+ ?\d|⚜ ?\d))*", text):
        return None
    taken: set[int] = set()
    for word, number in re.findall(r"([^\W\d]+|⚜)? ?(\d)", text):
        place = _shown(language, seen, word, int(number), taken) if word else int(number)
        if place is None or place in taken:
            return None
        taken.add(place)
    return _spelled(seen, taken)


def _shown(language: Language, seen: Sight, word: str, number: int, taken: set[int]) -> int | None:
    """Where a die that shows this lies."""
    for place, die in enumerate(seen["dice"], 1):
        fits = die and die["number"] == number and word in spellings(language, die["good"])
        if fits and place not in taken:
            return place
    return None


def _spelled(seen: Sight, taken: set[int]) -> str:
    """Golds are alike, and the first ones are always taken first."""
    golds = [
        place
        for place, die in enumerate(seen["dice"], 1)
        if die and die["good"] is None and die["left"]
    ]
    wanted = [place for place in golds if place in taken]
    meant = (taken - set(wanted)) | set(golds[: len(wanted)])
    return f"{TAKE} {' '.join(map(str, sorted(meant)))}"
