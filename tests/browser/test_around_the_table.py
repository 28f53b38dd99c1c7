"""Home above the fold, what symbols mean on a touch screen, and a replay that is dragged."""

from __future__ import annotations

from playwright.sync_api import expect

from tests.browser.playing import start


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
    page = person(viewport={"width": 390, "height": 844}, has_touch=True, is_mobile=True)
    page.goto("/")
    page.evaluate("document.querySelector('article.game h2').title = 'A game of ships'")
    page.locator("article.game h2").first.dispatch_event("pointerdown", {"pointerType": "touch"})
    expect(page.locator("#bubble")).to_have_text("A game of ships")
    page.locator("article.game h2").first.dispatch_event("pointerdown", {"pointerType": "touch"})
    expect(page.locator("#bubble")).to_be_hidden()


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
