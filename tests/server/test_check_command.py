"""``signoria check-games``: what would break, before it breaks."""

from __future__ import annotations

import json

import pytest
from alembic import command
from click.testing import CliRunner
from sqlalchemy import inspect, update

from signoria.cli import main
from signoria.server.engine import _config, connect
from signoria.server.schema import EVENTS, TABLES
from signoria.server.settings import Settings
from tests.server.people import Program
from tests.server.site import Site


def check(database, *more, code=0, language="en"):
    words = ["--language", language, "check-games", "--database", database, *more]
    done = CliRunner().invoke(main, words)
    assert done.exit_code == code, done.output
    return done.output


def make_older(engine):
    """Give a database the shape of the first version again."""
    config = _config()
    with engine.begin() as connection:
        config.attributes["connection"] = connection
        command.downgrade(config, "0001")


@pytest.fixture
def running(tmp_path):
    """A server with a few games; it is not stopped."""
    site = Site(f"sqlite:///{tmp_path}/tables.sqlite")
    program = Program(site.address)
    games = ("medici_dice", "firenze", "florenza", "florenza_dice")
    names = [program.opens("me", "me", game=game).name for game in games]
    over = program.opens("me")
    over.play_to_the_end()
    yield site, [*names, over.name]
    site.stop()


def rewritten(site, table, **values):
    with site.tables.storage.engine.begin() as connection:
        connection.execute(update(TABLES).where(TABLES.c.id == table).values(**values))


def test_nothing_breaks_under_the_same_version_while_a_server_runs(running):
    site, names = running
    assert check(site.settings.database) == f"{len(names)} games are as before.\n"


def test_what_would_break_is_named_and_counted(running):
    site, (stops, asks, changes, same, over) = running
    rewritten(site, asks, rules=99)
    rewritten(site, changes, rules=0)
    with site.tables.storage.engine.begin() as connection:
        for table in (stops, over):
            first = EVENTS.c.table_id == table, EVENTS.c.kind == "move"
            connection.execute(update(EVENTS).where(*first).values(text="nonsense"))
    told = check(site.settings.database, code=1)
    lines = {line.split()[0]: line for line in told.splitlines()}
    assert "stands still: move 1" in lines[stops]
    assert "until somebody there lets it go on" in lines[asks]
    assert "its record stays" in lines[over]
    assert not {changes, same} & set(lines)
    assert "1 running game goes on by new rules." in told
    found = json.loads(check(site.settings.database, "--json", code=1))
    verdicts = {one["table"]: one["verdict"] for one in found["findings"]}
    assert verdicts == {
        stops: "stops",
        asks: "asks",
        changes: "goes on by new rules",
        over: "kept",
    }
    assert (found["tables"], found["is_all"], found["counts"]["goes on"]) == (5, True, 1)
    italian = check(site.settings.database, code=1, language="it")
    assert "1 partita in corso resta ferma." in italian


def test_a_damaged_table_does_not_hide_the_others(running):
    site, names = running
    rewritten(site, names[0], options="{")
    told = check(site.settings.database, code=1)
    assert f"{names[0]}  medici_dice    cannot be read" in told
    assert "4 games are as before." in told


def test_the_database_stays_as_it_was(tmp_path):
    site = Site(f"sqlite:///{tmp_path}/tables.sqlite")
    site.stop()
    engine = connect(Settings(database=site.settings.database))
    make_older(engine)
    check(site.settings.database)
    assert "boxes" not in inspect(engine).get_table_names()
    engine.dispose()


def test_a_postgres_database_is_migrated_only_if_one_says_so(postgres):
    site = Site(postgres.database())
    site.stop()
    database = site.settings.database
    assert check(database) == "0 games are as before.\n"
    engine = connect(Settings(database=database))
    make_older(engine)
    assert "shape of an older version (0001)" in check(database, code=2)
    assert check(database, "--migrate") == "0 games are as before.\n"
    engine.dispose()


@pytest.mark.parametrize("content", [None, b"no database at all, only some text"])
def test_what_is_no_database_is_told(content, tmp_path):
    file = tmp_path / "tables.sqlite"
    if content is not None:
        file.write_bytes(content)
    told = check(f"sqlite:///{file}", code=2)
    assert "there is no database" in told or "cannot read the database" in told
    assert list(tmp_path.iterdir()) == ([file] if content else [])
