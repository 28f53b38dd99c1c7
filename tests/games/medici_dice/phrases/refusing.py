"""A refusal as the terminal words it."""

from __future__ import annotations

from tests.faces.tables import NAMES, seen_by_asked


def refusal(words, state, said):
    """The answer to something that is not legal, or no action of the game."""
    meant = state.spelled(words.understand(seen_by_asked(state), said))
    vocabulary = state.words()
    if meant not in vocabulary:
        return words.refusal(said, "")
    return words.refusal(said, words.because(state.why_not(vocabulary.worded(meant)), NAMES))
