"""What people type beyond numbers and labels: a card of the row, or a colour, by its name."""

from __future__ import annotations

from signoria.faces.phrases.language import Language, term
from signoria.games.firenze.phrases.actions import parts, step_of
from signoria.games.firenze.phrases.cards import card_name
from signoria.games.firenze.phrases.names import spellings
from signoria.games.firenze.sights import Sight

_OF_COLOURS = ("pay", "give", "want")
_TAKE = term("before a card", "take")


def understand(language: Language, seen: Sight, words: str) -> str | None:
    """An action's text, perhaps one that is not legal; None for what is neither."""
    if step_of(seen) == "ChooseCard":
        wanted = words
        for verb in (_TAKE.text, language.term(_TAKE)):
            wanted = wanted.removeprefix(f"{verb} ")
        for card in seen["row"]:
            if card and wanted in {str(card["place"]), *_names(language, card["card"])}:
                return f"take {card['place']}"
    for action in seen["options"]:
        chosen = parts(action)
        if chosen.verb in _OF_COLOURS and words in spellings(language, chosen.colour):
            return str(action)
        if chosen.name and words in _names(language, chosen.name):
            return str(action)
    return None


def _names(language: Language, card: str) -> set[str]:
    return {card, card.replace("_", " "), card_name(language, card).lower()}
