"""A scoring scene: played row by row, gone through by keys, remembered, and without script read."""

from __future__ import annotations

import pytest
from playwright.sync_api import Page, expect

from tests.browser.playing import (
    MEDICI,
    SCENE,
    choose_many_dice,
    is_over,
    load,
    never_scrolls_sideways,
    record_before_the_end,
    sit_down_at,
)
from tests.browser.test_accessible import violations

STRIP = """() => [...document.querySelectorAll(".strip .points[data-count]")].map(
  (one) => [Number(one.textContent), Number(one.dataset.count)])"""


@pytest.fixture
def nearly_over(tmp_path):
    return record_before_the_end(MEDICI, 3, 1, tmp_path)


def play_the_last_move(page: Page) -> None:
    """The scene comes after it; going on from there is the test's."""
    while not page.locator(SCENE).count():
        if page.locator('#table[data-turn="mine"] button.die').count():
            choose_many_dice(page)
            load(page)
        page.wait_for_timeout(20)
    assert is_over(page)


def test_a_scene_is_played_and_gone_through_by_keys(person, nearly_over):
    page = person(sees_scenes=True, speed="normal", reduced_motion="no-preference")
    sit_down_at(page, nearly_over)
    play_the_last_move(page)
    expect(page.locator(".verdict h1")).to_be_hidden()  # who won is not told yet
    expect(page.locator(f"{SCENE} [data-continue]")).to_be_focused()
    assert any(shown < at_last for shown, at_last in page.evaluate(STRIP))
    tabs = page.locator(f"{SCENE} [data-to-step]")
    for step in range(tabs.count()):
        expect(tabs.nth(step)).to_have_attribute("aria-current", "step")
        page.keyboard.press("Enter")  # finishes the step
        expect(page.locator(f"{SCENE} .waiting")).to_have_count(0)
        page.keyboard.press("Tab")
        assert page.evaluate(f"Boolean(document.activeElement.closest('{SCENE}'))")
        page.locator(f"{SCENE} [data-continue]").focus()
        page.keyboard.press("Enter")  # goes on
    expect(page.locator(SCENE)).to_have_count(0)
    expect(page.locator(".verdict h1")).to_be_visible()
    assert all(shown == at_last for shown, at_last in page.evaluate(STRIP))
    page.reload()
    expect(page.locator(".verdict h1")).to_be_visible()
    page.wait_for_timeout(500)
    assert page.locator(SCENE).count() == 0  # seen once, not shown again
    page.locator("a[data-scene]").first.click()
    expect(page.locator(SCENE)).to_be_visible()
    page.keyboard.press("Escape")
    expect(tabs.last).to_have_attribute("aria-current", "step")
    page.keyboard.press("Escape")
    expect(page.locator(SCENE)).to_have_count(0)
    page.keyboard.press("b")
    expect(page.locator("#final-board")).to_be_in_viewport()


def test_on_a_phone_its_buttons_are_in_view(person, nearly_over):
    page = person(bypass_csp=True, sees_scenes=True, locale="it-IT")
    page.set_viewport_size({"width": 390, "height": 844})
    page.goto("/replay")
    page.get_by_label("File").set_input_files(nearly_over)
    page.get_by_role("button", name="Apri", exact=True).click()
    page.wait_for_url("**/replay?at=0")
    page.goto(page.url.replace("at=0", "at=9999"))
    page.locator('form[action$="/continue"] button').click()
    page.wait_for_url(lambda address: "/replay" not in address)
    play_the_last_move(page)
    tabs = page.locator(f"{SCENE} [data-to-step]")
    expect(tabs.last).to_have_attribute("aria-current", "step")  # at once: where everybody stands
    for step in range(tabs.count()):
        tabs.nth(step).click()
        expect(page.locator(f"{SCENE} [data-continue]")).to_be_in_viewport(ratio=1)
        expect(page.locator(".strip")).to_be_in_viewport(ratio=1)
        never_scrolls_sideways(page)
        assert violations(page) == []
    page.locator(f"{SCENE} [data-continue]").click()
    expect(page.locator(SCENE)).to_have_count(0)
    never_scrolls_sideways(page)
    assert violations(page) == []


def test_without_script_it_is_read(person, nearly_over, chromium, address):
    page = person(sees_scenes=True)
    sit_down_at(page, nearly_over)
    play_the_last_move(page)
    known = page.context.storage_state()
    context = chromium.new_context(base_url=address, storage_state=known, java_script_enabled=False)
    try:
        plain = context.new_page()
        plain.goto(page.url)
        expect(plain.locator("#scoring")).to_be_visible()
        assert plain.locator("#scoring .scoring-step").count() == 3
        plain.get_by_role("link", name="Go on with the game").click()
        expect(plain.locator(".verdict h1")).to_be_in_viewport()
    finally:
        context.close()


@pytest.mark.parametrize("width", [390, 1280])
def test_the_strip_opens_over_the_page(person, width):
    page = person()
    page.set_viewport_size({"width": width, "height": 800})
    page.goto("/")
    page.locator(f'article#{MEDICI} button[name="mode"][value="bots"]').click()
    page.wait_for_selector(".strip")
    page.wait_for_load_state()  # before it the question may be measured without its style
    before = page.locator("#question").bounding_box()
    page.locator(".strip-open").click()
    expect(page.locator("#strip-list")).to_be_visible()
    names = page.locator(".strip-list .strip-name").all_inner_texts()
    assert len(names) == page.locator(".strip-seat").count()
    assert all(names)
    assert page.locator("#question").bounding_box() == before
    page.keyboard.press("Escape")
    expect(page.locator("#strip-list")).to_be_hidden()
    assert page.locator(".strip").bounding_box()["height"] == 44


COVER_AFTER_THE_SCENE = f"""() => {{
  const cover = document.querySelector(".scoring-cover");
  const before = getComputedStyle(cover).backgroundColor;
  document.querySelector("{SCENE} [data-continue]").click();
  return [before, cover.className, getComputedStyle(cover).backgroundColor];
}}"""
NO_COLOUR = "rgba(0, 0, 0, 0)"


@pytest.mark.parametrize("theme", ["light", "dark"])
def test_what_covered_the_table_darkens_nothing_when_the_scene_is_left(person, nearly_over, theme):
    page = person(sees_scenes=True)
    page.emulate_media(color_scheme=theme, reduced_motion="reduce")
    sit_down_at(page, nearly_over)
    play_the_last_move(page)
    page.locator(f"{SCENE} [data-to-step]").last.click()
    before, sort, after = page.evaluate(COVER_AFTER_THE_SCENE)
    assert before != NO_COLOUR
    assert sort == "scoring-cover leaving"
    assert after == NO_COLOUR
