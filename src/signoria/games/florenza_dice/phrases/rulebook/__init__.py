"""The rules of Florenza Dice Game in our words, chapter by chapter."""

from __future__ import annotations

from signoria.faces.phrases.language import Language
from signoria.faces.phrases.printed import Printed
from signoria.faces.phrases.rulebook import Chapter
from signoria.games.florenza_dice.phrases.rulebook import alone, district, end, rounds, turns
from signoria.kernel.box import Box


def rulebook(language: Language, box: Box) -> list[Chapter]:
    """Enough to play from."""
    printed = Printed(box)
    return [
        rounds.idea(language, box),
        rounds.set_up(language, printed),
        rounds.sheet(language, printed),
        rounds.a_round(language, printed),
        rounds.income(language, printed),
        rounds.offices(language, printed),
        turns.turns(language, printed),
        turns.dice(language, printed),
        turns.resources(language),
        turns.supply(language, printed),
        district.rione(language, printed),
        district.buildings(language),
        district.artworks(language, printed),
        district.tracks(language, printed),
        end.end(language, printed),
        alone.alone(language, printed),
        end.fine_print(language, printed),
    ]
