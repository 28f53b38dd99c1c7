"""Two people at a table notice each other: who comes and goes, how they feel, what is undone."""

from __future__ import annotations

import re

from playwright.sync_api import Page, expect

from tests.browser.playing import look_before_pressing, start, take_turn, wait_for_my_turn

# Counts whatever begins to sound.
LISTEN = """
  window.heard = 0;
  for (const kind of [OscillatorNode, AudioBufferSourceNode]) {
    const begin = kind.prototype.start;
    kind.prototype.start = function (...all) {
      window.heard += 1;
      document.documentElement.dataset.heard = window.heard;
      return begin.apply(this, all);
    };
  }
"""


# Whether the page hears what happens: a reaction before that is heard by nobody.
NOTICE_LISTENING = """
const Plain = EventSource;
window.EventSource = class extends Plain {
  constructor(...where) {
    super(...where);
    this.addEventListener("open", () => { document.documentElement.dataset.listens = ""; });
  }
};"""


def two(person, **guests_likes) -> tuple[Page, Page]:
    """Ginevra, who is asked first, and Bianca, whom she has invited."""
    host, guest = person(), person(**guests_likes)
    for page in (host, guest):
        page.add_init_script(NOTICE_LISTENING)
    host.goto("/new?game=medici_dice")
    host.locator("#seat-1").select_option("friend")
    host.locator("#seat-2").select_option("")
    host.locator("main form .btn.main").click()
    guest.goto(host.locator(".place input[readonly]").input_value())
    guest.locator("input[name=name]").fill("Bianca")
    guest.locator("main form button").click()
    for page in (host, guest):
        page.wait_for_selector("#strip")
        page.wait_for_selector("html[data-listens]", state="attached")
    return host, guest


def test_who_goes_and_comes_back_is_seen_without_a_move(person):
    host, guest = two(person, may_fail=True)  # what is under way when she leaves is cut off
    there = guest.url
    bianca = host.locator(".rival header")
    expect(bianca).not_to_contain_text("away")
    guest.goto("about:blank")
    expect(bianca).to_contain_text("away")
    guest.goto(there)
    expect(bianca).not_to_contain_text("away")


def test_a_reaction_is_seen_at_the_seat_it_comes_from(person):
    host, guest = two(person)
    guest.locator("#strip > .pace [popovertarget=reactions]").click()
    guest.locator("#reactions [data-react]").first.click()
    expect(host.locator(".reaction")).to_have_text(re.compile("Well played"))


def test_what_is_taken_back_is_told_to_the_others(person):
    host, guest = two(person)
    take_turn(host)
    look_before_pressing(host)
    host.get_by_role("button", name="Undo", exact=True).click()
    expect(guest.locator(".notice")).to_contain_text("Ginevra took back")


def test_sounds_are_heard_until_they_are_switched_off_for_good(person):
    page = person(reduced_motion="no-preference")
    page.add_init_script(LISTEN)
    start(page, "bots", 2)
    wait_for_my_turn(page)
    take_turn(page)
    wait_for_my_turn(page)
    page.wait_for_selector("html[data-heard]", state="attached")
    switch = page.locator("#strip > .pace [data-sound]")
    expect(switch).to_have_attribute("aria-pressed", "true")
    switch.click()
    page.reload()
    expect(switch).to_have_attribute("aria-pressed", "false")
    wait_for_my_turn(page)
    take_turn(page)
    wait_for_my_turn(page)
    assert page.evaluate("window.heard") == 0
