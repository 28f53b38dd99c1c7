"""A page load draws the table once: its stream finds that nothing has changed."""

from __future__ import annotations

import re

import pytest

from signoria.server import answers
from tests.server.people import Person, wait_until

TAG = re.compile(r'id="page-tag" data-tag="([^"]+)"')


def loaded(person, address):
    """The tag that a page carries."""
    found = TAG.search(person.http.get(address).text)
    assert found, "the page has no tag"
    return found[1].replace("&#34;", '"')


def look(person, table, tag, more=""):
    headers = {"X-Signoria": "1", "If-None-Match": tag}
    return person.http.get(f"/t/{table}/view{more}", headers=headers)


@pytest.mark.parametrize("role", ["player", "spectator", "player who watches"])
def test_a_page_that_was_loaded_needs_no_second_drawing(any_site, monkeypatch, role):
    host = Person(any_site.address)
    table = host.opens("me", "me:Bea")
    person = Person(any_site.address) if role == "spectator" else host
    drawn, live = [], any_site.server.live
    for name in ("table_page", "table_view"):
        draw = getattr(answers.web, name)
        monkeypatch.setattr(
            answers.web, name, lambda *given, draw=draw: drawn.append(draw) or draw(*given)
        )
    watches = role == "player who watches"
    tag = loaded(person, f"/t/{table}/watch" if watches else f"/t/{table}")
    with person.http.stream("GET", f"/t/{table}/events") as stream:
        opened = stream.iter_lines()
        next(opened)
        wait_until(lambda: live.is_watched(table))
        assert look(person, table, tag, "?watch=true" if watches else "").status_code == 304
        assert len(drawn) == 1
        other, before = Person(any_site.address), live.presence(table)
        with other.http.stream("GET", f"/t/{table}/events") as another:
            also = another.iter_lines()
            next(also)
            wait_until(lambda: live.presence(table) != before)
            assert look(person, table, tag, "?watch=true" if watches else "").status_code == 200
    assert len(drawn) == 2


def test_who_was_there_already_is_not_counted_twice(site):
    host = Person(site.address)
    table = host.opens("me", "me:Bea")
    with host.http.stream("GET", f"/t/{table}/events") as stream:
        opened = stream.iter_lines()
        next(opened)
        wait_until(lambda: site.server.live.is_watched(table))
        tag = loaded(host, f"/t/{table}")
        assert look(host, table, tag).status_code == 304
