"""``signoria tables``, and tables that are removed after some time."""

from __future__ import annotations

import re

import pytest
from click.testing import CliRunner
from sqlalchemy import select, update

from signoria.cli import main
from signoria.server import credentials
from signoria.server.retention import A_DAY
from signoria.server.rows import now
from signoria.server.schema import EVENTS, SEATS, SNAPSHOTS, TABLES
from signoria.server.settings import Settings
from tests.server.people import Program, wait_until
from tests.server.site import Site


@pytest.fixture
def closed(tmp_path):
    """A database that a server has left: an old table and a new one."""
    database = f"sqlite:///{tmp_path}/tables.sqlite"
    site = Site(database)
    old, new = (Program(site.address).opens("me", "me") for _ in range(2))
    for _ in range(15):
        player, seen = old.asked()
        player.acts(old.name, seen["options"][0], seen["version"])
    _age(site, old.name, 40)
    site.stop()
    return database, old.name, new.name


def _age(site, table, days):
    with site.tables.storage.engine.begin() as connection:
        changed = now() - days * A_DAY
        connection.execute(update(TABLES).where(TABLES.c.id == table).values(changed=changed))


def run(*words, code=0):
    done = CliRunner().invoke(main, ["tables", *words])
    assert done.exit_code == code, done.output
    return done.output


def test_tables_are_listed_by_age(closed):
    database, old, new = closed
    listed = run("list", "--database", database)
    assert {old, new} == set(re.findall(r"^(\S+)  medici_dice", listed, re.MULTILINE))
    assert re.search(rf"{old}  medici_dice +seat +\d{{4}}-\d\d-\d\d \d\d:\d\d  ", listed)
    assert old in run("list", "--older", "30d", "--database", database)
    assert new not in run("list", "--older", "4w", "--database", database)
    assert run("list", "--older", "1y", "--database", database) == ""


def test_what_changes_while_one_looks_is_listed_too(tmp_path):
    """At a running server, and after a clock went back."""
    database = f"sqlite:///{tmp_path}/tables.sqlite"
    site = Site(database)
    table = Program(site.address).opens("me", "me").name
    _age(site, table, -1)
    site.stop()
    assert table in run("list", "--database", database)
    assert table not in run("list", "--older", "1d", "--database", database)


def test_a_table_is_shown_without_the_seed_of_a_running_game(closed):
    database, old, _ = closed
    shown = run("show", old, "--database", database)
    assert shown.startswith("signoria 1\ngame medici_dice")
    assert "seed" not in shown
    assert "there is no table" in run("show", "nothing", "--database", database, code=2)


def test_a_table_is_removed_with_all_that_happened_there(closed):
    database, old, new = closed
    assert run("delete", old, "--database", database).strip() == old
    assert "there is no table" in run("delete", old, "--database", database, code=2)
    assert _rows(database, old) == [0, 0, 0, 0]
    assert _rows(database, new)[0] == 1


def test_old_tables_are_counted_first_and_removed_when_one_is_sure(closed):
    database, old, new = closed
    said = run("expire", "--older", "30d", "--database", database)
    assert said == "1 table would be removed: say --yes.\n"
    assert _rows(database, old)[0] == 1
    said = run("expire", "--older", "30d", "--yes", "--database", database)
    assert said == "1 table was removed.\n"
    assert (_rows(database, old)[0], _rows(database, new)[0]) == (0, 1)


def test_nothing_is_removed_from_under_a_server(closed):
    database, old, _ = closed
    site = Site(database)
    try:
        assert old in run("list", "--database", database)
        for words in (["delete", old], ["expire", "--older", "30d", "--yes"]):
            assert "another server already uses" in run(*words, "--database", database, code=2)
    finally:
        site.stop()
    assert _rows(database, old)[0] == 1


@pytest.mark.parametrize("age", ["30", "d", "-1d", "1m", "999999d", ""])
def test_an_age_is_written_as_it_should_be(age, tmp_path):
    said = run("list", "--older", age, code=2)
    assert "an age is written 30d, 8w or 1y" in said


def test_who_looks_makes_no_database(tmp_path):
    file = tmp_path / "nothing.sqlite"
    assert "there is no database" in run("list", "--database", f"sqlite:///{file}", code=2)
    assert not file.exists()


def test_a_server_removes_what_is_older_than_it_keeps(closed):
    database, old, new = closed
    site = Site(database, keep_days=30)
    try:
        wait_until(lambda: _rows(database, old) == [0, 0, 0, 0])
        assert Program(site.address).http.get(f"/tables/{old}").status_code == 404
        assert Program(site.address).http.get(f"/tables/{new}").status_code == 200
    finally:
        site.stop()


def _rows(database, table):
    from signoria.server.engine import connect

    engine = connect(Settings(database=database))
    with engine.connect() as connection:
        found = [
            len(connection.execute(select(rows).where(key == table)).all())
            for rows, key in (
                (TABLES, TABLES.c.id),
                (SEATS, SEATS.c.table_id),
                (EVENTS, EVENTS.c.table_id),
                (SNAPSHOTS, SNAPSHOTS.c.table_id),
            )
        ]
    engine.dispose()
    return found


def test_no_table_has_a_name_that_looks_like_an_option(monkeypatch):
    made = iter(["-OlderThanAll1", "--database1234", "a-good_name-12"])
    monkeypatch.setattr(credentials.secrets, "token_urlsafe", lambda _: next(made))
    assert credentials.new_table_id() == "a-good_name-12"
