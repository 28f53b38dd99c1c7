"""Whatever lies on a table has a name by which it travels, and no two things have the same one.

The exceptions are Florenza's kinsmen of a family and its tiles of a kind. They look alike and are
alike in the box: which of them was sent does not matter, and the rules do not tell them apart. A
name of its own would have to be made up, and would be wrong as soon as one comes home. So they
share a name; motion.js first keeps each where its element stays, which is known by its id, and only
then lets one that has left an element come to the new one.
"""

from __future__ import annotations

from collections import Counter

import pytest

from signoria import Table, load
from signoria.faces import web
from signoria.library import games
from tests.faces_web.reading import read
from tests.faces_web.tables import ENGLISH, NAMES, seen_by

ALIKE = {"florenza": ("kin-", "tile-")}
# What is drawn of each kind: its class, or two of them, and whether every single one has a name.
KINDS = {
    "firenze": ["tile card", "tile held", "tile church", "site-tower", "strip-seat"],
    "florenza": ["tile mini", "kin", "person", "strip-seat"],
    "florenza_dice": ["die", "strip-seat"],
    "medici_dice": ["die alive", "strip-seat"],
}
NAMELESS = {"none", "empty", "anon"}  # spaces, and whoever comes from nowhere
APART = 43  # moves between two looks


def tables(game):
    """Tables of a game with few and with many players, some moves apart."""
    possible = [number for number in load(game).seats if number <= len(NAMES)]
    for seats in (possible[0], possible[-1]):
        players = ["greedy", "random", "greedy", "random"][:seats]
        table = Table(load(game), players, seed=seats, names=list(NAMES[:seats]))
        while not table.is_over:
            if len(table.record.moves) % APART == 0 and int(table.state.actor()) >= 0:
                yield table
            table.step()


def drawn(table):
    """What the seat sees that is asked."""
    return read(web.table_view(ENGLISH, seen_by(table, int(table.state.actor()))))


def classes(element):
    return set((element.get("class") or "").split())


@pytest.mark.parametrize("game", games())
def test_no_two_things_of_one_page_share_a_name_but_those_that_are_alike(game):
    looked = 0
    for table in tables(game):
        looked += 1
        named = [one for one in drawn(table).iter() if one.get("data-piece") is not None]
        assert all(one.get("data-piece") for one in named)
        times = Counter(one.get("data-piece") for one in named)
        shared = [one for one in named if times[one.get("data-piece")] > 1]
        for one in shared:
            assert one.get("data-piece").startswith(ALIKE.get(game, ("?",))), one.attrib
        ids = [one.get("id") for one in shared]
        assert all(ids), [one.attrib for one in shared if not one.get("id")]
        assert len(ids) == len(set(ids))
    assert looked > 2


@pytest.mark.parametrize("game", games())
def test_every_thing_of_every_kind_has_a_name(game):
    """Itself, or what it lies in: a tower stands in a column that has the name."""
    met: Counter[str] = Counter()
    for table in tables(game):
        tree = drawn(table)
        around = {inner: one for one in tree.iter() for inner in one}
        for one in tree.iter():
            for kind in KINDS[game]:
                if set(kind.split()) <= classes(one) and not classes(one) & NAMELESS:
                    names = [one.get("data-piece"), around[one].get("data-piece")]
                    assert any(names), (kind, one.attrib)
                    met[kind] += 1
    assert set(met) == set(KINDS[game])
