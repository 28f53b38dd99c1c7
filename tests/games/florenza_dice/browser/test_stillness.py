"""Nothing jumps on the table of the Florenza Dice Game, and it fits."""

from __future__ import annotations

from random import Random

import pytest

from signoria.faces import web
from signoria.faces.web.page_data import Visitor
from tests.browser.contact_states import all_states
from tests.browser.playing import look_before_pressing, start, version, wait_for_my_turn
from tests.browser.still import changes, moved, watch_stillness
from tests.browser.test_stillness import ANSWER
from tests.browser.test_stillness import SIZES as WINDOWS
from tests.games.florenza_dice.browser.playing import GAME, choose

SIZES = {(1440, 900): 1.0, (1280, 720): 1.5, (390, 844): 3.0}  # screens at most


@pytest.mark.parametrize("size", SIZES, ids=lambda size: str(size[0]))
def test_what_did_not_change_does_not_move(person, size):
    page = person(viewport={"width": size[0], "height": size[1]})
    watch_stillness(page)
    start(page, "bots", 4, GAME)
    dealer = Random(4)
    for _ in range(14):
        wait_for_my_turn(page)
        choose(page, dealer, coins=0.2)
        high = page.evaluate("document.documentElement.scrollHeight") / size[1]
        assert high <= SIZES[size] + 0.01
    assert changes(page) >= 10
    found = moved(page)
    assert found == []


# Words that end in three dots, or that are drawn beyond their own box; notes may.
CUT = """() => [...document.querySelectorAll(
  ".dice-board *, .building-table *, .score-lines *, .rione *, .space *, .zone > h3 *, .work *"
)].filter((one) => one.checkVisibility() && !one.closest(".hide, .say, .menu-body")
  && [...one.childNodes].some((text) => text.nodeType === 3 && text.data.trim())
  && getComputedStyle(one).overflowX !== "visible" && one.clientWidth > 2
  && one.scrollWidth > one.clientWidth + 1).map((one) => one.textContent.trim())"""


@pytest.mark.parametrize("language", ["en", "it"])
def test_no_word_is_cut(person, language):
    page = person(viewport={"width": 1280, "height": 720}, locale=language)
    start(page, "bots", 4, GAME)
    for at, width in enumerate((1280, 1440, 1100, 390)):
        page.set_viewport_size({"width": width, "height": 844})
        for move in range(3):
            wait_for_my_turn(page)
            assert page.evaluate(CUT) == [], width
            look_before_pressing(page)
            before = version(page)
            page.evaluate(ANSWER, 3 * at + move)
            page.wait_for_selector(f'#table:not([data-version="{before}"])')


# Names above the dice, and the numbers behind the names of tracks: whole, and beside the spaces.
NAMES = """() => [
  ...[...document.querySelectorAll(".dice-board h2")]
    .filter((one) => one.scrollWidth > one.clientWidth + 1 || one.scrollHeight > 31),
  ...[...document.querySelectorAll(".district .track-name .num")].filter((one) =>
    one.getBoundingClientRect().right
      > one.closest(".track").querySelector("ol").getBoundingClientRect().left + 1),
].map((one) => one.textContent.trim())"""


@pytest.mark.parametrize(("size", "language"), [("1280", "it"), ("1440", "it"), ("1280", "en")])
def test_names_are_whole_in_every_state(person, size, language):
    page = person(locale=language, **WINDOWS[size])
    page.route("**/t/picture/**", lambda route: route.fulfill(status=304))
    for name, table in all_states(GAME):
        page.goto("/healthz")
        page.set_content(web.table_page(Visitor(language), table))
        page.wait_for_selector("#table")
        assert page.evaluate(NAMES) == [], name


@pytest.mark.parametrize("size", [(1440, 900), (1280, 720)], ids=lambda size: str(size[0]))
def test_no_word_is_cut_in_a_replay(person, size):
    page = person(viewport={"width": size[0], "height": size[1]})
    table = start(page, "bots", 4, GAME)
    wait_for_my_turn(page)
    page.goto(f"/t/{table}/replay?at=5")
    assert page.evaluate(CUT) == []
