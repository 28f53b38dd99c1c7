"""A scoring scene waits for a person: however long that takes, and whichever way it is left."""

from __future__ import annotations

import pytest
from playwright.sync_api import Page, expect

from signoria.library import games
from tests.browser.playing import (
    SCENE,
    is_over,
    look_before_pressing,
    record_before_the_end,
    sit_down_at,
    version,
)

CONTINUE, SKIP = f"{SCENE} [data-continue]", f"{SCENE} [data-skip]"
A_LONG_WHILE = "02:00:00"
DECISIONS = 2  # of the first of two players, until the game is over
ANSWER = "document.querySelector('[data-answer]').click()"


def answer_until_the_scene(page: Page) -> None:
    """The first answer every time; the end is told by a scene."""
    while True:
        is_shown = page.locator(SCENE).count() > 0  # looked at first: the end is drawn before it
        if is_shown and is_over(page):
            return
        if is_shown:
            page.keyboard.press("Escape")
        elif page.locator('#table[data-turn="mine"] [data-answer]').count():
            before = version(page)
            look_before_pressing(page)
            page.evaluate(ANSWER)
            page.wait_for_selector(f'#table:not([data-version="{before}"])')
        page.wait_for_timeout(20)


def wait_long(page: Page, step: int) -> None:
    """The browser's clock goes on, all of the step stands there, and nothing more happens."""
    tabs = page.locator(f"{SCENE} [data-to-step]")
    expect(tabs.nth(step)).to_have_attribute("aria-current", "step")
    page.clock.fast_forward(A_LONG_WHILE)
    expect(page.locator(f"{SCENE} .waiting")).to_have_count(0)
    page.clock.fast_forward(A_LONG_WHILE)
    expect(tabs.nth(step)).to_have_attribute("aria-current", "step")
    expect(page.locator(CONTINUE)).to_be_visible()


def leave_by_keys(page: Page) -> None:
    page.keyboard.press("Escape")
    page.keyboard.press("Escape")


def leave_by_enter(page: Page) -> None:
    for _ in range(2 * page.locator(f"{SCENE} [data-to-step]").count()):
        if page.locator(SCENE).count():
            page.keyboard.press("Enter")


def leave_by_skipping(page: Page) -> None:
    if page.locator(SKIP).is_visible():  # a scene of one step has nothing to skip
        page.locator(SKIP).click()
    page.locator(CONTINUE).click()


@pytest.mark.parametrize("game", games())
def test_a_scene_never_closes_by_itself(person, tmp_path, game):
    page = person(sees_scenes=True, speed="normal", reduced_motion="no-preference")
    page.clock.install()
    sit_down_at(page, record_before_the_end(game, 2, DECISIONS, tmp_path))
    answer_until_the_scene(page)
    for step in range(page.locator(f"{SCENE} [data-to-step]").count()):
        wait_long(page, step)
        page.locator(CONTINUE).click()
    expect(page.locator(SCENE)).to_have_count(0)
    expect(page.locator(".verdict h1")).to_be_visible()
    for leave in (leave_by_keys, leave_by_enter, leave_by_skipping):
        page.locator("a[data-scene]").first.click()
        expect(page.locator(CONTINUE)).to_be_focused()
        wait_long(page, 0)
        leave(page)
        expect(page.locator(SCENE)).to_have_count(0)
