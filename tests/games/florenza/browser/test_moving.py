"""Florenza's pieces travel before the eyes of whoever wants motion."""

from __future__ import annotations

from random import Random

from tests.browser.playing import look_before_pressing, version
from tests.games.florenza.browser.playing import start_florenza
from tests.games.florenza.browser.test_playing import begin

LISTEN = """
  window.travelled = [];
  const animate = Element.prototype.animate;
  Element.prototype.animate = function (...all) {
    if (this.id) window.travelled.push(this.id);
    return animate.apply(this, all);
  };
"""


def test_a_kinsman_travels_to_the_family_business(person):
    page = person(reduced_motion="no-preference")
    page.add_init_script(LISTEN)
    start_florenza(page, "alone")
    begin(page, Random(1))
    look_before_pressing(page)
    before = version(page)
    page.locator("#business").click()
    page.wait_for_selector(f'#table:not([data-version="{before}"])')
    page.wait_for_function("window.travelled.includes('kin-business-0-1')")


def test_who_wants_no_motion_sees_none(person):
    page = person()
    page.add_init_script(LISTEN)
    start_florenza(page, "alone")
    begin(page, Random(1))
    look_before_pressing(page)
    before = version(page)
    page.locator("#business").click()
    page.wait_for_selector(f'#table:not([data-version="{before}"])')
    assert page.locator("#kin-business-0-1").count() == 1
    assert page.evaluate("window.travelled") == []
