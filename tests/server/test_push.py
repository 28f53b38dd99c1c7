"""Web push: who is told, how, and where to; with a push service of our own."""

from __future__ import annotations

import logging
from contextlib import contextmanager

import pytest

from signoria.server.caller import turn_of
from signoria.server.calls import Calls
from tests.server.people import Person, wait_until
from tests.server.receivers import Device, PushReceiver, signer
from tests.server.site import Site


@pytest.fixture
def receiver(tmp_path, monkeypatch):
    found = PushReceiver(tmp_path)
    monkeypatch.setenv("SSL_CERT_FILE", found.authority)
    yield found
    found.stop()


@contextmanager
def serving(folder, receiver, **settings):
    chosen = {"push_services": receiver.service, "call_after": 0.0, "calls_a_second": 0.0}
    site = Site(f"sqlite:///{folder}/tables.sqlite", **{**chosen, **settings})
    site.server.caller.pauses = (0.0, 0.0)
    try:
        yield site
    finally:
        site.stop()


@pytest.fixture
def site(tmp_path, receiver):
    with serving(tmp_path, receiver) as found:
        yield found


def two(site, language="en"):
    """Two people at a table; the host is asked first."""
    host, guest = Person(site.address), Person(site.address, language)
    table = host.opens("me", "open", name="Anna")
    guest.posts(f"/t/{table}/sit", name="Bea")
    return host, guest, table


def moves(person, table):
    version, answers = person.answers(table)
    assert person.acts(table, answers[0], version).status_code == 200


def plays_on(person, table):
    """As long as they are asked."""
    while person.answers(table)[1]:
        moves(person, table)


def is_idle(site):
    return not site.server.caller._waiting


def calls(site):
    return site.server.caller.calls.tables()


@pytest.mark.parametrize(("language", "title"), [("en", "Your turn"), ("it", "Tocca a te")])
def test_who_asked_for_it_is_told_once_and_in_secret(site, receiver, language, title):
    host, guest, table = two(site, language)
    device = Device(receiver)
    assert guest.posts(f"/t/{table}/calls/push", **device.fields()).status_code == 303
    moves(host, table)
    (pushed,) = wait_until(lambda: list(receiver.got))
    assert device.reads(pushed) == {
        "title": title,
        "body": "Medici: The Dice Game",
        "url": f"/t/{table}",
    }
    key, claims = signer(pushed)
    assert claims["aud"] == f"https://{receiver.service}"
    assert f'data-push="{key}"' in guest.http.get(f"/t/{table}/calls").text
    wait_until(lambda: is_idle(site))
    assert len(receiver.got) == 1


def test_who_did_not_ask_is_not_told_and_off_is_one_click(site, receiver):
    host, guest, table = two(site)
    guest.posts(f"/t/{table}/calls/push", **Device(receiver).fields())
    assert "Tell me nothing any more" in guest.http.get(f"/t/{table}/calls").text
    assert guest.posts(f"/t/{table}/calls/off").status_code == 303
    moves(host, table)
    wait_until(lambda: is_idle(site))
    assert (receiver.got, calls(site)) == ([], set())


def test_who_looks_is_not_told(site, receiver):
    host, guest, table = two(site)
    guest.posts(f"/t/{table}/calls/push", **Device(receiver).fields())
    with guest.http.stream("GET", f"/t/{table}/events") as stream:
        lines = stream.iter_lines()
        next(lines)
        wait_until(lambda: site.server.live.presence(table).seats)
        moves(host, table)
        wait_until(lambda: is_idle(site))
    assert receiver.got == []


def test_who_comes_back_before_it_is_time_is_not_told(tmp_path, receiver):
    with serving(tmp_path, receiver, call_after=3600.0) as site:
        host, guest, table = two(site)
        guest.posts(f"/t/{table}/calls/push", **Device(receiver).fields())
        moves(host, table)
        turn, live = turn_of(site.tables.get(table)), site.server.live
        with guest.http.stream("GET", f"/t/{table}/events") as stream:
            lines = stream.iter_lines()
            next(lines)
            wait_until(lambda: live.presence(table).seats)
            assert site.server.caller._due(turn) == []
        wait_until(lambda: not live.presence(table).seats)
        assert len(site.server.caller._due(turn)) == 1


def test_a_service_that_fails_is_tried_again_a_few_times(site, receiver):
    host, guest, table = two(site)
    guest.posts(f"/t/{table}/calls/push", **Device(receiver).fields())
    receiver.answers = [500, 503]
    moves(host, table)
    wait_until(lambda: len(receiver.got) == 3 and is_idle(site))
    assert calls(site) == {table}


@pytest.mark.parametrize(("status", "tries"), [(404, 1), (410, 1), (403, 1), (302, 3), (307, 3)])
def test_who_is_gone_is_forgotten_and_nobody_is_followed(site, receiver, status, tries):
    host, guest, table = two(site)
    guest.posts(f"/t/{table}/calls/push", **Device(receiver).fields())
    receiver.answers = [status] * 3
    moves(host, table)
    wait_until(lambda: receiver.got and is_idle(site))
    assert [pushed.path for pushed in receiver.got] == ["/send/secret-path"] * tries
    assert calls(site) == (set() if status in (404, 410) else {table})


def test_a_slow_service_keeps_nobody_waiting(site, receiver):
    host, guest, table = two(site)
    guest.posts(f"/t/{table}/calls/push", **Device(receiver).fields())
    receiver.may_answer.clear()
    moves(host, table)
    wait_until(lambda: receiver.got)
    moves(guest, table)
    assert not receiver.may_answer.is_set()


def test_a_subscription_that_is_not_allowed_is_refused_and_not_kept(site, receiver):
    _, guest, table = two(site)
    for wrong in ({"endpoint": "https://push.example/x"}, {"auth": ""}):
        fields = {**Device(receiver).fields(), **wrong}
        assert guest.posts(f"/t/{table}/calls/push", **fields).status_code == 422
    assert calls(site) == set()


def test_only_who_sits_there_is_told_and_not_after_the_end(site, receiver):
    host, guest, table = two(site)
    stranger = Person(site.address)
    for path in ("calls/push", "calls/mail", "calls/off"):
        answer = stranger.posts(f"/t/{table}/{path}", **Device(receiver).fields())
        assert answer.status_code == 403
    assert stranger.http.get(f"/t/{table}/calls").status_code == 403
    guest.posts(f"/t/{table}/calls/push", **Device(receiver).fields())
    for person in (host, guest):
        person.posts(f"/t/{table}/resign")
    wait_until(lambda: site.tables.get(table).is_over, 60)
    wait_until(lambda: calls(site) == set())


def test_a_table_that_is_removed_takes_its_wishes_with_it(site, receiver):
    _, guest, table = two(site)
    guest.posts(f"/t/{table}/calls/push", **Device(receiver).fields())
    assert site.tables.delete(table)
    assert calls(site) == set()


def test_there_are_bounds_for_devices_and_for_a_client(tmp_path, receiver):
    with serving(tmp_path, receiver, calls_at_once=7, calls_a_second=0.0001) as site:
        _, guest, table = two(site)
        devices = [Device(receiver, f"/{number}").fields() for number in range(5)]
        for fields in devices:
            assert guest.posts(f"/t/{table}/calls/push", **fields).status_code == 303
        fields = Device(receiver, "/6").fields()
        assert guest.posts(f"/t/{table}/calls/push", **fields).status_code == 409
        again = devices[0]
        assert guest.posts(f"/t/{table}/calls/push", **again).status_code == 303
        assert guest.posts(f"/t/{table}/calls/push", **again).status_code == 429


def test_what_was_not_told_is_told_after_a_restart_with_the_same_key(tmp_path, receiver):
    with serving(tmp_path, receiver, call_after=3600.0) as site:
        host, guest, table = two(site)
        guest.posts(f"/t/{table}/calls/push", **Device(receiver).fields())
        key = site.server.caller.public_key
        moves(host, table)
        assert receiver.got == []
    with serving(tmp_path, receiver) as site:
        (pushed,) = wait_until(lambda: list(receiver.got))
        assert signer(pushed)[0] == key
    with serving(tmp_path, receiver) as site:
        wait_until(lambda: is_idle(site))
        assert len(receiver.got) == 1


def test_nothing_of_it_is_in_a_log_or_a_metric(tmp_path, receiver, caplog):
    caplog.set_level(logging.DEBUG)
    with serving(tmp_path, receiver, metrics_secret="m") as site:
        host, guest, table = two(site)
        fields = Device(receiver).fields()
        guest.posts(f"/t/{table}/calls/push", **fields)
        guest.posts(f"/t/{table}/calls/push", **{**fields, "endpoint": "https://evil.example/e"})
        receiver.answers = [500] * 3
        moves(host, table)
        wait_until(lambda: len(receiver.got) == 3 and is_idle(site))
        shown = guest.http.get("/metrics", headers={"Authorization": "Bearer m"}).text
    assert 'signoria_called_total{how="push",outcome="failed"}' in shown
    logged = "\n".join(
        record.getMessage() for record in caplog.records if record.name.startswith("signoria")
    )
    assert "did not take a message" in logged
    for secret in ("secret-path", "evil.example", fields["p256dh"], fields["auth"]):
        assert secret not in logged + shown


def test_of_several_workers_one_tells_a_turn_and_none_to_who_looks(site, receiver):
    _, guest, table = two(site)
    guest.posts(f"/t/{table}/calls/push", **Device(receiver).fields())
    owner = site.tables.get(table).chairs[1].owner
    one, other = (Calls(site.tables.storage) for _ in range(2))
    (call,) = one.of(table, owner)
    assert [one.claim(call, 7), other.claim(call, 7)] == [True, False]
    other.looked(table, owner, 8)
    assert [one.claim(call, 8), one.claim(call, 9)] == [False, True]


def test_the_service_worker_comes_from_the_root_under_the_same_policy(site):
    answer = Person(site.address).http.get("/worker.js")
    assert answer.headers["content-type"].startswith("text/javascript")
    policy = answer.headers["content-security-policy"]
    assert "script-src 'self'" in policy
    assert "unsafe" not in policy
