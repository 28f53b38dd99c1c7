"""Bots from elsewhere run whatever they like: no request may name one."""

from __future__ import annotations

import pytest

NAMES = ["cmd:touch /tmp/here", "cmd 5ms:true", "os:system", "signoria.bots:GreedyBot"]


@pytest.mark.parametrize("named", NAMES)
def test_the_interface_refuses_a_bot_from_elsewhere(named, program):
    seats = [{"player": "me"}, {"player": named}]
    answer = program.http.post("/tables", json={"game": "medici_dice", "seats": seats})
    assert answer.status_code == 422
    assert answer.json()["type"].endswith("bad-table")
    assert "there is no bot" in answer.json()["detail"]


@pytest.mark.parametrize("named", NAMES)
def test_the_page_refuses_a_bot_from_elsewhere(named, person):
    form = {"game": "medici_dice", "seat-0": "me", "seat-1": named}
    answer = person.posts("/new", **form)
    assert answer.status_code == 422
    assert "there is no bot" in answer.text
