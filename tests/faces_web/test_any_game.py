"""A game without a drawing is playable: its table in words, its options as buttons."""

from __future__ import annotations

import pytest

from signoria.faces import web
from signoria.faces.web import tables
from signoria.faces.web.drawings import Drawing, drawing_of
from tests.faces_web.reading import check
from tests.faces_web.tables import VISITORS, asked, played, seen_by


@pytest.fixture
def _undrawn(monkeypatch):
    monkeypatch.setattr(tables, "drawing_of", lambda _: Drawing("undrawn"))


@pytest.mark.usefixtures("_undrawn")
@pytest.mark.parametrize("visitor", VISITORS, ids=["en", "it"])
def test_every_option_is_a_button(visitor):
    table = asked(3, 0, 30)
    tree = check(web.table_page(visitor, seen_by(table, 0)))
    buttons = [
        one.get("value")
        for one in tree.iter("button")
        if one.get("name") == "action" and one.get("data-answer") is None
    ]
    assert buttons == [
        choice for choice in buttons if choice in {one.text for one in table.state.options()}
    ]
    assert set(buttons) == {one.text for one in table.state.options()}


@pytest.mark.usefixtures("_undrawn")
def test_its_end_is_shown_too():
    check(web.table_page(VISITORS[0], seen_by(played(2, 999), 0)))


def test_an_unknown_name_has_the_general_drawing():
    assert type(drawing_of("no_such_game")) is Drawing
    assert type(drawing_of("../secret")) is Drawing
