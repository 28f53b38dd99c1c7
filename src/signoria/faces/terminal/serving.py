"""What a server says when it starts, and when its tables are removed."""

from __future__ import annotations

from signoria.faces.phrases import Language


def welcome(language: Language, address: str) -> list[str]:
    """Where it is, and how it is stopped."""
    return [
        language.say(
            "Signoria is at {address} : open it in a browser and choose a game.", address=address
        ),
        language.say(
            "Games are saved after every move. Ctrl-C stops the server; they go on next time."
        ),
    ]


def removed(language: Language, number: int) -> str:
    """So many tables are gone."""
    return language.plural("{number} table was removed.", "{number} tables were removed.", number)


def would_be_removed(language: Language, number: int) -> str:
    """So many tables would go."""
    return language.plural(
        "{number} table would be removed: say --yes.",
        "{number} tables would be removed: say --yes.",
        number,
    )
