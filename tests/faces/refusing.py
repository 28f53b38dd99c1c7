"""A refusal as the terminal words it."""

from __future__ import annotations


def refusal(words, seen, said, names, is_word):
    """The answer to something that is not legal; *is_word* if it is an action of the game."""
    clause = words.reason(seen, words.understand(seen, said), names) if is_word else ""
    return words.refusal(said, clause)
