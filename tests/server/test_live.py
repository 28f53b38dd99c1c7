"""Streams and views: everybody is told, and is told nothing more."""

from __future__ import annotations

import re
import threading
import time
from contextlib import contextmanager

import httpx

from signoria.faces import web
from signoria.server.live import HUSH_SECONDS
from tests.server.people import Person, Program, version_of, wait_until
from tests.server.site import Site


@contextmanager
def listening(address, table):
    """The lines of a stream, as they come."""
    lines: list[str] = []
    person = Person(address)
    stop = threading.Event()

    def listen():
        with person.http.stream("GET", f"/t/{table}/events") as stream:
            for line in stream.iter_lines():
                lines.append(line)
                if stop.is_set():
                    return

    thread = threading.Thread(target=listen, daemon=True)
    thread.start()
    wait_until(lambda: any(line.startswith("data:") for line in lines))
    yield lines
    stop.set()
    thread.join(5)


def test_everybody_is_told_the_table_and_its_version_and_nothing_else(site):
    table = Program(site.address).opens("me", "me")
    with listening(site.address, table.name) as lines, listening(site.address, table.name) as more:
        for _ in range(4):
            player, seen = table.asked()
            player.acts(table.name, seen["options"][0], seen["version"])
        version = player.sees(table.name)["version"]
        for heard in (lines, more):
            wait_until(lambda heard=heard: f"data: {table.name}:{version}" in heard)
    told = {line.partition(":")[0] for line in lines if line}
    assert told <= {"retry", "id", "data", "event", ""}
    assert {line for line in lines if line.startswith("event:")} <= {"event: presence"}
    data = [line for line in lines if line.startswith("data:") and line != "data: "]
    assert all(line.startswith(f"data: {table.name}:") for line in data)


def test_a_stream_shows_that_it_is_alive(site):
    table = Program(site.address).opens("me", "me")
    with listening(site.address, table.name) as lines:
        wait_until(lambda: ": still here" in lines)


def test_a_stream_of_the_api_ends_when_asked(program):
    table = program.opens("me", "me")
    answer = table.first().http.get(f"/tables/{table.name}/events?seconds=1")
    assert answer.headers["content-type"].startswith("text/event-stream")
    version = table.first().sees(table.name)["version"]
    assert f"id: {version}\ndata: {table.name}:{version}\n\n" in answer.text


def test_a_worker_hears_of_moves_that_another_has_made(postgres):
    url = postgres.database()
    here, there = Site(url), Site(url)
    try:
        table = Program(here.address).opens("me", "me")
        with listening(there.address, table.name) as lines:
            for _ in range(3):
                player, seen = table.asked()
                player.acts(table.name, seen["options"][0], seen["version"])
            version = player.sees(table.name)["version"]
            wait_until(lambda: f"data: {table.name}:{version}" in lines)
            assert version_of(Person(there.address).looks(table.name)) == version
    finally:
        here.stop()
        there.stop()


def test_a_view_is_sent_again_only_when_something_has_changed(site):
    person = Person(site.address)
    table = person.opens("me:Anna", "me:Bea")
    first = person.http.get(f"/t/{table}/view")
    tag = first.headers["etag"]
    version = site.tables.get(table).version
    assert tag == f'"{version}.en.0.w0"'
    same = person.http.get(f"/t/{table}/view", headers={"If-None-Match": tag})
    assert (same.status_code, same.content) == (304, b"")
    version, answers = person.answers(table)
    person.acts(table, answers[0], version)
    other = person.http.get(f"/t/{table}/view", headers={"If-None-Match": tag})
    assert other.status_code == 200
    italian = Person(site.address, "it")
    assert italian.http.get(f"/t/{table}/view").headers["etag"].endswith('.it.watch.w0"')


def test_programs_have_etags_too(program):
    table = program.opens("me", "me")
    player = table.first()
    tag = player.http.get(f"/tables/{table.name}").headers["etag"]
    headers = {"If-None-Match": tag}
    assert player.http.get(f"/tables/{table.name}", headers=headers).status_code == 304
    assert program.http.get(f"/tables/{table.name}", headers=headers).status_code == 200


def test_who_has_the_table_open_is_seen(site):
    person = Person(site.address)
    table = person.opens("me:Anna", "me:Bea")
    with person.http.stream("GET", f"/t/{table}/events") as stream:
        lines = stream.iter_lines()
        next(lines)
        presence = site.server.live.presence(table)
        assert (presence.seats, presence.spectators) == (frozenset({0, 1}), 0)
        with listening(site.address, table):
            assert site.server.live.presence(table).spectators == 1
    wait_until(lambda: not site.server.live.presence(table).seats)


def test_who_comes_and_goes_is_told_at_once(site):
    person = Person(site.address)
    table = person.opens("me:Anna", "me:Bea")
    with listening(site.address, table) as lines:
        wait_until(lambda: "event: presence" in lines)  # of the listener itself
        tag = person.http.get(f"/t/{table}/view").headers["etag"]
        told = lines.count("event: presence")
        with listening(site.address, table):
            wait_until(lambda: lines.count("event: presence") == told + 1)
            other = person.http.get(f"/t/{table}/view", headers={"If-None-Match": tag})
            assert other.status_code == 200
        wait_until(lambda: lines.count("event: presence") == told + 2)


def test_who_comes_and_goes_all_the_time_is_told_seldom(site):
    """Everybody looks again when they are told: one client must not make all of them busy."""
    person = Person(site.address)
    table = person.opens("me:Anna", "me:Bea")
    with listening(site.address, table) as lines:
        began = time.monotonic()
        for _ in range(40):
            with httpx.stream("GET", f"{site.address}/t/{table}/events") as stream:
                next(stream.iter_lines())
        wait_until(lambda: not site.server.live.presence(table).spectators > 1)
        seconds = time.monotonic() - began
        assert lines.count("event: presence") <= 2 + seconds / HUSH_SECONDS < 40
        assert "event: presence" in lines


def test_pages_speak_the_visitors_language(site):
    italian = Person(site.address, "it-IT,it;q=0.9,en;q=0.5")
    html = italian.http.get("/").text
    assert '<html lang="it"' in html
    italian.posts("/language", language="en", back="/watch")
    assert '<html lang="en"' in italian.http.get("/").text
    unknown = Person(site.address, "xx,yy;q=0.3")
    assert '<html lang="en"' in unknown.http.get("/").text
    table = italian.opens("me", "me:Bea")
    italian.posts("/language", language="it", back="/")
    assert italian.looks(table) != Person(site.address, "en").looks(table)


def test_a_theme_is_remembered(person):
    answer = person.posts("/theme", theme="dark", back="/rules/medici_dice")
    assert answer.headers["location"] == "/rules/medici_dice"
    assert 'data-theme="dark"' in person.http.get("/").text
    assert person.posts("/theme", theme="pink").status_code == 422


def test_static_files_may_be_kept_forever_under_their_fingerprint(person):
    kept = web.fingerprint()
    for name in ("tokens.css", "table.js", "games/firenze.css"):
        answer = person.http.get(f"/static/{kept}/{name}")
        assert "immutable" in answer.headers["cache-control"]
        assert person.http.get(f"/static/{name}").text == answer.text
    for name in ("tokens.css", f"{'0' * len(kept)}/tokens.css"):  # of no time, of another time
        answer = person.http.get(f"/static/{name}")
        assert answer.status_code == 200
        assert "immutable" not in answer.headers["cache-control"]
    for name in ("../app.py", "%2e%2e/app.py", f"{kept}/../../app.py", f"{kept}/%2e%2e/paint.py"):
        assert person.http.get(f"/static/{name}").status_code == 404


def test_pages_name_their_files_with_the_fingerprint(person):
    named = re.findall(r'(?:src|href)="(/static/[^"]+)"', person.http.get("/").text)
    assert named
    assert all(name.startswith(f"/static/{web.fingerprint()}/") for name in named)
    assert all(person.http.get(name).status_code == 200 for name in named)


def test_an_invitation_is_absolute(site):
    host = Person(site.address)
    table = host.opens("me", "friend")
    assert f"{site.address}/join/" in host.looks(table)


def test_reactions_reach_everybody_are_few_and_are_not_kept(site):
    person = Person(site.address)
    table = person.opens("me:Anna", "me:Bea")
    version = site.tables.get(table).version
    with listening(site.address, table) as lines:
        assert person.posts(f"/t/{table}/react", symbol="well").status_code == 204
        wait_until(lambda: "data: 0:well" in lines)
        assert "event: reaction" in lines
        assert person.posts(f"/t/{table}/react", symbol="free text").status_code == 422
        assert Person(site.address).posts(f"/t/{table}/react", symbol="well").status_code == 403
        answers = [person.posts(f"/t/{table}/react", symbol="luck").status_code for _ in range(4)]
        assert 429 in answers
    assert site.tables.get(table).version == version
