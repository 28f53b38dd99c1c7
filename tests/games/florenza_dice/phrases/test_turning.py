"""A whole turn in one sentence, and to whoever it is about in the second person."""

from __future__ import annotations

from itertools import groupby

import pytest

from signoria.faces.phrases import addressed, phrases_for
from signoria.story import Story
from tests.games.florenza_dice.web.moments import records

LONGEST = 125  # Italian is a little longer


def turns(record):
    story = Story.of(record)
    moves = zip(record.moves, story.facts, strict=True)
    for who, made in groupby(moves, key=lambda one: one[0].who):
        if who >= 0:
            yield who, [facts for _, facts in made]


@pytest.mark.parametrize("code", ["en", "it"])
def test_every_turn_is_one_short_sentence_that_names_who_it_is_about(code):
    phrases, told = phrases_for("florenza_dice", code), set()
    for record in records()[::2]:
        for who, moves in turns(record):
            said = phrases.turn(moves, record.names)
            used = [fact for facts in moves for fact in facts if "Used" in type(fact).__name__]
            if used:
                assert said.startswith(record.names[who])
                assert len(said) <= LONGEST
            told.add(said)
    assert len(told) > 100


def test_what_was_built_and_completed_is_named():
    phrases = phrases_for("florenza_dice", "en")
    said = [phrases.turn(moves, one.names) for one in records()[:9] for _, moves in turns(one)]
    for part in (" took ", " and built ", " completed "):
        assert any(part in sentence for sentence in said)


@pytest.mark.parametrize(("code", "starts"), [("en", ("You ", "Your ")), ("it", ("Hai ", "Sei "))])
def test_to_whoever_it_is_about_it_says_you(code, starts):
    phrases = phrases_for("florenza_dice", code)
    for record in records()[:6]:
        for who, moves in turns(record):
            names = addressed(record.names, who)
            for said in (said for facts in moves for said in phrases.tell(facts, names)):
                if said.seat == who:
                    assert record.names[who] not in said.sentence
            if any("Used" in type(fact).__name__ for facts in moves for fact in facts):
                assert phrases.turn(moves, names).startswith(starts)
