// Swapping in the table as the server draws it; pieces move to where it has put them.

import { chooseElements, chosenParts, readAnswers } from "./choosing.js";
import { announce, isCalm, sound, table } from "./telling.js";

const COUNTING = 400; // milliseconds
const icon = document.querySelector('link[rel="icon"]');
let drawn = table()?.outerHTML; // as the server drew it, before anybody chose or pointed

export function show(html) {
  const next = new DOMParser().parseFromString(html, "text/html").getElementById("table");
  if (next.outerHTML === drawn) return; // nothing is torn from under a pointer for no news
  const old = table();
  const isSame = next.dataset.version === old.dataset.version && next.dataset.at === old.dataset.at;
  if (Number(next.dataset.version) < Number(old.dataset.version)) return;
  const kept = isSame ? chosenParts().map((part) => part.id) : [];
  const flights = isSame ? [] : takeOff();
  const change = () => swap(next, kept, flights);
  if (!document.startViewTransition || isCalm() || document.hidden || isSame) return change();
  const transition = document.startViewTransition(change);
  for (const promise of [transition.ready, transition.finished]) promise.catch(() => {});
}

function swap(next, kept, flights) {
  const old = table();
  if (Number(next.dataset.version) < Number(old.dataset.version)) return;
  const open = [...old.querySelectorAll("details[open]")].map((details) => details.id).filter(Boolean);
  const above = [...old.querySelectorAll(":popover-open")].map((piece) => piece.id);
  const focus = old.contains(document.activeElement) ? document.activeElement.id || "table" : null;
  const typed = document.activeElement.matches?.("input:not([type=range])") ? document.activeElement.value : null;
  const known = new Set([...old.querySelectorAll("[id]")].map((piece) => piece.id));
  const roll = old.querySelector("[data-roll]")?.dataset.roll;
  const wasMine = old.dataset.turn === "mine";
  drawn = next.outerHTML;
  const points = new Map([...old.querySelectorAll("[data-count]")].map((place) => [place.id, Number(place.dataset.count)]));
  old.replaceWith(next);
  for (const source of next.querySelectorAll("[data-into]")) {
    document.getElementById(source.dataset.into)?.replaceChildren(...source.cloneNode(true).childNodes);
  }
  for (const id of open) { const details = document.getElementById(id); if (details?.tagName === "DETAILS") details.open = true; }
  for (const id of above) { const piece = document.getElementById(id); if (piece?.popover) piece.showPopover(); }
  setUp();
  chooseElements(kept.map((id) => document.getElementById(id)).filter(Boolean));
  if (focus) (document.getElementById(focus) || next).focus({ preventScroll: true });
  if (typed !== null && document.activeElement.matches("input")) document.activeElement.value = typed;
  const tray = next.querySelector("[data-roll]");
  if (tray && tray.dataset.roll !== "0" && tray.dataset.roll !== roll && !isCalm()) rollDice(tray);
  land(flights, known);
  countUp(points);
  if (next.dataset.turn === "mine" && !wasMine) sound();
  announce(next.dataset.say || "");
  window.dispatchEvent(new Event("signoria:shown"));
}

export function setUp() {
  const now = table();
  readAnswers();
  if (now.dataset.title) document.title = now.dataset.title;
  icon.dataset.calm ??= icon.getAttribute("href");
  icon.setAttribute("href", now.dataset.turn === "mine" ? icon.dataset.turn : icon.dataset.calm);
  for (const button of now.querySelectorAll("[data-sound]")) {
    button.setAttribute("aria-pressed", String(localStorage.getItem("sound") !== "off"));
  }
  const dock = document.getElementById("question");
  if (dock) document.body.style.setProperty("--dock", `${dock.offsetHeight + 12}px`);
}

// ---- Motion ----

function rollDice(tray) {
  for (const die of tray.querySelectorAll(".die[data-piece]")) {
    die.classList.add("rolling");
    die.addEventListener("animationend", () => die.classList.remove("rolling"), { once: true });
  }
  tray.addEventListener("pointerdown", () => tray.querySelectorAll(".rolling").forEach((die) => die.classList.remove("rolling")), { once: true });
}

// Points go from what they were to what they are; the text is right from the start and at the end.
function countUp(points) {
  if (isCalm() || document.hidden) return;
  for (const place of table().querySelectorAll("[data-count]")) {
    const [from, to, words] = [points.get(place.id), Number(place.dataset.count), place.textContent];
    if (from === undefined || from === to) continue;
    const began = performance.now();
    const step = (now) => {
      if (!place.isConnected) return;
      const part = Math.min(1, (now - began) / COUNTING);
      const shown = Math.round(from + (to - from) * part);
      place.textContent = part < 1 ? words.replace(/[-−]?\d+/, String(shown)) : words;
      if (part < 1) requestAnimationFrame(step);
    };
    requestAnimationFrame(step);
  }
}

function takeOff() {
  if (isCalm()) return [];
  return chosenParts().map((part) => ({ piece: part.dataset.piece, from: part.getBoundingClientRect(), picture: part.querySelector("svg")?.cloneNode(true) }));
}

function land(flights, known) {
  const arrived = [...table().querySelectorAll("[data-piece][id]")].filter((piece) => !known.has(piece.id));
  for (const { piece, from, picture } of flights) {
    const at = arrived.findIndex((other) => other.dataset.piece === piece);
    if (at < 0 || !picture) continue;
    const [goal] = arrived.splice(at, 1);
    const to = goal.getBoundingClientRect();
    picture.setAttribute("class", "flying");
    Object.assign(picture.style, { left: `${from.left}px`, top: `${from.top}px`, width: `${from.width}px`, height: `${from.height}px`, transformOrigin: "0 0" });
    document.body.append(picture);
    goal.style.opacity = "0";
    const flight = picture.animate(
      [{ transform: "none" }, { transform: `translate(${to.left - from.left}px, ${to.top - from.top}px) scale(${to.width / from.width})` }],
      { duration: 320, easing: "cubic-bezier(.2, .7, .2, 1)" },
    );
    flight.onfinish = () => { picture.remove(); goal.style.opacity = ""; };
  }
}
