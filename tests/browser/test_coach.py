"""The coach in the browser: every game, both languages; a hint's best moves; and nothing jumps."""

from __future__ import annotations

import re

import pytest
from playwright.sync_api import Page, TimeoutError, expect

import signoria
from signoria.library import games
from tests.browser.playing import start, wait_for_my_turn
from tests.browser.test_accessible import violations

PATIENCE = 240_000  # milliseconds for a review: it gives way to everything else
A_THOUGHT = 30_000
PLACES = """() => [...document.querySelectorAll('#table :is(section, aside, nav)')]
  .filter((one) => !one.closest('[popover]'))  // a tray closes at any press elsewhere
  .map((one) => one.getBoundingClientRect()).map(({ x, y, width, height }) => [x, y, width, height])
"""
SAID = {
    "en": ("What decided the game", "Ask the coach", "What would the coach play?", "Look at it"),
    "it": (
        "Che cosa ha deciso la partita",
        "Chiedi all’allenatore",
        "Che cosa farebbe l’allenatore?",
        "Guardala",
    ),
}


def upload(page: Page, game: str, folder) -> str:
    """A finished game of somebody who plays at random; the table that keeps it."""
    file = folder / "game.record"
    bots = ["random"] if game == "medici_dice" else ["greedy", "random"]
    file.write_text(signoria.Table(signoria.load(game), bots, seed=5).run().text(), "utf-8")
    page.goto("/replay")
    page.locator("input[type=file]").set_input_files(file)
    page.locator("form:has(input[type=file]) button").first.click()
    page.wait_for_url("**/replay?at=0")
    return page.url.split("/t/")[1].split("/")[0]


@pytest.fixture
def visitor(person):
    """Somebody whose browser may be refused a thought (503), but whose pages make no mistake."""
    wrong: list[str] = []

    def make(**likes) -> Page:
        page = person(may_fail=True, **likes)
        page.on("pageerror", lambda error: wrong.append(str(error)))
        return page

    yield make
    assert wrong == []


def press_until(page: Page, name: str | re.Pattern[str], wanted: str) -> None:
    """Ask for a thought; on a busy machine it may be refused, and is asked for again."""
    for _ in range(4):
        page.get_by_role("button", name=name).first.click()
        try:
            page.locator(wanted).wait_for(timeout=A_THOUGHT, state="attached")
            return expect(page.locator(wanted)).to_be_visible()  # at once, without another press
        except TimeoutError:
            continue
    raise AssertionError(f"{wanted} never came")


@pytest.mark.parametrize("game", games())
def test_a_finished_game_is_looked_at_and_its_positions_too(visitor, game, tmp_path):
    first = visitor(bypass_csp=True)
    table = upload(first, game, tmp_path)
    for code, (heading, ask, here, look) in SAID.items():
        page = first if code == "en" else visitor(locale=code)
        page.goto(f"/t/{table}/replay")
        page.get_by_role("link", name=heading).click()
        expect(page.locator("#coach h2")).to_have_text(heading)
        if code == "en":
            page.get_by_role("button", name=ask).press("Enter")
        page.locator("#coach .chart").wait_for(timeout=PATIENCE)
        assert 1 <= page.locator("#coach .decisions > li").count() <= 3
        page.locator("#coach summary").press("Enter")
        assert page.locator("#coach details table tbody tr").count() > 5
        if code == "en":
            assert violations(page) == []
        page.get_by_role("link", name=re.compile(look)).first.click()
        page.wait_for_url(re.compile(r"/replay\?at=\d+"))
        board = page.locator(".steps-bar").bounding_box()
        press_until(page, here, "#best-overlay")
        assert page.locator(".steps-bar").bounding_box() == board
        if code == "en":
            assert violations(page) == []
        page.keyboard.press("Escape")
        expect(page.locator("#best-overlay")).to_be_hidden()


def test_the_page_of_a_finished_game_keeps_what_was_said(visitor):
    page = visitor(viewport={"width": 390, "height": 844}, has_touch=True)
    seats = {"game": "medici_dice", "seats": [{"player": "greedy"}, {"player": "random"}]}
    opened = page.request.post("/api/v1/tables", data=seats).json()["table"]
    page.goto(f"/t/{opened}")
    asks = page.locator("#coach form[data-coach]")
    expect(asks).to_be_visible(timeout=PATIENCE)  # the bots have played
    page.get_by_role("button", name="Ask the coach").click()
    page.locator("#coach .chart").wait_for(timeout=PATIENCE)
    said = page.locator("#coach").text_content()
    page.reload()
    expect(page.locator("#coach .chart")).to_be_visible()  # when the scene is over
    assert page.locator("#coach").text_content() == said
    assert page.evaluate("document.documentElement.scrollWidth") <= 390
    page.get_by_role("button", name=re.compile("Try it again")).first.click()
    page.wait_for_url(lambda address: opened not in address)
    wait_for_my_turn(page)


@pytest.mark.parametrize("game", games())
def test_a_hint_has_more_and_nothing_jumps(visitor, game):
    page = visitor()
    start(page, "bots", 2, game)
    wait_for_my_turn(page)

    def places():
        return page.evaluate(PLACES)

    before = places()
    press_until(page, re.compile("^Hint"), "#hint")
    press_until(page, re.compile("^More"), "#best-overlay")
    assert page.locator("#best-overlay :is(.best-moves, .conclusion)").count() >= 1
    assert places() == before
    page.keyboard.press("Escape")
    expect(page.locator("#best-overlay")).to_be_hidden()
