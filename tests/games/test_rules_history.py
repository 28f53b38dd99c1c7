"""What each number of a game's rules changed, and whether games begun before go on."""

from __future__ import annotations

from dataclasses import replace

import pytest

import signoria
from signoria import Record, RecordError, history
from signoria.history import NO, WHEN_LEGAL, YES, Change, changes, passage
from signoria.library import games
from signoria.notation import Former


@pytest.mark.parametrize("name", games())
def test_the_history_ends_with_the_rules_of_now(name):
    found = changes(name)
    assert [change.number for change in found] == list(range(1, signoria.load(name).rules + 1))
    assert all(change.en and change.it and change.en != change.it for change in found)


def test_the_strictest_change_on_the_way_decides(monkeypatch):
    told = [Change(1, YES, "a", "b"), Change(2, NO, "a", "b"), Change(3, WHEN_LEGAL, "a", "b")]
    monkeypatch.setattr(history, "changes", lambda _: tuple(told))
    assert passage("firenze", 3, 3).goes_on == YES
    assert passage("firenze", 2, 3).goes_on == WHEN_LEGAL
    assert passage("firenze", 1, 3) == history.Passage(NO, told[1:])


def test_what_a_newer_program_changed_nobody_knows():
    assert passage("firenze", 9, 1).goes_on == NO


def test_a_game_without_a_history_goes_on_when_it_is_legal(monkeypatch):
    monkeypatch.setattr(history, "changes", lambda _: ())
    assert passage("firenze", 1, 2).goes_on == WHEN_LEGAL


def test_a_record_of_former_rules_is_replayed_where_they_go_on():
    record = signoria.Table(signoria.load("florenza"), ["greedy", "greedy"], seed=1).run()
    assert replace(record, rules=1).replay() == record.replay()
    with pytest.raises(RecordError, match="rules 9 of florenza"):
        replace(record, rules=9).replay()


def test_a_record_says_by_which_rules_it_began():
    record = signoria.Table(signoria.load("firenze"), ["random", "random"], seed=1).run()
    record.former = [Former(7, 1, "0123456789abcdef"), Former(9, 2, record.box)]
    text = record.text()
    assert "\nformerly 7 1 0123456789abcdef\nformerly 9 2 " in text
    assert Record.parse(text).former == record.former
    assert Record.parse(text).text() == text


@pytest.mark.parametrize("line", ["formerly", "formerly x 1 ab", "formerly 3 ab", "formerly 3 x y"])
def test_a_line_about_former_rules_must_be_whole(line):
    text = signoria.Table(signoria.load("firenze"), ["random", "random"], seed=1).run().text()
    text = text.replace("\nplayer 0", f"\n{line}\nplayer 0", 1)
    with pytest.raises(RecordError, match=r"line \d+: 'formerly"):
        Record.parse(text)
