"""Puzzles in a browser: every game in both languages, by clicks and by keyboard."""

from __future__ import annotations

import pytest
from playwright.sync_api import expect

from signoria.library import games
from signoria.puzzles import shipped
from tests.browser.test_accessible import violations

WORDS = {
    "en": ("points more than the second best", "There is a better answer", "Next puzzle"),
    "it": ("punti in più della seconda migliore", "C’è una risposta migliore", "Il prossimo"),
}


def give(page, said):
    """Answer through the answers in words, as they are on every table."""
    page.locator("#pop-answers > summary").click()
    found = page.locator("#pop-answers button[name=action]")
    values = found.evaluate_all("(all) => all.map((one) => one.value)")
    wanted = next(at for at, value in enumerate(values) if said.endswith(value))
    found.nth(wanted).click()


@pytest.mark.parametrize("language", WORDS)
@pytest.mark.parametrize("game", games())
def test_a_puzzle_is_answered_wrongly_then_rightly_and_is_remembered(person, game, language):
    page = person(locale=language)
    puzzle = shipped(game).puzzles[0]
    more, better, following = WORDS[language]
    page.goto(f"/puzzles/{game}/1")
    give(page, puzzle.rivals[-1].said)
    card = page.locator("#puzzle")
    expect(card.locator(".result")).to_contain_text(better)
    expect(card).to_contain_text(more)
    assert "answer=" in page.url
    page.locator(".puzzle-ways a").first.click()
    page.wait_for_url(f"**/puzzles/{game}/1")
    expect(card.locator("[data-solved]")).to_be_hidden()
    give(page, puzzle.answer)
    expect(card).to_have_attribute("data-right", "")
    expect(card.locator("[data-solved]")).to_be_visible()
    page.get_by_role("link", name=following).click()
    page.wait_for_url(f"**/puzzles/{game}/2")
    page.goto("/puzzles")
    expect(page.locator(f"#{game} .done")).to_have_count(1)


def test_medici_is_answered_by_clicks_on_dice_and_goes_on_by_keyboard(person):
    page = person(viewport={"width": 1280, "height": 720})
    puzzle = next(one for one in shipped("medici_dice").puzzles if one.answer.startswith("take "))
    page.goto(f"/puzzles/medici_dice/{puzzle.number}")
    for place in puzzle.answer.removeprefix("take ").split():
        page.locator(f"#die-{place}").focus()
        page.keyboard.press("Space")
    page.wait_for_timeout(500)  # an answer that has just come is not pressed by chance
    page.keyboard.press("Enter")
    expect(page.locator("#puzzle")).to_have_attribute("data-right", "")
    page.wait_for_timeout(500)
    page.keyboard.press("Enter")
    page.wait_for_url(f"**/puzzles/medici_dice/{puzzle.number + 1}")
    expect(page.locator("#question h1")).to_be_visible()


def test_one_can_play_on_from_a_puzzle(person):
    page = person()
    puzzle = shipped("medici_dice").puzzles[0]
    page.goto(f"/puzzles/medici_dice/1?answer={puzzle.answer}")
    page.get_by_role("button", name="Play on from here").click()
    page.wait_for_url("**/t/*")
    expect(page.locator("#question")).to_be_visible()


def test_the_first_page_leads_to_the_puzzle_of_today(person):
    page = person()
    page.goto("/")
    page.get_by_role("banner").get_by_role("link", name="Puzzles").click()
    page.locator("#firenze").get_by_role("link", name="Today’s puzzle").click()
    expect(page.locator("#puzzle h2")).to_be_visible()
    expect(page.locator("#puzzle .chip").first).to_have_text("today’s")


@pytest.mark.parametrize("game", games())
def test_axe_finds_nothing_serious_before_and_after_an_answer(person, game):
    page = person(bypass_csp=True)
    puzzle = shipped(game).puzzles[0]
    found = []
    for way in ("", f"?answer={puzzle.answer}", f"?answer={puzzle.rivals[-1].said}"):
        page.goto(f"/puzzles/{game}/1{way}")
        found += violations(page)
    page.goto("/puzzles")
    page.locator("details > summary").first.click()
    assert found + violations(page) == []


@pytest.mark.parametrize("game", games())
def test_on_a_phone_nothing_is_wider_than_the_screen(person, game):
    page = person(viewport={"width": 390, "height": 844}, has_touch=True)
    puzzle = shipped(game).puzzles[0]
    for way in ("", f"?answer={puzzle.answer}"):
        page.goto(f"/puzzles/{game}/1{way}")
        assert page.evaluate("document.documentElement.scrollWidth") <= 390
    page.goto("/puzzles")
    assert page.evaluate("document.documentElement.scrollWidth") <= 390
