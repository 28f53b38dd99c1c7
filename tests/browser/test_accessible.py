"""Axe finds no serious violation on any page, light or dark."""

from __future__ import annotations

import pytest
from axe_playwright_python.sync_playwright import Axe

from tests.browser.playing import choose_dice, play_to_the_end, start, wait_for_my_turn

SERIOUS = ("serious", "critical")
PAGES = (
    "/",
    "/new?game=medici_dice",
    "/rules/medici_dice",
    "/provenance/medici_dice",
    "/watch",
    "/researchers",
    "/replay",
    "/t/nowhere",
)


def violations(page) -> list[str]:
    found = Axe().run(page).response["violations"]
    return [
        f"{page.url} {one['id']}: {node['html'][:160]}"
        for one in found
        if one["impact"] in SERIOUS
        for node in one["nodes"]
    ]


@pytest.mark.parametrize("scheme", ["light", "dark"])
def test_pages_around_the_tables(person, scheme):
    page = person(color_scheme=scheme, bypass_csp=True, may_fail=True)
    found = []
    for way in PAGES:
        page.goto(way)
        found += violations(page)
    assert found == []


@pytest.mark.parametrize("scheme", ["light", "dark"])
def test_tables(person, scheme):
    page = person(color_scheme=scheme, bypass_csp=True)
    found = []
    start(page, "friends", 3)
    found += violations(page)
    link = page.locator(".place input[readonly]").first.input_value()
    page.goto(link)
    found += violations(page)
    start(page, "alone")
    wait_for_my_turn(page)
    choose_dice(page)
    found += violations(page)
    table = start(page, "bots", 4)
    wait_for_my_turn(page)
    choose_dice(page)
    found += violations(page)
    for pop in ("answers", "help", "scores", "words", "table") if scheme == "light" else ():
        page.locator(f"#pop-{pop} > summary").click()
        found += violations(page)
    page.goto(f"/t/{table}/watch")
    found += violations(page)
    page.goto(f"/t/{table}/replay?at=3")
    found += violations(page)
    assert found == []


def test_the_end(person):
    page = person(bypass_csp=True)
    start(page, "alone")
    play_to_the_end(page)
    assert violations(page) == []
