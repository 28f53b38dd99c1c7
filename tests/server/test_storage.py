"""The log, the snapshots, the migrations."""

from __future__ import annotations

import pytest
from alembic.autogenerate import compare_metadata
from alembic.migration import MigrationContext
from sqlalchemy import delete, inspect, select, update
from sqlalchemy.exc import IntegrityError

from signoria.events import MOVE, Event
from signoria.server.engine import connect, lock_file, migrate
from signoria.server.entries import Entry
from signoria.server.problems import TableProblem
from signoria.server.schema import EVENTS, METADATA, SNAPSHOTS, TABLES
from signoria.server.settings import Settings, SettingsError
from signoria.server.sitting import Sitting
from signoria.server.storage import Addition, Conflict
from tests.server.people import OpenTable, Person, Program
from tests.server.site import Site


@pytest.fixture(params=["sqlite", "postgres"])
def empty(request, tmp_path):
    """The settings of a database with nothing in it."""
    if request.param == "sqlite":
        return Settings(database=f"sqlite:///{tmp_path}/deep/down/t.sqlite")
    return Settings(database=request.getfixturevalue("postgres").database())


def test_an_empty_database_is_brought_to_the_shape_that_the_program_expects(empty):
    engine = connect(empty)
    migrate(engine)
    migrate(engine)  # again: nothing to do
    with engine.connect() as connection:
        context = MigrationContext.configure(connection, opts={"compare_type": True})
        assert compare_metadata(context, METADATA) == []
        assert set(METADATA.tables) < set(inspect(connection).get_table_names())
    engine.dispose()


def test_everything_that_happens_is_one_more_row(any_site):
    table = Program(any_site.address).opens("me", "me")
    before = _rows(any_site, table.name)
    player, seen = table.asked()
    player.acts(table.name, seen["options"][0], seen["version"])
    version = player.sees(table.name)["version"]
    player.does(table.name, "undo", version=version)
    after = _rows(any_site, table.name)
    assert after[: len(before)] == before
    assert [row.kind for row in after[len(before) :]] == ["move", "undo"]
    assert [row.version for row in after] == list(range(1, len(after) + 1))


def test_a_version_exists_once(any_site):
    table = Program(any_site.address).opens("me", "me")
    row = _rows(any_site, table.name)[-1]
    with pytest.raises(IntegrityError), any_site.tables.storage.engine.begin() as connection:
        connection.execute(EVENTS.insert(), dict(row._mapping) | {"key": None})


def test_who_appends_to_an_old_version_is_refused(any_site):
    storage = any_site.tables.storage
    table = Program(any_site.address).opens("me", "me")
    player, seen = table.asked()
    before = any_site.tables.get(table.name)
    player.acts(table.name, seen["options"][0], seen["version"])
    event = Event(MOVE, before.session.actor, seen["options"][0])
    entry = Entry(event, before.version + 1)
    with pytest.raises(Conflict):
        storage.append(before, before.after([entry]), Addition([entry]))


def test_a_table_read_with_its_snapshot_equals_the_whole_replay(any_site):
    storage = any_site.tables.storage
    table = Program(any_site.address).opens("me", "me", "apprentice")
    for _ in range(25):
        player, seen = table.asked()
        player.acts(table.name, seen["options"][0], seen["version"])
    table.asked()  # the bot has moved, and nothing more happens by itself
    with storage.engine.connect() as connection:
        snapshot = connection.execute(
            select(SNAPSHOTS).where(SNAPSHOTS.c.table_id == table.name)
        ).one()
    assert snapshot.ply >= 20
    with_snapshot = storage.read(table.name)
    with storage.engine.begin() as connection:
        connection.execute(delete(SNAPSHOTS).where(SNAPSHOTS.c.table_id == table.name))
    without = storage.read(table.name)
    remembered = any_site.tables.get(table.name)
    assert str(with_snapshot.session.state) == str(without.session.state)
    assert str(without.session.state) == str(remembered.session.state)
    assert with_snapshot.session.moves == without.session.moves == remembered.session.moves
    assert with_snapshot.move_versions == without.move_versions == remembered.move_versions
    record = without.record()
    assert str(record.replay()) == str(without.session.state)


def test_a_snapshot_from_before_an_undo_is_not_used(site):
    storage = site.tables.storage
    person = Person(site.address)
    table = person.opens("me:Anna", "me:Bea")
    for _ in range(12):
        version, answers = person.answers(table)
        person.acts(table, answers[0], version)
    for _ in range(8):
        version = site.tables.get(table).version
        assert person.posts(f"/t/{table}/undo-ask", version=version).status_code == 200
    sitting = storage.read(table)
    assert str(sitting.session.state) == str(sitting.record().replay())
    assert str(sitting.session.state) == str(site.tables.get(table).session.state)
    for _ in range(4):
        version, answers = person.answers(table)
        person.acts(table, answers[-1], version)
    sitting = storage.read(table)
    assert str(sitting.session.state) == str(sitting.record().replay())


def test_every_prefix_of_the_log_is_a_table(site):
    storage = site.tables.storage
    table = Program(site.address).opens("me", "me", with_confirmation=True)
    for _ in range(6):
        player, seen = table.asked()
        player.acts(table.name, seen["options"][0], seen["version"])
        held = player.sees(table.name)
        if held["status"] == "held":
            player.does(table.name, "confirm", version=held["version"])
    whole = storage.read(table.name)
    entries = storage.log(table.name)
    empty = Sitting(whole.terms, whole.chairs, whole.begun_with())
    stepwise = empty
    for count, entry in enumerate(entries, 1):
        stepwise = stepwise.after([entry])
        at_once = empty.restored(entries[:count], None)
        assert str(stepwise.session.state) == str(at_once.session.state)
        assert stepwise.session.moves == at_once.session.moves
        assert stepwise.awaits() == at_once.awaits()
    assert str(stepwise.session.state) == str(whole.session.state)


def test_a_table_begun_with_other_rules_says_so(site):
    table = Program(site.address).opens("me", "me")
    with site.tables.storage.engine.begin() as connection:
        connection.execute(update(TABLES).where(TABLES.c.id == table.name).values(rules=99))
    site.tables.forget(table.name)
    with pytest.raises(TableProblem) as problem:
        site.tables.get(table.name)
    assert problem.value.kind == "other-rules"
    assert Person(site.address).http.get(f"/t/{table.name}").status_code == 409


# Settings


def test_several_workers_need_postgres():
    with pytest.raises(SettingsError, match="Postgres"):
        Settings(database="sqlite:///t.sqlite", workers=2).check()
    Settings(database="postgresql://somewhere/t", workers=2).check()


@pytest.mark.parametrize("url", ["mysql://x/y", "nonsense", "sqlite://"])
def test_another_database_is_refused(url):
    with pytest.raises(SettingsError, match="sqlite:///FILE or postgresql"):
        Settings(database=url).check()


@pytest.mark.parametrize(
    "origin", ["table.example", "ftp://table.example", "https://table.example/games", "https://"]
)
def test_an_origin_that_no_browser_sends_is_told(origin):
    Settings(origin="https://table.example:8443/").check()
    with pytest.raises(SettingsError, match="the origin is written"):
        Settings(origin=origin).check()


@pytest.mark.parametrize(
    ("name", "said", "told"),
    [
        ("THINKERS", "0", "from 1 on, not 0"),
        ("SNAPSHOT_EVERY", "0", "from 1 on, not 0"),
        ("KEEP_DAYS", "-1", "from 0 on, not -1"),
        ("LEAST_ROOM", "-1", "from 0 on, not -1"),
        ("HEAD_SECONDS", "0", "from 0.1 on, not 0"),
        ("REQUESTS_A_SECOND", "nan", "from 0 on, not nan"),
        ("REQUESTS_A_SECOND", "inf", "from 0 on, not inf"),
        ("CONNECTIONS", "many", "must be a number, not 'many'"),
        ("LOG_REQUESTS", "maybe", "is true or false, not 'maybe'"),
    ],
)
def test_a_number_that_cannot_work_is_told_with_its_name(name, said, told):
    with pytest.raises(SettingsError, match=f"SIGNORIA_SERVER_{name} .*{told}"):
        Settings.from_environment({f"SIGNORIA_SERVER_{name}": said}).check()


def test_settings_pass_through_the_environment():
    settings = Settings(database="postgresql://x/y", workers=3, rescue=0.25, log_requests=False)
    assert Settings.from_environment(settings.to_environment()) == settings
    with pytest.raises(SettingsError, match="SIGNORIA_SERVER_WORKERS"):
        Settings.from_environment({"SIGNORIA_SERVER_WORKERS": "many"})


def test_a_second_server_keeps_away_from_the_same_file(tmp_path):
    settings = Settings(database=f"sqlite:///{tmp_path}/t.sqlite")
    held = lock_file(settings)
    with pytest.raises(SettingsError, match="another server"):
        lock_file(settings)
    held.close()
    lock_file(settings).close()


def _rows(site, table):
    with site.tables.storage.engine.connect() as connection:
        wanted = select(EVENTS).where(EVENTS.c.table_id == table).order_by(EVENTS.c.version)
        return connection.execute(wanted).all()


def test_after_a_restore_the_database_is_believed(postgres):
    url = postgres.database()
    site, other = Site(url), Site(url)
    try:
        table = Program(site.address).opens("me", "me")
        before = site.tables.get(table.name)
        for _ in range(3):
            player, seen = table.asked()
            player.acts(table.name, seen["options"][0], seen["version"])
        after = site.tables.get(table.name)
        assert after.version > before.version
        _restore(site, before)
        assert site.tables.get(table.name).version == before.version
        there = OpenTable(other.address, table.made)
        while (now := site.tables.get(table.name)).version < after.version + 2:
            player, seen = there.asked()  # another way, through the version that was remembered
            player.acts(table.name, seen["options"][-1], seen["version"])
            stored = site.tables.storage.read(table.name)
            assert site.tables.get(table.name).session.moves == stored.session.moves
        assert now.session.moves[: len(after.session.moves)] != after.session.moves
    finally:
        site.stop()
        other.stop()


def _restore(site, sitting):
    """The table as a backup would have it."""
    table, (awaits, actor) = sitting.terms.table, sitting.awaits()
    old = {"version": sitting.version, "awaits": awaits, "actor": actor}
    with site.tables.storage.engine.begin() as connection:
        later = EVENTS.c.version > sitting.version
        connection.execute(delete(EVENTS).where(EVENTS.c.table_id == table, later))
        connection.execute(delete(SNAPSHOTS).where(SNAPSHOTS.c.table_id == table))
        connection.execute(update(TABLES).where(TABLES.c.id == table).values(**old))
