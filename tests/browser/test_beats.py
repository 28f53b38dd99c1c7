"""The others' turns are shown one by one, as fast as somebody likes."""

from __future__ import annotations

import pytest
from playwright.sync_api import expect

from signoria.library import games
from tests.browser.playing import start, take_turn, version, wait_for_my_turn
from tests.browser.test_stillness import ANSWER

BEAT = "#question.beat"
WATCH = """() => {
  window.said = [];
  window.addEventListener("signoria:shown", () => setTimeout(() => {
    const sentence = document.querySelector("#question.beat h1.q");
    if (sentence) said.push(sentence.textContent);
  }));
}"""


LONGEST = 1500  # milliseconds that a beat may last, at the slowest speed
# How long each beat stands, and what it says.
NOTE = """() => {
  window.beats = [];
  const later = window.setTimeout;
  window.setTimeout = (what, milliseconds, ...all) => {
    if (document.body.classList.contains("in-beat") && milliseconds > 400) {
      const sentence = document.querySelector("#question.beat h1.q")?.textContent ?? "";
      window.beats.push({ milliseconds, sentence });
    }
    return later(what, milliseconds, ...all);
  };
}"""


@pytest.mark.parametrize("speed", ["slow", "normal"])
@pytest.mark.parametrize("game", games())
def test_a_beat_is_a_sentence_and_short_in_every_game(person, game, speed):
    page = person(speed=speed)
    start(page, "bots", 3, game)
    wait_for_my_turn(page)
    page.evaluate(NOTE)
    for turn in range(12):
        before = version(page)
        page.evaluate(ANSWER, turn)
        page.wait_for_selector(f'#table:not([data-version="{before}"]), main.end')
        wait_for_my_turn(page)
        if beats := page.evaluate("beats"):
            break
    assert beats
    assert all(one["sentence"].strip() for one in beats)
    assert max(one["milliseconds"] for one in beats) <= LONGEST


def test_each_turn_of_a_bot_is_one_beat_and_then_it_is_my_turn(person):
    page = person(speed="normal", reduced_motion="no-preference")
    start(page, "bots", 3)
    wait_for_my_turn(page)
    page.evaluate(WATCH)
    take_turn(page)
    expect(page.locator(BEAT)).to_be_visible()
    assert page.locator("[data-answer]").count() == 0  # the past asks nothing
    wait_for_my_turn(page)
    expect(page.locator(BEAT)).to_have_count(0)
    said = page.evaluate("said")
    assert 1 <= len(said) <= 4
    assert all(said)
    page.locator(".strip > .pace [data-again]").click()
    expect(page.locator(BEAT)).to_be_visible()
    page.keyboard.press("Space")
    expect(page.locator(BEAT)).to_have_count(0)
    wait_for_my_turn(page)


def test_a_press_skips_to_my_turn_and_answers_nothing(person):
    page = person(speed="slow")
    start(page, "bots", 3)
    wait_for_my_turn(page)
    page.evaluate(WATCH)
    take_turn(page)
    expect(page.locator(BEAT)).to_be_visible()
    page.get_by_role("button", name="Skip to my turn").click()
    said = page.evaluate("said.length")
    wait_for_my_turn(page)
    assert page.evaluate("said.length") == said  # what was left is not shown
    now = version(page)
    page.wait_for_timeout(300)
    assert version(page) == now


@pytest.mark.parametrize("way", ["key", "click"])
@pytest.mark.parametrize("game", games())
def test_in_every_game_beats_are_skipped_and_shown_again(person, game, way):
    page = person(speed="slow")
    start(page, "bots", 2, game)
    wait_for_my_turn(page)
    for number in range(40):
        before = version(page)
        page.evaluate(ANSWER, number)
        page.wait_for_selector(f'{BEAT}, #table:not([data-version="{before}"])[data-turn="mine"]')
        if page.locator(BEAT).count():
            break
    if way == "key":
        page.keyboard.press("Space")
    else:
        page.get_by_role("button", name="Skip to my turn").click()
    wait_for_my_turn(page)
    expect(page.locator(BEAT)).to_have_count(0)
    now = version(page)
    page.locator(".strip > .pace [data-again]").click()
    expect(page.locator(BEAT)).to_be_visible()
    page.keyboard.press("Space")
    expect(page.locator(BEAT)).to_have_count(0)
    assert version(page) == now


@pytest.mark.parametrize("game", games())
def test_the_speed_is_kept(person, game):
    page = person(speed="")
    start(page, "bots", 2, game)
    normal, slow = (
        page.locator(f'.strip > .pace [data-speed="{one}"]') for one in ("normal", "slow")
    )
    expect(normal).to_have_attribute("aria-pressed", "true")
    slow.click()
    page.reload()
    expect(slow).to_have_attribute("aria-pressed", "true")
    expect(normal).to_have_attribute("aria-pressed", "false")
