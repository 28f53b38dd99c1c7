"""Home above the fold, what symbols mean on a touch screen, and a replay that is dragged."""

from __future__ import annotations

import re

import pytest
from playwright.sync_api import expect

from tests.browser.people import PHONE
from tests.browser.playing import start, version, wait_for_my_turn


def test_four_games_and_their_buttons_are_above_the_fold(person):
    page = person(viewport={"width": 1280, "height": 720})
    page.goto("/")
    for kind in ('button[value="bots"]', 'a[href^="/learn/"]', ".count"):
        found = page.locator(f"article.game {kind}")
        expect(found).to_have_count(4)
        for one in found.all():
            box = one.bounding_box()
            assert box["y"] + box["height"] <= 720, kind


def test_a_long_press_tells_what_something_means_and_chooses_nothing(person):
    page = person(**PHONE)
    page.goto("/")
    page.evaluate("document.querySelector('article.game h2').title = 'A game of ships'")
    page.locator("article.game h2").first.dispatch_event("pointerdown", {"pointerType": "touch"})
    expect(page.locator("#bubble")).to_have_text("A game of ships")
    page.locator("article.game h2").first.dispatch_event("pointerdown", {"pointerType": "touch"})
    expect(page.locator("#bubble")).to_be_hidden()


UNNAMED = """() => [...document.querySelectorAll("#table svg use")].map(
  (use) => use.getAttribute("href")).filter((name) =>
  /^#(d|g|t|fl|bit|brick|block|face)-(?!kin-)/.test(name)
  && !document.querySelector(`${name} > title`)?.textContent.trim())"""


@pytest.mark.parametrize("game", ["medici_dice", "florenza_dice", "firenze", "florenza"])
def test_every_symbol_in_a_tile_says_what_it_is(person, game):
    page = person(**PHONE)
    start(page, "bots", 2, game)
    wait_for_my_turn(page)
    assert page.evaluate(UNNAMED) == []
    before = version(page)
    place = page.locator("#table .alive use").first
    name = place.evaluate(
        "(use) => document.querySelector(`${use.getAttribute('href')} > title`).textContent"
    )
    place.dispatch_event("pointerdown", {"pointerType": "touch"})
    expect(page.locator("#bubble")).to_contain_text(name)
    place.dispatch_event("click")  # the end of a long press
    assert version(page) == before


def test_help_leads_to_the_chapter_and_the_rules_lead_back(person):
    page = person()
    table = start(page, "bots", 2, "florenza_dice")
    wait_for_my_turn(page)
    page.keyboard.press("?")
    page.get_by_role("link", name=re.compile("^The rules: ")).click()
    page.wait_for_url(re.compile(rf"/rules/florenza_dice\?table={table}#[a-z-]+$"))
    assert page.locator(f"section.chapter#{page.url.rpartition('#')[2]}").count() == 1
    page.get_by_role("link", name="Back to your table").click()
    page.wait_for_url(re.compile(rf"/t/{table}$"))


def test_a_replay_moves_while_its_slider_is_dragged(person):
    page = person()
    table = start(page, "bots", 2)
    page.locator("#question").wait_for()
    page.goto(f"/t/{table}/replay?at=0")
    slider = page.locator("[data-slider]")
    slider.evaluate(
        "one => { one.value = 3; one.dispatchEvent(new Event('input', {bubbles: true})) }"
    )
    expect(page.locator("#table")).to_have_attribute("data-at", "3")
    assert "at=3" in page.url
    page.get_by_role("link", name="Next turn").click()
    expect(page.locator("#table")).not_to_have_attribute("data-at", "3")
