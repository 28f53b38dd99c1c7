"""Whoever plays at a page meets no limit: the usual ones are for those who do more than that."""

from __future__ import annotations

import re

from signoria.server import security
from signoria.server.limits import Buckets
from signoria.server.settings import Settings
from tests.server.people import Person, version_of, wait_until
from tests.server.site import QUICK, Site

USUAL = Settings()
LIMITS = [
    name
    for name in vars(QUICK)
    if name.endswith(("_at_once", "_a_second", "_a_minute")) or name == "connections_each"
]
BEATS = re.compile(r'<li data-since="(\d+)" data-ply="(\d+)">')
CLICK = 0.5  # seconds, of a clock that goes on with clicks only


def test_a_whole_game_at_a_page_meets_no_limit(tmp_path, monkeypatch):
    moment = [0.0]
    monkeypatch.setattr(security, "Buckets", lambda *of: Buckets(*of, clock=lambda: moment[0]))
    limits = {name: getattr(USUAL, name) for name in LIMITS}
    assert limits["requests_a_second"] > 0
    site = Site(f"sqlite:///{tmp_path}/t.sqlite", **limits)
    try:
        person, statuses = Person(site.address), []
        person.http.event_hooks["response"].append(lambda got: statuses.append(got.status_code))
        table = person.opens("me", "apprentice", "apprentice", "apprentice")
        page = person.http.get(f"/t/{table}").text
        for file in set(re.findall(r'(?:src|href)="(/static/[^"#]+)"', page)):
            person.http.get(file)
        html, shown, clicks = page, 0, 0
        with person.http.stream("GET", f"/t/{table}/events"):
            while 'data-turn="none"' not in html:
                for since, ply in BEATS.findall(html):
                    if int(ply) > shown:
                        shown = int(ply)
                        person.http.get(f"/t/{table}/view?at={ply}&since={since}")
                answers = re.findall(r'name="action" value="([^"]+)"', html)
                if 'data-turn="mine"' in html and answers:
                    clicks, moment[0] = clicks + 1, moment[0] + CLICK
                    html = person.acts(table, answers[0], version_of(html)).text
                else:
                    old = version_of(html)
                    wait_until(lambda old=old: site.tables.get(table).version > old)
                    html = person.looks(table)
        assert clicks > 10
        assert len(statuses) > 2 * clicks
        assert not {429, 503} & set(statuses)
        for _ in range(USUAL.requests_at_once):  # the limit is there, though
            person.http.get("/healthz")
        assert 429 in statuses
    finally:
        site.stop()
