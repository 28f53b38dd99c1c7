"""A first game, by clicks and by keyboard."""

from __future__ import annotations

import pytest
from playwright.sync_api import expect

from signoria.faces import web
from signoria.faces.phrases.lesson import Place
from signoria.faces.web.page_data import Visitor

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


@pytest.mark.parametrize("game", ["medici_dice"])
def test_a_lesson_by_keyboard(person, game):
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
