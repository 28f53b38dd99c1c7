"""Mail: an address is asked first, told once a turn, and never again when it says so."""

from __future__ import annotations

import logging
import re
from contextlib import contextmanager

import httpx
import pytest

from signoria.server.mail import checked_address
from signoria.server.problems import TableProblem
from signoria.server.settings import Settings, SettingsError
from tests.server.people import Person, wait_until
from tests.server.receivers import MailReceiver
from tests.server.site import Site
from tests.server.test_push import is_idle, moves, plays_on, two

ORIGIN = "http://table.example"


@pytest.fixture
def mails():
    found = MailReceiver()
    yield found
    found.stop()


@contextmanager
def serving(folder, mails, **settings):
    chosen = {
        "smtp": mails.address,
        "mail_from": "table@table.example",
        "origin": ORIGIN,
        "call_after": 0.0,
        "calls_a_second": 0.0,
    }
    site = Site(f"sqlite:///{folder}/tables.sqlite", **{**chosen, **settings})
    site.server.caller.pauses = (0.0, 0.0)
    try:
        yield site
    finally:
        site.stop()


@pytest.fixture
def site(tmp_path, mails):
    with serving(tmp_path, mails) as found:
        yield found


def wants_mail(person, table, address):
    return person.posts(f"/t/{table}/calls/mail", address=address)


def link_in(mail):
    """The way of the first link, as this server knows it."""
    return re.search(rf"{ORIGIN}(/calls/\S+)", mail.get_content())[1]


def text_of(mail):
    return " ".join(mail.get_content().split())


def test_an_address_is_asked_before_anything_else_is_sent(site, mails):
    host, guest, table = two(site)
    assert wants_mail(guest, table, "Bea@Post.example").status_code == 303
    (question,) = wait_until(lambda: list(mails.got))
    assert question["To"] == "Bea@post.example"
    assert "on its way" in guest.http.get(f"/t/{table}/calls").text
    moves(host, table)
    wait_until(lambda: is_idle(site))
    assert len(mails.got) == 1

    link = link_in(question)
    assert guest.http.get(link).status_code == 200  # looking changes nothing
    assert "on its way" in guest.http.get(f"/t/{table}/calls").text
    assert guest.posts(link).status_code == 200
    assert "is told" in guest.http.get(f"/t/{table}/calls").text


@pytest.mark.parametrize(
    ("language", "subject", "said"),
    [
        ("en", "Your turn · Medici: The Dice Game", "The others wait for your move:"),
        ("it", "Tocca a te · Medici: The Dice Game", "Gli altri aspettano la tua mossa:"),
    ],
)
def test_a_turn_is_told_once_and_one_click_ends_it(site, mails, language, subject, said):
    host, guest, table = two(site, language)
    wants_mail(guest, table, f"{language}.told@post.example")
    (question,) = wait_until(lambda: list(mails.got))
    guest.posts(link_in(question))
    moves(host, table)
    _, told = wait_until(lambda: len(mails.got) == 2 and mails.got)
    assert told["Subject"] == subject
    assert said in text_of(told)
    assert f"{ORIGIN}/t/{table}" in text_of(told)
    assert told["List-Unsubscribe-Post"] == "List-Unsubscribe=One-Click"
    assert told["Auto-Submitted"] == "auto-generated"

    off = told["List-Unsubscribe"].strip("<>").removeprefix(ORIGIN)
    assert off == link_in(told)
    answer = httpx.post(site.address + off, data={"List-Unsubscribe": "One-Click"})
    assert answer.status_code == 200
    moves(guest, table)
    wait_until(lambda: is_idle(site))
    assert (len(mails.got), site.server.caller.calls.tables()) == (2, set())
    assert httpx.get(site.address + off).status_code == 404


def test_an_address_that_has_said_yes_is_not_asked_again_by_the_same_person(site, mails):
    host, guest, table = two(site)
    wants_mail(guest, table, "again@post.example")
    guest.posts(link_in(wait_until(lambda: list(mails.got))[0]))
    for _ in range(4):
        second = guest.opens("me", "open", name="Bea")
        assert wants_mail(guest, second, "again@post.example").status_code == 303
        assert "is told" in guest.http.get(f"/t/{second}/calls").text
    assert len(mails.got) == 1
    wants_mail(host, table, "again@post.example")
    wait_until(lambda: len(mails.got) == 2)


def test_nobody_can_fill_somebodys_mailbox(site, mails):
    for number in range(4):
        _, guest, table = two(site)
        answer = wants_mail(guest, table, "flooded@post.example")
        assert answer.status_code == (303 if number < 3 else 429)
    wait_until(lambda: len(mails.got) == 3)


def test_a_client_has_its_limit(tmp_path, mails):
    with serving(tmp_path, mails, calls_at_once=2, calls_a_second=0.0001) as site:
        _, guest, table = two(site)
        found = [wants_mail(guest, table, f"m{at}@post.example").status_code for at in range(3)]
        assert found == [303, 303, 429]


def test_a_mail_that_is_refused_for_now_is_tried_again_and_for_ever_is_not(site, mails):
    host, guest, table = two(site)
    wants_mail(guest, table, "later@post.example")
    guest.posts(link_in(wait_until(lambda: list(mails.got))[0]))
    mails.refusals = ["451 later"]
    moves(host, table)
    wait_until(lambda: len(mails.got) == 2 and is_idle(site))
    mails.refusals = ["554 never"]
    plays_on(guest, table)
    plays_on(host, table)
    wait_until(lambda: not mails.refusals and is_idle(site))
    assert len(mails.got) == 2


@pytest.mark.parametrize(
    "address",
    [
        "",
        "bea",
        "bea@",
        "@post.example",
        "bea@localhost",
        "bea@127.0.0.1",
        "bea@[127.0.0.1]",
        "bea@post.example\r\nBcc: all@post.example",
        "bea@post.example, all@post.example",
        "Bea <bea@post.example>",
        "b e a@post.example",
        "bea@post..example",
        "béa@post.example",
        "b" * 65 + "@post.example",
        "bea@" + "p" * 250 + ".example",
    ],
)
def test_what_is_no_address_is_refused(address):
    with pytest.raises(TableProblem) as problem:
        checked_address(address)
    assert problem.value.status == 422


def test_without_a_mail_server_there_is_no_mail(tmp_path, mails):
    with serving(tmp_path, mails, smtp="") as site:
        _, guest, table = two(site)
        assert wants_mail(guest, table, "bea@post.example").status_code == 409
        assert 'name="address"' not in guest.http.get(f"/t/{table}/calls").text


@pytest.mark.parametrize("secret", ["x", "x.y", "é.é", "." * 50])
def test_a_made_up_link_leads_nowhere(site, secret):
    for what in ("on", "off", "other"):
        assert Person(site.address).http.get(f"/calls/{secret}/{what}").status_code == 404
        assert Person(site.address).posts(f"/calls/{secret}/{what}").status_code == 404


def test_no_address_and_no_link_is_in_a_log(tmp_path, mails, caplog):
    caplog.set_level(logging.DEBUG)
    with serving(tmp_path, mails) as site:
        _, guest, table = two(site)
        mails.refusals = ["550 no such user"]
        wants_mail(guest, table, "hidden1@post.example")
        wait_until(lambda: not mails.refusals and not site.server.caller.calls.tables())
        wants_mail(guest, table, "hidden2@post.example")
        link = link_in(wait_until(lambda: list(mails.got))[0])
        guest.posts(link)
    logged = "\n".join(
        record.getMessage() for record in caplog.records if record.name.startswith("signoria")
    )
    assert "/calls/…" in logged
    for secret in ("hidden1", "hidden2", link):
        assert secret not in logged


@pytest.mark.parametrize(
    ("wrong", "said"),
    [
        ({"smtp": "mail.example"}, "smtp://user"),
        ({"smtp": "smtp://mail.example"}, "MAIL_FROM"),
        ({"smtp": "smtp://mail.example", "mail_from": "a@b.example"}, "ORIGIN"),
        ({"push_services": "https://push.example/"}, "names of hosts"),
        ({"push_services": "127.0.0.1"}, "names of hosts"),
    ],
)
def test_settings_that_cannot_work_are_told(wrong, said):
    with pytest.raises(SettingsError, match=said):
        Settings(**wrong).check()
