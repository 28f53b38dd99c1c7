"""A first game, by clicks and by keyboard."""

from __future__ import annotations

import pytest
from playwright.sync_api import expect

from signoria.faces import web
from signoria.faces.phrases.lesson import Place
from signoria.faces.web.page_data import Visitor
from signoria.library import games

ENGLISH = Visitor("en")


def test_a_lesson_by_clicks_on_what_is_drawn_ends_at_a_real_table(person):
    page = person()
    page.goto("/learn/medici_dice")
    lesson, course = web.lesson_of(ENGLISH, "medici_dice")
    card = page.locator("#lesson")
    page.locator("#die-5").click()
    page.locator("[data-set]").click()
    expect(card.locator(".otherwise")).to_have_text(lesson.steps[0].otherwise)
    page.locator("[data-clear]").click()
    for number, step in enumerate(lesson.steps):
        expect(card.get_by_role("heading")).to_have_text(step.title)
        moves = course.moves(lesson, Place(number))
        if not moves:
            card.get_by_role("button", name="Go on").click()
            continue
        rings = page.locator(".lesson-rings span")
        dice = moves[0].removeprefix("take ").split()
        expect(rings).to_have_count(len(dice) + len(step.points))
        for place in dice:
            page.locator(f"#die-{place}").click()
        page.locator("[data-set]").click()
    expect(card.locator(".dots li")).to_have_count(3)
    assert f"step={len(lesson.steps)}" in page.url
    page.go_back()
    expect(card.get_by_role("heading")).to_have_text(lesson.steps[-1].title)
    page.go_forward()
    page.get_by_role("button", name="Play against apprentices").click()
    page.wait_for_url("**/t/*")
    expect(page.locator("#question")).to_be_visible()


OTHER_GAMES = [game for game in games() if game != "medici_dice"]
# What does a move where it is drawn or among the answers, if one press does it.
PLACE = """(move) => {
  const named = (one) => [one.dataset.action, one.dataset.answer, one.value].includes(move);
  const found = [...document.querySelectorAll("#table [data-action], #table button")].find((one) =>
    named(one) && !one.closest("#lesson") && one.checkVisibility());
  found?.focus();
  return Boolean(found) && document.activeElement === found;
}"""


@pytest.mark.parametrize("game", OTHER_GAMES)
def test_every_lesson_by_keyboard(person, game):
    """Moves of one press at their places; what takes several is done by the lesson's button."""
    page = person()
    page.goto(f"/learn/{game}")
    lesson, course = web.lesson_of(ENGLISH, game)
    pressed = 0
    for number, step in enumerate(lesson.steps):
        expect(page.locator("#lesson h2")).to_have_text(step.title)
        here = page.locator("#lesson").get_attribute("data-here")
        moves = course.moves(lesson, Place(number))
        if moves and page.evaluate(PLACE, page.locator("#lesson").get_attribute("data-expected")):
            pressed += 1
        else:
            page.locator("#lesson .lesson-ways button").focus()
        page.wait_for_timeout(500)  # an answer that has just come is not pressed by chance
        page.keyboard.press("Enter")
        page.wait_for_selector(f'#lesson:not([data-here="{here}"])')
    assert pressed >= 1
    expect(page.locator("#lesson .dots li")).to_have_count(3)


def test_a_lesson_by_keyboard(person):
    """Medici's dice are chosen one by one."""
    game = "medici_dice"
    page = person(viewport={"width": 1280, "height": 720})
    page.goto(f"/learn/{game}")
    lesson, course = web.lesson_of(ENGLISH, game)
    for number, step in enumerate(lesson.steps):
        expect(page.locator("#lesson h2")).to_have_text(step.title)
        moves = course.moves(lesson, Place(number))
        for place in moves[0].removeprefix("take ").split() if moves else []:
            page.locator(f"#die-{place}").focus()
            page.keyboard.press("Space")
        page.wait_for_timeout(500)  # an answer that has just come is not pressed by chance
        page.keyboard.press("Enter")
    expect(page.locator("#lesson .dots li")).to_have_count(3)
