"""One client within all limits takes no place from others, and rests for their sake only."""

from __future__ import annotations

import asyncio
import threading
from concurrent.futures import ThreadPoolExecutor

import httpx
import pytest
from starlette.responses import Response

from signoria.server.limits import COMPANY, LONGEST_REST, RESTS, Places
from signoria.server.security import Guard
from signoria.server.settings import Settings
from tests.server.people import Program, wait_until
from tests.server.site import Site


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


def watched(a_minute, monkeypatch):
    """A clock that goes on with answers only, the rests that were kept, and how to be answered."""
    moment, rests, loop = [0.0], [], asyncio.get_running_loop()
    call_later, places = loop.call_later, Places(1, a_minute, clock=lambda: moment[0])

    def rest(seconds, *then):
        rests.append(seconds)
        return call_later(0, *then)

    async def answered(client, seconds):
        place = await places.take(client)
        moment[0] += seconds
        place.leave()

    monkeypatch.setattr(loop, "call_later", rest, raising=False)
    return moment, rests, answered


def test_who_has_had_a_minute_rests_after_each_answer_and_others_do_not(monkeypatch):
    async def scene():
        moment, rests, answered = watched(15, monkeypatch)
        await answered("guest", 0.1)
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


def test_a_household_that_has_the_server_for_itself_never_rests(monkeypatch):
    async def scene():
        moment, rests, answered = watched(3, monkeypatch)
        for _ in range(100):
            await answered("household", 0.5)
        assert rests == []
        await answered("guest", 0.1)  # is there now, and must not wait for them
        await answered("household", 0.5)
        assert rests == [LONGEST_REST]
        moment[0] += COMPANY  # … and has gone
        await answered("household", 0.5)
        for _ in range(100):
            await answered("household", 0.5)
        assert len(rests) == 1

    run_apart(scene)


def test_addresses_of_one_ipv6_household_have_one_limit():
    settings, statuses = Settings(requests_at_once=2, requests_a_second=0.001), []

    async def app(scope, receive, send):
        await send({"type": "http.response.start", "status": 200, "headers": []})
        await send({"type": "http.response.body", "body": b"."})

    async def scene():
        guard = Guard(app, settings, refuse=lambda _, problem: Response("", problem.status))

        async def ask(address):
            async def receive():
                return {"type": "http.request", "body": b""}

            async def send(message):
                if message["type"] == "http.response.start":
                    statuses.append(message["status"])

            scope = {"type": "http", "method": "GET", "path": "/", "headers": []}
            await guard({**scope, "client": (address, 1), "query_string": b""}, receive, send)

        for address in ("2001:db8:1:2::1", "2001:db8:1:2:ff::2", "2001:db8:1:2::3"):
            await ask(address)
        await ask("2001:db8:1:3::1")

    run_apart(scene)
    assert statuses == [200, 200, 429, 200]


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


LOOKS = ["/t/x/coach", "/api/v1/tables/x/coach", "/t/x/events", "/api/v1/tables/x/events"]


@pytest.mark.parametrize(("method", "most"), [("GET", 1), ("POST", 2)])
def test_looking_takes_a_place_and_what_waits_for_a_thought_takes_none(method, most):
    """Each of these finds a table, perhaps a long one, before it waits for anything."""
    settings, at_once, seen = Settings(answered_at_once=1), [0], []

    async def app(scope, receive, send):
        at_once[0] += 1
        seen.append(at_once[0])
        await asyncio.sleep(0.01)
        at_once[0] -= 1
        await send({"type": "http.response.start", "status": 200, "headers": []})
        await send({"type": "http.response.body", "body": b"."})

    async def scene():
        guard = Guard(app, settings, refuse=None)

        async def ask(path):
            async def receive():
                return {"type": "http.request", "body": b""}

            async def send(message):
                pass

            scope = {"type": "http", "method": method, "path": path, "headers": []}
            await guard({**scope, "client": ("203.0.113.9", 1)}, receive, send)

        await asyncio.gather(*map(ask, LOOKS if method == "GET" else LOOKS[:2]))

    run_apart(scene)
    assert max(seen) == most


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
