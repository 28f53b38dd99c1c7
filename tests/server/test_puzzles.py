"""Puzzles by requests: with and without script, every game, and whatever cannot be."""

from __future__ import annotations

from datetime import UTC, datetime

import httpx
import pytest

from signoria.library import games
from signoria.puzzles import shipped

SCRIPT = {"X-Signoria": "1"}
PATIENCE = 60  # seconds: the first page loads every game and its puzzles


@pytest.fixture
def browser(site):
    origin = {"Origin": site.address}
    with httpx.Client(base_url=site.address, headers=origin, timeout=PATIENCE) as client:
        yield client


@pytest.mark.parametrize("game", games())
def test_the_puzzle_of_today_is_the_same_for_everybody(browser, game):
    before = datetime.now(UTC).date()
    there = browser.get(f"/puzzles/{game}").headers["location"]
    days = {before, datetime.now(UTC).date()}  # it may have struck midnight
    assert there in {f"/puzzles/{game}/{shipped(game).of_day(day).number}" for day in days}
    assert there in browser.get("/puzzles").text or len(days) > 1


@pytest.mark.parametrize("game", games())
def test_an_answer_leads_to_a_page_that_says_whether_it_was_right(browser, game):
    for puzzle in (shipped(game).puzzles[0], shipped(game).puzzles[-1]):
        here = f"/puzzles/{game}/{puzzle.number}"
        assert "data-right" not in browser.get(here).text
        for said in (puzzle.answer, puzzle.rivals[-1].said):
            answer = browser.post(f"{here}/act", data={"action": said})
            assert answer.status_code == 303
            page = browser.get(answer.headers["location"]).text
            assert ("data-right" in page) == (said == puzzle.answer)
            assert "points more than the second best" in page


def test_the_script_gets_the_part_that_changes_and_what_goes_before_counts(browser):
    puzzle = shipped("medici_dice").puzzles[0]
    here = f"/puzzles/medici_dice/{puzzle.number}/act"
    for data in ({"action": puzzle.answer}, {"before": puzzle.answer, "action": ""}):
        answer = browser.post(here, data=data, headers=SCRIPT)
        assert answer.status_code == 200
        assert answer.text.lstrip().startswith("<main")
        assert "data-right" in answer.text


@pytest.mark.parametrize(
    ("address", "status"),
    [
        ("/puzzles/chess", 404),
        ("/puzzles/chess/1", 404),
        ("/puzzles/medici_dice/0", 404),
        ("/puzzles/medici_dice/9999", 404),
        ("/puzzles/medici_dice/-1", 422),
        ("/puzzles/medici_dice/x", 422),
        ("/puzzles/medici_dice/1?answer=dance", 422),
        (f"/puzzles/medici_dice/1?answer={'x' * 500}", 422),
    ],
)
def test_what_cannot_be_gets_a_clear_page(browser, address, status):
    answer = browser.get(address)
    assert answer.status_code == status
    assert "<h1" in answer.text


def test_a_bad_answer_is_refused_and_says_so(browser):
    for data in ({"action": "dance"}, {"action": ""}, {}, {"action": "take 1 | take 2"}):
        for headers in ({}, SCRIPT):
            answer = browser.post("/puzzles/medici_dice/1/act", data=data, headers=headers)
            assert answer.status_code == 422, data
    assert "not possible here" in answer.text


@pytest.mark.parametrize("game", games())
def test_one_can_play_on_from_a_puzzle_against_bots(browser, site, game):
    puzzle = shipped(game).puzzles[0]
    answer = browser.post(f"/puzzles/{game}/1/play")
    assert answer.status_code == 303
    sitting = site.tables.get(answer.headers["location"].rpartition("/")[2])
    assert list(sitting.session.moves[: puzzle.ply]) == puzzle.record.moves[: puzzle.ply]
    people = [chair.seat for chair in sitting.chairs if chair.player == "person"]
    assert people == [puzzle.seat]
    assert browser.get(answer.headers["location"]).status_code == 200
