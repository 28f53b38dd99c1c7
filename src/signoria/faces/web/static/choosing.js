// Choosing: parts toggle, and the answer whose parts are chosen is lit. No rule is known here:
// what goes together is read from the answers that the server offers.

import { table, tell } from "./telling.js";

let answers = []; // every legal option or set: its text, what is sent for it, its parts, its words
let chosen = []; // drawn parts that are chosen, as elements
let proposed = []; // those among them that nobody has chosen: they give way
let pointed = null; // a part under the pointer or with the focus
let worded = null; // the text of an answer under the pointer or with the focus

export const chosenParts = () => chosen;

// Read the answers that the table offers, and light up what is drawn of them.
export function readAnswers() {
  answers = [...table().querySelectorAll("[data-answer]")].map((button) => ({
    action: button.dataset.answer,
    said: button.value,
    order: button.dataset.parts.split(" ").filter(Boolean),
    parts: button.dataset.parts.split(" ").filter(Boolean).sort(),
    button: button.dataset.button,
    why: button.dataset.why,
    isProposed: "proposed" in button.dataset,
  }));
  chosen = proposed = elementsOf(answers.find((answer) => answer.isProposed)?.order ?? []);
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
}

// What a hint names is lit where it is drawn, or on its button.
function lightHint() {
  const hinted = document.getElementById("hint")?.dataset.hint;
  if (!hinted) return;
  for (const thing of table().querySelectorAll("[data-action].alive, button[name=action]:not([data-answer])")) {
    thing.classList.toggle("hinted", (thing.dataset.action ?? thing.value) === hinted || thing.value === whole(hinted));
  }
}

// What is sent for an answer, by its text or by what is sent for it: whatever goes before it, too.
export const whole = (action) => answers.find((answer) => answer.action === action || answer.said === action)?.said ?? [table().dataset.before, action].filter(Boolean).join(" | ");

// What was chosen before the table was swapped; nothing: what is proposed.
export function chooseElements(parts) {
  if (parts.length) chosen = parts;
  refresh();
}

// Drawn parts with these names, each once.
function elementsOf(names) {
  const found = [];
  for (const name of names) {
    const part = [...table().querySelectorAll("[data-part]")].find((one) => one.dataset.part === name && !found.includes(one));
    if (part) found.push(part);
  }
  return found;
}

// Choose parts by name, as a hint does.
export function chooseNames(names) {
  clear();
  for (const part of elementsOf(names)) toggle(part);
}

// Show what a part, or an answer in words, would do.
export function pointAt(part, action = null) {
  if (part === pointed && action === worded) return;
  pointed = part;
  worded = action;
  if (answers.length) refresh();
}

// The text of the chosen answer, or null.
export const chosenAction = () => answerOf(chosen)?.action ?? null;

const named = (parts) => parts.map((part) => part.dataset.part).sort();
const equal = (some, others) => some.length === others.length && some.every((name, at) => name === others[at]);
function fits(some, others) {
  const left = [...others];
  return some.every((name) => { const at = left.indexOf(name); if (at >= 0) left.splice(at, 1); return at >= 0; });
}
// Of answers with the same parts, the one that names them in the order in which they were chosen.
function answerOf(parts) {
  const names = named(parts), inOrder = parts.map((part) => part.dataset.part);
  const found = answers.filter((answer) => answer.parts.length && equal(names, answer.parts));
  return found.find((answer) => equal(inOrder, answer.order)) || found[0];
}
export const isSingle = () => answers.every((answer) => answer.parts.length <= 1);

function canAdd(part) {
  const names = named(isSingle() ? [part] : [...chosen, part]);
  return answers.some((answer) => fits(names, answer.parts));
}

// What was proposed, and gives way to a part that would not fit beside it: of the most first.
function givesWay(part) {
  const many = (one) => proposed.filter((other) => other.dataset.part === one.dataset.part && chosen.includes(other)).length;
  return [...proposed].sort((one, other) => many(other) - many(one)).find((other) => {
    const names = named([...chosen.filter((one) => one !== other), part]);
    return chosen.includes(other) && answers.some((answer) => fits(names, answer.parts));
  });
}

export function toggle(part) {
  const without = (other) => chosen.filter((one) => one !== other);
  if (chosen.includes(part)) chosen = without(part);
  else if (canAdd(part)) chosen = isSingle() ? [part] : [...chosen, part];
  else {
    const other = givesWay(part);
    if (!other) return tell(table().dataset.full, false, 3);
    chosen = [...without(other), part];
  }
  proposed = proposed.filter((one) => one !== part);
  refresh();
}

export function refresh() {
  const answer = answerOf(chosen);
  for (const part of table().querySelectorAll("[data-part]")) {
    const isChosen = chosen.includes(part);
    part.classList.toggle("chosen", isChosen);
    part.setAttribute("aria-pressed", String(isChosen));
    part.toggleAttribute("aria-disabled", false);
    if (!isChosen && !canAdd(part) && !givesWay(part)) {
      part.setAttribute("aria-disabled", "true");
      part.title = table().dataset.full;
    } else part.removeAttribute("title");
  }
  let shown = answer;
  if (pointed && pointed.isConnected && !chosen.includes(pointed) && canAdd(pointed)) {
    shown = answerOf(isSingle() ? [pointed] : [...chosen, pointed]) || answer;
  }
  if (worded) shown = answers.find((one) => one.action === worded || one.said === worded) || shown;
  preview(shown ? shown.action : null);
  const why = document.getElementById("why");
  if (why) {
    why.textContent = why.title = shown && shown.why ? shown.why : why.dataset.rest;
    why.toggleAttribute("data-shown", Boolean(shown && shown.why)); // it has its line then, whatever else is said there
  }
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
  chosen = proposed = [];
  refresh();
}
