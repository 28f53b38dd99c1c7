"""With the keyboard alone: every control says what it means, and the focus keeps its place."""

from __future__ import annotations

import pytest

from signoria.library import games
from tests.browser.playing import look_before_pressing, start, version, wait_for_my_turn
from tests.browser.test_stillness import ANSWER

# All controls of the table with symbols or a title, what the bubble says, and what it should.
TOLD = """() => {
  const bubble = document.getElementById("bubble");
  const wrong = [];
  let met = 0;
  const all = document.querySelectorAll('#table button, #table a[href], #table summary');
  for (const one of all) {
    if (!one.checkVisibility({ visibilityProperty: true }) || one.disabled) continue;
    const titles = [...one.querySelectorAll("use")].map((use) => {
      const name = use.getAttribute("href");
      return document.querySelector(`${name} > title`)?.textContent.trim();
    }).filter(Boolean);
    const title = one.getAttribute("title");
    if (!titles.length && !title) continue;
    one.focus();
    if (document.activeElement !== one) continue;
    met += 1;
    const said = bubble.hidden ? "" : bubble.textContent.toLowerCase();
    const wanted = [...new Set(title ? [title] : titles)].slice(0, 6);
    const missed = wanted.filter((words) => !said.includes(words.toLowerCase()));
    if (missed.length) wrong.push([one.outerHTML.slice(0, 160), said, missed]);
  }
  return { met, wrong };
}"""
# A place that can be pressed, known by its id; and whether it is drawn, not among the answers.
PRESS = """() => {
  const places = "#table [data-action].alive[id], #table .die.alive[id]";
  const all = [...document.querySelectorAll(places)];
  const found = all.filter((one) => one.checkVisibility())[0];
  found?.focus();
  return found?.id ?? "";
}"""
FOCUS = """() => {
  const one = document.activeElement;
  const box = one.getBoundingClientRect();
  const isIn = document.getElementById("table").contains(one) && one.id !== "table";
  const [x, y] = [box.left + box.width / 2, box.top + box.height / 2];
  return { id: one.id, tag: one.tagName, isIn, x, y };
}"""
FAR = 600  # pixels: the focus does not go to another part of the table


@pytest.mark.parametrize("game", games())
def test_every_control_with_a_symbol_explains_itself_to_the_keyboard(person, game):
    page = person()
    start(page, "bots", 2, game)
    wait_for_my_turn(page)
    page.keyboard.press("Tab")
    found = page.evaluate(TOLD)
    assert found["wrong"] == []
    assert found["met"] >= 3


@pytest.mark.parametrize("game", games())
def test_a_pointer_is_not_told_what_it_has_just_pressed(person, game):
    page = person()
    start(page, "bots", 2, game)
    wait_for_my_turn(page)
    page.locator("#strip > .pace [data-sound]").click()
    assert page.locator("#bubble").is_hidden()


@pytest.mark.parametrize("game", games())
def test_the_focus_keeps_its_place_after_a_move_by_key(person, game):
    page = person()
    start(page, "hot-seat", 2, game)
    wait_for_my_turn(page)
    page.keyboard.press("Tab")
    moves = 0
    for _ in range(4):
        look_before_pressing(page)
        if not (pressed := page.evaluate(PRESS)):
            break
        before, was = version(page), page.evaluate(FOCUS)
        page.keyboard.press("Enter")
        if game == "medici_dice":
            page.keyboard.press("Enter")
        page.wait_for_selector(f'#table:not([data-version="{before}"])')
        wait_for_my_turn(page)
        focus = page.evaluate(FOCUS)
        moves += 1
        assert focus["isIn"], (pressed, focus)
        is_there = page.locator(f"button#{pressed}").count() > 0
        if is_there:
            assert focus["id"] == pressed
        assert abs(focus["x"] - was["x"]) + abs(focus["y"] - was["y"]) < FAR, (was, focus)
    assert moves >= 1


def test_the_focus_comes_back_with_what_had_it(person):
    """A die is taken away; in a later roll it lies there again."""
    page = person()
    start(page, "hot-seat", 2)
    wait_for_my_turn(page)
    page.locator("button#die-2").focus()
    was_away = False
    for number in range(15):
        before = version(page)
        page.evaluate(ANSWER, number)
        page.wait_for_selector(f'#table:not([data-version="{before}"])')
        wait_for_my_turn(page)
        is_there = page.locator("button#die-2").count() > 0
        had = page.evaluate("document.activeElement.id")
        assert (had == "die-2") == is_there, had
        if was_away and is_there:
            return
        was_away = was_away or not is_there
    raise AssertionError("the die was never taken and thrown again")


def test_who_has_left_the_table_is_not_called_back(person):
    page = person()
    start(page, "hot-seat", 2)
    wait_for_my_turn(page)
    page.locator("button.die").first.focus()
    page.evaluate("document.activeElement.blur()")
    before = version(page)
    page.evaluate("document.querySelector('[data-answer]').click()")
    page.wait_for_selector(f'#table:not([data-version="{before}"])')
    assert page.evaluate("document.activeElement === document.body")


STAND_IN = """async () => {
  const loaded = performance.getEntriesByType("resource").map((one) => one.name);
  const focus = await import(loaded.find((name) => name.includes("focus")));
  const place = document.createElement("section");
  place.id = "place";
  for (const [kind, name] of [["button", "gone"], ["i", "sign"], ["button", "next"]]) {
    place.append(Object.assign(document.createElement(kind), { id: name, textContent: name }));
  }
  document.getElementById("table").prepend(place);
  Object.assign(document.getElementById("sign"), { className: "tip sign", tabIndex: 0 });
  document.getElementById("gone").focus();
  focus.keepFocus();
  document.getElementById("gone").remove();
  focus.giveFocusBack();
  return document.activeElement.id;
}"""


def test_what_takes_the_focus_over_can_be_pressed_and_opens_no_words(person):
    page = person()
    start(page, "alone")
    wait_for_my_turn(page)
    assert page.evaluate(STAND_IN) == "next"
