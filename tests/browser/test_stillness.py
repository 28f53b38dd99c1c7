"""Nothing that did not change moves when the table changes."""

from __future__ import annotations

from functools import cache
from pathlib import Path

import pytest

import signoria
from tests.browser.people import PHONE
from tests.browser.playing import (
    sit_down_at,
    start,
    version,
    wait_for_my_turn,
)
from tests.browser.still import changes, moved, watch_stillness

GAMES = ("medici_dice", "florenza_dice", "firenze", "florenza")
SIZES = {
    "1440": {"viewport": {"width": 1440, "height": 900}},
    "1280": {"viewport": {"width": 1280, "height": 720}},
    "390": PHONE,
}
# From when on, with how many players, and how many moves of mine.
MOMENTS = {"start": (2, 6), "middle": (3, 8), "end": (4, 8)}
HINTED = 2  # before this move a hint is asked for
WALKS = [(game, size, moment) for game in GAMES for size in SIZES for moment in MOMENTS]
# Whole games: crowded ones, where words and numbers are longest, and the smallest screen.
WHOLE = [
    ("medici_dice", "1440", 4),
    ("florenza_dice", "390", 2),
    ("firenze", "390", 2),
    ("firenze", "1280", 4),
    ("florenza", "1440", 5),
    ("florenza", "1280", 3),
]
# One answer after the other, from different places of the list.
ANSWER = """(number) => {
  const all = [...document.querySelectorAll("[data-answer]")];
  all[(number * 7) % all.length].click();
}"""
CHANGE = """(margin) => {
  window.dispatchEvent(new Event("signoria:changes"));
  document.getElementById("strip").style.marginTop = margin;
  window.dispatchEvent(new Event("signoria:shown"));
}"""


def test_the_watcher_notices_what_is_pushed(person):
    page = person()
    watch_stillness(page)
    start(page, "alone")
    wait_for_my_turn(page)
    seen = changes(page)
    page.evaluate(CHANGE, "1px")
    assert changes(page) == seen + 1
    assert moved(page) == []
    page.evaluate(CHANGE, "10px")
    assert ["question", [0, 9, 0, 0]] in [[one["id"], one["by"]] for one in moved(page)]


@pytest.mark.parametrize(("game", "size", "moment"), WALKS)
def test_nothing_moves_that_did_not_change(person, tmp_path, game, size, moment):
    """My moves from some moment of a game on, a hint, and what the bots do between them."""
    players, moves = MOMENTS[moment]
    page = person(**SIZES[size])
    watch_stillness(page)
    sit_down_at(page, record_of(game, tmp_path, players, moment, moves))
    seen = 0
    while seen < moves and wait_for_my_turn(page):
        if seen == HINTED:
            page.locator('form[action$="/hint"] button').click()
            page.wait_for_selector("#hint")
        before = version(page)
        page.evaluate(ANSWER, seen)
        page.wait_for_selector(f'#table:not([data-version="{before}"]), main.end')
        seen += 1
        assert moved(page) == [], f"after {seen} moves"
    assert changes(page) >= seen > 1


@pytest.mark.parametrize(("game", "size", "players"), WHOLE)
def test_nothing_moves_in_a_whole_game(person, game, size, players):
    page = person(**SIZES[size])
    watch_stillness(page)
    start(page, "bots", players, game)
    answers = 0
    while wait_for_my_turn(page):
        before = version(page)
        page.evaluate(ANSWER, answers)
        page.wait_for_selector(f'#table:not([data-version="{before}"]), main.end')
        answers += 1
        assert moved(page) == [], f"after {answers} answers"
    assert changes(page) > answers > 8


def record_of(game: str, folder: Path, players: int, moment: str, moves: int) -> Path:
    """A game by bots up to a moment at which seat 0 is asked."""
    record = played(game, players)
    mine = [ply for ply, move in enumerate(record.moves) if move.who == 0]
    at = {"start": 0, "middle": len(mine) // 2, "end": len(mine) - 2 * moves}[moment]
    file = folder / f"{game}.record"
    file.write_text(record.until(mine[at]).text(), encoding="utf-8")
    return file


@cache
def played(game: str, players: int) -> signoria.Record:
    return signoria.Table(signoria.load(game), ["greedy"] * players, seed=3).run()
