"""Axe finds no serious violation on any page, light or dark."""

from __future__ import annotations

from axe_playwright_python.sync_playwright import Axe

from tests.browser.playing import choose_dice, play_to_the_end, start, wait_for_my_turn

RULES = {"dark": {"runOnly": ["color-contrast", "link-in-text-block"]}, "light": {}}
AXE = Axe().axe_script
# Filtered on the page: axe's whole answer describes every element, and takes seconds to read.
SERIOUS = """async rules => {
    const found = await axe.run({...rules, resultTypes: ["violations"]});
    return found.violations
        .filter(one => ["serious", "critical"].includes(one.impact))
        .flatMap(one => one.nodes.map(node => `${one.id}: ${node.html.slice(0, 160)}`));
}"""
PALE = """<main><h1>Pale</h1><p style="color: #eee; background: #fff">Hard to read.</p>
<img src="/favicon.svg"></main>"""
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
    if not page.evaluate("'axe' in window"):
        page.evaluate(AXE)
    for scheme, rules in RULES.items():
        page.emulate_media(color_scheme=scheme)
        found += [f"{page.url} {scheme} {one}" for one in page.evaluate(SERIOUS, rules)]
    return found


def test_axe_finds_what_it_is_for(person):
    page = person(bypass_csp=True, may_fail=True)
    page.goto("/")
    page.evaluate("html => { document.body.innerHTML = html; }", PALE)
    rules = [line.split()[2] for line in violations(page)]
    assert rules == ["color-contrast:", "color-contrast:", "image-alt:"]


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
