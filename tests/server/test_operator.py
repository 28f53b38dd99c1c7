"""What an operator needs: signs of life, numbers, logs, and files that only they can read."""

from __future__ import annotations

import gzip
import json
import logging
import re
import socket
import stat
import subprocess
import sys
import threading
from pathlib import Path

import httpx
import pytest
from click.testing import CliRunner
from sqlalchemy import event, text

from signoria.cli import main
from signoria.server import logs
from signoria.server import serve as serve_module
from signoria.server.engine import connect, migrate
from signoria.server.serve import serve
from signoria.server.settings import Settings, SettingsError
from tests.server.people import Program, wait_until
from tests.server.site import Site


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


def test_who_can_read_and_not_write_is_not_ready(tmp_path):
    site = Site(f"sqlite:///{tmp_path}/tables.sqlite", thinks=False)
    try:
        table, database = Program(site.address).opens("me", "me"), site.tables.storage.engine
        event.listen(database, "connect", lambda made, _: made.execute("PRAGMA query_only=ON"))
        database.dispose()
        assert Program(site.address).sees(table.name)
        assert httpx.get(f"{site.address}/healthz").status_code == 200
        assert httpx.get(f"{site.address}/readyz").status_code == 503
    finally:
        site.stop()


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


def test_a_file_that_all_could_read_is_its_owners_from_now_on(tmp_path):
    for before, after in ((0o644, 0o600), (0o640, 0o640)):  # somebody has chosen the latter
        file = tmp_path / f"{before}.sqlite"
        file.touch(before)
        file.chmod(before)
        connect(Settings(database=f"sqlite:///{file}")).dispose()
        assert stat.S_IMODE(file.stat().st_mode) == after


def test_a_file_that_is_no_database_keeps_its_rights(tmp_path):
    """Somebody has named another file by mistake."""
    file = tmp_path / "notes"
    file.write_text("what others read too")
    file.chmod(0o644)
    with pytest.raises(SettingsError, match="not a database"):
        serve(database=f"sqlite:///{file}", port=1)
    assert stat.S_IMODE(file.stat().st_mode) == 0o644


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
    monkeypatch.setattr(serve_module, "run", lambda *_: pytest.fail("it was begun"))
    with pytest.raises(SettingsError, match="3 workers need a Postgres database"):
        serve(database=f"sqlite:///{tmp_path}/tables.sqlite", port=1)
    assert not Path(tmp_path, "tables.sqlite").exists()
    words = ["serve", "--database", f"sqlite:///{tmp_path}/tables.sqlite"]
    said = CliRunner().invoke(main, words)
    assert "3 workers need a Postgres database" in said.output
    said = CliRunner().invoke(main, [*words, "--workers", "2"])
    assert "2 workers need a Postgres database" in said.output


def test_nothing_is_told_before_the_address_is_ours(tmp_path, monkeypatch):
    """Somebody else may answer there."""
    told = []
    monkeypatch.setattr(serve_module, "_when_open", lambda *at: told.append(at))
    with socket.socket() as another:
        another.bind(("127.0.0.1", 0))
        another.listen()
        with pytest.raises(SystemExit):
            serve(port=another.getsockname()[1], database=f"sqlite:///{tmp_path}/tables.sqlite")
    assert told == []


def test_a_proxy_of_the_environment_is_not_asked_whether_we_are_open(site, monkeypatch):
    with socket.socket() as nobody:
        nobody.bind(("127.0.0.1", 0))
        monkeypatch.setenv("http_proxy", f"http://127.0.0.1:{nobody.getsockname()[1]}")
        told = threading.Event()
        serve_module._when_open(site.address, told.set, open_browser=False)
        assert told.wait(30)
