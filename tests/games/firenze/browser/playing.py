"""What people do at a table of Firenze, by clicks on what is drawn."""

from __future__ import annotations

import random
from pathlib import Path

from playwright.sync_api import Page

import signoria
from tests.browser.playing import look_before_pressing, version

GAME = "firenze"
THINGS = (
    "#table [data-action].alive, #question button[name=action], "
    "#question [data-set]:not([aria-disabled])"
)
# Clicks as long as I am asked: fulfil what can be fulfilled, else go on, else the first card;
# a set as it is proposed.
FINISH_MY_TURN = """async (lit) => {
  const wishes = ["fulfil", "pass", "take", "give", "pay", "discard", "cut", "target", "want", ""];
  const name = (thing) => thing.dataset.action || thing.value || "";
  const next = () => new Promise((resolve) => {
    window.addEventListener("signoria:shown", resolve, { once: true });
  });
  let clicks = 0;
  while (document.getElementById("table").dataset.turn === "mine") {
    const things = [...document.querySelectorAll(lit)];
    const wish = wishes.find((one) => things.some((thing) => name(thing).startsWith(one)));
    const thing = things.find((one) => name(one).startsWith(wish));
    const shown = next();
    thing.dispatchEvent(new MouseEvent("click", { bubbles: true, cancelable: true }));
    await shown;
    clicks += 1;
  }
  return clicks;
}"""


def click_something(page: Page, rng: random.Random) -> str:
    """Press anything that is lit, with the mouse, and see the table go on."""
    look_before_pressing(page)
    before = version(page)
    things = page.locator(THINGS)
    thing = things.nth(rng.randrange(things.count()))
    said = thing.get_attribute("data-action") or thing.get_attribute("value") or "set"
    thing.click()
    page.wait_for_selector(f'#table:not([data-version="{before}"])')
    return said


def finish_turn(page: Page) -> int:
    """Quick clicks until somebody else is asked."""
    return int(page.evaluate(FINISH_MY_TURN, THINGS))


def record_until(step: str, folder: Path, seats: int = 3, is_late: bool = False) -> Path:
    """A game by bots up to the first moment that asks seat 0 that; *is_late*: in the last turn."""
    for seed in range(1, 40):
        table = signoria.Table(signoria.load(GAME), ["greedy"] * seats, seed=seed)
        while not table.is_over:
            seen = table.game.observe(table.state, 0)
            is_time = seen["end"]["finisher"] is not None or not is_late
            if seen["actor"] == 0 and str(table.state.step).startswith(step) and is_time:
                file = folder / "until.record"
                file.write_text(table.record.text(), encoding="utf-8")
                return file
            table.step()
    raise AssertionError(f"{step} does not come")
