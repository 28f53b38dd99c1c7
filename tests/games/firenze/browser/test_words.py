"""The words of cards: no line is cut through, and no brick lies on them."""

from __future__ import annotations

import pytest

from signoria.faces import web
from signoria.faces.web.page_data import Visitor
from tests.browser.contact_states import END, ROUND, all_states
from tests.browser.test_stillness import SIZES
from tests.games.firenze.browser.playing import GAME

# Words that are left out end with an ellipsis and are whole lines; half a line is a mistake.
WRONG = """() => [...document.querySelectorAll(".card .text, .held .text")].flatMap((one) => {
  const box = one.getBoundingClientRect();
  if (!box.height) return [];
  const line = parseFloat(getComputedStyle(one).lineHeight), rest = box.height % line;
  const card = one.closest(".card, .held");
  const bricks = [...card.querySelectorAll(".load > *")].map((b) => b.getBoundingClientRect());
  const found = [];
  if (Math.min(rest, line - rest) > 1) found.push("cut through");
  if (box.bottom > card.getBoundingClientRect().bottom) found.push("outside");
  if (bricks.some((brick) => brick.height && brick.top < box.bottom - 1)) found.push("covered");
  return found.map((what) => `${what}: ${card.textContent.trim().slice(0, 30)}`);
})"""
# At a desk there is room for every name, for what a card in the hand does, and for churches.
CUT = """() => [...document.querySelectorAll(
  ".card-head b, .rival .name, .church .wish, .held .text")].filter((one) =>
  one.scrollWidth > one.clientWidth + 1 || one.scrollHeight > one.clientHeight + 2)
  .map((one) => `cut: ${one.textContent.trim()}`)"""
# What lies below the last line of words that were shortened: their mark ° too.
LEFT_OVER = """() => [...document.querySelectorAll(".card:has(.heap.alive) .text")]
  .filter((one) => getComputedStyle(one).position !== "relative").map((one) => one.textContent)"""


@pytest.mark.parametrize(
    ("size", "language"), [("1280", "it"), ("1280", "en"), ("390", "it"), ("390", "en")]
)
def test_the_words_of_cards_are_read(person, size, language):
    page = person(locale=language, **SIZES[size])
    page.route("**/t/picture/**", lambda route: route.fulfill(status=304))
    wrong = {}
    for name, table in all_states(GAME):
        if name == ROUND or name.startswith(END):
            continue  # there are no cards to be read
        page.goto("/healthz")
        page.set_content(web.table_page(Visitor(language), table))
        page.wait_for_selector("#table")
        script = CUT if size == "1280" else LEFT_OVER
        if found := page.evaluate(WRONG) + page.evaluate(script):
            wrong[name] = found
    assert wrong == {}
