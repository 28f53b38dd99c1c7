"""Which tables were left behind: however many wait, and whatever cannot be played."""

from __future__ import annotations

import pytest

from signoria.server import left_behind
from signoria.server.left_behind import LeftBehind

LOOK = 3


def a_round(left, tables):
    """All looks from the first name to the last; what was found."""
    found = []
    while True:
        waiting = [one for one in sorted(tables.items()) if one[0] > left.after][:LOOK]
        found += left.among(waiting, is_last=len(waiting) < LOOK)
        if not left.after:
            return dict(found)


@pytest.fixture
def tables():
    """More than one look holds, by name, with their versions."""
    return {f"table {at:02}": 10 + at for at in range(11)}


def test_in_the_first_round_everything_has_been_left(tables):
    left = LeftBehind()
    assert a_round(left, tables) == tables


def test_later_it_is_what_was_the_same_in_the_round_before(tables):
    left = LeftBehind()
    a_round(left, {})
    assert a_round(left, tables) == {}
    tables["table 02"] += 1  # somebody moves on there
    del tables["table 04"]
    tables["table 99"] = 1  # and here somebody has just begun
    assert a_round(left, tables) == {
        name: at for name, at in tables.items() if name not in ("table 02", "table 99")
    }
    assert a_round(left, tables) == tables


def test_what_cannot_be_played_is_left_alone_until_it_changes(tables):
    left = LeftBehind()
    for name, at in a_round(left, tables).items():
        left.failed(name, at)
    for _ in range(3):
        assert a_round(left, tables) == {}
    tables["table 07"] += 1
    assert a_round(left, tables) == {}
    assert a_round(left, tables) == {"table 07": tables["table 07"]}


def test_only_so_much_is_remembered_of_what_failed(tables, monkeypatch):
    monkeypatch.setattr(left_behind, "MOST_FAILED", 5)
    left = LeftBehind()
    for name, at in tables.items():
        left.failed(name, at)
    assert len(left._failed) <= 5
