// A lesson at the table: rings around what it points at, and the address of every step.

import { table } from "./telling.js";

const card = () => document.getElementById("lesson");
const isDrawn = (thing) => Boolean(thing?.getClientRects().length);
const rings = document.createElement("div");
rings.className = "lesson-rings";
rings.setAttribute("aria-hidden", "true");

// The drawn things that make up the answer which is asked for, as far as it is drawn.
function answered() {
  const moves = card().dataset.expected;
  if (!moves) return [];
  const before = table().dataset.before ? `${table().dataset.before} | ` : "";
  const wanted = before && moves.startsWith(before) ? moves.slice(before.length) : moves;
  const begins = (action) => action && [moves, wanted].some((way) => action === way || way.startsWith(`${action} | `));
  const places = [...table().querySelectorAll("[data-action].alive")].filter((one) => begins(one.dataset.action) && isDrawn(one));
  if (places.length) return places.slice(0, 1);
  const offered = [...table().querySelectorAll("[data-answer]")].filter((one) => begins(one.value));
  const answer = offered.sort((some, other) => other.value.length - some.value.length)[0];
  if (!answer) return [];
  const free = [...table().querySelectorAll("[data-part]")];
  const parts = answer.dataset.parts.split(" ").filter(Boolean).map((name) => free.splice(free.findIndex((one) => one.dataset.part === name), 1)[0]);
  if (parts.length) return parts.filter(Boolean);
  return [...table().querySelectorAll('[data-group="answers"] button[name="action"]')].filter((one) => begins(one.value));
}

function point() {
  rings.replaceChildren();
  if (!card()) return;
  const named = card().dataset.points.split(" ").filter(Boolean).map((id) => document.getElementById(id));
  const things = new Set([...named, ...answered()].filter(isDrawn));
  const task = document.getElementById("lesson-task");
  for (const thing of things) {
    if (task && thing.matches("button, [role=button]")) thing.setAttribute("aria-describedby", "lesson-task");
    const box = thing.getBoundingClientRect();
    const ring = document.createElement("span");
    Object.assign(ring.style, { left: `${box.left + scrollX - 4}px`, top: `${box.top + scrollY - 4}px`, width: `${box.width + 8}px`, height: `${box.height + 8}px` });
    rings.append(ring);
  }
}

// A step has an address: the browser's own way back works, too.
function remember() {
  const here = card()?.dataset.here;
  if (here && here !== location.pathname + location.search) history.pushState(null, "", here);
}

if (card()) {
  document.body.append(rings);
  point();
  new ResizeObserver(point).observe(document.body);
  document.fonts?.ready.then(point);
  window.addEventListener("popstate", () => location.reload());
  window.addEventListener("signoria:shown", () => {
    remember();
    point();
    setTimeout(point, 450); // pieces have arrived
    if (matchMedia("(max-width: 760px)").matches) card()?.scrollIntoView({ block: "nearest" });
  });
}
