"""Axe finds no serious violation on any page, light or dark."""

from __future__ import annotations

from axe_playwright_python.sync_playwright import Axe

from tests.browser.playing import choose_dice, play_to_the_end, start, wait_for_my_turn

SERIOUS = ("serious", "critical")
RULES = {"dark": {"runOnly": ["color-contrast", "link-in-text-block"]}, "light": {}}
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
    """All that axe finds in the light, and what it finds about colours in the dark."""
    found = []
    for scheme, rules in RULES.items():
        page.emulate_media(color_scheme=scheme)
        found += [
            f"{page.url} {scheme} {one['id']}: {node['html'][:160]}"
            for one in Axe().run(page, options=rules).response["violations"]
            if one["impact"] in SERIOUS
            for node in one["nodes"]
        ]
    return found


def test_pages_around_the_tables(person):
    page = person(bypass_csp=True, may_fail=True)
    found = []
    for way in PAGES:
        page.goto(way)
        found += violations(page)
    assert found == []


def test_tables(person):
    page = person(bypass_csp=True)
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
    for pop in ("answers", "help", "scores", "words", "table"):
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
