"""A game as it went: news, points and positions after every move."""

from __future__ import annotations

import runpy
from concurrent.futures import ThreadPoolExecutor
from pathlib import Path

import pytest

from signoria.faces.phrases import lines, log, phrases_for
from signoria.story import KEPT_EVERY, Story
from tests.faces_web.tables import NAMES, played


def test_the_lines_are_those_of_the_log():
    phrases = phrases_for("medici_dice", "en")
    for plies in (0, 30, 31, 999):
        record = played(3, plies).record
        told = lines(phrases, Story.of(record), NAMES[:3], None, len(record.moves))
        assert log(phrases, record) == told


def test_a_story_that_goes_on_is_told_on():
    record = played(2, 41).record
    story = Story.of(record.until(30))
    assert story.begins(record.moves)
    story.go_on(record.moves)
    whole = Story.of(record)
    assert story.facts == whole.facts
    assert story.points == whole.points
    assert str(story.state) == str(whole.state)


def test_going_back_is_another_story():
    record = played(2, 41).record
    assert not Story.of(record).begins(record.moves[:30])
    assert not Story.of(played(2, 60, seed=1).record).begins(played(2, 80, seed=2).record.moves)


def test_any_position_can_be_looked_at_again():
    record = played(2, 3 * KEPT_EVERY + 2).record
    story = Story.of(record)
    for ply in range(len(record.moves) + 1):
        assert str(story.at(ply)) == str(record.replay(ply))


def test_points_are_known_after_every_move():
    record = played(4, 999).record
    story = Story.of(record)
    assert len(record.moves) + 1 == len(story.points)
    assert len(record.moves) == len(story.facts)
    assert story.points[0] == [0, 0, 0, 0]


MEMORY = runpy.run_path(str(Path(__file__).parents[1] / "bench" / "memory.py"))


@pytest.mark.parametrize("game", MEMORY["MOST"])
def test_a_whole_game_that_somebody_looks_at_stays_small(game):
    _, size = MEMORY["weigh"](game, 4)
    assert size < MEMORY["MOST"][game] * MEMORY["MEGABYTE"]


def test_whoever_reads_while_the_story_goes_on_sees_what_was_there(monkeypatch):
    record = played(2, 41).record
    story = Story.of(record.until(30))
    before, seen = str(story.at(30)), []
    totals = Story._totals

    def look(self, state):
        if len(self.moves) == 30:  # a move is under way: it was heard, but is not there yet
            seen.append((str(self.at(30)), str(self.state)))
        return totals(self, state)

    monkeypatch.setattr(Story, "_totals", look)
    story.go_on(record.moves)
    assert seen == [(before, before)]


def test_many_readers_at_once_read_the_same():
    record = played(4, 999).record
    phrases = phrases_for("medici_dice", "en")
    story, alone = Story.of(record), log(phrases, record)
    names = phrases.names(record)
    with ThreadPoolExecutor(8) as readers:
        read = [
            readers.submit(lines, phrases, story, names, None, len(record.moves)) for _ in range(24)
        ]
    assert all(one.result() == alone for one in read)
