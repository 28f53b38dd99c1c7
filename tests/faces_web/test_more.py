"""More of a hint: where there was no time for it, that is said, and it may be asked for again."""

from __future__ import annotations

import pytest

import signoria
from signoria.coach.best import Best
from signoria.faces import web
from signoria.faces.web.page_data import HintData
from signoria.library import games
from tests.faces_web.reading import check
from tests.faces_web.tables import NAMES, VISITORS, seen_by


@pytest.mark.parametrize("visitor", VISITORS)
@pytest.mark.parametrize("game", games())
def test_without_time_it_is_said_and_may_be_asked_for_again(game, visitor):
    table = signoria.Table(signoria.load(game), ["greedy"] * 2, seed=3, names=list(NAMES[:2]))
    while int(table.state.actor()) != 0 or len(table.state.options()) < 2:
        table.step()
    hint = HintData(str(table.state.options()[0]), best=Best(0))
    tree = check(web.hint_page(visitor, seen_by(table, 0), hint))
    assert tree.find(".//button[@data-opens='best-overlay']") is not None  # what opens it
    overlay = tree.find(".//*[@id='best-overlay']")
    assert overlay.find(".//p[@class='small conclusion']").text
    assert overlay.find(".//form").get("action") == "/t/table1/hint"
