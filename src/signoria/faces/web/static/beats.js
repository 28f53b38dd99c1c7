// Beats: a turn of somebody else is shown as one step, with its sentence in the question's place,
// then the next; at last the table as it is now. A press or a key goes there at once, and what
// happened can be shown again. The server knows the turns (#beats) and draws the table after each.

import { drawnNow, parsed, show } from "./swapping.js";
import { announce, isCalm, table } from "./telling.js";

const PACES = { slow: 1500, normal: 900, "at-once": 0 }; // milliseconds a beat
const SPEED = "signoria-speed"; // where the browser keeps it; scenes read it too
const LEAST_CALM = 600; // without motion a sentence stands at least so long
const LONGEST = 9000; // all beats together, about
const SHORTEST = 450;
const HURRY = 4000; // who skips to the own turn skips what bots do within so long, too

export const pace = () => (localStorage.getItem(SPEED) in PACES ? localStorage.getItem(SPEED) : "normal");
export const isPlaying = () => isRunning;

let queue = []; // beats that wait to be shown
let now = null; // the newest table, as the server drew it
let isRunning = false;
let skip = null; // ends the beat that is shown
let isSkipped = false;
let hurriesUntil = 0;

const read = (next) => [...next.querySelectorAll("#beats > li")].map((item) => ({
  since: Number(item.dataset.since), ply: Number(item.dataset.ply), sentence: item.textContent,
  isMine: "mine" in item.dataset, isGoing: "going" in item.dataset,
}));

// A table has come. *isOwn*: it is the answer to something that was done here.
export function arrive(html, isOwn = false) {
  const next = parsed(html);
  if (!next.dataset.table || next.classList.contains("lobby")) return show(next);
  const last = queue.length ? queue.at(-1).ply : Number(table().dataset.ply || 0);
  const isBack = Number(next.dataset.ply) < last;
  const fresh = isBack ? [] : read(next).filter((beat) => beat.ply > last && !beat.isMine);
  if (fresh.at(-1)?.isGoing) {
    fresh.pop(); // a bot is at it: its turn is shown when it is done
    if (!fresh.length && !isRunning && !isOwn) return false;
  }
  now = html;
  if (isBack) queue = [];
  if (isOwn) hurriesUntil = 0;
  const isHurried = isInHurry();
  if (isHurried) hurriesUntil = next.dataset.turn === "mine" ? 0 : performance.now() + HURRY;
  if (pace() === "at-once" || isHurried || document.hidden || isBack || (!fresh.length && !isRunning)) {
    queue = [];
    if (isRunning) finish();
    else land(next);
    return true;
  }
  queue.push(...fresh);
  if (!isRunning) play();
  return true;
}

// What happened since my last move, once more.
export function showAgain() {
  const all = read(table()).filter((beat) => !beat.isMine && !beat.isGoing);
  if (isRunning || !all.length) return;
  now ??= drawnNow();
  queue = all;
  play(all[0].since);
}

// Whether turns are being shown: a scoring scene comes after the last of them.
export const isInBeats = () => isRunning;

export function finish() {
  isSkipped = true;
  skip?.();
}

// The others' turns are not waited for until mine has come, or until nobody has done anything.
const isInHurry = () => performance.now() < hurriesUntil;
function skipToMine() {
  hurriesUntil = performance.now() + HURRY;
  finish();
}

function land(next) {
  const said = wentBack(next);
  show(next);
  if (said) window.dispatchEvent(new CustomEvent("signoria:tell", { detail: said }));
}

// Who took something back, and what: the last line of the log that is gone.
let told = "";
function wentBack(next) {
  const words = next.dataset.back ?? "";
  const key = words && `${words} ${next.dataset.version}`;
  const goesOnBack = words.endsWith(":") && Number(next.dataset.ply) < Number(table().dataset.ply);
  const isNew = words && (goesOnBack || next.dataset.back !== table().dataset.back);
  if (!isNew || key === told) return "";
  told = key;
  if (!words.endsWith(":")) return words;
  const gone = [...table().querySelectorAll(".log li[data-ply]")].filter((line) => Number(line.dataset.ply) > Number(next.dataset.ply));
  const line = gone.at(-1)?.querySelector("span")?.textContent ?? "";
  return line ? `${words} ${line}` : words.replace(/:$/, ".");
}

async function play(from = null) {
  isRunning = true;
  isSkipped = false;
  try {
    if (from !== null) show(await past(from, from), true);
    let coming = queue.length ? past(queue[0].since, queue[0].ply) : null;
    while (queue.length && !isSkipped) {
      const beat = queue.shift();
      const html = await coming;
      coming = queue.length ? past(queue[0].since, queue[0].ply) : null;
      if (isSkipped || !html) break;
      show(html, true);
      say(beat);
      await wait();
      coming ??= queue.length ? past(queue[0].since, queue[0].ply) : null;
    }
  } finally {
    queue = [];
    isRunning = false;
    document.body.classList.remove("in-beat");
    if (now) show(parsed(now), true);
    now = null;
  }
}

async function past(since, ply) {
  const { address } = table().dataset;
  const watch = location.pathname.endsWith("/watch") ? "&watch=true" : "";
  try {
    const answer = await fetch(`${address}/view?at=${ply}&since=${since}${watch}`, { headers: { "X-Signoria": "1" } });
    return answer.ok ? await answer.text() : null;
  } catch {
    return null;
  }
}

function wait() {
  const whole = PACES[pace()];
  const each = Math.max(SHORTEST, Math.min(whole, LONGEST / (queue.length + 1)));
  const milliseconds = whole === 0 ? 0 : isCalm() ? Math.max(LEAST_CALM, each) : each;
  return new Promise((resolve) => { skip = resolve; setTimeout(resolve, milliseconds); });
}

// The sentence stands where the question is; dots count the turns until mine.
function say({ sentence }) {
  document.body.classList.add("in-beat");
  const question = document.getElementById("question");
  const place = question?.querySelector(":scope > .answers");
  if (!place) return;
  question.classList.add("beat");
  const dots = document.createElement("span");
  dots.className = "beat-dots";
  dots.setAttribute("aria-hidden", "true");
  for (let at = 0; at <= Math.min(queue.length, 8); at += 1) dots.append(document.createElement("i"));
  const button = document.getElementById("skip-words").content.firstElementChild.cloneNode(true);
  place.replaceChildren(dots, button);
  announce(sentence);
}

// Any press on the table, and the space bar, go on to now.
document.addEventListener("click", (event) => {
  const control = event.target.closest?.("[data-speed], [data-again], [data-sound], .pops, .log-panel, .bar, .strip, [data-react]");
  if (!isRunning || control) return;
  event.preventDefault();
  event.stopImmediatePropagation();
  skipToMine();
}, true);
document.addEventListener("keydown", (event) => {
  if (!isRunning || ![" ", "Enter", "Escape"].includes(event.key) || event.target.closest?.("input, textarea, select, [data-speed], [data-sound], .pops, .bar")) return;
  event.preventDefault();
  event.stopImmediatePropagation();
  skipToMine();
}, true);

document.addEventListener("click", (event) => {
  const speed = event.target.closest("[data-speed]");
  if (speed) {
    localStorage.setItem(SPEED, speed.dataset.speed);
    markPace();
    if (isRunning && pace() === "at-once") finish();
  }
  if (event.target.closest("[data-again]")) showAgain();
});

export function markPace() {
  for (const button of document.querySelectorAll("[data-speed]")) button.setAttribute("aria-pressed", String(button.dataset.speed === pace()));
  const hasBeats = read(table()).some((beat) => !beat.isMine && !beat.isGoing);
  for (const button of document.querySelectorAll("[data-again]")) button.setAttribute("aria-disabled", String(!hasBeats)); // not disabled: that would take the focus away
}
window.addEventListener("signoria:shown", markPace);
