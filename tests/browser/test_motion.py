"""Pieces travel, shortly, where motion is welcome; and not at all where it is not."""

from __future__ import annotations

import pytest

from signoria.library import games
from tests.browser.playing import start, version, wait_for_my_turn

# Whatever a script sets in motion: how long each takes, and whether a picture is swapped.
NOTE = """
window.moving = [];
const animate = Element.prototype.animate;
Element.prototype.animate = function (frames, how) {
  window.moving.push(typeof how === "number" ? how : Number(how?.duration ?? 0));
  return animate.call(this, frames, how);
};
const swap = Document.prototype.startViewTransition;
if (swap) Document.prototype.startViewTransition = function (...all) {
  window.moving.push(0);
  return swap.apply(this, all);
};"""
ANSWER = "document.querySelector('[data-answer]').click()"
MOVES = 5
SHORT = 400  # milliseconds that a piece may travel


def moving(person, game: str, motion: str) -> list[float]:
    """What moved in a few moves of mine and the bot's between them."""
    page = person(reduced_motion=motion)
    page.add_init_script(NOTE)
    start(page, "bots", 2, game)
    for _ in range(MOVES):
        wait_for_my_turn(page)
        before = version(page)
        page.evaluate(ANSWER)
        page.wait_for_selector(f'#table:not([data-version="{before}"])')
    wait_for_my_turn(page)
    found: list[float] = page.evaluate("window.moving")
    return found


@pytest.mark.parametrize("game", games())
def test_nothing_is_set_in_motion_where_it_is_not_welcome(person, game):
    assert moving(person, game, "reduce") == []


@pytest.mark.parametrize("game", games())
def test_pieces_travel_and_it_is_short(person, game):
    found = moving(person, game, "no-preference")
    assert found
    assert [long for long in found if long > SHORT] == []
