"""Help with a question speaks to whoever is asked."""

from __future__ import annotations

import re

import pytest

from signoria.faces.phrases import phrases_for
from signoria.games.florenza_dice.phrases.helping import help_with
from signoria.library import load
from tests.games.florenza_dice.web.moments import moments, records

GAME = "florenza_dice"
SECOND_PERSON = {
    "en": r"\byou(r)?\b",
    "it": r"\b(tuo|tua|tuoi|tue|ti|usi|segni|vuoi|scegli|puoi|fai|cominci|hai)\b",
}


def asking_steps() -> set[str]:
    """Every step with which somebody is asked something in the golden games."""
    return {
        str(moment.state.step).split()[0]
        for record in records()
        for moment in moments(record)
        if int(moment.state.actor()) >= 0
    }


@pytest.mark.parametrize("code", ["en", "it"])
def test_help_says_you(code):
    phrases, asked = phrases_for(GAME, code), asking_steps()
    assert len(asked) >= 10
    for step in asked:
        said = phrases.help(step)
        assert help_with(phrases.language, load(GAME).box, step) == said, step
        assert re.search(SECOND_PERSON[code], said, re.IGNORECASE), said
        assert "Active Player" not in said
        assert "{" not in said


@pytest.mark.parametrize("game", ["florenza_dice", "firenze", "medici_dice"])
def test_every_question_names_a_chapter_of_the_rules(game):
    phrases = phrases_for(game, "en")
    keys = {chapter.key for chapter in phrases.rulebook()}
    named = {phrases.chapter(step) for step in load(game).steps}
    assert named - {""} <= keys
    if game == GAME:
        assert all(phrases.chapter(step) for step in asking_steps())
