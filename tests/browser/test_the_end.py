"""The end of every game at every width: read without a glass, nothing beyond the edge."""

from __future__ import annotations

import pytest

import signoria
from signoria.faces import web
from signoria.library import games
from tests.browser.playing import go_through_scenes, never_scrolls_sideways
from tests.faces_web.tables import VISITORS
from tests.faces_web.test_end import ended
from tests.faces_web.test_strip import seen

WIDTHS = (390, 800, 1100, 1280, 1440)
SMALLEST = 10.95  # pixels: 11, and what rounding takes
# What is smaller than it should be; letters of a drawing are as small as it is drawn.
SMALL = """(least) => [...document.querySelectorAll("#table *")].filter((one) => {
  if (![...one.childNodes].some((text) => text.nodeType === 3 && text.data.trim())) return false;
  if (!one.checkVisibility() || one.closest(".hide")) return false;
  const scale = one.ownerSVGElement ? one.getScreenCTM().a : 1;
  return parseFloat(getComputedStyle(one).fontSize) * scale < least;
}).map((one) => one.textContent.trim())"""
# Words of the axis that touch, or lie over the numbers at the side.
TOUCHING = """() => {
  const boxes = [...document.querySelectorAll(".chart text:not(.at-end)")]
    .filter((one) => one.checkVisibility())
    .map((one) => [one.textContent.trim(), one.getBoundingClientRect()]);
  return boxes.flatMap(([some, a], at) => boxes.slice(at + 1).filter(([, b]) =>
    Math.min(a.right, b.right) - Math.max(a.left, b.left) > 1 &&
    Math.min(a.bottom, b.bottom) - Math.max(a.top, b.top) > 4
  ).map(([other]) => `${some} over ${other}`));
}"""
# Words of a deed under its number.
UNDER_A_NUMBER = """() => [...document.querySelectorAll(".highlights .panel")].flatMap((deed) => {
  const number = deed.querySelector(".mark-number")?.getBoundingClientRect();
  if (!number) return [];
  const range = document.createRange();
  return [...deed.querySelectorAll("h3, p")].filter((one) => {
    range.selectNodeContents(one);
    return [...range.getClientRects()].some((line) => line.right > number.left
      && line.top < number.bottom && line.bottom > number.top);
  }).map((one) => one.textContent);
})"""


@pytest.mark.parametrize("game", games())
def test_the_end_is_read_at_every_width(person, game):
    page = person()
    page.route("**/t/**", lambda route: route.fulfill(status=304))
    for seats in (min(signoria.load(game).seats), max(signoria.load(game).seats)):
        table = ended(game, seats)
        for at, width in enumerate(WIDTHS):
            page.set_viewport_size({"width": width, "height": 844})
            page.goto("/healthz")
            page.set_content(web.table_page(VISITORS[at % 2], seen(table, 0)))
            page.wait_for_selector("main.end")
            page.wait_for_timeout(400)  # a scene begins a moment after the table was drawn
            go_through_scenes(page)
            assert page.evaluate(SMALL, SMALLEST) == [], (seats, width)
            assert page.evaluate(TOUCHING) == [], (seats, width)
            assert page.evaluate(UNDER_A_NUMBER) == [], (seats, width)
            never_scrolls_sideways(page)
