"""A watcher: what did not change must not move.

Before and after each change of the table it compares the boxes of all elements that have the same
id and the same outerHTML, and keeps those that moved by more than one pixel. Pieces travel, so what
carries ``data-piece`` (or lies in it) may move; so may whatever lies in a dialog, in something that
pops up, or in a container that scrolls by itself.

    watch_stillness(page)   # before the first page is opened
    …                       # play
    assert moved(page) == []
"""

from __future__ import annotations

from typing import Any

from playwright.sync_api import Page

WATCHER = """(() => {
  const moved = [];
  let before = new Map(), kind = "", seen = 0; // lobby, play and end are different pages
  const FREE = "[data-piece], dialog, [popover], .pop-body, .overlay, .hide, .flying";
  const SIDES = ["left", "top", "width", "height"];
  const scrolls = (element) => {
    for (let one = element.parentElement; one && one !== document.body; one = one.parentElement) {
      const style = getComputedStyle(one);
      if (/auto|scroll/.test(style.overflowY + style.overflowX)) return true;
    }
    return false;
  };
  const rest = () => {
    for (const motion of document.getAnimations()) try { motion.finish(); } catch { /* endless */ }
  };
  const boxes = () => {
    rest();
    const found = new Map();
    for (const element of document.querySelectorAll("body [id]")) {
      if (element.id === "table" || element.closest("symbol, defs")) continue;
      const box = element.getBoundingClientRect();
      if (box.width && box.height) found.set(element.id, { html: element.outerHTML, box });
    }
    return found;
  };
  window.addEventListener("signoria:changes", () => {
    before = boxes();
    kind = document.getElementById("table").className;
  });
  window.addEventListener("signoria:shown", () => {
    const { className, dataset: { version } } = document.getElementById("table");
    const old = className === kind ? before : new Map();
    before = new Map();
    rest();
    for (const [id, was] of old) {
      const element = document.getElementById(id);
      if (!element || element.outerHTML !== was.html) continue;
      if (element.closest(FREE) || scrolls(element)) continue;
      const now = element.getBoundingClientRect();
      const by = SIDES.map((side) => Math.round((now[side] - was.box[side]) * 10) / 10);
      if (now.width && by.some((size) => Math.abs(size) > 1)) moved.push({ version, id, by });
    }
    seen += 1;
  });
  window.stillness = { moved, changes: () => seen };
})();"""


def watch_stillness(page: Page) -> None:
    """Watch every page that is opened from now on."""
    page.add_init_script(WATCHER)


def moved(page: Page) -> list[dict[str, Any]]:
    """What moved although it did not change: version of the table, id, and by how much (left,
    top, width, height).
    """
    found: list[dict[str, Any]] = page.evaluate("window.stillness.moved")
    return found


def changes(page: Page) -> int:
    """How many changes were watched on this page: a test that has seen none proves nothing."""
    number: int = page.evaluate("window.stillness.changes()")
    return number
