"""Stories that a worker keeps: bounded in bytes, and nobody waits for another's game."""

from __future__ import annotations

import gc
import threading
import tracemalloc
from dataclasses import replace

import pytest

import signoria
from signoria.faces.phrases import lines, phrases_for
from signoria.server import stories as stories_module
from signoria.server.stories import Stories
from signoria.story import Story
from tests.server.people import Program


@pytest.mark.parametrize("name", signoria.games())
def test_a_story_says_at_least_what_it_weighs(name):
    seats = signoria.load(name).seats[-1]
    record = signoria.Table(signoria.load(name), ["random"] * seats, seed=1).run()
    words = phrases_for(name, "en")
    lines(words, Story.of(record), words.names(record), None, len(record.moves))  # caches
    gc.collect()
    tracemalloc.start()
    try:
        story = Story.of(record)
        lines(words, story, words.names(record), None, len(record.moves))
        gc.collect()
        weight = tracemalloc.get_traced_memory()[0]
    finally:
        tracemalloc.stop()
    assert weight <= story.weight() <= 6 * weight


def test_only_so_many_bytes_are_kept_and_the_last_one_always(site):
    kept = Stories(most_bytes=60_000)
    sittings = [site.tables.get(Program(site.address).opens("me", "me").name) for _ in range(12)]
    for sitting in sittings:
        kept.of(sitting)
        assert kept.bytes <= 60_000
    assert len(kept._stories) < 12
    newest = kept.of(sittings[-1])
    assert kept.of(sittings[-1]) is newest
    assert Stories(most_bytes=1).of(sittings[0]).moves == list(sittings[0].session.moves)


def test_a_story_that_is_being_replayed_keeps_no_other_waiting(site, monkeypatch):
    slow, quick = (site.tables.get(Program(site.address).opens("me", "me").name) for _ in "ab")
    kept, is_replaying, may_go_on = Stories(), threading.Event(), threading.Event()
    monkeypatch.setattr(
        stories_module, "hash", lambda table: len(table) * 7 + ord(table[0]), raising=False
    )
    slow = replace(slow, terms=replace(slow.terms, table="a"))
    quick = replace(quick, terms=replace(quick.terms, table="b"))

    def replay(self, moves, plain=Story.go_on):
        if moves is slow.session.moves:
            is_replaying.set()
            assert may_go_on.wait(10)
        plain(self, moves)

    monkeypatch.setattr(Story, "go_on", replay)
    thread = threading.Thread(target=kept.of, args=(slow,))
    thread.start()
    assert is_replaying.wait(10)
    assert kept.of(quick).moves == list(quick.session.moves)
    may_go_on.set()
    thread.join(10)
    assert kept.of(slow).moves == list(slow.session.moves)


def test_readers_with_ever_new_names_are_not_all_kept():
    record = signoria.Table(signoria.load("medici_dice"), ["greedy"] * 2, seed=1).run()
    story, words = Story.of(record), phrases_for("medici_dice", "en")
    for number in range(200):
        names = [f"Name {number}", "Bianca"]
        assert lines(words, story, names, None, len(record.moves))
    assert len(story.sentences) < 60
