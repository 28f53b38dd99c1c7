"""Actions of Medici: The Dice Game as sets of dice: what is meant, and what people type for it."""

from __future__ import annotations

import re
from typing import Any

from signoria.faces.phrases.kinds import Seen
from signoria.faces.phrases.language import Language, Term, term
from signoria.games.medici_dice.phrases.names import spellings

TAKE = "take"
# What may stand before or between dice, and says nothing more.
_FILLERS: list[Term] = [
    term("before dice", "take"),
    term("before dice", "load"),
    term("between dice", "and"),
]


def places(action: str) -> list[int]:
    """``take 1 3`` is about the dice 1 and 3."""
    return [int(word) for word in action.split()[1:] if word.isdecimal()]


def faces(seen: Seen, action: str) -> list[dict[str, Any]]:
    """What the dice of an action show, in their order."""
    dice = seen["dice"]
    return [
        dice[place - 1]
        for place in places(action)
        if 0 < place <= len(dice) and dice[place - 1] is not None
    ]


def understand(language: Language, seen: Seen, said: str) -> str | None:
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


def _shown(language: Language, seen: Seen, word: str, number: int, taken: set[int]) -> int | None:
    """Where a die that shows this lies."""
    for place, die in enumerate(seen["dice"], 1):
        fits = die and die["number"] == number and word in spellings(language, die["good"])
        if fits and place not in taken:
            return place
    return None


def _spelled(seen: Seen, taken: set[int]) -> str:
    """Golds are alike, and the first ones are always taken first."""
    golds = [place for place, die in enumerate(seen["dice"], 1) if die and die["good"] is None]
    golds = [place for place in golds if seen["dice"][place - 1]["left"]]
    wanted = [place for place in golds if place in taken]
    chosen = (taken - set(wanted)) | set(golds[: len(wanted)])
    return f"{TAKE} {' '.join(map(str, sorted(chosen)))}"
