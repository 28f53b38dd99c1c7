// Keyboard alone is enough.

import { chosenParts, clear, toggle } from "./choosing.js";
import { closeOverlays } from "./overlays.js";
import { stepBy } from "./replay.js";
import { table } from "./telling.js";

const isSeen = (thing) => thing.checkVisibility?.() ?? true; // not in a menu that is closed

// As a click does, also on what is drawn.
const press = (thing) => { thing.dispatchEvent(Object.assign(new MouseEvent("click", { bubbles: true, cancelable: true }), { isByKey: true })); };

export function listenToKeys() {
  document.addEventListener("keydown", (event) => {
    if (event.ctrlKey || event.metaKey || event.altKey || event.target.matches("input, textarea, select")) return;
    if (event.repeat && ["Enter", " "].includes(event.key)) return event.preventDefault(); // held down is pressed once
    const keys = { "?": help, l: log, L: log, Backspace: back, Escape: close, Enter: enter, ArrowLeft: arrow, ArrowRight: arrow, ArrowUp: arrow, ArrowDown: arrow, " ": space };
    const handler = keys[event.key] || (/^[1-9]$/.test(event.key) ? number : /^[a-z]$/i.test(event.key) ? letter : null);
    if (handler && handler(event) !== false) event.preventDefault();
  });

  function letter(event) {
    const wanted = document.querySelector(`[data-key="${event.key.toLowerCase()}"]`);
    if (!wanted) return false;
    wanted.click();
  }
  function help() {
    const pop = document.getElementById("pop-help");
    if (!pop) return false;
    pop.open = !pop.open;
    pop.querySelector("summary").focus();
  }
  function log() {
    const found = document.querySelector(".log-scroll");
    if (!found) return false;
    found.focus();
  }
  function close() {
    const open = document.querySelector(".pop[open]");
    if (!open) return chosenParts().length ? clear() : closeOverlays();
    open.open = false;
    open.querySelector("summary").focus();
  }
  function back() {
    if (chosenParts().length) return clear();
    const undo = table().querySelector("[data-undo]");
    if (!undo) return false;
    if (undo.matches("button")) return undo.click(); // it says first what it costs
    undo.requestSubmit(undo.querySelector("button"));
  }
  function enter(event) {
    const isPart = event.target.closest("[data-part]");
    const place = event.target.closest("[data-action].alive");
    if (place) return press(place);
    if (event.target.closest("button, a, summary") && !isPart) return false;
    if (isPart && !chosenParts().length) return toggle(isPart);
    const main = table().querySelector("[data-main]");
    if (!main) return false;
    press(main);
  }
  function space(event) {
    const place = event.target.closest("[data-action].alive");
    if (!place || place.tagName === "BUTTON") return false;
    return press(place);
  }
  function number(event) {
    const all = [...table().querySelectorAll('[data-part], [data-action].alive, [data-group="answers"] .btn')];
    const wanted = all.filter(isSeen)[Number(event.key) - 1];
    if (!wanted) return false;
    wanted.focus();
    press(wanted);
  }
  function arrow(event) {
    const step = { ArrowLeft: -1, ArrowUp: -1, ArrowRight: 1, ArrowDown: 1 }[event.key];
    if (table().dataset.replay && !event.target.closest(".log-scroll") && (event.key === "ArrowLeft" || event.key === "ArrowRight")) return stepBy(step);
    const group = event.target.closest("[data-group]");
    if (!group) return false;
    const focusable = 'button, summary, [tabindex="0"]';
    const things = [...group.querySelectorAll(focusable)].filter(isSeen);
    things[(things.indexOf(event.target.closest(focusable)) + step + things.length) % things.length]?.focus();
  }
}
