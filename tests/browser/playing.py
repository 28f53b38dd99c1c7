"""What people do at a table, by clicks."""

from __future__ import annotations

import re
import time
from pathlib import Path

from playwright.sync_api import Page, expect

import signoria

LONGEST_GAME = 90  # seconds
MEDICI = "medici_dice"
SCENE = ".scoring.playing"
LOOK = 400  # milliseconds; static/pressing.js lets no new answer be hit sooner


def start(page: Page, mode: str, players: int | None = None, game: str = MEDICI) -> str:
    """From the first page to a table in two clicks; its name."""
    page.goto("/")
    card = page.locator(f"article#{game}")
    if players:
        card.locator(f'.count label:has(input[value="{players}"])').click()
    card.locator(f'button[name="mode"][value="{mode}"]').click()
    page.wait_for_url(re.compile(r"/t/[^/]+$"))
    return page.url.rpartition("/")[2]


def record_before_the_end(game: str, seats: int, decisions: int, folder: Path) -> Path:
    """A game by bots up to the last decisions of seat 0: so many are still to come."""
    table = signoria.Table(signoria.load(game), ["greedy"] * seats, seed=1)
    record = table.run()
    mine = [ply for ply, move in enumerate(record.moves) if move.who == 0]
    file = folder / "nearly_over.record"
    file.write_text(record.until(mine[-decisions]).text(), encoding="utf-8")
    return file


def sit_down_at(page: Page, record: Path) -> None:
    """Play on from the end of a record, as its first player."""
    page.goto("/replay")
    page.get_by_label("File").set_input_files(record)
    page.get_by_role("button", name="Open", exact=True).click()
    page.wait_for_url("**/replay?at=0")
    page.goto(page.url.replace("at=0", "at=9999"))
    page.get_by_role("button", name="Play on from here").click()
    page.wait_for_url(lambda address: "/replay" not in address)
    wait_for_my_turn(page)


def read_the_same(host: Page, guest: Page) -> None:
    """At the same version both have read the same, but that each is "you" to herself."""
    guest.wait_for_selector(f'#table[data-version="{version(host)}"]')
    told, read = [
        page.locator(".log li[data-ply]").evaluate_all(
            "all => all.map((one) => [one.dataset.ply, one.textContent.trim()])"
        )
        for page in (host, guest)
    ]
    assert told
    assert [ply for ply, _ in told] == [ply for ply, _ in read]
    for (_, one), (_, other) in zip(told, read, strict=True):
        assert one == other or re.search(r"\byou", f"{one} {other}", re.IGNORECASE), (one, other)


def version(page: Page) -> int:
    return int(page.locator("#table").get_attribute("data-version") or 0)


def is_over(page: Page) -> bool:
    return page.locator("main.end").count() > 0


def wait_for_my_turn(page: Page) -> bool:
    """True when I am asked, false when the game is over; scoring scenes are gone through."""
    page.wait_for_selector('#table[data-turn="mine"], main.end')
    go_through_scenes(page)
    return not is_over(page)


def go_through_scenes(page: Page) -> None:
    """Skip to where everybody stands, and go on."""
    while page.locator(SCENE).count():
        page.keyboard.press("Escape")


def look_before_pressing(page: Page) -> None:
    """As long as people look at what is asked now: a press that comes sooner is not taken."""
    page.wait_for_timeout(LOOK)


def wait_for_somebody(*people: Page) -> None:
    """Until one of them is asked: then bots and chance have done what they owe."""
    end = time.monotonic() + LONGEST_GAME
    while not any(page.locator('#table[data-turn="mine"]').count() for page in people):
        assert time.monotonic() < end, "nobody is asked"
        people[0].wait_for_timeout(20)


def choose_dice(page: Page) -> None:
    """As few dice as make an answer."""
    main = page.locator("[data-set]")
    dice = page.locator("button.die")
    for at in range(dice.count()):
        dice.nth(at).click()
        if main.get_attribute("aria-disabled") is None:
            return
    raise AssertionError("no dice make an answer")


def choose_many_dice(page: Page) -> None:
    """As many dice as go together, so that games are short."""
    dice = page.locator("button.die")
    for at in range(dice.count()):
        if dice.nth(at).get_attribute("aria-disabled") is None:
            dice.nth(at).click()


def load(page: Page) -> None:
    """Press the main answer, and see the table go on."""
    before = version(page)
    page.locator("[data-set]").click()
    page.wait_for_selector(f'#table:not([data-version="{before}"])')


def take_turn(page: Page) -> None:
    choose_dice(page)
    load(page)


def play_to_the_end(*people: Page) -> None:
    """Everybody moves when asked."""
    end = time.monotonic() + LONGEST_GAME
    while not is_over(people[0]):
        assert time.monotonic() < end, "the game does not end"
        for page in people:
            if page.locator('#table[data-turn="mine"] button.die').count():
                choose_many_dice(page)
                load(page)
        people[0].wait_for_timeout(20)
    for page in people:
        expect(page.locator("main.end h1")).to_be_visible()


BEYOND_THE_EDGE = """() => [...document.querySelectorAll("body *")].filter((one) => {
  const box = one.getBoundingClientRect();
  if (!box.width || !box.height || box.right <= innerWidth + 1) return false;
  if (one.checkVisibility && !one.checkVisibility()) return false; // in what is folded
  if (getComputedStyle(one).visibility === "hidden" || one.closest(".hide, .say")) return false;
  for (let around = one.parentElement; around; around = around.parentElement) {
    const flow = getComputedStyle(around).overflowX;
    if (["auto", "scroll", "hidden"].includes(flow) && around !== document.body) return false;
  }
  return true;
}).map((one) => one.outerHTML.slice(0, 120))"""


def never_scrolls_sideways(page: Page) -> None:
    """Nothing lies beyond the right edge, even if it is cut off there."""
    width = page.evaluate("document.documentElement.scrollWidth")
    assert width <= page.viewport_size["width"], page.url
    beyond = page.evaluate(BEYOND_THE_EDGE)
    assert beyond == [], (page.url, beyond)
