"""What is given and what is taken for it, chosen together."""

from __future__ import annotations

from collections import Counter
from collections.abc import Sequence

from signoria.faces.phrases.language import Language
from signoria.games.florenza.phrases.amounts import amount, amounts

GIVE, TAKE = "give", "resource"


def is_trade(options: Sequence[str]) -> bool:
    """Whether things to give and things to take stand beside each other."""
    return {GIVE, TAKE} <= {option.partition(" ")[0] for option in options}


def trade(language: Language, actions: Sequence[str]) -> str:
    """``Give 2 wood for 1 gold``; nothing, if this is no trade."""
    *before, last = (action.split() for action in actions)
    if not before or last[0] != TAKE or any(verb != GIVE for verb, *_ in before):
        return ""
    given = Counter(good for _, good in before)
    return language.say(
        "Give {given} for {taken}",
        given=amounts(language, given),
        taken=amount(language, last[1], 1),
    )
