"""What a preview of the Florenza Dice Game shows is what the rules then do."""

from __future__ import annotations

import pytest

from signoria.faces.web.drawings import drawing_of
from signoria.faces.web.tables import scene_of
from signoria.faces.web.words import spoken
from signoria.games.florenza_dice.news import (
    Gained,
    PointsChanged,
    Spent,
    Stepped,
    SteppedBeyond,
)
from signoria.games.florenza_dice.web.previews import previews
from signoria.kernel.news import hear
from signoria.story import Story
from tests.faces_web.tables import seen_by
from tests.games.florenza_dice.web.moments import richest


def scene_at(moment, code="en"):
    return scene_of(spoken(code), seen_by(moment, moment.seat), Story.of(moment.record))


def previewed(moment):
    """The facts of each option, up to what begins after it."""
    return previews(scene_at(moment))


def test_every_option_has_a_preview():
    for moment in richest():
        assert set(moment.options) == set(previewed(moment))


def test_a_preview_leads_where_the_rules_do():
    """Supply, tracks and points after an option, until something else begins."""
    for moment in richest():
        seat = moment.seat
        for action in moment.options:
            state = moment.state.copy()
            facts = hear(state, moment.game.words.worded(action))
            if any(fact.begins for fact in facts):
                continue  # what begins then may change the sheet again
            mine = moment.game.observe(state, seat)["sheets"][seat]
            for fact in reversed(facts):
                if isinstance(fact, Stepped | SteppedBeyond):
                    assert fact.space <= mine["tracks"][fact.track]["marked"]
            last = {fact.what: fact for fact in facts if isinstance(fact, Gained | Spent)}
            for what, fact in last.items():
                assert fact.after == mine["supply"][what]
            points = [fact for fact in facts if isinstance(fact, PointsChanged)]
            if points:
                assert points[-1].after == mine["total"]


def test_what_is_drawn_for_an_option_is_its_preview():
    for moment in richest(1):
        scene = scene_at(moment)
        found = previewed(moment)
        board = drawing_of("florenza_dice").board(scene, [])
        for track in board["sheet"]["tracks"]:
            for at, space in enumerate(track["spaces"], 1):
                expected = {
                    action
                    for action, facts in found.items()
                    for fact in facts
                    if isinstance(fact, Stepped) and (fact.track, fact.space) == (track["name"], at)
                }
                assert expected == set(filter(None, space["actions"].split(";")))
        shown = {
            action
            for one in board["sheet"]["total_previews"]
            for action in one["actions"].split(";")
        }
        changed = {
            action
            for action, facts in found.items()
            if {fact.after for fact in facts if isinstance(fact, PointsChanged)}
        }
        assert shown <= changed


def test_looking_at_previews_changes_nothing():
    moment = richest(1)[0]
    position = str(moment.state)
    scene = scene_at(moment)
    drawing_of("florenza_dice").board(scene, drawing_of("florenza_dice").answers(scene))
    assert position == str(moment.state)
    assert position == str(Story.of(moment.record).state)


@pytest.mark.parametrize("code", ["en", "it"])
def test_every_answer_has_a_sentence_of_its_own(code):
    for moment in richest(1):
        answers = drawing_of("florenza_dice").answers(scene_at(moment, code))
        labels = [answer.label for answer in answers]
        assert len(labels) == len(set(labels))
        for answer in answers:
            assert answer.why.startswith(answer.label)
            assert "{" not in answer.why
