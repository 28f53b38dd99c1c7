"""Nothing that did not change moves when the table changes."""

from __future__ import annotations

from pathlib import Path

import pytest

import signoria
from tests.browser.playing import (
    play_to_the_end,
    sit_down_at,
    start,
    version,
    wait_for_my_turn,
)
from tests.browser.still import changes, moved, watch_stillness

GAMES = ("medici_dice", "florenza_dice", "firenze", "florenza")
MOVES = 8
SIZES = {
    "1440": {"viewport": {"width": 1440, "height": 900}},
    "1280": {"viewport": {"width": 1280, "height": 720}},
    "390": {"viewport": {"width": 390, "height": 844}, "has_touch": True, "is_mobile": True},
}
KNOWN = {  # what still moves: sheets of Florenza Dice on the phone
    *(("florenza_dice", size) for size in ("1440", "390")),
}
WALKS = [
    pytest.param(game, size, marks=[pytest.mark.xfail] if (game, size) in KNOWN else [])
    for game in GAMES
    for size in SIZES
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


@pytest.mark.parametrize(("game", "size"), WALKS)
def test_nothing_moves_that_did_not_change(person, tmp_path, game, size):
    """Some moves from the middle of a game, and what the bots do between them."""
    page = person(**SIZES[size])
    watch_stillness(page)
    sit_down_at(page, record_of(game, tmp_path))
    seen = 0
    for _ in range(MOVES):
        if not wait_for_my_turn(page):
            break
        before = version(page)
        page.evaluate(ANSWER, seen)
        page.wait_for_selector(f'#table:not([data-version="{before}"]), main.end')
        seen += 1
        assert moved(page) == [], f"after {seen} moves"
    assert changes(page) >= seen > MOVES // 2


def test_nothing_moves_in_a_whole_game(person):
    page = person()
    watch_stillness(page)
    start(page, "bots", 2)
    wait_for_my_turn(page)
    play_to_the_end(page)
    assert changes(page) > MOVES
    assert moved(page) == []


def record_of(game: str, folder: Path) -> Path:
    """A game by bots up to its middle, where seat 0 is asked."""
    record = signoria.Table(signoria.load(game), ["greedy"] * 3, seed=3).run()
    mine = [ply for ply, move in enumerate(record.moves) if move.who == 0]
    file = folder / f"{game}.record"
    file.write_text(record.until(mine[len(mine) // 2]).text(), encoding="utf-8")
    return file
