// The coach's part of a page: asked for with a press, then looked at until it has spoken.

import { announce, tell } from "./telling.js";

const PAUSE = 1000;
const part = () => document.getElementById("coach");
let waiting = 0;

async function ask(method) {
  const now = part();
  if (!now) return;
  const answer = await fetch(now.dataset.address, { method, headers: { "X-Signoria": "1" } }).catch(() => null);
  const text = answer ? await answer.text() : "";
  if (!text.includes('id="coach"')) tell(answer?.status === 429 ? "fast" : answer ? "refused" : "offline", true);
  else show(text);
  watch();
}

function show(html) {
  const next = new DOMParser().parseFromString(html, "text/html").getElementById("coach");
  const old = part();
  if (!next || !old) return;
  const bar = [old, next].map((one) => one.querySelector("progress"));
  if (bar[0] && bar[1]) { bar[0].value = bar[1].value; return; }
  const hadFocus = old.contains(document.activeElement);
  old.replaceWith(document.adoptNode(next));
  if (!("working" in next.dataset)) announce(next.querySelector("h2").textContent);
  if (hadFocus) { next.tabIndex = -1; next.focus({ preventScroll: true }); }
}

function watch() {
  clearTimeout(waiting);
  if (part() && "working" in part().dataset) waiting = setTimeout(() => ask("GET"), PAUSE);
}

document.addEventListener("submit", (event) => {
  if (!event.target.closest("form[data-coach]")) return;
  event.preventDefault();
  event.submitter?.classList.add("busy");
  ask("POST");
});
window.addEventListener("signoria:shown", watch);
watch();
