"""On a phone: a low dock, nothing too small to read, and what matters beside the dice."""

from __future__ import annotations

import pytest
from playwright.sync_api import Page, expect

from tests.browser.playing import sit_down_at, start, wait_for_my_turn
from tests.browser.test_stillness import GAMES, SIZES, record_of

LEAST = 11  # pixels
FIFTH = 0.2
# Every text that can be seen, and how large it is on the screen; drawings are scaled.
SMALL = """(least) => {
  const UNSEEN = ".hide, .sprite, symbol, template, script, style, noscript, title, .sign";
  const found = [];
  const walker = document.createTreeWalker(document.body, NodeFilter.SHOW_TEXT);
  for (let text = walker.nextNode(); text; text = walker.nextNode()) {
    const one = text.parentElement;
    if (!text.data.trim() || one.closest(UNSEEN)) continue;
    if (!one.checkVisibility({ visibilityProperty: true, opacityProperty: true })) continue;
    const range = document.createRange();
    range.selectNodeContents(text);
    const box = one.ownerSVGElement ? one.getBoundingClientRect() : range.getBoundingClientRect();
    if (box.width < 2 || box.height < 2) continue;
    const matrix = one.ownerSVGElement ? one.getScreenCTM() : null;
    const scale = matrix ? Math.sqrt(Math.abs(matrix.a * matrix.d - matrix.b * matrix.c)) : 1;
    const size = parseFloat(getComputedStyle(one).fontSize) * scale;
    if (size >= least - 0.05) continue;
    found.push(`${size.toFixed(1)} ${text.data.trim()} in ${one.closest("[id]")?.id}`);
  }
  return [...new Set(found)];
}"""


@pytest.fixture(params=GAMES)
def at_a_phone(request, person, tmp_path) -> tuple[str, Page]:
    """In the middle of a game with three players."""
    page = person(**SIZES["390"])
    sit_down_at(page, record_of(request.param, tmp_path, 3, "middle", 1))
    return request.param, page


def test_nothing_is_too_small_and_the_dock_is_low(at_a_phone):
    _, page = at_a_phone
    assert page.evaluate(SMALL, LEAST) == []
    dock = page.locator("#question").bounding_box()
    assert dock["height"] <= FIFTH * 844
    assert dock["y"] + dock["height"] <= 845


@pytest.mark.parametrize("game", GAMES)
@pytest.mark.parametrize("size", ["1440", "1280"])
def test_nothing_is_too_small_at_a_desk(person, tmp_path, game, size):
    page = person(**SIZES[size])
    sit_down_at(page, record_of(game, tmp_path, 4, "middle", 1))
    assert page.evaluate(SMALL, LEAST) == []


def test_medici_has_ship_and_columns_beside_the_dice(person, tmp_path):
    page = person(**SIZES["390"])
    sit_down_at(page, record_of("medici_dice", tmp_path, 3, "middle", 1))
    dock = page.locator("#question").bounding_box()["y"]
    for what in ("#bowl", ".ship-now", ".monopolies"):
        box = page.locator(what).bounding_box()
        assert box["y"] >= 0, what
        assert box["y"] + box["height"] <= dock + 1, what
    expect(page.locator(".other-ships")).to_be_hidden()
    page.locator("#fold-ships > summary").click()
    expect(page.locator(".other-ships")).to_be_visible()


def test_a_button_leads_to_what_can_be_chosen_when_nothing_of_it_is_in_view(person):
    page = person(**SIZES["390"])
    start(page, "bots", 2, "firenze")
    wait_for_my_turn(page)
    card, way = page.locator(".card.alive").first, page.locator(".to-choosable")
    expect(card).to_be_in_viewport()
    expect(way).to_be_hidden()
    page.evaluate("scrollTo(0, document.documentElement.scrollHeight)")
    expect(card).not_to_be_in_viewport()
    expect(way).to_have_text("↑ Show me where")
    way.click()
    expect(page.locator(".card.alive").last).to_be_in_viewport()
    expect(way).to_be_hidden()
