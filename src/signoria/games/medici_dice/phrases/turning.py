"""A whole turn of Medici: The Dice Game in one sentence."""

from __future__ import annotations

from collections.abc import Sequence

from signoria.faces.phrases.kinds import Names
from signoria.faces.phrases.language import Language
from signoria.games.medici_dice.news import Rolled, ScoringBegins, Took
from signoria.games.medici_dice.phrases.names import dice_names
from signoria.kernel.news import Fact


def turn(language: Language, facts: Sequence[Fact], names: Names) -> str:
    """Who rolled and loaded what, who took of it, and whether that ended the round."""
    rolled = {fact.seat for fact in facts if isinstance(fact, Rolled)}
    said: list[str] = []
    for fact in facts:
        if isinstance(fact, Took):
            said.append(_took(language, fact, names, fact.seat in rolled))
        elif isinstance(fact, ScoringBegins):
            said.append(language.say("Round {number} is scored.", number=fact.number))
    if not said:
        said = [_rolled(language, fact, names) for fact in facts if isinstance(fact, Rolled)]
    return " ".join(said)


def _rolled(language: Language, fact: Rolled, names: Names) -> str:
    dice = dice_names(language, fact.dice)
    return language.say("{name} rolled {dice}.", name=names[fact.seat], dice=dice)


def _took(language: Language, fact: Took, names: Names, has_rolled: bool) -> str:
    name, dice = names[fact.seat], dice_names(language, fact.dice)
    if fact.must_fill:
        return language.say("{name} rolled and filled the ship with {dice}.", name=name, dice=dice)
    if fact.seat != fact.roller:
        roller = names[fact.roller]
        return language.say(
            "{name} loaded {dice} from {roller}'s roll.", name=name, dice=dice, roller=roller
        )
    if has_rolled:
        return language.say("{name} rolled and loaded {dice}.", name=name, dice=dice)
    return language.say("{name} loaded {dice}.", name=name, dice=dice)
