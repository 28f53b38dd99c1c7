"""The table as it was, turn by turn: for whoever saw it, and no further back."""

from __future__ import annotations

import re

from signoria.faces.web.beats import MOST_PLIES, turns
from signoria.notation import Move
from tests.server.people import Person


def test_chance_belongs_to_who_acted_before():
    moves = [Move(who, "x") for who in (-1, -1, 0, 0, -1, 1, -1, 1, 0)]
    assert turns(moves, 0) == [(-1, 0, 2), (0, 2, 5), (1, 5, 8), (0, 8, 9)]
    assert turns(moves, 3) == [(0, 3, 5), (1, 5, 8), (0, 8, 9)]
    assert turns(moves, 9) == []


def test_the_past_asks_nothing_and_shows_what_was_seen(site):
    person = Person(site.address)
    table = person.opens("me:Anna", "me:Bea")
    before = person.looks(table)
    ply = int(re.search(r'data-ply="(\d+)"', before)[1])
    version, answers = person.answers(table)
    person.acts(table, answers[0], version)
    past = person.http.get(f"/t/{table}/view?at={ply}&since={ply - 1}").text
    assert f'data-ply="{ply}"' in past
    assert "data-answer" not in past
    assert "data-past" in past
    assert person.http.get(f"/t/{table}/view?at=9999").status_code == 404
    assert person.http.get(f"/t/{table}/view?at={ply}&since={ply + 1}").status_code == 404


def test_nobody_looks_back_further_than_some_moves(site):
    person, spectator = Person(site.address), Person(site.address)
    table = person.opens("me:Anna", "me:Bea")
    for _ in range(40):
        version, answers = person.answers(table)
        if not answers:
            break
        person.acts(table, answers[0], version)
    last = len(site.tables.get(table).session.moves)
    assert last > 2
    oldest = max(0, last - MOST_PLIES)
    assert spectator.http.get(f"/t/{table}/view?at={max(1, oldest)}").status_code == 200
    if oldest:
        assert spectator.http.get(f"/t/{table}/view?at={oldest - 1}").status_code == 404


def test_everybody_is_told_who_went_back(site):
    person, spectator = Person(site.address), Person(site.address)
    table = person.opens("me:Anna", "me:Bea")
    version, answers = person.answers(table)
    person.acts(table, answers[0], version)
    assert "/undo" in person.looks(table)
    person.posts(f"/t/{table}/undo", version=site.tables.get(table).version, key="k")
    assert 'data-back="Anna took back:"' in spectator.looks(table)
