// Showing the table as the server draws it: the old one becomes the new one, in place.

import { chooseElements, chosenParts, readAnswers } from "./choosing.js";
import { countUp, pointsNow } from "./counting.js";
import { giveFocusBack, keepFocus } from "./focus.js";
import { lookAround, mayMove, moveFrom } from "./motion.js";
import { morph } from "./morphing.js";
import { openOverlays, setUpOverlays } from "./overlays.js";
import { isAudible, play } from "./sounds.js";
import { announce, table } from "./telling.js";

const icon = document.querySelector('link[rel="icon"]');
let drawn = table()?.outerHTML; // as the server drew it, before anybody chose or pointed

export const drawnNow = () => drawn;
export const parsed = (html) => new DOMParser().parseFromString(html, "text/html").getElementById("table");

// *isBack*: on purpose, as what happened is played again.
export function show(html, isBack = false) {
  const next = typeof html === "string" ? parsed(html) : html;
  const old = table();
  const isSame = next.dataset.version === old.dataset.version && next.dataset.at === old.dataset.at && next.dataset.ply === old.dataset.ply;
  if (isSame) keepHint(old, next);
  const text = next.outerHTML;
  if (text === drawn) return false; // nothing is torn from under a pointer for no news
  if (Number(next.dataset.version) < Number(old.dataset.version) && !isBack) return false;
  swap(old, next, isSame);
  drawn = text;
  return true;
}

// Somebody came or went: that is no reason to take a hint away.
function keepHint(old, next) {
  const [hint, there] = [old.querySelector("#hint"), next.querySelector("#hint")];
  const [from, to] = [old, next].map((one) => one.querySelector("#question"));
  if (!hint || there || !to) return;
  const pristine = parsed(drawn)?.querySelector("#question");
  to.replaceWith((pristine ?? from).cloneNode(true));
}

function swap(old, next, isSame) {
  window.dispatchEvent(new Event("signoria:changes"));
  const kept = isSame ? chosenParts().map((part) => part.id) : [];
  const overlays = isSame ? openOverlays() : null;
  const above = [...old.querySelectorAll(":popover-open")].map((piece) => piece.id);
  keepFocus();
  const wasMine = old.dataset.turn === "mine";
  const isMoving = !isSame && mayMove();
  const before = isMoving ? lookAround(next) : null;
  const points = pointsNow();
  morph(old, next);
  for (const source of old.querySelectorAll("[data-into]")) {
    const goal = document.getElementById(source.dataset.into);
    if (goal && goal.innerHTML !== source.innerHTML) goal.replaceChildren(...source.cloneNode(true).childNodes);
  }
  for (const id of above) { const piece = document.getElementById(id); if (piece?.popover && !piece.matches(":popover-open")) piece.showPopover(); }
  setUp(overlays);
  chooseElements(kept.map((id) => document.getElementById(id)).filter(Boolean));
  giveFocusBack();
  const heard = before ? moveFrom(before) : [];
  if (isMoving) countUp(points);
  play(...heard, ...(old.dataset.turn === "mine" && !wasMine ? ["turn"] : []));
  announce(old.dataset.say || "");
  window.dispatchEvent(new Event("signoria:shown"));
}

export function setUp(overlays = null) {
  const now = table();
  setUpOverlays(overlays);
  openTray(now);
  readAnswers();
  if (now.dataset.title) document.title = now.dataset.title;
  icon.dataset.calm ??= icon.getAttribute("href");
  icon.setAttribute("href", now.dataset.turn === "mine" ? icon.dataset.turn : icon.dataset.calm);
  for (const button of document.querySelectorAll("[data-sound]")) {
    button.setAttribute("aria-pressed", String(isAudible()));
  }
}

// A tray opens with its question, once; whoever has closed it opens it again.
let opened = null;
function openTray(now) {
  const tray = now.querySelector("[popover][data-at-once]");
  if (!tray || opened === now.dataset.version) return;
  opened = now.dataset.version;
  tray.showPopover?.();
}
