"""The table fits, and nothing jumps, in every state of a game."""

from __future__ import annotations

import pytest

from tests.browser.playing import is_over, start, wait_for_my_turn
from tests.browser.still import changes, moved, watch_stillness

WIDE, LOW, PHONE = (1440, 900), (1280, 720), (390, 844)
MEASURE = """() => ({
  width: document.documentElement.scrollWidth,
  height: document.documentElement.scrollHeight,
  small: [...document.querySelectorAll("#table *")].filter((one) => {
    if (![...one.childNodes].some((text) => text.nodeType === 3 && text.data.trim())) return false;
    if (!one.checkVisibility() || one.closest(".hide")) return false;
    const scale = one.ownerSVGElement ? one.getScreenCTM().a : 1;
    return parseFloat(getComputedStyle(one).fontSize) * scale < 10.95;
  }).map((one) => one.textContent.trim()),
})"""


def play(page, looked) -> int:
    """Take what is offered, now few, now many dice, until the game is over; look every time. The
    end has a page of its own.
    """
    rolls = 0
    while wait_for_my_turn(page):
        looked.append(page.evaluate(MEASURE) | {"moved": moved(page)})
        dice = page.locator("button.die.alive")
        version = page.locator("#table").get_attribute("data-version")
        for at in range(dice.count()):
            if dice.nth(at).get_attribute("aria-disabled") != "true":
                dice.nth(at).click()
            ready = page.locator("[data-set]:not([aria-disabled])").count()
            if ready and at >= rolls % 3:
                break
        page.keyboard.press("Enter")
        page.wait_for_function(
            "(old) => document.getElementById('table').dataset.version !== old", arg=version
        )
        rolls += 1
    assert is_over(page)
    return rolls


@pytest.mark.parametrize(("players", "size"), [(1, WIDE), (4, LOW), (4, PHONE)])
def test_a_whole_game_fits_and_stands_still(person, players, size):
    page = person(viewport={"width": size[0], "height": size[1]}, sees_scenes=True)
    watch_stillness(page)
    start(page, "alone" if players == 1 else "bots", players if players > 1 else None)
    looked = []
    rolls = play(page, looked)
    assert changes(page) >= rolls > 8
    assert {(one["id"], *one["by"]) for one in looked[-1]["moved"]} == set()
    assert [one["small"] for one in looked if one["small"]] == []
    assert {one["width"] for one in looked} == {size[0]}
    if size != PHONE:
        assert {one["height"] for one in looked} == {size[1]}
