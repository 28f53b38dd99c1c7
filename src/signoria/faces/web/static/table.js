// One script for all games. It knows no rule: it lights up what the server offers as answers,
// sends the chosen answer's text, and swaps in the table as the server draws it.

import { chooseElements, chooseNames, chosenAction, clear, isSingle, pointAt, refresh, toggle } from "./choosing.js";
import { markPace } from "./beats.js";
import "./coach.js";
import { listenToKeys } from "./keys.js";
import { listenToPresses } from "./pressing.js";
import "./reactions.js";
import { listenToReplay } from "./replay.js";
import { playScene } from "./scoring.js";
import { act, send, stayInTouch } from "./server.js";
import { isAudible } from "./sounds.js";
import { setUp } from "./swapping.js";
import { table, tell } from "./telling.js";
import "./time.js";
import "./wayfinding.js";

listenToPresses(act);
document.addEventListener("click", (event) => {
  const find = (selector) => event.target.closest(selector);
  const part = find("[data-part]");
  if (part) return toggle(part);
  const place = find("[data-action].alive");
  if (place) return act(place.dataset.action);
  if (find("[data-clear]")) return clear();
  const main = find("[data-set]");
  if (main) return answerMain();
  const wish = find("[data-choose]");
  if (wish) return chooseNames(wish.dataset.choose.split(" "));
  const shut = find('[aria-disabled="true"][data-why]');
  if (shut) return tell(shut.dataset.why, false, 4);
  const audible = find("[data-sound]");
  if (audible) {
    localStorage.setItem("sound", localStorage.getItem("sound") === "off" ? "on" : "off");
    return setSound();
  }
});
document.addEventListener("dblclick", (event) => {
  const part = event.target.closest("[data-part]");
  if (!part || !isSingle()) return;
  chooseElements([part]);
  answerMain();
});
for (const kind of ["pointerover", "focusin"]) {
  document.addEventListener(kind, (event) => {
    const find = (selector) => event.target.closest?.(selector) || null;
    pointAt(find("[data-part]"), find('button[name="action"]')?.value ?? find("[data-action].alive")?.dataset.action);
  });
}

function setSound() {
  for (const button of document.querySelectorAll("[data-sound]")) button.setAttribute("aria-pressed", String(isAudible()));
}

function answerMain() {
  const action = chosenAction();
  if (action) return act(action);
  const main = table().querySelector("[data-set]");
  if (main) return tell(main.querySelector("[data-why-not]").textContent, false, 3);
}

document.addEventListener("submit", (event) => {
  const form = event.target.closest("form[data-live]");
  if (!form || !table().contains(form)) return;
  event.preventDefault();
  const fields = Object.fromEntries(new FormData(form));
  if (event.submitter?.name) fields[event.submitter.name] = event.submitter.value;
  event.submitter?.classList.add("busy");
  send(form.getAttribute("action"), fields);
});

if (table()?.dataset.address) {
  setUp();
  refresh();
  markPace();
  if (table().dataset.table) stayInTouch();
  window.addEventListener("signoria:shown", playScene);
  playScene();
} else if (table()?.dataset.replay) {
  listenToReplay();
}
listenToKeys();
