"""What is wrong with how words lie on a page: outside of their boxes, or cut through."""

from __future__ import annotations

from playwright.sync_api import Page

MISLAID = """() => {
  const BOXES = ".panel, .tile, .pick, .btn, .tray, .overlay, .strip-seat";
  const UNSEEN = ".hide, .say, .sprite, symbol, defs, template, script, style, noscript, title";
  const found = new Set();
  const words_of = (text, around) =>
    `${text.data.trim().slice(0, 40)} in ${around.id || around.className}`;
  const scrolls = (style) => /auto|scroll/.test(style.overflowX + style.overflowY);
  const walker = document.createTreeWalker(document.body, NodeFilter.SHOW_TEXT);
  for (let text = walker.nextNode(); text; text = walker.nextNode()) {
    const one = text.parentElement;
    if (!text.data.trim() || one.closest(UNSEEN) || one.ownerSVGElement) continue;
    if (!one.checkVisibility({ visibilityProperty: true, opacityProperty: true })) continue;
    const range = document.createRange();
    range.selectNodeContents(text);
    for (const line of range.getClientRects()) {
      if (line.width < 2 || line.height < 2) continue;
      for (let around = one; around && around !== document.body; around = around.parentElement) {
        const style = getComputedStyle(around), box = around.getBoundingClientRect();
        if (scrolls(style) || style.clipPath !== "none") break;
        if (style.display === "contents") continue; // it has no box
        if (style.overflow !== "visible" && box.width < 2) break; // left out where there is no room
        const hides = style.overflow !== "visible";
        const below = line.bottom - box.bottom, beside = line.right - box.right;
        const isTooTall = below > 1.5 || line.top < box.top - 1.5;
        if (around.matches(".btn") && isTooTall) found.add(`taller: ${words_of(text, around)}`);
        const isGone = line.top >= box.bottom - 2; // a whole line that is left out
        const words = words_of(text, around);
        if (hides && style.display !== "inline") {
          const isCut = beside > 2 && style.textOverflow !== "ellipsis";
          if (!isGone && below > 5) found.add(`cut through: ${words}`);
          if (!isGone && isCut) found.add(`cut off: ${words}`);
          break;
        }
        if (around.matches(BOXES) && (below > 4 || beside > 4)) found.add(`outside: ${words}`);
      }
    }
  }
  return [...found];
}"""


def mislaid(page: Page) -> list[str]:
    """Lines of text that lie outside of their boxes, or are cut by them."""
    found: list[str] = page.evaluate(MISLAID)
    return found
