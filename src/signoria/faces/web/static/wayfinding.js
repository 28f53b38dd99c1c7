// Where the things lie that can be chosen, if none of them is in view: a button above the dock
// leads there. Nothing scrolls by itself.

import { isCalm, table } from "./telling.js";

const CHOOSABLE = '[data-action].alive, [data-part]:not([aria-disabled="true"])';
const ELSEWHERE = "#question, .overlay, .pop-body, [popover]"; // not a place of the board
const phone = matchMedia("(max-width: 760px)");
const button = document.createElement("button");
button.type = "button";
button.className = "btn alive to-choosable";
button.tabIndex = -1; // the keyboard goes there by itself
button.ariaHidden = "true";
button.hidden = true;
document.body.append(button);

let nearest = null;
let isLooking = false;

// Above and below what stays in its place: bar and strip, or the dock.
function edges() {
  const strip = document.getElementById("strip")?.getBoundingClientRect();
  const dock = phone.matches ? document.getElementById("question")?.getBoundingClientRect() : null;
  return [Math.max(0, strip?.bottom ?? 0), dock?.top ?? innerHeight];
}

function look() {
  isLooking = false;
  const [top, bottom] = edges();
  const isAsked = table()?.dataset.turn === "mine" && !document.querySelector(".scoring.playing, :popover-open, .overlay.open:not(.phone-only)");
  const things = isAsked ? [...table().querySelectorAll(CHOOSABLE)].filter((one) => !one.closest(ELSEWHERE) && one.checkVisibility?.()) : [];
  const boxes = things.map((thing) => ({ thing, box: thing.getBoundingClientRect() })).filter(({ box }) => box.width && box.height);
  const away = ({ box }) => Math.max(top - box.top - box.height / 2, box.top + box.height / 2 - bottom);
  const first = boxes.sort((one, other) => away(one) - away(other))[0];
  button.hidden = !first || away(first) <= 0;
  nearest = button.hidden ? null : first.thing;
  if (nearest) button.textContent = `${first.box.top < top ? "↑" : "↓"} ${document.getElementById("notice").dataset.where}`;
}

function lookSoon() {
  if (isLooking) return;
  isLooking = true;
  requestAnimationFrame(look);
}

button.addEventListener("click", () => nearest?.scrollIntoView({ block: "center", behavior: isCalm() ? "instant" : "smooth" }));
for (const kind of ["scroll", "resize", "click", "toggle", "keyup"]) window.addEventListener(kind, lookSoon, { capture: true, passive: true });
window.addEventListener("signoria:shown", lookSoon);
lookSoon();
