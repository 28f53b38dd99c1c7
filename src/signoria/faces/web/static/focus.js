// Focus stays at its place while the table changes: on the same thing if it is still there, else on
// what stands where it stood, else on what is nearest. When the thing comes back, so does the focus.

import { table } from "./telling.js";

const FOCUSABLE = 'button:not([disabled]), a[href], summary, [tabindex="0"]';
const NEVER = "[data-undo], [data-undo] *, .strip *, .pops *, .bar *, .sign"; // pressed again, they do something else; a sign only opens its words
const ANSWERS = ["[data-part]", "[data-action]"];
const isSeen = (thing) => thing?.isConnected && (thing.checkVisibility?.() ?? true);

let kept = null; // whose place is kept: the element that has the focus, the way to its place, and where that is
let isGiving = false;

document.addEventListener("focusin", ({ target }) => {
  if (!isGiving) kept = table()?.contains(target) ? { element: target, isStandIn: false, ...placeOf(target) } : null;
});
// Whoever presses what stands there instead has found a new place.
document.addEventListener("keydown", ({ key }) => {
  if (kept?.isStandIn && ["Enter", " "].includes(key) && document.activeElement === kept.element) kept = { element: kept.element, isStandIn: false, ...placeOf(kept.element) };
}, true);

// The ids around an element, from within, and the how-manieth it is in each of them.
function placeOf(element) {
  const trail = [];
  for (let one = element; one && one.id !== "table"; one = one.parentElement) {
    if (one.id) trail.push({ id: one.id, at: controls(one).indexOf(element) });
  }
  const box = element.getBoundingClientRect();
  const kind = ANSWERS.find((one) => element.matches(one));
  return { trail, kind, x: box.left + box.width / 2, y: box.top + box.height / 2 };
}
const controls = (around) => [...around.querySelectorAll(FOCUSABLE)].filter((one) => isSeen(one) && !one.matches(NEVER));

// Before a change.
export function keepFocus() {
  const active = document.activeElement;
  const isLeft = kept && active !== kept.element && kept.element.isConnected; // on purpose
  if (isLeft) kept = null;
  else if (kept?.element.isConnected && !kept.isStandIn) Object.assign(kept, placeOf(kept.element));
}

// After it.
export function giveFocusBack() {
  if (!kept) return;
  const active = document.activeElement;
  if (active !== document.body && active !== kept.element) return;
  const own = kept.isStandIn ? null : kept.element;
  const same = isSeen(own) ? own : document.getElementById(kept.trail[0]?.at === -1 ? kept.trail[0].id : "");
  const isSame = isSeen(same) && same.matches(FOCUSABLE);
  if (!isSame && kept.isStandIn && isSeen(kept.element) && active === kept.element) return;
  const wanted = isSame ? same : inTrail(ofKind) ?? main() ?? inTrail() ?? nearest() ?? table();
  kept.element = wanted;
  kept.isStandIn = !isSame;
  isGiving = true;
  if (wanted !== active) wanted.focus({ preventScroll: true });
  isGiving = false;
}

const ofKind = (one) => kept.kind !== undefined && one.matches(kept.kind);

// Where answers were and are no more, the next press is the main one, as it is on the table.
function main() {
  const found = kept.kind && table().querySelector("[data-main]");
  return isSeen(found) && found.matches(FOCUSABLE) ? found : null;
}

function inTrail(isWanted = () => true) {
  for (const { id, at } of kept.trail) {
    const place = document.getElementById(id);
    if (!isSeen(place)) continue;
    const all = controls(place).filter(isWanted);
    if (all.length) return all[Math.min(Math.max(at, 0), all.length - 1)];
  }
  return null;
}

function nearest() {
  const far = (one) => {
    const box = one.getBoundingClientRect();
    return Math.hypot(box.left + box.width / 2 - kept.x, box.top + box.height / 2 - kept.y);
  };
  return controls(table()).reduce((best, one) => (best && far(best) <= far(one) ? best : one), null);
}
