"""What people do at a table of Florenza, by clicks."""

from __future__ import annotations

import time
from random import Random

from playwright.sync_api import Page, expect

from tests.browser.playing import is_over, start, version

LONGEST_GAME = 300  # seconds; a busy machine needs some, an idle one a few dozen
PLACES = "#table [data-action].alive, [data-group=answers] .btn"
IN_TRAY = "#tray:popover-open [data-action].alive"
LISTS = "#table .build-here, #table .spot.lit"
BUSINESS_PLACE = "#business.alive"
COUNT = """selectors => [
  ...selectors.map(one => [...document.querySelectorAll(one)].filter(x => x.checkVisibility()))
    .map(found => found.length),
  document.querySelectorAll("#business.alive").length,
]"""
HIDDEN_PART = 0.08  # how often a list is opened, and one of its tiles pressed
BUSINESS = 0.8  # how often the family business, so that games are short
A_LOOK = 400  # milliseconds; an answer that has only just come is not pressed by chance


def start_florenza(page: Page, mode: str, players: int | None = None) -> str:
    """From the first page to a table; its name."""
    return start(page, mode, players, "florenza")


def is_mine(page: Page) -> bool:
    return page.locator('#table[data-turn="mine"]').count() > 0


def press_something(page: Page, chance: Random) -> None:
    """Any place that is lit, or a tile in a list that a place opens; then see the table go on."""
    page.wait_for_timeout(A_LOOK)
    before = version(page)
    lists, places, business = page.evaluate(COUNT, [LISTS, PLACES])
    offered = page.locator(IN_TRAY).count()
    if offered:
        page.locator(IN_TRAY).nth(chance.randrange(offered)).click()
    elif lists and chance.random() < HIDDEN_PART:
        page.locator(LISTS).nth(chance.randrange(lists)).click()
        tiles = page.locator(":popover-open [data-action].alive")
        tiles.nth(chance.randrange(tiles.count())).click()
    elif business and chance.random() < BUSINESS:
        page.locator(BUSINESS_PLACE).click()
    else:
        page.locator(f"{PLACES} >> visible=true").nth(chance.randrange(places)).click()
    page.wait_for_selector(f'#table:not([data-version="{before}"])', timeout=30_000)


def play_florenza_to_the_end(*people: Page, seed: int = 1) -> None:
    """Everybody presses something when asked."""
    chance = Random(seed)
    end = time.monotonic() + LONGEST_GAME
    while not is_over(people[0]):
        assert time.monotonic() < end, "the game does not end"
        for page in people:
            if is_mine(page):
                press_something(page, chance)
        people[0].wait_for_timeout(10)
    for page in people:
        expect(page.locator("main.end h1")).to_be_visible()


def play_for_a_while(*people: Page, presses: int, seed: int = 1) -> None:
    """So many presses, by whoever is asked."""
    chance, pressed = Random(seed), 0
    end = time.monotonic() + LONGEST_GAME
    while pressed < presses:
        assert time.monotonic() < end, "nobody is asked"
        for page in people:
            if is_mine(page):
                press_something(page, chance)
                pressed += 1
        people[0].wait_for_timeout(10)
