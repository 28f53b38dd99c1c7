"""From a click to a finished picture, in Chromium: server, loopback and drawing together.

python -m bench.pictures [moves]

Everybody at the table is me, so no bot thinks meanwhile; the dice are the same every time, and the
answers are taken from different places of the list. A picture is finished when the new version is
shown and two frames have passed; motion itself is left out (the browser wants none). Beside it
stand the parts: until the server's answer began to arrive, and what the browser's main thread did
(all of it, and of that script, style and layout), which a busy machine lengthens less.
"""

from __future__ import annotations

import re
import statistics
import sys
import tempfile
from pathlib import Path

from playwright.sync_api import Browser, Page, sync_playwright
from tests.browser.people import ARGUMENTS, CHROMIUM, serving

GOALS = {"medici_dice": 150, "firenze": 150, "florenza_dice": 250, "florenza": 250}
MOVES = 40
METRICS = {
    "thread": "TaskDuration",
    "script": "ScriptDuration",
    "style": "RecalcStyleDuration",
    "layout": "LayoutDuration",
}
CLICK = """(number) => new Promise((resolve) => {
  const before = document.getElementById("table").dataset.version;
  const all = [...document.querySelectorAll("[data-answer]")];
  performance.clearResourceTimings();
  const began = performance.now();
  const shown = () => {
    if (document.getElementById("table").dataset.version === before) return;
    window.removeEventListener("signoria:shown", shown);
    const answers = performance.getEntriesByType("resource");
    const answer = answers.filter((one) => one.startTime >= began).at(0);
    const end = () => resolve({
      picture: performance.now() - began,
      server: answer ? answer.responseStart - answer.requestStart : 0,
    });
    requestAnimationFrame(() => requestAnimationFrame(end));
  };
  window.addEventListener("signoria:shown", shown);
  all[(number * 7) % all.length].click();
})"""


class Thread:
    """What the browser's main thread has done."""

    def __init__(self, page: Page) -> None:
        self._session = page.context.new_cdp_session(page)
        self._session.send("Performance.enable")

    def spent(self) -> dict[str, float]:
        """Milliseconds so far, by kind."""
        found = self._session.send("Performance.getMetrics")["metrics"]
        seconds = {one["name"]: one["value"] for one in found}
        return {name: seconds[metric] * 1000 for name, metric in METRICS.items()}


def measure(browser: Browser, address: str, game: str, moves: int) -> list[dict[str, float]]:
    """Milliseconds of every click and of its parts."""
    context = browser.new_context(
        base_url=address, reduced_motion="reduce", viewport={"width": 1440, "height": 900}
    )
    context.add_init_script("localStorage['signoria-speed'] = 'at-once'")
    page = context.new_page()
    page.goto("/")
    page.locator(f'article#{game} button[name="mode"][value="hot-seat"]').click()
    page.wait_for_url(re.compile(r"/t/[^/]+$"))
    found: list[dict[str, float]] = []
    thread = Thread(page)
    for number in range(moves + 3):
        page.wait_for_selector('#table[data-turn="mine"], main.end')
        if page.locator("main.end").count():
            break
        while page.locator(".scoring.playing").count():
            page.keyboard.press("Escape")
        before = thread.spent()
        times = page.evaluate(CLICK, number)
        after = thread.spent()
        if number >= 3:  # the first ones fill caches
            found.append(times | {name: after[name] - before[name] for name in after})
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
            clicks = measure(browser, address, game, moves)
            pictures = [click["picture"] for click in clicks]
            slow = statistics.quantiles(pictures, n=10)[-1]
            middle = {name: statistics.median(one[name] for one in clicks) for name in clicks[0]}
            parts = ", ".join(f"{name} {middle[name]:.0f}" for name in ("server", *METRICS))
            said = f"{middle['picture']:5.0f} ms in the median, {slow:5.0f} at 90 %"
            print(f"{game:14} {said}, {len(clicks)} clicks (goal {goal}); {parts}", flush=True)
        browser.close()


if __name__ == "__main__":
    main()
