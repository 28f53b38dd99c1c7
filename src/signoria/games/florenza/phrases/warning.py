"""What somebody should not overlook: what will fail as things stand, and the last round."""

from __future__ import annotations

from collections.abc import Sequence
from typing import assert_never, cast

from signoria.faces.phrases.language import Language
from signoria.games.florenza.news import Warnings
from signoria.games.florenza.news.artworks import ArtworkFailed
from signoria.games.florenza.news.economy import BuildingFailed
from signoria.games.florenza.news.rounds import BuildingEmpty
from signoria.games.florenza.phrases.amounts import amounts
from signoria.games.florenza.phrases.names import artwork_full_name, some_artist, workshop_name
from signoria.kernel.news import Fact


def warn(language: Language, facts: Sequence[Fact]) -> list[str]:
    """A sentence for each fact to come."""
    return [_warning(language, cast("Warnings", fact)) for fact in facts]


def _warning(language: Language, fact: Warnings) -> str:
    match fact:
        case BuildingFailed():
            return _workshop(language, fact)
        case ArtworkFailed():
            return _artwork(language, fact)
        case BuildingEmpty(building="palazzo"):
            return language.say(
                "Last round: a Palazzo without any artwork costs {points} points.",
                points=fact.points,
            )
        case BuildingEmpty():
            return language.say(
                "Last round: a Chiesa without any artwork costs {points} points.",
                points=fact.points,
            )
        case _:
            assert_never(fact)


def _workshop(language: Language, fact: BuildingFailed) -> str:
    parts = {
        "workshop": workshop_name(fact.workshop),
        "cost": amounts(language, dict(fact.cost)),
        "lack": amounts(language, dict(fact.lack)),
    }
    if not fact.lost:
        return language.say("Phase 5: {workshop} costs {cost}. You still lack {lack}.", **parts)
    return language.say(
        "Phase 5: {workshop} costs {cost}. You still lack {lack}; "
        "without it you lose {penalty} prestige.",
        penalty=fact.lost,
        **parts,
    )


def _artwork(language: Language, fact: ArtworkFailed) -> str:
    parts = {
        "artwork": artwork_full_name(fact.artwork),
        "artist": some_artist(language, fact.artist),
        "cost": amounts(language, dict(fact.cost)),
        "lack": amounts(language, dict(fact.lack)),
    }
    if not fact.lost:
        return language.say(
            "Phase 6: {artwork} with {artist} costs {cost}. You still lack {lack}.", **parts
        )
    return language.say(
        "Phase 6: {artwork} with {artist} costs {cost}. You still lack {lack}; "
        "without it you lose {penalty} prestige.",
        penalty=fact.lost,
        **parts,
    )
