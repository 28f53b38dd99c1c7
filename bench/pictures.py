"""From a click to a finished picture, in Chromium: server, loopback and drawing together.

python -m bench.pictures [moves]

Everybody at the table is me, so no bot thinks meanwhile; the dice are the same every time, and the
answers are taken from different places of the list. A picture is finished when the new version is
shown and two frames have passed; motion itself is left out (the browser wants none).
"""

from __future__ import annotations

import re
import statistics
import sys
import tempfile
from pathlib import Path

from playwright.sync_api import Browser, sync_playwright
from tests.browser.people import ARGUMENTS, CHROMIUM, serving

GOALS = {"medici_dice": 150, "firenze": 150, "florenza_dice": 250, "florenza": 250}
MOVES = 40
CLICK = """(number) => new Promise((resolve) => {
  const before = document.getElementById("table").dataset.version;
  const all = [...document.querySelectorAll("[data-answer]")];
  const began = performance.now();
  const shown = () => {
    if (document.getElementById("table").dataset.version === before) return;
    window.removeEventListener("signoria:shown", shown);
    const end = () => resolve(performance.now() - began);
    requestAnimationFrame(() => requestAnimationFrame(end));
  };
  window.addEventListener("signoria:shown", shown);
  all[(number * 7) % all.length].click();
})"""


def measure(browser: Browser, address: str, game: str, moves: int) -> list[float]:
    """Milliseconds of every click."""
    context = browser.new_context(
        base_url=address, reduced_motion="reduce", viewport={"width": 1440, "height": 900}
    )
    context.add_init_script("localStorage['signoria-speed'] = 'at-once'")
    page = context.new_page()
    page.goto("/")
    page.locator(f'article#{game} button[name="mode"][value="hot-seat"]').click()
    page.wait_for_url(re.compile(r"/t/[^/]+$"))
    found: list[float] = []
    for number in range(moves + 3):
        page.wait_for_selector('#table[data-turn="mine"], main.end')
        if page.locator("main.end").count():
            break
        while page.locator(".scoring.playing").count():
            page.keyboard.press("Escape")
        milliseconds = page.evaluate(CLICK, number)
        if number >= 3:  # the first ones fill caches
            found.append(milliseconds)
    context.close()
    return found


def main() -> None:
    moves = int(sys.argv[1]) if len(sys.argv) > 1 else MOVES
    with (
        tempfile.TemporaryDirectory() as folder,
        serving(Path(folder), "pictures") as address,
        sync_playwright() as playwright,
    ):
        browser = playwright.chromium.launch(executable_path=CHROMIUM, args=ARGUMENTS)
        for game, goal in GOALS.items():
            times = measure(browser, address, game, moves)
            middle, slow = statistics.median(times), statistics.quantiles(times, n=10)[-1]
            print(f"{game:14} {middle:5.0f} ms in the median, {slow:5.0f} at 90 %, ", end="")
            print(f"{len(times)} clicks (goal {goal})", flush=True)
        browser.close()


if __name__ == "__main__":
    main()
