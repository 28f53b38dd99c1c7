"""A record that goes on is told on, not told again; another one is told afresh."""

from __future__ import annotations

from dataclasses import replace

from signoria.faces.phrases import log, phrases_for
from signoria.faces.web.story import story_of
from tests.faces_web.tables import NAMES, played


def test_the_lines_are_those_of_the_log():
    phrases = phrases_for("medici_dice", "en")
    for plies in (0, 30, 31, 999):
        record = played(3, plies).record
        told = story_of(record).lines(phrases, NAMES[:3], len(record.moves))
        assert log(phrases, record) == told


def test_an_undone_move_is_forgotten():
    record = played(2, 41).record
    story_of(record)
    shorter = replace(record, moves=record.moves[:30])
    assert len(story_of(shorter).moves) == 30
    assert str(shorter.replay()) == str(story_of(shorter).state())


def test_two_games_with_one_beginning_do_not_mix():
    one, other = played(2, 60, seed=1).record, played(2, 60, seed=2).record
    for record in (one, other, one):
        assert str(record.replay()) == str(story_of(record).state())


def test_points_and_sights_are_known_after_every_move():
    record = played(4, 999).record
    story = story_of(record)
    assert len(record.moves) + 1 == len(story.sights) == len(story.points)
    assert story.points[0] == [0, 0, 0, 0]
