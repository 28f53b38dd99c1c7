"""What happens is heard: dice, bricks, coins, seals and my turn; nothing when switched off."""

from __future__ import annotations

import pytest
from playwright.sync_api import expect

from signoria.library import games
from tests.browser.playing import start, version, wait_for_my_turn
from tests.browser.test_stillness import ANSWER

# What is played is known by its pitches: see static/sounds.js.
LISTEN = """
window.pitches = [];
const set = AudioParam.prototype.setValueAtTime;
AudioParam.prototype.setValueAtTime = function (value, ...all) {
  window.pitches.push(value);
  return set.call(this, value, ...all);
};
const { set: assign, ...value } = Object.getOwnPropertyDescriptor(AudioParam.prototype, "value");
Object.defineProperty(AudioParam.prototype, "value", { ...value, set(pitch) {
  window.pitches.push(pitch);
  assign.call(this, pitch);
} });"""
PITCHES = {"fall": (150, 150), "press": (96, 96), "coin": (2093, 2093), "turn": (523, 524)}
PITCHES["roll"] = (1500, 2000)
WANTED = {
    "firenze": {"fall", "coin", "turn"},
    "florenza": {"fall", "coin", "turn"},
    "florenza_dice": {"press", "roll", "turn"},
    "medici_dice": {"press", "roll", "turn"},
}
MOST = 60  # moves


def heard(page):
    """The kinds of sounds so far."""
    pitches = page.evaluate("pitches")
    return {
        kind for kind, (low, high) in PITCHES.items() if any(low <= one <= high for one in pitches)
    }


def play_on(page, number):
    before = version(page)
    page.evaluate(ANSWER, number)
    page.wait_for_selector(f'#table:not([data-version="{before}"]), main.end')
    return wait_for_my_turn(page)


@pytest.mark.parametrize("game", games())
def test_what_happens_is_heard_until_the_switch_is_off(person, game):
    page = person(reduced_motion="no-preference")
    page.add_init_script(LISTEN)
    start(page, "bots", 2, game)
    wait_for_my_turn(page)
    for number in range(MOST):
        if WANTED[game] <= heard(page) or not play_on(page, number):
            break
    assert WANTED[game] <= heard(page), heard(page)
    switch = page.locator("#strip > .pace [data-sound]")
    expect(switch).to_be_visible()
    switch.click()
    page.evaluate("pitches.length = 0")
    for number in range(3):
        play_on(page, number)
    assert heard(page) == set()
