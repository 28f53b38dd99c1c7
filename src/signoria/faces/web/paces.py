"""How long somebody may think, in words."""

from __future__ import annotations

from signoria.faces.web.words import Language

MINUTE, HOUR, DAY = 60, 3600, 24 * 3600
OFFERED = (0, 3 * MINUTE, 10 * MINUTE, HOUR, DAY, 3 * DAY, 7 * DAY)  # seconds a move


def pace_words(language: Language, seconds: int) -> str:
    """A pace as people say it."""
    if not seconds:
        return language.say("none: as long as one likes")
    if seconds % DAY == 0:
        days = seconds // DAY
        return language.plural("{number} day a move", "{number} days a move", days)
    if seconds % HOUR == 0:
        hours = seconds // HOUR
        return language.plural("{number} hour a move", "{number} hours a move", hours)
    if seconds % MINUTE == 0:
        minutes = seconds // MINUTE
        return language.plural("{number} minute a move", "{number} minutes a move", minutes)
    return language.plural("{number} second a move", "{number} seconds a move", seconds)


def paces(language: Language) -> list[tuple[str, str]]:
    """What a new table is offered: seconds, and how to say it."""
    return [(str(seconds), pace_words(language, seconds)) for seconds in OFFERED]
