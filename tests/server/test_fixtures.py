"""Databases that former versions wrote: they open, and every game in them goes on."""

from __future__ import annotations

import gzip
import re
import sqlite3
from pathlib import Path

import httpx
import pytest

import signoria
from signoria import Rng
from signoria.bots import make
from signoria.events import CONFIRM, MOVE, UNDO_ANSWER
from signoria.library import games, load
from signoria.server import turns
from signoria.server.checking import KEPT, STOPS, findings
from signoria.server.engine import migrate
from signoria.server.settings import Settings
from signoria.server.storage import Storage
from signoria.server.tables import Tables
from signoria.server.thoughts import think
from signoria.server.turns import Wish, fulfil
from signoria.session import HOUSE, OVER, PEOPLE, SEAT
from tests.server.site import Site

FIXTURES = sorted(Path(__file__).with_name("fixtures").glob("*.sql.gz"))
SMALL = 200_000  # bytes
STORED = 4  # decisions that are stored; the rest of a game is played in memory


@pytest.fixture(params=FIXTURES, ids=lambda file: file.name.removesuffix(".sql.gz"))
def database(request, tmp_path):
    """A former version's database, as it was left."""
    file = tmp_path / "tables.sqlite"
    with sqlite3.connect(file) as connection:
        connection.executescript(gzip.decompress(request.param.read_bytes()).decode())
    return f"sqlite:///{file}"


@pytest.fixture
def tables(database):
    """Its tables, for this version."""
    storage = Storage(Settings(database=database))
    migrate(storage.engine)
    yield Tables(storage)
    storage.close()


def test_every_version_that_was_ever_released_has_left_a_database():
    changes = Path(__file__).parents[2].joinpath("CHANGELOG.md").read_text(encoding="utf-8")
    versions = re.findall(r"^## (\d+\.\d+\.\d+) ", changes, re.MULTILINE)
    assert signoria.__version__ in versions
    assert "0.1.0" in versions
    kept = {file.name.removesuffix(".sql.gz") for file in FIXTURES}
    missing = set(versions) - kept
    assert not missing, f"python -m tests.server.make_fixture {FIXTURES[0].parent}/VERSION.sql.gz"
    assert all(file.stat().st_size < SMALL for file in FIXTURES)


def test_it_has_running_and_finished_games_of_every_kind(tables):
    found = [tables.storage.stored(name) for name in tables.storage.names()]
    kinds = {(one.row.game, one.row.awaits) for one in found}
    assert {(game, what) for game in games() for what in (SEAT, OVER)} <= kinds
    assert len({len(one.chairs) for one in found}) > 3
    running = [tables.get(one.row.id) for one in found if one.row.awaits == SEAT]
    assert any(sitting.session.is_held for sitting in running)
    assert any(sitting.session.ask for sitting in running)


def test_nothing_is_wrong_but_what_changed_rules_explain(tables):
    wrong = [found for found in findings(tables.storage) if found.is_wrong]
    for found in wrong:
        stored = tables.storage.stored(found.table)
        assert found.verdict in (KEPT, STOPS), found
        assert stored.row.rules < load(stored.row.game).rules, found


def test_every_running_game_is_played_on_to_its_end(tables):
    stopped = {found.table for found in findings(tables.storage) if found.verdict == STOPS}
    played = 0
    for name, _ in tables.storage.waiting(SEAT):
        if name in stopped:
            continue
        former = tables.storage.stored(name).record()
        _decide(tables, name, STORED)
        tables.forget(name)
        sitting = tables.get(name)
        record = sitting.record()
        assert record.moves[: len(former.moves) - 1] == former.moves[:-1]
        assert record.rules == sitting.session.game.rules
        if former.rules != record.rules:
            assert [old.rules for old in record.former] == [former.rules]
        _to_the_end(sitting.session)
        played += 1
    assert played > 10


def test_records_of_finished_games_are_there_and_can_be_shown(database):
    site = Site(database, thinks=False)
    try:
        storage, http = site.tables.storage, httpx.Client(base_url=site.address, timeout=30)
        over = [name for name, _ in storage.waiting(OVER)]
        assert len(over) > 3
        for name in over:
            record = http.get(f"/t/{name}/record")
            assert record.status_code == 200
            assert record.text == storage.stored(name).record().text(with_seed=True)
            assert "\nseed " in record.text
            assert http.get(f"/api/v1/tables/{name}/record").text == record.text
            assert http.get(f"/t/{name}").status_code == 200
            assert http.get(f"/t/{name}/replay?at=0").status_code == 200
    finally:
        site.stop()


def _decide(tables, name, decisions):
    """Let everybody there decide so many times, through the doors that requests take."""
    for _ in range(decisions):
        sitting = tables.get(name)
        awaits, seat = sitting.awaits()
        if awaits == HOUSE:
            turn = turns.bot_turn(tables, name)
            turns.bot_acts(tables, turn, think(turn))
        elif awaits == SEAT:
            fulfil(tables, _wish(sitting, seat))
        else:
            assert awaits in (OVER, PEOPLE)


def _wish(sitting, seat):
    table, version, session = sitting.terms.table, sitting.version, sitting.session
    if session.ask:
        asked = session.unanswered()[0]
        return Wish(table, sitting.chairs[asked].bearer, UNDO_ANSWER, version, None, "no")
    who = sitting.chairs[seat].bearer
    if session.is_held:
        return Wish(table, who, CONFIRM, version)
    return Wish(table, who, MOVE, version, None, _choice(session, seat))


def _choice(session, seat):
    view = session.game.view(session.state, seat)
    return make("greedy").choose(view, Rng(len(session.moves))).text


def _to_the_end(session):
    """Bots take all the seats."""
    session = session.seated(["greedy"] * len(session.players), range(len(session.players)))
    session, _ = session.with_chance([])  # a held move stands
    for _ in range(session.game.most_actions(len(session.players))):
        awaits, seat = session.awaits()
        if awaits == OVER:
            return
        session, _ = session.with_chance(session.house_plays(seat, _choice(session, seat)))
    raise AssertionError("the game does not end")
