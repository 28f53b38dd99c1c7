"""The variants in words: Ghosts, their difficulties, and the game without the artists' die."""

from __future__ import annotations

from signoria.faces.phrases.kinds import ValueWords, VariantWords
from signoria.faces.phrases.language import Language, term
from signoria.games.florenza.phrases.names import difficulty_name
from signoria.kernel.game import Variant

AND = "+"
_GHOSTS = term("florenza variant", "Ghosts")
_NO_DIE = term("florenza variant", "No Die")


def variant_words(language: Language, variant: Variant) -> VariantWords | None:
    """A variant in words, if we have them."""
    if variant.name == "ghosts":
        return VariantWords(
            variant.name,
            language.term(_GHOSTS),
            language.say(
                "Alone you play against one to four Ghosts. Easy and medium ones hire the "
                "cheapest artist, the others the dearest; medium and masterpiece always get "
                "his best result."
            ),
            tuple(ValueWords(value, _ghosts(language, value)) for value in variant.values),
        )
    if variant.name == "no_die":
        words = {"no": language.say("no"), "yes": language.say("yes")}
        return VariantWords(
            variant.name,
            language.term(_NO_DIE),
            language.say(
                "The result of an artist is not rolled: it depends on the place of the work, "
                "and you may pay him more to raise it."
            ),
            tuple(ValueWords(value, words.get(value, value)) for value in variant.values),
        )
    return None


def _ghosts(language: Language, value: str) -> str:
    """``2 Ghosts: easy and hard``."""
    difficulties = [difficulty_name(language, name) for name in value.split(AND)]
    return language.plural(
        "{number} Ghost: {difficulties}",
        "{number} Ghosts: {difficulties}",
        len(difficulties),
        difficulties=language.listed(difficulties),
    )
