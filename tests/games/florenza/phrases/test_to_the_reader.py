"""Florenza: what is about the reader says "you"."""

from __future__ import annotations

import pytest

from signoria.faces.phrases import phrases_for
from signoria.faces.phrases.kinds import addressed
from signoria.kernel.news import heard_by
from signoria.story import Story
from tests.games.florenza.web.tables import NAMES, whole

LANGUAGES = ("en", "it")


def said_to(code: str, seats: int, seed: int, reader: int) -> list[str]:
    """All that a reader is told of a whole game, sentence by sentence and turn by turn."""
    words, story = phrases_for("florenza", code), Story.of(whole(seats, seed))
    names = addressed(NAMES[:seats], reader)
    told = [heard_by(reader, facts) for facts in story.facts]
    found = [one.sentence for facts in told for one in words.tell(facts, names)]
    return found + [words.turn([facts], names) for facts in told]


@pytest.mark.parametrize("code", LANGUAGES)
@pytest.mark.parametrize(("seats", "reader"), [(1, 0), (3, 0), (3, 2), (5, 3)])
def test_nobody_reads_the_own_name_in_the_news(code, seats, reader):
    said = said_to(code, seats, 5, reader)
    assert sum("You " in sentence or "Hai " in sentence for sentence in said) > 20
    assert [sentence for sentence in said if NAMES[reader] in sentence] == []
