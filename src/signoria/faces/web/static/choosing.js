// Choosing: parts toggle, and the answer whose parts are chosen is lit. No rule is known here:
// what goes together is read from the answers that the server offers.

import { table, tell } from "./telling.js";

const MEASURED = 5; // reasons: the longest need not be the highest
let answers = []; // every legal option: its text, its parts, its words
let chosen = []; // drawn parts that are chosen, as elements
let pointed = null; // a part under the pointer or with the focus
let worded = null; // the text of an answer under the pointer or with the focus

export const chosenParts = () => chosen;

// Read the answers that the table offers, and light up what is drawn of them.
export function readAnswers() {
  answers = [...table().querySelectorAll("[data-answer]")].map((button) => ({
    action: button.value,
    parts: button.dataset.parts.split(" ").filter(Boolean).sort(),
    button: button.dataset.button,
    why: button.dataset.why,
  }));
  chosen = [];
  pointed = null;
  worded = null;
  const legal = new Set(answers.map((answer) => answer.action));
  for (const place of table().querySelectorAll("[data-action]")) {
    const isAlive = legal.has(place.dataset.action);
    place.classList.toggle("alive", isAlive);
    if (!isAlive) continue;
    place.setAttribute("role", "button");
    place.tabIndex = 0;
  }
  lightHint();
  keepRoom();
}

// The longest reason has room from the start: pointing at an answer moves nothing from under the
// pointer. On a phone the question lies over the board and may grow.
export function keepRoom() {
  const why = document.getElementById("why");
  if (!why) return;
  why.style.minHeight = "";
  if (!answers.length || getComputedStyle(why.closest(".ask")).position === "fixed") return;
  const shown = why.textContent;
  const reasons = [why.dataset.rest, ...answers.map((answer) => answer.why || "")];
  const heights = reasons.sort((some, other) => other.length - some.length).slice(0, MEASURED).map((reason) => {
    why.textContent = reason;
    return why.getBoundingClientRect().height;
  });
  why.textContent = shown;
  why.style.minHeight = `${Math.max(...heights)}px`;
}

// What a hint names is lit where it is drawn, or on its button.
function lightHint() {
  const hinted = document.getElementById("hint")?.dataset.hint;
  if (!hinted) return;
  for (const thing of table().querySelectorAll("[data-action].alive, button[name=action]:not([data-answer])")) {
    thing.classList.toggle("hinted", (thing.dataset.action ?? thing.value) === hinted);
  }
}

export function chooseElements(parts) {
  chosen = parts;
  refresh();
}

// Choose parts by name, as a hint does.
export function chooseNames(names) {
  clear();
  for (const name of names) {
    const part = [...table().querySelectorAll("[data-part]")].find((one) => one.dataset.part === name && !chosen.includes(one));
    if (part) toggle(part);
  }
}

// Show what a part, or an answer in words, would do.
export function pointAt(part, action = null) {
  if (part === pointed && action === worded) return;
  pointed = part;
  worded = action;
  if (answers.length) refresh();
}

// The text of the chosen answer, or null.
export const chosenAction = () => answerOf(named(chosen))?.action ?? null;

const named = (parts) => parts.map((part) => part.dataset.part).sort();
const equal = (some, others) => some.length === others.length && some.every((name, at) => name === others[at]);
function fits(some, others) {
  const left = [...others];
  return some.every((name) => { const at = left.indexOf(name); if (at >= 0) left.splice(at, 1); return at >= 0; });
}
const answerOf = (names) => answers.find((answer) => answer.parts.length && equal(names, answer.parts));
export const isSingle = () => answers.every((answer) => answer.parts.length <= 1);

function canAdd(part) {
  const names = named(isSingle() ? [part] : [...chosen, part]);
  return answers.some((answer) => fits(names, answer.parts));
}

export function toggle(part) {
  if (chosen.includes(part)) chosen = chosen.filter((other) => other !== part);
  else if (!canAdd(part)) return tell(table().dataset.full, false, 3);
  else chosen = isSingle() ? [part] : [...chosen, part];
  refresh();
}

export function refresh() {
  const answer = answerOf(named(chosen));
  for (const part of table().querySelectorAll("[data-part]")) {
    const isChosen = chosen.includes(part);
    part.classList.toggle("chosen", isChosen);
    part.setAttribute("aria-pressed", String(isChosen));
    part.toggleAttribute("aria-disabled", false);
    if (!isChosen && !canAdd(part)) {
      part.setAttribute("aria-disabled", "true");
      part.title = table().dataset.full;
    } else part.removeAttribute("title");
  }
  let shown = answer;
  if (pointed && pointed.isConnected && !chosen.includes(pointed) && canAdd(pointed)) {
    shown = answerOf(named(isSingle() ? [pointed] : [...chosen, pointed])) || answer;
  }
  if (worded) shown = answers.find((one) => one.action === worded) || shown;
  preview(shown ? shown.action : null);
  const why = document.getElementById("why");
  if (why) why.textContent = shown && shown.why ? shown.why : why.dataset.rest;
  const main = table().querySelector("[data-set]");
  if (main) {
    main.querySelector("[data-label]").textContent = answer ? answer.button : main.dataset.rest;
    main.querySelector("[data-why-not]").hidden = Boolean(answer);
    if (answer) main.removeAttribute("aria-disabled");
    else main.setAttribute("aria-disabled", "true");
  }
  const clear = table().querySelector("[data-clear]");
  if (clear) clear.hidden = chosen.length === 0;
}

function preview(action) {
  for (const piece of table().querySelectorAll("[data-preview]")) {
    const isShown = action !== null && piece.dataset.preview.split(";").includes(action);
    piece.classList.toggle("shown", isShown);
  }
  for (const place of new Set([...table().querySelectorAll("[data-preview]")].map((piece) => piece.parentElement))) {
    place.classList.toggle("previewed", Boolean(place.querySelector(":scope > .shown")));
  }
}

export function clear() {
  chosen = [];
  refresh();
}
