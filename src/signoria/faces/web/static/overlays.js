// What lies over the board and moves nothing: lists of answers, filters. A button opens and closes
// it; so does Escape, and on a phone a press elsewhere.

import { table } from "./telling.js";

const phone = matchMedia("(max-width: 760px)");
const openers = () => [...table().querySelectorAll("[data-opens]")];
const overlayOf = (opener) => document.getElementById(opener.dataset.opens);

function set(opener, isOpen) {
  opener.setAttribute("aria-expanded", String(isOpen));
  overlayOf(opener)?.classList.toggle("open", isOpen);
}

export const openOverlays = () => openers().filter((opener) => opener.getAttribute("aria-expanded") === "true").map((opener) => opener.dataset.opens);

// A new question: what is long is open at once where there is room; *kept* stay as they were. What
// somebody has asked for is open when it comes.
const met = new WeakSet();
export function setUpOverlays(kept = null) {
  for (const opener of openers()) {
    const overlay = overlayOf(opener);
    const isAskedFor = overlay && "asked" in overlay.dataset && !met.has(overlay);
    if (isAskedFor) { met.add(overlay); set(opener, true); }
    else if (overlay) set(opener, kept ? kept.includes(overlay.id) : "opened" in overlay.dataset && !phone.matches);
  }
}

// Whether there was one to close; its opener has the focus then.
export function closeOverlays() {
  const open = openers().filter((opener) => opener.getAttribute("aria-expanded") === "true");
  for (const opener of open) set(opener, false);
  open.at(-1)?.focus({ preventScroll: true });
  return open.length > 0;
}

document.addEventListener("click", (event) => {
  const opener = event.target.closest("[data-opens]");
  if (opener) return set(opener, opener.getAttribute("aria-expanded") !== "true");
  if (!phone.matches || event.target.closest(".overlay")) return;
  for (const one of openers()) set(one, false);
});
