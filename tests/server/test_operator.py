"""What an operator needs: signs of life, numbers, logs, and files that only they can read."""

from __future__ import annotations

import gzip
import json
import logging
import re
import stat
import subprocess
import sys
from pathlib import Path

import httpx
import pytest
from sqlalchemy import text

from signoria.server import logs
from signoria.server.engine import connect, migrate
from signoria.server.serve import serve
from signoria.server.settings import Settings, SettingsError
from tests.server.people import Person, Program, wait_until
from tests.server.site import Site

SECRET = "a secret for the numbers"


@pytest.fixture
def metered(tmp_path):
    """A site of its own that tells numbers."""
    found = Site(f"sqlite:///{tmp_path}/tables.sqlite", metrics_secret=SECRET)
    yield found
    found.stop()


def numbers(address: str) -> dict[str, float]:
    answer = httpx.get(f"{address}/metrics", headers={"Authorization": f"Bearer {SECRET}"})
    assert answer.status_code == 200
    lines = [line.rsplit(" ", 1) for line in answer.text.splitlines() if not line.startswith("#")]
    return {name: float(value) for name, value in lines}


def test_alive_is_not_ready(any_site):
    for page in ("/healthz", "/readyz"):
        assert httpx.get(any_site.address + page).json() == {"status": "ok"}


def test_alive_without_a_database_but_not_ready(tmp_path):
    site = Site(f"sqlite:///{tmp_path}/tables.sqlite")
    try:
        with site.tables.storage.engine.begin() as connection:
            connection.execute(text("DROP TABLE snapshots"))
            connection.execute(text("ALTER TABLE tables RENAME TO elsewhere"))
        assert httpx.get(f"{site.address}/healthz").status_code == 200
        assert httpx.get(f"{site.address}/readyz").status_code == 503
    finally:
        site.stop()


def test_numbers_are_for_whoever_shows_the_secret(metered, site):
    assert httpx.get(f"{site.address}/metrics").status_code == 404  # it has no secret
    for shown in ({}, {"Authorization": "Bearer no"}, {"Authorization": SECRET}):
        assert httpx.get(f"{metered.address}/metrics", headers=shown).status_code == 401


def test_numbers_tell_requests_moves_thoughts_streams_and_tables(metered):
    before = numbers(metered.address)
    table = Program(metered.address).opens("me", "greedy")
    player, seen = table.asked()
    player.acts(table.name, seen["options"][0], seen["version"])
    assert Person(metered.address).http.get("/no/such/page").status_code == 404

    def grown(name: str) -> float:
        return numbers(metered.address).get(name, 0) - before.get(name, 0)

    wait_until(lambda: grown('signoria_moves_total{game="medici_dice",who="bot"}') >= 1)
    table.asked()  # nothing more happens by itself
    mine = [move for move in metered.tables.get(table.name).session.moves if move.who == 0]
    assert grown('signoria_moves_total{game="medici_dice",who="person"}') == len(mine) >= 1
    assert grown('signoria_moves_total{game="medici_dice",who="chance"}') >= 1
    assert grown('signoria_thinking_seconds_count{what="move"}') >= 1
    assert numbers(metered.address)["signoria_thinking_waiting"] >= 0
    assert (
        sum(
            number
            for name, number in numbers(metered.address).items()
            if name.startswith("signoria_tables{")
        )
        == len(metered.tables.storage.counted())
        == 1
    )
    answered = [name for name in numbers(metered.address) if "signoria_requests_total" in name]
    assert any('status="404"' in name for name in answered)
    assert not [name for name in answered if table.name in name]  # kinds of addresses, not names


def is_missing(record):
    return getattr(record, "status", 0) == 404


def test_a_bad_request_has_an_id_that_the_log_has_too(site, caplog):
    logging.getLogger("signoria.access").addFilter(logs.Context())
    with caplog.at_level(logging.INFO, "signoria.access"):
        logging.getLogger("signoria").propagate = True
        answer = httpx.get(f"{site.address}/no/such/page")
        found = wait_until(lambda: [one for one in caplog.records if is_missing(one)])
    assert answer.headers["x-request-id"] in {record.request for record in found}
    assert {record.client for record in found} == {"127.0.0.1"}


def test_lines_and_json_say_the_same():
    record = logging.LogRecord("signoria.access", logging.INFO, "", 0, "GET %s", ("/",), None)
    record.created, record.msecs = 0.25, 250.0
    record.status = 200
    logs.CLIENT.set("203.0.113.9")
    logs.REQUEST.set("7f3a")
    logs.Context().filter(record)
    line = logs.Lines().format(record)
    assert line == "1970-01-01T00:00:00.250Z INFO 203.0.113.9 7f3a GET /"
    said = json.loads(logs.Json().format(record))
    assert said["time"] == "1970-01-01T00:00:00.250Z"
    assert (said["client"], said["request"], said["status"]) == ("203.0.113.9", "7f3a", 200)


FLOOD = """
import logging.config
from signoria.server.logs import logging_as
logging.config.dictConfig(logging_as("json"))
for _ in range(5000):
    logging.getLogger("asyncio").error("socket.accept() out of system resource")
logging.getLogger("asyncio").error("another trouble")
"""


def test_what_libraries_say_looks_the_same_and_a_flood_of_it_is_a_few_lines():
    """Asyncio tells thousands of times that there are no handles left."""
    done = subprocess.run([sys.executable, "-c", FLOOD], capture_output=True, text=True, check=True)
    said = [json.loads(line) for line in done.stderr.splitlines()]
    assert len(said) == 21
    assert {one["logger"] for one in said} == {"asyncio"}
    assert said[-1]["message"] == "another trouble"


def test_what_was_left_out_is_counted_and_told_a_minute_later():
    seldom = logs.Seldom(most=2)

    def told(moment, level=logging.WARNING):
        record = logging.LogRecord("x", level, "", 0, "%s again", ("trouble",), None)
        record.created = moment
        return record.getMessage() if seldom.filter(record) else None

    assert [told(at) for at in (0, 1, 2, 3)] == ["trouble again", "trouble again", None, None]
    assert told(61) == "trouble again (and 2 times more before)"
    assert told(62) == "trouble again"
    assert [told(63, logging.INFO)] * 3 == ["trouble again"] * 3  # the access log


def test_an_error_of_the_database_does_not_tell_what_people_sent(tmp_path):
    engine = connect(Settings(database=f"sqlite:///{tmp_path}/tables.sqlite"))
    with pytest.raises(Exception, match="no such table") as failed, engine.begin() as connection:
        connection.execute(text("INSERT INTO nowhere VALUES (:secret)"), {"secret": "hush"})
    assert "hush" not in str(failed.value)
    engine.dispose()


def test_the_file_is_for_its_owner_only(tmp_path):
    file = tmp_path / "new" / "tables.sqlite"
    engine = connect(Settings(database=f"sqlite:///{file}"))
    migrate(engine)
    with engine.begin() as connection:
        connection.execute(text("CREATE TABLE written (at INTEGER)"))
        beside = list(file.parent.glob("tables.sqlite*"))
        assert len(beside) > 1
        assert {stat.S_IMODE(found.stat().st_mode) for found in beside} == {0o600}
    engine.dispose()


def test_a_database_of_a_newer_version_is_told_in_one_sentence(tmp_path):
    database = f"sqlite:///{tmp_path}/tables.sqlite"
    engine = connect(Settings(database=database))
    migrate(engine)
    with engine.begin() as connection:
        connection.execute(text("UPDATE alembic_version SET version_num = '9999'"))
    engine.dispose()
    with pytest.raises(SettingsError, match="newer version of Signoria"):
        serve(database=database, port=1)


def test_pages_are_compressed_and_streams_are_not(site):
    with httpx.Client(base_url=site.address) as client:
        with client.stream("GET", "/rules/florenza", headers={"Accept-Encoding": "gzip"}) as page:
            raw = b"".join(page.iter_raw())
            assert page.headers["content-encoding"] == "gzip"
            assert "accept-encoding" in page.headers["vary"].lower()
        plain = client.get("/rules/florenza", headers={"Accept-Encoding": "identity"})
        assert gzip.decompress(raw).decode() == plain.text
        assert len(raw) * 4 < len(plain.content)
        table = Program(site.address).opens("me", "me").name
        with client.stream("GET", f"/t/{table}/events") as stream:
            assert "content-encoding" not in stream.headers
            assert next(stream.iter_text()).startswith("retry:")


def test_behind_tls_cookies_are_bound_to_the_host(tmp_path):
    site = Site(f"sqlite:///{tmp_path}/tables.sqlite", origin="https://table.example")
    try:
        answer = httpx.post(
            f"{site.address}/quick",
            data={"game": "medici_dice", "mode": "bots"},
            headers={"Cookie": "signoria-language=it"},
        )
        cookies = answer.headers.get_list("set-cookie")
        assert cookies
        assert all(cookie.startswith("__Host-signoria") for cookie in cookies)
        assert all("Secure" in cookie and "Path=/;" in f"{cookie};" for cookie in cookies)
        assert "Domain" not in "".join(cookies)
        assert "max-age=" in answer.headers["strict-transport-security"]
        # A browser that sat down before there was TLS keeps its seat.
        secret = re.search(r"__Host-signoria=([^;]+)", cookies[0])[1]
        page = httpx.get(
            site.address + answer.headers["location"], headers={"Cookie": f"signoria={secret}"}
        )
        assert 'data-turn="mine"' in page.text or "strip-seat" in page.text
    finally:
        site.stop()


def test_workers_of_the_environment_count(tmp_path, monkeypatch):
    monkeypatch.setenv("SIGNORIA_SERVER_WORKERS", "3")
    with pytest.raises(SettingsError, match="3 workers need a Postgres database"):
        serve(database=f"sqlite:///{tmp_path}/tables.sqlite", port=1)
    assert not Path(tmp_path, "tables.sqlite").exists()
