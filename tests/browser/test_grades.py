"""Marks of unsure values can be seen, and move nothing."""

from __future__ import annotations

import pytest

from signoria.library import games
from tests.browser.playing import start, wait_for_my_turn

# The places of all that is drawn, but of the marks themselves, with and without them.
WITH_AND_WITHOUT = """() => {
  const all = [...document.querySelectorAll("#table *")];
  const drawn = all.filter((one) => !one.closest("[data-grade]"));
  const places = () => drawn.map((one) => {
    const box = one.getBoundingClientRect();
    return [box.x, box.y, box.width, box.height].map((number) => Math.round(number)).join(" ");
  });
  const before = places();
  const marked = [...document.querySelectorAll("[data-grade]:not(i.sign, text, tspan)")];
  marked.forEach((one) => one.removeAttribute("data-grade"));
  document.querySelectorAll(".sign-after").forEach((one) => one.remove());
  const after = places();
  const moved = drawn.filter((_, at) => before[at] !== after[at]);
  return { marks: marked.length, moved: moved.map((one) => one.outerHTML.slice(0, 120)) };
}"""
SIGN = """() => {
  const marked = document.querySelector("[data-grade]:not([data-covered], text, tspan)");
  const sign = getComputedStyle(marked, "::after");
  return [sign.content.includes("°"), sign.position];
}"""


@pytest.mark.parametrize("width", [1440, 390])
@pytest.mark.parametrize("game", games())
def test_marks_are_seen_without_hovering_and_move_nothing(person, game, width):
    page = person()
    page.set_viewport_size({"width": width, "height": 900})
    start(page, "bots", game=game)
    wait_for_my_turn(page)
    assert page.evaluate(SIGN) == [True, "absolute"]
    found = page.evaluate(WITH_AND_WITHOUT)
    assert found["marks"] > 0
    assert found["moved"] == []
