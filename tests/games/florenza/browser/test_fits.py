"""Florenza fits its screens, whoever plays and whatever is asked."""

from __future__ import annotations

from pathlib import Path

import pytest

import signoria
from signoria.faces import web
from signoria.faces.web.page_data import Visitor
from tests.browser.contact_states import END, ROUND, all_states
from tests.browser.playing import look_before_pressing, sit_down_at, wait_for_my_turn

# How many play, and the first word of the move that is about to be made.
STATES = ((2, "hire"), (3, "sell"), (4, "art"), (5, "complete"), (5, "pay"))
DOCK = 0.2  # of a phone's screen
LEAST = 11  # pixels
SCREENS = {(1440, 900): 1.0, (1280, 720): 1.5, (390, 844): 3.0}  # how many at most

MEASURES = """() => {
  const seen = (one) => one.checkVisibility() && one.getBoundingClientRect().width > 0;
  const inView = (name) => [...document.querySelectorAll(name)].some((one) => {
    const box = one.getBoundingClientRect();
    return seen(one) && box.top >= 0 && box.bottom <= innerHeight + 1;
  });
  const says = (one) => [...one.childNodes].some((node) => node.nodeType === 3 && node.data.trim());
  const tiles = "#table :is(.work, .shop, .spot, .cap, .mini, .duo > *)";
  return {
    height: document.documentElement.scrollHeight,
    width: document.documentElement.scrollWidth,
    dock: document.getElementById("question").offsetHeight / innerHeight,
    outOfView: [".purse", ".log-panel", "#strip", "#question", ".steps"]
      .filter((one) => !inView(one)),
    cut: [...document.querySelectorAll(tiles)].filter(seen)
      .filter((one) => one.scrollHeight > one.clientHeight + 2)
      .map((one) => one.id || one.className),
    wide: [...document.querySelectorAll(":popover-open .pick, #strip .strip-seat .strip-name")]
      .filter((one) => seen(one) && one.clientWidth > 1)  // on a phone only a reader hears names
      .filter((one) => one.scrollWidth > one.clientWidth + 1)
      .map((one) => one.textContent.trim()),
    small: [...document.querySelectorAll("body *")].filter((one) => seen(one) && says(one))
      .filter((one) => !one.closest("svg, .hide"))
      .filter((one) => parseFloat(getComputedStyle(one).fontSize) < LEAST)
      .map((one) => one.className),
  };
}""".replace("LEAST", str(LEAST))

WHERE = """() => ["#lesson", "#strip", "#question", ".city", ".district"].map((name) => {
  const box = document.querySelector(name).getBoundingClientRect();
  return [box.top + scrollY, box.height].map(Math.round).join(" ");
}).join(", ")"""


def record_before(verb: str, seats: int, folder: Path) -> Path:
    """A game by bots, as far as the last move of seat 0 that begins with a word."""
    for seed in range(1, 20):
        record = signoria.Table(signoria.load("florenza"), ["greedy"] * seats, seed=seed).run()
        plies = [
            ply
            for ply, move in enumerate(record.moves)
            if move.who == 0 and move.text.partition(" ")[0] == verb
        ]
        if plies:
            file = folder / "asked.record"
            file.write_text(record.until(plies[-1]).text(), encoding="utf-8")
            return file
    raise AssertionError(f"nobody does {verb}")


@pytest.mark.parametrize(("seats", "verb"), STATES)
def test_florenza_fits(person, tmp_path, seats, verb):
    page = person()
    sit_down_at(page, record_before(verb, seats, tmp_path))
    wait_for_my_turn(page)
    found = {}
    for width, height in ((1440, 900), (1280, 720), (390, 844)):
        page.set_viewport_size({"width": width, "height": height})
        found[width] = page.evaluate(MEASURES)
        assert found[width]["width"] == width
        assert found[width]["cut"] == []
        assert found[width]["wide"] == []
        assert found[width]["small"] == []
    assert found[1440]["height"] == 900
    assert found[1440]["outOfView"] == []
    assert found[1280]["height"] <= 1.5 * 720
    assert not {"#strip", "#question", ".steps"} & set(found[1280]["outOfView"])
    assert found[390]["height"] <= 3 * 844
    assert found[390]["dock"] <= DOCK
    assert not {"#strip", "#question"} & set(found[390]["outOfView"])


def test_a_tray_and_the_list_of_workshops_change_nothing_of_it(person, tmp_path):
    page = person()
    sit_down_at(page, record_before("art", 5, tmp_path))
    wait_for_my_turn(page)
    before = page.evaluate(MEASURES)
    page.locator(".supply-button").click()
    assert page.evaluate(MEASURES) == before
    page.keyboard.press("Escape")
    page.locator("#predicatore-duomo").click()
    assert page.evaluate(MEASURES) == before


@pytest.mark.parametrize(("width", "height"), [(1440, 900), (1280, 720), (390, 844)])
def test_the_words_of_a_lesson_push_nothing(person, width, height):
    page = person(viewport={"width": width, "height": height})
    page.goto("/learn/florenza")
    places = set()
    for _ in range(5):
        here = page.locator("#lesson").get_attribute("data-here")
        places.add(page.evaluate(WHERE))
        look_before_pressing(page)
        page.locator("#lesson .lesson-ways button").click()
        page.wait_for_selector(f'#lesson:not([data-here="{here}"])')
    assert len(places) == 1
    if width > 760:
        assert page.locator("#strip").bounding_box()["y"] < 60  # where it is without a lesson
        assert page.evaluate("document.documentElement.scrollHeight") <= 1.25 * height


# A lesson's words have a box of their own, which would scroll.
UNREAD = """() => {
  const words = document.querySelector("#lesson .lesson-body > .grow");
  return words.scrollHeight > words.clientHeight + 1 ? words.textContent.trim() : "";
}"""


@pytest.mark.parametrize(("width", "height"), [(1440, 900), (1280, 720), (390, 844)])
def test_every_word_of_a_lesson_is_read_without_scrolling(person, width, height):
    page = person(viewport={"width": width, "height": height}, locale="it")
    page.goto("/learn/florenza")
    steps = page.locator(".lesson-dots li").count()
    for step in range(steps + 1):
        page.goto(f"/learn/florenza?step={step}")
        assert page.evaluate(UNREAD) == "", step
    assert page.locator("#lesson.finished").count() == 1


@pytest.mark.parametrize("language", ["en", "it"])
def test_florenza_fits_whatever_is_asked(person, language):
    """Every kind of question, a crowded table and a watched one."""
    page = person(locale=language)
    page.route("**/t/picture/**", lambda route: route.fulfill(status=304))
    for name, table in all_states("florenza"):
        if name == ROUND or name.startswith(END):
            continue  # scenes lie over the table, and the end has a page of its own
        page.goto("/healthz")
        page.set_content(web.table_page(Visitor(language), table))
        page.wait_for_selector("#table")
        for (width, height), most in SCREENS.items():
            page.set_viewport_size({"width": width, "height": height})
            found = page.evaluate(MEASURES)
            assert found["width"] == width, name
            assert found["height"] <= most * height, name
            assert not {"#strip", "#question"} & set(found["outOfView"]), name
        assert found["dock"] <= DOCK, name
