"""The rules of Florenza in our words, chapter by chapter."""

from __future__ import annotations

from signoria.faces.phrases.language import Language
from signoria.faces.phrases.rulebook import Chapter
from signoria.games.florenza.phrases.rulebook import (
    alone,
    artworks,
    beginning,
    economy,
    end,
    kinsmen,
    offices,
    rounds,
)
from signoria.games.florenza.phrases.values import Values


def rulebook(language: Language) -> list[Chapter]:
    """Enough to play from."""
    values = Values(language)
    return [
        beginning.idea(language, values),
        beginning.setup(language, values),
        rounds.tracks(language, values),
        rounds.overview(language, values),
        rounds.income(language, values),
        rounds.captain_and_bishop(language, values),
        kinsmen.kinsmen(language, values),
        kinsmen.charity(language, values),
        economy.economy(language, values),
        economy.workshops(language, values),
        artworks.artworks(language, values),
        artworks.results(language, values),
        artworks.works(language, values),
        artworks.people(language, values),
        offices.turn_order(language, values),
        offices.end_of_round(language),
        end.end(language, values),
        alone.alone(language, values),
        alone.actions(language, values),
        end.no_die(language, values),
        end.fine_print(language, values),
    ]
