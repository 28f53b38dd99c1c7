"""One client within all limits keeps nobody else waiting, and fills neither memory nor disk."""

from __future__ import annotations

import logging

import httpx

import signoria
from signoria.server import engine, tables
from signoria.server.app import create_app
from signoria.server.remembering import Remembered
from signoria.server.settings import Settings
from signoria.server.sitting import Chair
from signoria.server.tables import Opening, prepare
from signoria.session import PERSON
from tests.server.people import Person, Program, wait_until
from tests.server.site import Site

RECORD = signoria.Table(signoria.load("medici_dice"), ["random"] * 2, seed=1).run()


# Memory


def test_tables_are_remembered_by_their_moves():
    chairs = [Chair(seat, PERSON, f"N{seat}", str(seat)) for seat in range(2)]
    opening = Opening("medici_dice", chairs, RECORD.options, moves=RECORD.moves)
    sittings = [prepare(opening)[0] for _ in range(6)]
    one = len(sittings[0].session.moves)
    remembered = Remembered(most_moves=3 * one)
    for sitting in sittings:
        remembered.keep(sitting)
        remembered.keep(sitting)  # again: it counts once
    known = [remembered.get(sitting.terms.table) for sitting in sittings]
    assert known == [None, None, None, *sittings[3:]]
    assert remembered.moves == 3 * one
    remembered.forget(sittings[3].terms.table)
    assert remembered.moves == 2 * one
    small = Remembered(most_moves=1)
    small.keep(sittings[0])
    assert small.get(sittings[0].terms.table) is sittings[0]  # the last one always


def test_a_table_that_went_back_too_often_goes_only_forward(tmp_path, monkeypatch):
    """Else two programs could write its log for ever, and every change would copy more of it."""
    site = Site(f"sqlite:///{tmp_path}/t.sqlite")
    try:
        table = Program(site.address).opens("me", "greedy")
        player, seen = table.asked()
        monkeypatch.setattr(tables, "MOST_ENTRIES", seen["version"] + 3)
        for _ in range(3):
            player, seen = table.asked()
            done = player.acts(table.name, seen["options"][0], seen["version"])
            assert done.status_code == 200
        player, seen = table.asked()
        back = player.does(table.name, "undo-ask", version=seen["version"])
        assert (back.status_code, back.json()["title"]) == (409, "long enough")
        assert "played to its end" in back.json()["detail"]
        assert table.play_to_the_end()["status"] == "over"
    finally:
        site.stop()


# The disk


def test_without_room_there_are_no_new_tables_and_games_go_on(tmp_path, monkeypatch):
    site = Site(f"sqlite:///{tmp_path}/t.sqlite")
    try:
        table = Program(site.address).opens("me", "me")
        free = engine.shutil.disk_usage(tmp_path)._replace(free=199_000_000)
        monkeypatch.setattr(engine.shutil, "disk_usage", lambda _: free)
        wanted = {"game": "medici_dice", "seats": [{"player": "me"}, {"player": "me"}]}
        refused = Program(site.address).http.post("/tables", json=wanted)
        assert (refused.status_code, refused.json()["detail"]) == (
            503,
            "there is no room for new tables: tell whoever runs this server",
        )
        page = Person(site.address, "it").posts("/replay", record=RECORD.text())
        assert page.status_code == 503
        assert "Qui non c’è posto per altri tavoli." in page.text
        player, seen = table.asked()
        assert player.acts(table.name, seen["options"][0], seen["version"]).status_code == 200
    finally:
        site.stop()


def test_the_room_of_a_real_disk_is_looked_at(tmp_path):
    database = f"sqlite:///{tmp_path}/t.sqlite"
    assert engine.has_room(Settings(database=database, least_room=1))
    assert not engine.has_room(Settings(database=database, least_room=10**9))
    assert engine.has_room(Settings(database=database, least_room=0))
    assert engine.has_room(Settings(database="postgresql:///x", least_room=10**9))


def test_uploads_have_a_limit_of_their_own(tmp_path):
    site = Site(f"sqlite:///{tmp_path}/t.sqlite", records_at_once=2, records_a_second=0.001)
    try:
        person = Person(site.address)
        found = [person.posts("/replay", record=RECORD.text()).status_code for _ in range(3)]
        assert found == [303, 303, 429]
        assert person.opens("me", "apprentice")  # a table is not a record
    finally:
        site.stop()


# Logs and listeners


def test_who_is_too_fast_does_not_fill_the_log(tmp_path, caplog):
    site = Site(f"sqlite:///{tmp_path}/t.sqlite", requests_at_once=5, requests_a_second=0.001)
    try:
        with caplog.at_level(logging.INFO, "signoria.access"):
            logging.getLogger("signoria").propagate = True
            with httpx.Client(base_url=site.address) as client:
                codes = [client.get("/replay").status_code for _ in range(200)]
            assert codes.count(429) == 195
            wait_until(lambda: caplog.records)
        told = [one for one in caplog.records if getattr(one, "path", "") == "/replay"]
        assert len(told) <= 5 + 10
        assert {one.status for one in told} == {200, 429}
    finally:
        site.stop()


def test_the_description_of_the_interface_is_made_once(monkeypatch):
    made = []
    from signoria.server import api_description

    describe = api_description.describe
    monkeypatch.setattr(api_description, "describe", lambda app: made.append(1) or describe(app))
    interface = create_app(Settings(database="sqlite:///unused.sqlite")).state.interface
    route = next(one for one in interface.routes if one.path == "/openapi.json")
    assert route.endpoint().body == route.endpoint().body
    assert len(made) == 1
