// Keyboard alone is enough.

import { chosenParts, clear, toggle } from "./choosing.js";
import { stepBy } from "./replay.js";
import { act } from "./server.js";
import { table } from "./telling.js";

const isSeen = (thing) => thing.checkVisibility?.() ?? true; // not in a menu that is closed

export function listenToKeys(answerMain) {
  document.addEventListener("keydown", (event) => {
    if (event.ctrlKey || event.metaKey || event.altKey || event.target.matches("input, textarea, select")) return;
    const keys = { "?": help, l: log, L: log, Backspace: back, Escape: close, Enter: enter, ArrowLeft: arrow, ArrowRight: arrow, ArrowUp: arrow, ArrowDown: arrow, " ": space };
    const handler = keys[event.key] || (/^[1-9]$/.test(event.key) ? number : null);
    if (handler && handler(event) !== false) event.preventDefault();
  });

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
    if (!open) return chosenParts().length ? clear() : false;
    open.open = false;
    open.querySelector("summary").focus();
  }
  function back() {
    if (chosenParts().length) return clear();
    const undo = table().querySelector("form[data-undo]");
    if (!undo) return false;
    undo.requestSubmit(undo.querySelector("button"));
  }
  function enter(event) {
    const isPart = event.target.closest("[data-part]");
    if (event.target.closest("[data-action].alive")) return act(event.target.closest("[data-action]").dataset.action);
    if (event.target.closest("button, a, summary") && !isPart) return false;
    if (isPart && !chosenParts().length) return toggle(isPart);
    const main = table().querySelector("[data-main]");
    if (!main) return false;
    if (main.matches("[data-set]")) return answerMain();
    main.click();
  }
  function space(event) {
    const place = event.target.closest("[data-action].alive");
    if (!place || place.tagName === "BUTTON") return false;
    return act(place.dataset.action);
  }
  function number(event) {
    const all = [...table().querySelectorAll('[data-part], [data-action].alive, [data-group="answers"] .btn')];
    const wanted = all.filter(isSeen)[Number(event.key) - 1];
    if (!wanted) return false;
    wanted.focus();
    wanted.click();
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
