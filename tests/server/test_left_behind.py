"""Tables that were left behind are taken up: however many wait, and whatever cannot be played."""

from __future__ import annotations

import pytest
from sqlalchemy import update

from signoria.server import left_behind, rows, thinking
from signoria.server import tables as tables_module
from signoria.server.left_behind import LeftBehind
from signoria.server.schema import TABLES
from tests.server.people import Program, wait_until
from tests.server.site import Site

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


# At a server


def test_a_restarted_server_goes_on_with_waiting_bots(any_site, tmp_path, postgres):
    is_postgres = any_site.settings.is_postgres
    url = postgres.database() if is_postgres else f"sqlite:///{tmp_path}/t.sqlite"
    first = Site(url, thinks=False)
    table = Program(first.address).opens("me", "apprentice")
    player, seen = table.asked()
    player.acts(table.name, seen["options"][0], seen["version"])
    first.stop()

    second = Site(url)

    try:
        secret = table.made["seats"][0]["secret"]
        again = Program(second.address, secret)
        wait_until(lambda: again.sees(table.name)["options"])
    finally:
        second.stop()


def test_another_worker_takes_up_a_table_that_was_left(postgres):
    url = postgres.database()
    slow, quick = Site(url, thinks=False), Site(url, rescue=0.2)
    try:
        table = Program(slow.address).opens("me", "apprentice")
        player, seen = table.asked()
        player.acts(table.name, seen["options"][0], seen["version"])
        wait_until(lambda: player.sees(table.name)["options"])
    finally:
        slow.stop()
        quick.stop()


def test_a_table_left_behind_is_found_by_a_clock_that_went_back(postgres, monkeypatch):
    """While both run: at its start a server takes up everything, whatever the clock says."""
    url = postgres.database()
    slow, quick = Site(url, thinks=False), Site(url, rescue=0.2)
    try:
        monkeypatch.setattr(rows, "now", lambda: 4_000_000_000_000)  # in the year 2096
        monkeypatch.setattr(tables_module, "now", lambda: 4_000_000_000_000)
        table = Program(slow.address).opens("me", "apprentice")
        player, seen = table.asked()
        player.acts(table.name, seen["options"][0], seen["version"])
        monkeypatch.undo()
        wait_until(lambda: player.sees(table.name)["options"])
    finally:
        slow.stop()
        quick.stop()


def test_tables_that_cannot_be_played_keep_no_good_one_waiting(tmp_path, monkeypatch):
    monkeypatch.setattr(thinking, "LOOK", 3)
    url = f"sqlite:///{tmp_path}/t.sqlite"
    first = Site(url, thinks=False)
    program = Program(first.address)
    names = sorted(program.opens("apprentice", "apprentice").name for _ in range(12))
    bad, good = names[:11], names[11]
    before = len(first.tables.get(good).session.moves)
    with first.tables.storage.engine.begin() as connection:
        connection.execute(update(TABLES).where(TABLES.c.id.in_(bad)).values(rules=99))
    first.stop()
    second = Site(url, rescue=0.1)
    try:
        wait_until(lambda: len(second.tables.get(good).session.moves) > before)
    finally:
        second.stop()
