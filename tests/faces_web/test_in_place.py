"""What the script changes in place it finds by name: a part of the table without one would be torn
out and drawn anew when something comes before it, and the page would jump.
"""

from __future__ import annotations

import pytest

import signoria
from signoria.faces import web
from signoria.library import games
from tests.faces_web.reading import read
from tests.faces_web.tables import ENGLISH, NAMES, seen_by


def parts_of(page: str) -> list[str]:
    """The ids of what lies directly in the table; the phases come first and go into the bar."""
    (table,) = [one for one in read(page).iter() if one.get("id") == "table"]
    assert table[0].get("data-into") == "phases"
    return [one.get("id", "") for one in table[1:]]


@pytest.mark.parametrize("game", games())
def test_every_part_of_a_table_has_a_name(game):
    table = signoria.Table(signoria.load(game), ["greedy"] * 3, seed=3, names=list(NAMES[:3]))
    while int(table.state.actor()) != 0 or len(table.record.moves) < 40:
        table.step()
    plain = parts_of(web.table_page(ENGLISH, seen_by(table, 0)))
    assert "" not in plain
    practised = parts_of(web.table_page(ENGLISH, seen_by(table, 0, is_practice=True)))
    assert "" not in practised
    assert set(practised) - set(plain) == {"standing"}
