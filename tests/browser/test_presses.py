"""No press is lost, and none hits an answer that has only just come."""

from __future__ import annotations

import re

import pytest
from playwright.sync_api import expect

from signoria.library import games
from tests.browser.playing import choose_dice, start, version, wait_for_my_turn

FIRENZE = "firenze"
SLOW = 0.5  # seconds that the server takes


@pytest.fixture
def at_firenze(person):
    """Somebody whose moves take a while, and what was sent."""
    page = person()
    start(page, "hot-seat", 2, FIRENZE)
    wait_for_my_turn(page)
    sent: list[str] = []

    def slowly(route):
        sent.append(route.request.post_data or "")
        page.wait_for_timeout(SLOW * 1000)
        route.continue_()

    page.route("**/act", slowly)
    return page, sent


def test_a_press_is_seen_at_once_and_what_is_pressed_meanwhile_is_said(at_firenze):
    page, sent = at_firenze
    first, second = page.locator("[data-action].alive").nth(0), page.locator("#card-2")
    before = version(page)
    first.click(no_wait_after=True)
    expect(first).to_have_class(re.compile("pressed"))
    second.click()  # of another question by then
    page.wait_for_selector(f'#table:not([data-version="{before}"])')
    expect(page.locator("#notice")).to_contain_text("too late")
    assert len(sent) == 1


def test_a_double_click_answers_once(at_firenze):
    page, sent = at_firenze
    before = version(page)
    page.locator("[data-action].alive").nth(0).dblclick()
    page.wait_for_selector(f'#table:not([data-version="{before}"])')
    page.wait_for_timeout(SLOW * 1000)
    assert len(sent) == 1
    expect(page.locator("#notice")).to_be_hidden()


WHOLE = """async () => {
  const loaded = performance.getEntriesByType("resource").map((one) => one.name);
  const choosing = await import(loaded.find((name) => name.includes("choosing")));
  const button = document.querySelector("[data-answer]");
  document.getElementById("table").dataset.before = "exchange";
  button.value = `exchange | ${button.dataset.answer}`;
  choosing.readAnswers();
  return [button.dataset.answer, button.value].map((said) => choosing.whole(said) === button.value);
}"""


def test_what_comes_before_an_answer_is_sent_once(at_firenze):
    """By its text or by what is sent for it: so is what waited while a hint was thought of."""
    page, _ = at_firenze
    assert page.evaluate(WHOLE) == [True, True]


def test_what_is_pressed_while_a_hint_is_thought_of_is_not_lost(at_firenze):
    page, sent = at_firenze
    page.route("**/hint", lambda route: (page.wait_for_timeout(SLOW * 1000), route.continue_()))
    before = version(page)
    page.locator('form[action$="/hint"] button').click(no_wait_after=True)
    page.evaluate("document.querySelector('[data-answer]').click()")
    page.wait_for_selector(f'#table:not([data-version="{before}"])')
    assert len(sent) == 1


def test_a_new_answer_under_the_pointer_waits_a_moment(person):
    page = person(may_fail=True)  # the answer is refused, for it is none
    start(page, "alone")
    wait_for_my_turn(page)
    choose_dice(page)
    page.evaluate(
        """() => window.addEventListener("signoria:shown", () => {
          const other = document.createElement("button");
          other.id = "other";
          other.dataset.action = "other";
          other.className = "alive";
          Object.assign(other.style, { position: "fixed", inset: "0", zIndex: 99 });
          document.getElementById("table").append(other);
        }, { once: true })"""
    )
    sent: list[str] = []
    page.on("request", lambda request: sent.append(request.url) if "/act" in request.url else None)
    box = page.locator("[data-set]").bounding_box()
    page.mouse.click(box["x"] + 9, box["y"] + 9)
    page.wait_for_selector("#other")
    page.mouse.click(box["x"] + 9, box["y"] + 9)
    assert len(sent) == 1
    page.wait_for_timeout(400)
    page.mouse.click(box["x"] + 9, box["y"] + 9)
    page.wait_for_timeout(50)
    assert len(sent) == 2


def test_focus_stays_after_a_move_by_key(person):
    page = person()
    start(page, "hot-seat", 2, FIRENZE)
    wait_for_my_turn(page)
    card = page.locator("#row [data-action].alive, [data-action].alive").nth(0)
    name = card.get_attribute("id")
    card.focus()
    before = version(page)
    page.keyboard.press("Enter")
    page.wait_for_selector(f'#table:not([data-version="{before}"])')
    focus = page.evaluate("document.activeElement.id || document.activeElement.tagName")
    assert focus not in ("BODY", ""), (name, focus)
    assert page.evaluate("document.getElementById('table').contains(document.activeElement)")


def test_who_moves_the_focus_need_not_wait(person):
    page = person()
    start(page, "hot-seat", 2, FIRENZE)
    wait_for_my_turn(page)
    page.locator("#card-1").focus()
    before = version(page)
    page.keyboard.press("Enter")
    page.wait_for_selector(f'#table:not([data-version="{before}"])')
    before = version(page)
    page.locator("#table [data-action].alive, #question button:not([data-undo])").first.focus()
    page.keyboard.press("Tab")
    page.keyboard.press("Shift+Tab")
    page.keyboard.press("Enter")
    page.wait_for_selector(f'#table:not([data-version="{before}"])')


def test_what_stays_is_the_same_element(person):
    page = person()
    start(page, "alone")
    wait_for_my_turn(page)
    page.evaluate("window.kept = document.getElementById('log')")
    choose_dice(page)
    before = version(page)
    page.locator("[data-set]").click()
    page.wait_for_selector(f'#table:not([data-version="{before}"])')
    assert page.evaluate("window.kept === document.getElementById('log')")


# In the first frame after a press began: whether it looks otherwise than before.
NEXT_FRAME = """([selector, at]) => {
  const one = [...document.querySelectorAll(selector)].filter((one) => one.checkVisibility())[at];
  const look = () => {
    const { filter, transform, opacity } = getComputedStyle(one);
    return `${filter} ${transform} ${opacity}`;
  };
  one.scrollIntoView({ block: "center" });
  delete document.documentElement.dataset.framed;
  const before = look();
  document.addEventListener("pointerdown", (event) => requestAnimationFrame(() => {
    window.frame = { isHit: one.contains(event.target), isOther: look() !== before };
    document.documentElement.dataset.framed = "";
  }), { once: true, capture: true });
  const box = one.getBoundingClientRect();
  return [box.left + box.width / 2, box.top + box.height / 2];
}"""
PRESSABLE = "#table [data-action].alive, #table [data-part].alive"
IN_WORDS = "#question .answers button.btn"


@pytest.mark.parametrize("game", games())
def test_what_is_pressed_looks_so_in_the_next_frame(person, game):
    page = person()
    start(page, "hot-seat", 2, game)
    wait_for_my_turn(page)
    met = 0
    for selector in (PRESSABLE, IN_WORDS):
        for at in range(min(2, page.locator(selector).filter(visible=True).count())):
            page.mouse.move(*page.evaluate(NEXT_FRAME, [selector, at]))
            page.mouse.down()
            page.wait_for_selector("html[data-framed]", state="attached")
            frame = page.evaluate("window.frame")
            page.mouse.move(1, 1)  # let go elsewhere: nothing is answered
            page.mouse.up()
            if frame["isHit"]:  # not what lies over it
                met += 1
                assert frame["isOther"], (selector, at)
    assert met >= 1
