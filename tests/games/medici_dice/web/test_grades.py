"""The dice say that their faces are a guess, as long as they are one."""

from __future__ import annotations

import pytest

from tests.faces_web.grading import grades, of_class, page, regrade
from tests.faces_web.tables import asked


@pytest.mark.parametrize("grade", ["reconstructed", "sibling"])
def test_unsure_faces_are_marked_at_every_die(monkeypatch, grade):
    table = asked(3, 0, 20)
    regrade(monkeypatch, table.game, grade, "dice.faces")
    dice = [die for die in table.game.observe(table.state, 0)["dice"] if die]
    assert [grades(one) for one in of_class(page(table), "die-name")] == [[grade]] * len(dice)


def test_the_mark_names_the_source():
    table = asked(3, 0, 20)
    marked = of_class(page(table), "die-name")[0].find("b")
    assert marked is not None
    assert "one of four rotations" in marked.get("title", "").lower()


def test_faces_that_somebody_has_checked_are_not_marked(monkeypatch):
    table = asked(3, 0, 20)
    regrade(monkeypatch, table.game, "rulebook", "dice.faces")
    tree = page(table)
    assert grades(tree) == []
    assert of_class(tree, "grade-legend")


def test_a_box_without_doubts_has_no_legend(monkeypatch):
    table = asked(3, 0, 20)
    regrade(monkeypatch, table.game, "rulebook", *table.game.box.values)
    assert not of_class(page(table), "grade-legend")
