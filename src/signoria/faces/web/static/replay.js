// Replay: first, back, play, forward, last, and any move by its link.

import { show } from "./swapping.js";
import { table, tell } from "./telling.js";

let playing = 0;
let isGoing = false; // one answer at a time: a slider that is dragged asks for the newest only
let wanted = null;
async function goTo(at, seat = table().dataset.seat) {
  wanted = { at, seat };
  if (isGoing) return;
  isGoing = true;
  while (wanted) {
    const place = wanted;
    wanted = null;
    const way = `at=${place.at}${place.seat === "" ? "" : `&seat=${place.seat}`}`;
    const name = table().dataset.replay;
    const answer = await fetch(`/t/${name}/replay/view?${way}`, { headers: { "X-Signoria": "1" } }).catch(() => null);
    if (!answer?.ok) { tell("offline", true); continue; }
    show(await answer.text());
    history.replaceState(null, "", `/t/${name}/replay?${way}`);
  }
  isGoing = false;
}
export function stepBy(step) {
  const link = table().querySelector(`[data-step="${step < 0 ? "i-back" : "i-forward"}"]`);
  if (!link) { play(false); return false; }
  goTo(new URL(link.href).searchParams.get("at"));
}
function play(isOn) {
  clearInterval(playing);
  playing = isOn ? setInterval(() => stepBy(1), 1300) : 0;
  markPlaying();
}
function markPlaying() {
  const slider = document.querySelector("[data-slider]");
  if (slider && !slider.matches(":active")) slider.value = table().dataset.at;
  table().querySelector("[data-play]")?.setAttribute("aria-pressed", String(playing !== 0));
  const said = table().querySelector(".log .new");
  const log = said?.closest(".log-scroll");
  if (log) log.scrollTop = said.offsetTop - log.offsetTop - log.clientHeight / 2;
}
// The coach thinks for a while: if the reader has gone on meanwhile, what it says is not shown.
async function askCoach(form, button) {
  const at = table().dataset.at;
  play(false);
  button?.classList.add("busy");
  const body = new URLSearchParams(new FormData(form));
  const answer = await fetch(form.getAttribute("action"), { method: "POST", body, headers: { "X-Signoria": "1" } }).catch(() => null);
  const text = answer ? await answer.text() : "";
  button?.classList.remove("busy");
  if (!text.includes('id="table"') || text.includes("<html")) return tell(answer?.status === 429 ? "fast" : answer ? "refused" : "offline", true);
  if (table().dataset.at !== at) return;
  show(text);
  table().querySelector('[data-opens="best-overlay"]')?.focus({ preventScroll: true });
}
export function listenToReplay() {
  document.addEventListener("submit", (event) => {
    const form = event.target.closest("form[data-coach-here]");
    if (!form) return;
    event.preventDefault();
    askCoach(form, event.submitter);
  });
  document.addEventListener("click", (event) => {
    const link = event.target.closest("a[data-step]");
    if (link && table().dataset.replay && !event.ctrlKey && !event.metaKey) {
      event.preventDefault();
      play(false);
      goTo(new URL(link.href).searchParams.get("at"));
    }
    if (event.target.closest("[data-play]")) play(playing === 0);
  });
  document.addEventListener("input", (event) => {
    if (event.target.matches("[data-slider]")) goTo(event.target.value);
  });
  document.addEventListener("change", (event) => {
    if (event.target.matches("[data-seen-by]")) goTo(table().dataset.at, event.target.value);
  });
  window.addEventListener("signoria:shown", () => { if (table().dataset.replay) markPlaying(); });
  markPlaying();
}
