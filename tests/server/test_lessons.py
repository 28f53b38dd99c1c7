"""Lessons by requests: with and without script, to the end and into a real game."""

from __future__ import annotations

import httpx
import pytest

from signoria.faces import web
from signoria.faces.phrases.lesson import BETWEEN, Place
from signoria.faces.web.page_data import Visitor
from signoria.library import games

ENGLISH = Visitor("en")
SCRIPT = {"X-Signoria": "1"}


@pytest.fixture
def browser(site):
    with httpx.Client(base_url=site.address, headers={"Origin": site.address}) as client:
        yield client


def taught():
    return [game for game in games() if web.lesson_of(ENGLISH, game)]


@pytest.mark.parametrize("game", taught())
def test_a_lesson_is_walked_without_script(browser, game):
    lesson, course = web.lesson_of(ENGLISH, game)
    place = Place()
    while place.step < len(lesson.steps):
        there = browser.get(f"/learn/{game}?step={place.step}&done={place.done}")
        assert there.status_code == 200
        moves = course.moves(lesson, place)
        answer = browser.post(
            f"/learn/{game}/{place.step}/{place.done}/act", data={"action": BETWEEN.join(moves)}
        )
        assert answer.status_code == 303
        place = course.follow(lesson, place, moves)
        assert f"step={place.step}" in answer.headers["location"]
    end = browser.get(answer.headers["location"])
    assert lesson.learned[0] in end.text


def test_the_script_gets_the_next_table_and_what_goes_before_counts(browser):
    lesson, course = web.lesson_of(ENGLISH, "medici_dice")
    (move,) = course.moves(lesson, Place())
    for data in ({"action": move}, {"before": move, "action": ""}):
        answer = browser.post("/learn/medici_dice/0/0/act", data=data, headers=SCRIPT)
        assert answer.status_code == 200
        assert answer.text.lstrip().startswith("<main")
        assert lesson.steps[1].title in answer.text


def test_another_move_changes_nothing_and_says_why(browser):
    lesson, _ = web.lesson_of(ENGLISH, "medici_dice")
    for headers in (SCRIPT, {}):
        answer = browser.post(
            "/learn/medici_dice/0/0/act", data={"action": "take 4"}, headers=headers
        )
        assert answer.status_code == 200
        assert lesson.steps[0].otherwise in answer.text
        assert lesson.steps[0].task in answer.text


@pytest.mark.parametrize(
    ("address", "status"),
    [
        ("/learn/chess", 404),
        ("/learn/medici_dice?step=-1", 422),
        ("/learn/medici_dice?step=x", 422),
        ("/learn/medici_dice?step=998&done=7", 200),
        ("/learn/medici_dice?step=1&done=900", 200),
    ],
)
def test_any_place_is_answered(browser, address, status):
    assert browser.get(address).status_code == status


def test_after_the_lesson_a_real_game_begins_against_apprentices(browser, site):
    form = {"game": "medici_dice", "mode": "bots", "level": "apprentice", "name": "Ginevra"}
    answer = browser.post("/quick", data=form)
    table = answer.headers["location"].rpartition("/")[2]
    assert [chair.player for chair in site.tables.get(table).chairs] == [
        "person",
        "apprentice",
        "apprentice",
    ]
