"""Every kind of question of every game: no word is cut through, or lies outside of its box."""

from __future__ import annotations

import pytest

from signoria.faces import web
from signoria.faces.web.page_data import Visitor
from signoria.library import games
from tests.browser.contact_states import END, ROUND, all_states
from tests.browser.laying import mislaid
from tests.browser.test_stillness import SIZES

LOOKS = [("1280", "it"), ("390", "en"), ("390", "it")]


def test_the_eye_notices_what_is_mislaid(person):
    page = person()
    for style, wrong in (
        ("height: 30px", "outside: three"),
        ("height: 28px; overflow: hidden", "cut through: two"),
        ("width: 20px; overflow: hidden", "cut off: one"),
        ("height: 80px", ""),
    ):
        lines = "one<br>two<br>three"
        page.set_content(f'<p class="panel" style="line-height: 20px; {style}">{lines}</p>')
        found = mislaid(page)
        assert any(one.startswith(wrong) for one in found) if wrong else found == []
    page.set_content(
        '<button class="btn" style="height: 44px; font: 20px/1 a">1<br>2<br>3</button>'
    )
    assert "taller: 3 in btn" in mislaid(page)


CUT = """() => [...document.querySelectorAll("#question .words-of > :is(.q, .why)")]
  .filter((one) => one.checkVisibility())
  .filter((one) => one.scrollHeight > one.clientHeight + 1 || one.scrollWidth > one.clientWidth + 1
    || one.getBoundingClientRect().bottom > one.parentElement.getBoundingClientRect().bottom + 1)
  .map((one) => one.textContent)"""


@pytest.mark.parametrize("game", games())
@pytest.mark.parametrize("language", ["en", "it"])
def test_the_question_and_why_it_is_asked_are_whole_on_a_phone(person, game, language):
    page = person(locale=language, **SIZES["390"])
    page.route("**/t/picture/**", lambda route: route.fulfill(status=304))
    cut = {}
    for name, table in all_states(game):
        if name == ROUND or name.startswith(END):
            continue
        page.goto("/healthz")
        page.set_content(web.table_page(Visitor(language), table))
        page.wait_for_selector("#question")
        if found := page.evaluate(CUT):
            cut[name] = found
    assert cut == {}


@pytest.mark.parametrize("game", games())
@pytest.mark.parametrize(("size", "language"), LOOKS)
def test_words_lie_in_their_boxes(person, game, size, language):
    page = person(locale=language, **SIZES[size])
    page.route("**/t/picture/**", lambda route: route.fulfill(status=304))
    wrong = {}
    for name, table in all_states(game):
        if name == ROUND or name.startswith(END):
            continue  # scenes and ends have tests of their own
        page.goto("/healthz")
        page.set_content(web.table_page(Visitor(language), table))
        page.wait_for_selector("#table")
        if found := mislaid(page):
            wrong[name] = found
    assert wrong == {}
