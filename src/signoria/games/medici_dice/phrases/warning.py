"""What should not be overlooked in the solitaire game: the enemy."""

from __future__ import annotations

from collections.abc import Sequence
from typing import assert_never, cast

from signoria.faces.phrases.language import Language
from signoria.games.medici_dice.news import BreakthroughNear, BrokeThrough, Warnings
from signoria.games.medici_dice.phrases.names import good_name
from signoria.kernel.news import Fact


def warn(language: Language, facts: Sequence[Fact]) -> list[str]:
    """A sentence a fact."""
    return [_warning(language, fact) for fact in cast("Sequence[Warnings]", facts)]


def _warning(language: Language, fact: Warnings) -> str:
    match fact:
        case BrokeThrough(good, circles):
            return language.say(
                "The enemy has broken through in {good} ({circles} circles): "
                "your columns score nothing any more.",
                good=good_name(language, good),
                circles=circles,
            )
        case BreakthroughNear(good, missing):
            return language.plural(
                "{number} more circle in {good}, and the enemy breaks through: "
                "then no column scores.",
                "{number} more circles in {good}, and the enemy breaks through: "
                "then no column scores.",
                missing,
                good=good_name(language, good),
            )
    assert_never(fact)
