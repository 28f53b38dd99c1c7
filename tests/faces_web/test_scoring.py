"""Scoring scenes: which is shown, what it says, what the strip counts from."""

from __future__ import annotations

import pytest

from signoria.faces import web
from signoria.faces.web.drawings import drawing_of
from signoria.faces.web.scoring import places
from signoria.games.medici_dice.news import RoundScored, ScoringBegins
from signoria.story import Story
from tests.faces_web.reading import all_of, check
from tests.faces_web.scenes import example
from tests.faces_web.tables import ENGLISH, VISITORS, played, seen_by


@pytest.fixture(autouse=True)
def _drawn(monkeypatch):
    kind = type(drawing_of("medici_dice"))
    monkeypatch.setattr(kind, "scoring", lambda _, *found: example(*found))


def after_a_round(seats=4, more=0):
    """A table whose first round was scored, and so many moves later."""
    table = played(seats, 0)
    while True:
        table.step()
        if any(isinstance(fact, ScoringBegins) for fact in Story.of(table.record).facts[-1]):
            break
    scored = len(table.record.moves)
    for _ in range(more):
        table.step()
    return table, scored


def scoring(tree):
    return next((one for one in tree.iter("section") if one.get("id") == "scoring"), None)


@pytest.mark.parametrize("visitor", VISITORS, ids=["en", "it"])
@pytest.mark.parametrize("seats", [2, 3, 4])
def test_a_scene_has_its_steps_and_where_everybody_stands(seats, visitor):
    table, ply = after_a_round(seats)
    shown = scoring(check(web.table_page(visitor, seen_by(table, 0, seen_ply=ply - 3))))
    assert shown.get("data-ply") == str(ply)
    assert shown.get("data-new") is not None
    steps = [one for one in shown.iter("section") if one.get("data-layout")]
    assert [one.get("data-layout") for one in steps] == ["seats", "grid", "lines", "standing"]
    totals = [
        fact.total for fact in Story.of(table.record).facts[-1] if isinstance(fact, RoundScored)
    ]
    paid = [[int(one) for one in step.get("data-points", "").split()] for step in steps]
    before = [int(one) for one in shown.get("data-before").split()]
    for seat, total in enumerate(totals):
        assert before[seat] + sum(step[seat] for step in paid if step) == total
    rows = list(steps[-1].iter("li"))
    assert len(rows) == seats
    assert str(max(totals)) in "".join(rows[0].itertext())
    assert all(step.get("data-say") for step in steps)


def test_a_scene_of_the_viewers_own_move_is_shown():
    table, ply = after_a_round()
    mine = table.record.moves[-1].who
    data = seen_by(table, mine, seen_ply=ply)
    assert scoring(check(web.table_view(ENGLISH, data))).get("data-new") is not None


def test_it_stays_on_the_page_for_who_comes_later_but_is_no_news_then():
    table, ply = after_a_round(more=1)
    while table.record.moves[-1].who != 0:
        table.step()
    data = seen_by(table, 0, seen_ply=len(table.record.moves))
    found = scoring(check(web.table_view(ENGLISH, data)))
    assert found is None or found.get("data-new") is None
    assert ply < len(table.record.moves)


def test_a_move_that_is_still_held_is_not_scored_yet():
    table, _ = after_a_round()
    assert scoring(check(web.table_view(ENGLISH, seen_by(table, 0, is_held=True)))) is None


def test_its_line_in_the_log_opens_it_again():
    table, ply = after_a_round(more=5)
    data = seen_by(table, 0)
    tree = check(web.table_view(ENGLISH, data))
    links = [one.get("href") for one in tree.iter("a") if one.get("data-scene") is not None]
    assert links == [f"/t/table1/scene?at={ply}"]
    alone = check(web.scoring_page(ENGLISH, data, ply, False))
    assert scoring(alone).get("data-ply") == str(ply)
    assert "scoring.css" in web.scoring_page(ENGLISH, data, ply, True)
    check(web.scoring_page(ENGLISH, data, ply, True))
    check(web.scoring_page(ENGLISH, data, 0, True))


def test_the_end_has_a_scene_before_it():
    table = played(3, 9999)
    assert table.is_over
    tree = check(web.table_page(ENGLISH, seen_by(table, 0)))
    assert scoring(tree) is not None
    assert [one for one in all_of(tree, "id") if one.startswith("strip-")]


def test_equals_share_the_better_place():
    assert places([80, 80, 100, 60]) == [2, 2, 1, 4]
