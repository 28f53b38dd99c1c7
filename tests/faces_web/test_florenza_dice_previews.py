"""What a preview of the Florenza Dice Game shows is what the rules then do."""

from __future__ import annotations

import pytest

from signoria.faces.web.drawings import drawing_of
from signoria.faces.web.tables import scene_of
from signoria.faces.web.words import spoken
from signoria.games.florenza_dice.web.consequences import consequences
from signoria.story import Story
from tests.faces_web.florenza_dice import richest
from tests.faces_web.tables import seen_by


def scene_at(moment, code="en"):
    return scene_of(spoken(code), seen_by(moment, moment.seat), Story.of(moment.record))


def test_a_preview_equals_what_the_rules_do():
    for moment in richest():
        seat = moment.seat
        before = moment.game.observe(moment.state, seat)["sheets"][seat]
        found = consequences(scene_at(moment))
        assert set(moment.options) == set(found)
        for action, one in found.items():
            state = moment.state.copy()
            state.play(action)
            after = moment.game.observe(state, seat)["sheets"][seat]
            for name, track in before["tracks"].items():
                expected = (track["marked"], after["tracks"][name]["marked"])
                assert one.tracks.get(name, (track["marked"],) * 2) == expected
            for what, count in before["supply"].items():
                expected = (count, after["supply"][what])
                assert one.supply.get(what, (count, count)) == expected
            assert one.points == (before["total"], after["total"])


def test_what_is_drawn_for_an_option_is_its_consequence():
    for moment in richest(1):
        scene = scene_at(moment)
        found = consequences(scene)
        board = drawing_of("florenza_dice").board(scene, [])
        for track in board["sheet"]["tracks"]:
            for at, space in enumerate(track["spaces"]):
                expected = {
                    action
                    for action, one in found.items()
                    if track["name"] in one.tracks
                    and one.tracks[track["name"]][0] <= at < one.tracks[track["name"]][1]
                }
                assert expected == set(filter(None, space["actions"].split(";")))
        shown = {
            action
            for one in board["sheet"]["total_previews"]
            for action in one["actions"].split(";")
        }
        assert shown == {action for action, one in found.items() if one.points[0] != one.points[1]}


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
