"""What not to overlook in Firenze, in words."""

from __future__ import annotations

from collections.abc import Sequence
from typing import assert_never, cast

from signoria.faces.phrases.kinds import Names
from signoria.faces.phrases.language import Language
from signoria.games.firenze.news import Warnings, warnings
from signoria.games.firenze.news.parts import Tower
from signoria.games.firenze.phrases.names import standing_name
from signoria.kernel.news import Fact


def warn(language: Language, facts: Sequence[Fact], names: Names) -> list[str]:
    """A sentence each."""
    return [_warning(language, cast("Warnings", fact), names) for fact in facts]


def _warning(language: Language, fact: Warnings, names: Names) -> str:
    say = language.say
    match fact:
        case warnings.LastTurn(finisher):
            return say(
                "{name} has placed the last seal: this is your last turn.", name=names[finisher]
            )
        case warnings.RoundIsLast():
            return say("The deck has run out too often: this round is the last.")
        case warnings.OneSealLeft(seat):
            return say("{name} has one seal left.", name=names[seat])
        case warnings.MustGrow(towers):
            return language.plural(
                "It needs a brick this turn, or it comes down: {towers}.",
                "They need a brick this turn, or they come down: {towers}.",
                len(towers),
                towers=_listed(language, towers),
            )
        case warnings.Doomed(towers):
            return language.plural(
                "You have no brick that fits it, so it would come down: {towers}.",
                "You have no brick that fits them, so they would come down: {towers}.",
                len(towers),
                towers=_listed(language, towers),
            )
        case warnings.FullyGrown(towers):
            return language.plural(
                "It is as high as it can be and gets no brick, so it comes down: {towers}.",
                "They are as high as they can be and get no brick, so they come down: {towers}.",
                len(towers),
                towers=_listed(language, towers),
            )
        case warnings.TooManyBricks(count, limit):
            return say(
                "You have {count} bricks; {limit} may stay at the end of your turn.",
                count=count,
                limit=limit,
            )
        case warnings.TooManyCards(count, limit):
            return say(
                "You have {count} cards; {limit} may stay at the end of your turn.",
                count=count,
                limit=limit,
            )
        case _:
            assert_never(fact)


def _listed(language: Language, towers: Sequence[Tower]) -> str:
    return language.listed([standing_name(language, one.colour, one.height) for one in towers])
