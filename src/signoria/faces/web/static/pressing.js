// Presses: none is lost, none hits an answer that has only just come under the pointer.

import { chosenAction } from "./choosing.js";
import { table } from "./telling.js";

const SOON = 350; // milliseconds after a change
const JUST = 900; // milliseconds after a press: who pressed longer ago looks before pressing again
const NEAR = 24; // pixels
const MOVES = new Set(["Tab", "ArrowLeft", "ArrowRight", "ArrowUp", "ArrowDown"]);

// What a press at an element would answer, in words that can be compared.
export function answerAt(element) {
  const find = (selector) => element?.closest?.(selector);
  const place = find("[data-action].alive");
  if (place) return place.dataset.action;
  if (find("[data-set]")) return chosenAction();
  const button = find("form[data-live] button");
  if (button) return button.name ? `${button.name} ${button.value}`.replace(/^action /, "") : button.form.getAttribute("action");
  return null;
}

// Whom the table asks what: an answer that was meant for one question is not given to another.
export const questionNow = () => `${table().dataset.asked ?? ""} ${table().dataset.step ?? ""}`;

let changed = -SOON; // when other answers came
let shown = null; // the version that is shown
let last = null; // the press before: where, what, at which version
let down = null; // the press that has begun

window.addEventListener("signoria:shown", () => {
  if (shown !== table().dataset.version) changed = performance.now();
  shown = table().dataset.version;
});

// Whether an answer has come under this press within a moment of the one before.
export function isTooSoon(event, answer) {
  if (answer === null || !last || last.answer === answer || last.version === table().dataset.version) return false;
  if (!event.isTrusted && !event.isByKey) return false; // a program's press
  const isByKey = event.isByKey || event.detail === 0;
  const isNear = isByKey || Math.hypot(event.clientX - last.x, event.clientY - last.y) < NEAR;
  return isNear && performance.now() - changed < SOON && performance.now() - last.when < JUST;
}

export function remember(event, answer) {
  last = { x: event.clientX ?? last?.x, y: event.clientY ?? last?.y, answer, version: table().dataset.version, when: performance.now() };
}

// *act* sends an answer whose element went away between press and release, if it can still be given.
export function listenToPresses(act) {
  document.addEventListener("pointerdown", (event) => {
    if (!event.isPrimary || event.button) return;
    const element = event.target.closest?.("[data-action].alive, [data-part], button");
    down = { element, answer: answerAt(event.target), question: questionNow(), version: table()?.dataset.version };
  }, true);
  document.addEventListener("pointerup", () => {
    if (!down?.element || down.element.isConnected || down.answer === null) return;
    const { answer, question } = down;
    down = null;
    if (question === questionNow() && isOffered(answer)) act(answer);
  }, true);
  document.addEventListener("keydown", (event) => {
    if (MOVES.has(event.key)) last = null; // who moves the focus has seen where it goes
  }, true);
  document.addEventListener("click", (event) => {
    const answer = answerAt(event.target);
    const isOther = event.isTrusted && event.detail > 0 && down && down.version !== table()?.dataset.version && down.answer !== answer;
    down = null;
    if (answer === null) {
      last = null; // who presses something else has seen what there is now
      return;
    }
    if (isOther || isTooSoon(event, answer)) {
      event.preventDefault();
      event.stopImmediatePropagation();
      return;
    }
    remember(event, answer);
    event.target.closest("[data-action].alive, button")?.classList.add("pressed");
  }, true);
}

export const isOffered = (action) => [...table().querySelectorAll("[data-answer]")].some((button) => button.dataset.answer === action || button.value === action);
