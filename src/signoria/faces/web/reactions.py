"""Reactions between people: six symbols with words, no free text."""

from __future__ import annotations

from signoria.faces.web.words import Language

SYMBOLS = {  # each a symbol of the sprite
    "well": "i-check",
    "luck": "i-die",
    "idea": "i-hint",
    "oops": "i-undo",
    "thanks": "i-people",
    "waiting": "i-clock",
}


def reactions(language: Language) -> list[tuple[str, str, str]]:
    """Each with its symbol and its words."""
    say = language.say
    words = {
        "well": say("Well played!"),
        "luck": say("What luck!"),
        "idea": say("Good idea!"),
        "oops": say("Oops!"),
        "thanks": say("Thank you!"),
        "waiting": say("I am waiting."),
    }
    return [(name, icon, words[name]) for name, icon in SYMBOLS.items()]
