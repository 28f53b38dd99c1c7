"""What docs/security.md promises."""

from __future__ import annotations

import logging
import re

import httpx
import pytest
from sqlalchemy import select

from signoria.server.limits import Buckets
from signoria.server.schema import METADATA
from tests.server.people import Person, Program, wait_until
from tests.server.site import Site

PAGES = [
    "/",
    "/new?game=medici_dice",
    "/watch",
    "/researchers",
    "/rules/medici_dice",
    "/provenance/medici_dice",
    "/replay",
    "/healthz",
    "/static/tokens.css",
    "/nothing",
    "/api/v1/games",
    "/api/openapi.json",
    "/api/v1/nothing",
]


@pytest.mark.parametrize("path", PAGES)
def test_every_answer_binds_the_browser(person, path):
    headers = person.http.get(path).headers
    policy = headers["content-security-policy"]
    assert "default-src 'none'" in policy
    assert "script-src 'self'" in policy
    assert "unsafe" not in policy
    assert "frame-ancestors 'none'" in policy
    assert headers["x-content-type-options"] == "nosniff"
    assert headers["referrer-policy"] == "same-origin"
    assert "server" not in headers or "uvicorn" not in headers["server"]


@pytest.mark.parametrize("language", ["en", "it"])
def test_pages_have_no_inline_script_and_no_inline_style(site, language):
    person = Person(site.address, language)
    table = person.opens("me", "friend", "apprentice")
    playing = person.opens("me", "me:Bea")
    pages = [*PAGES[:7], f"/t/{table}", f"/t/{playing}", f"/t/{playing}/replay"]
    for path in pages:
        html = person.http.get(path).text
        assert not re.search(r"<script(?![^>]*\bsrc=)", html), path
        assert not re.search(r"<style|\sstyle=|\son\w+=\"", html), path


# Other sites' pages


@pytest.mark.parametrize(
    "headers",
    [
        {"Sec-Fetch-Site": "cross-site"},
        {"Sec-Fetch-Site": "same-site"},
        {"Origin": "https://evil.example"},
        {"Origin": "null"},
        {"Sec-Fetch-Site": "cross-site", "Origin": "https://evil.example"},
    ],
)
def test_another_sites_page_changes_nothing(site, headers):
    person = Person(site.address)
    table = person.opens("me", "me:Bea")
    version, answers = person.answers(table)
    cookies = dict(person.http.cookies)
    fields = {"action": answers[0], "version": version}
    for path in (f"/t/{table}/act", "/new", "/quick", "/language", "/join", "/replay"):
        answer = httpx.post(site.address + path, data=fields, headers=headers, cookies=cookies)
        assert answer.status_code == 403, path
        assert "set-cookie" not in answer.headers
    answer = httpx.post(f"{site.address}/api/v1/tables", json={}, headers=headers)
    assert answer.status_code == 403
    assert answer.headers["content-type"] == "application/problem+json"
    assert person.answers(table)[0] == version


def test_our_own_forms_pass_in_every_browser(site):
    for headers in (
        {"Sec-Fetch-Site": "same-origin", "Origin": site.address},
        {"Sec-Fetch-Site": "none"},
        {"Origin": site.address},
        {},
    ):
        answer = httpx.post(f"{site.address}/language", data={"language": "it"}, headers=headers)
        assert answer.status_code == 303


def test_behind_a_proxy_the_public_address_counts(tmp_path):
    site = Site(f"sqlite:///{tmp_path}/t.sqlite", origin="https://table.example")
    try:
        fields = {"game": "medici_dice", "seat-0": "me", "seat-1": "friend"}
        ours = {"Origin": "https://table.example"}
        answer = httpx.post(f"{site.address}/new", data=fields, headers=ours)
        assert answer.status_code == 303
        cookie = answer.headers["set-cookie"]
        assert "Secure" in cookie
        secret = cookie.partition("=")[2].partition(";")[0]
        page = httpx.get(site.address + answer.headers["location"], cookies={"signoria": secret})
        assert "https://table.example/join/" in page.text
        theirs = {"Origin": site.address}
        assert httpx.post(f"{site.address}/new", data=fields, headers=theirs).status_code == 403
    finally:
        site.stop()


# Looking changes nothing


def test_looking_changes_nothing(site):
    person = Person(site.address)
    table = person.opens("me", "friend", "open")
    playing = person.opens("me", "me:Bea")
    (secret,) = set(re.findall(r"/join/([\w-]+)", person.looks(table)))
    before = _everything(site)
    for path in (
        *PAGES,
        f"/join/{secret}",
        *(
            f"/t/{name}{rest}"
            for name in (table, playing)
            for rest in ("", "/view", "/watch", "/replay", "/replay/view", "/record")
        ),
        f"/api/v1/tables/{playing}",
        f"/api/v1/tables/{playing}/options",
        f"/api/v1/tables/{playing}/record",
    ):
        assert "set-cookie" not in person.http.get(path).headers
    for path in (
        f"/t/{playing}/act",
        f"/t/{playing}/leave",
        f"/t/{playing}/resign",
        "/quick",
        "/join",
    ):
        assert person.http.get(path).status_code in (404, 405)
    assert _everything(site) == before


# Secrets


def test_no_secret_and_no_seed_leaves_before_the_end(site, caplog, monkeypatch):
    """Every byte that three people, a program and a spectator get in a whole game."""
    said: list[str] = []
    monkeypatch.setattr(httpx.Client, "send", _overheard(httpx.Client.send, said), raising=True)
    caplog.set_level(logging.DEBUG)
    host, guest, stranger = (Person(site.address) for _ in range(3))
    table = host.opens("me", "friend", "apprentice", name="Anna")
    (invitation,) = set(re.findall(r"/join/([\w-]+)", host.looks(table)))
    said.clear()  # the host alone was shown the link
    guest.http.get(f"/join/{invitation}")
    caplog.clear()
    guest.posts("/join", secret=invitation, name="Bea")
    said.clear()  # the guest came with the link
    seed = site.tables.get(table).session.dealer.seed
    cookies = [person.http.cookies["signoria"] for person in (host, guest)]
    stranger_reads = ["", "/view", "/watch", "/replay", "/record"]
    for _ in range(300):
        for person in (host, guest):
            version, answers = person.answers(table)
            if answers:
                person.acts(table, answers[0], version)
                person.acts(table, "take 9", version)
        if site.tables.get(table).is_over:
            break
        heard = "\n".join(said) + _logged(caplog)
        for secret in (seed, invitation, *cookies):
            assert secret not in heard
        said.clear()
    for rest in stranger_reads:
        stranger.http.get(f"/t/{table}{rest}")
    heard = "\n".join(said)
    assert seed in heard  # now everybody can check the dealer
    for secret in (invitation, *cookies):
        assert secret not in heard + _logged(caplog)


def test_the_database_holds_no_secret_in_clear(site):
    person = Person(site.address)
    table = person.opens("me", "friend")
    (invitation,) = set(re.findall(r"/join/([\w-]+)", person.looks(table)))
    program = Program(site.address).opens("me", "friend")
    stored = _everything(site)
    for secret in (person.http.cookies["signoria"], invitation, *program.secrets):
        assert len(secret) * 6 >= 128
        assert secret not in stored


@pytest.mark.parametrize("start", ["", "/"])
def test_the_log_leaves_invitations_out(site, caplog, start):
    """Those that were copied badly too."""
    caplog.set_level(logging.INFO, logger="signoria.access")
    httpx.get(f"{site.address}{start}/join/a-secret-of-somebody?and=more")
    wait_until(lambda: "GET /join/… 404" in _logged(caplog))  # logged after it is answered
    assert "a-secret" not in _logged(caplog)
    assert "and=more" not in _logged(caplog)


# Limits


def test_a_bucket_lets_so_many_through_at_once_and_then_so_many_a_second():
    moment = [0.0]
    buckets = Buckets(3, 2.0, clock=lambda: moment[0])
    assert [buckets.take("a") for _ in range(4)] == [0, 0, 0, 0.5]
    assert buckets.take("b") == 0
    moment[0] = 0.5
    assert [buckets.take("a") for _ in range(2)] == [0, 0.5]


def test_who_is_too_fast_is_told_to_wait(tmp_path):
    site = Site(
        f"sqlite:///{tmp_path}/t.sqlite",
        tables_at_once=2,
        tables_a_second=0.1,
        changes_at_once=4,
        changes_a_second=0.1,
        streams_at_once=1,
    )
    try:
        person = Person(site.address)
        fields = {"game": "medici_dice", "mode": "alone"}
        statuses = [person.posts("/quick", **fields).status_code for _ in range(3)]
        assert statuses == [303, 303, 429]
        answer = person.posts("/language", language="it")
        assert answer.status_code == 303
        answer = person.posts("/language", language="it")
        assert answer.status_code == 429
        assert int(answer.headers["retry-after"]) >= 1
        answer = Program(site.address).http.post("/tables", json={})
        assert answer.status_code == 429
        assert answer.headers["content-type"] == "application/problem+json"
        assert person.http.get("/").status_code == 200
    finally:
        site.stop()


def test_a_client_has_only_so_many_streams(tmp_path):
    site = Site(f"sqlite:///{tmp_path}/t.sqlite", streams_at_once=1)
    try:
        person = Person(site.address)
        table = person.opens("me", "me:Bea")
        with person.http.stream("GET", f"/t/{table}/events") as stream:
            lines = stream.iter_lines()
            next(lines)
            assert person.http.get(f"/t/{table}/events").status_code == 429
    finally:
        site.stop()


def _overheard(send, said):
    def send_and_listen(client, request, **options):
        answer = send(client, request, **options)
        if not options.get("stream"):
            said.append(f"{answer.headers} {answer.text}")
        return answer

    return send_and_listen


def _logged(caplog):
    """What the server wrote; the client in this process writes too."""
    ours = [record for record in caplog.records if not record.name.startswith("http")]
    return "\n".join(record.getMessage() for record in ours)


def _everything(site):
    """All that is stored, as text."""
    with site.tables.storage.engine.connect() as connection:
        return "\n".join(
            repr(row)
            for table in METADATA.sorted_tables
            for row in connection.execute(select(table)).all()
        )
