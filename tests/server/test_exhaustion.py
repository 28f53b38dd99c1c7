"""One client within all limits keeps nobody else waiting, and fills neither memory nor disk."""

from __future__ import annotations

import asyncio
import logging
import threading
from concurrent.futures import ThreadPoolExecutor

import httpx
import pytest

import signoria
from signoria.server import engine, tables
from signoria.server.app import create_app
from signoria.server.limits import LONGEST_REST, RESTS, Places
from signoria.server.remembering import Remembered
from signoria.server.security import Guard
from signoria.server.settings import Settings
from signoria.server.sitting import Chair
from signoria.server.tables import Opening, prepare
from signoria.session import PERSON
from tests.server.people import Person, Program, wait_until
from tests.server.site import Site

RECORD = signoria.Table(signoria.load("medici_dice"), ["random"] * 2, seed=1).run()


# The processor


def run_apart(scene):
    """Run a scene to its end on a thread of its own: browsers of other tests leave an event loop
    running in this one.
    """
    with ThreadPoolExecutor(1) as apart:
        apart.submit(lambda: asyncio.run(scene())).result()


def test_a_client_has_so_many_places_and_takes_none_from_another():
    async def scene():
        places, inside, doors = Places(2, 60), [], asyncio.Event()

        async def come(client):
            place = await places.take(client)
            inside.append(client)
            await doors.wait()
            place.leave()
            place.leave()  # twice is once

        guests = [asyncio.create_task(come("abuser")) for _ in range(50)]
        await asyncio.sleep(0)
        guests.append(asyncio.create_task(come("guest")))
        for _ in range(5):
            await asyncio.sleep(0)
        assert inside == ["abuser", "abuser", "guest"]
        doors.set()
        await asyncio.gather(*guests)
        assert inside.count("abuser") == 50  # nobody is turned away

    run_apart(scene)


def test_who_has_had_a_minute_rests_after_each_answer_and_others_do_not(monkeypatch):
    moment, rests = [0.0], []

    async def scene():
        loop = asyncio.get_running_loop()
        call_later = loop.call_later
        monkeypatch.setattr(
            loop, "call_later", lambda s, *a: rests.append(s) or call_later(0, *a), raising=False
        )
        places = Places(1, 15, clock=lambda: moment[0])

        async def answered(client, seconds):
            place = await places.take(client)
            moment[0] += seconds
            place.leave()

        for _ in range(19):  # what was before fades meanwhile
            await answered("abuser", 1.0)
        assert rests == []
        await answered("abuser", 1.0)
        await answered("abuser", 0.1)
        await answered("guest", 1.0)
        assert rests == [LONGEST_REST, pytest.approx(0.1 * RESTS)]
        moment[0] += 60  # a minute later it has faded
        await answered("abuser", 0.1)
        assert len(rests) == 2

    run_apart(scene)


def test_a_body_that_comes_slowly_and_an_answer_that_is_read_slowly_take_no_place():
    """Whoever shares an address with somebody slow is answered."""
    settings, answered = Settings(answered_at_once=1), []

    async def app(scope, receive, send):
        assert (await receive())["body"] == b"all"
        answered.append(scope["path"])
        await send({"type": "http.response.start", "status": 200, "headers": []})
        await send({"type": "http.response.body", "body": b"."})

    async def scene():
        guard = Guard(app, settings, refuse=None)
        slow_body, slow_reading = asyncio.Event(), asyncio.Event()

        async def ask(path, waits_for_body, waits_for_reading):
            async def receive():
                if waits_for_body:
                    await slow_body.wait()
                return {"type": "http.request", "body": b"all"}

            async def send(message):
                if waits_for_reading and message["type"] == "http.response.body":
                    await slow_reading.wait()

            scope = {"type": "http", "method": "GET", "path": path, "headers": []}
            await guard({**scope, "client": ("203.0.113.9", 1)}, receive, send)

        sending = asyncio.create_task(ask("/sent-slowly", True, False))
        reading = asyncio.create_task(ask("/read-slowly", False, True))
        await asyncio.sleep(0.01)
        await asyncio.wait_for(ask("/quick", False, False), 5)
        assert answered == ["/read-slowly", "/quick"]
        slow_body.set()
        slow_reading.set()
        await asyncio.gather(sending, reading)
        assert answered[-1] == "/sent-slowly"

    run_apart(scene)


def test_requests_of_a_client_wait_for_each_other_and_not_for_those_who_listen(tmp_path):
    """As many as may be answered at one time are, though many more are asked for."""
    site = Site(f"sqlite:///{tmp_path}/t.sqlite", thinks=False, answered_at_once=3)
    try:
        table = Program(site.address).opens("me", "me").name
        counted, at_once, most = threading.Lock(), 0, 0
        get, doors = site.tables.get, threading.Event()

        def slow(name):
            nonlocal at_once, most
            with counted:
                at_once += 1
                most = max(most, at_once)
            doors.wait(30)
            with counted:
                at_once -= 1
            return get(name)

        with httpx.Client(base_url=site.address, timeout=60) as client:
            streams = [client.stream("GET", f"/t/{table}/events") for _ in range(4)]
            for stream in streams:
                stream.__enter__()
            site.tables.get = slow
            asking = [
                threading.Thread(target=client.get, args=(f"/api/v1/tables/{table}",))
                for _ in range(12)
            ]
            for thread in asking:
                thread.start()
            wait_until(lambda: at_once == 3)
            assert httpx.get(f"{site.address}/healthz", timeout=5).status_code == 200
            doors.set()
            for thread in asking:
                thread.join(30)
            for stream in streams:
                stream.__exit__(None, None, None)
        assert most == 3
    finally:
        site.stop()


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
        told = [one for one in caplog.records if one.name == "signoria.access"]
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
