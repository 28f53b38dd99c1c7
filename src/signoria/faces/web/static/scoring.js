// A scoring scene over the table: rows appear one after the other, points count up, the strip with
// them. It is the server's drawing; here it is played, skipped, gone through and remembered.

import { isInBeats } from "./beats.js";
import { announce, isCalm, table } from "./telling.js";

const START = 300; // milliseconds after the last move
const ROW = { seats: 400, grid: 700, lines: 900, standing: 0 };
const PAY = 400;
const COUNTING = 300;
const SPEEDS = { slow: 1.6, normal: 1, "at-once": 0 };

let scene = null; // what is played: see open()
let timers = [];
let swallowed = false; // Enter is still down since it closed the scene

const speed = () => SPEEDS[localStorage.getItem("signoria-speed")] ?? 1;
const key = () => `signoria-scene-${table().dataset.address}`;
const numbers = (text) => text.split(" ").filter(Boolean).map(Number);
const worded = (number) => (number < 0 ? `−${-number}` : String(number));
const later = (wait, what) => timers.push(setTimeout(what, wait * speed()));

// Play the scene that the table has, unless it was seen. Resolves when the person has gone on:
// true if there was something to see.
export function playScene() {
  const found = table()?.querySelector(".scoring");
  if (scene) return keepUp();
  if (isInBeats()) return Promise.resolve(false); // the table of the last beat will have it
  if (!table()?.dataset.address || !shouldPlay(found)) return Promise.resolve(false);
  return open(found, false);
}

// A scene is remembered by its ply; a game that went back forgets what was ahead.
function shouldPlay(found) {
  const ply = Number(table().dataset.ply);
  const known = localStorage.getItem(key());
  const isNew = known === null ? found?.hasAttribute("data-new") : found && Number(found.dataset.ply) > Math.min(Number(known), ply);
  if (!isNew && (known === null || Number(known) > ply)) localStorage.setItem(key(), String(ply));
  return Boolean(isNew);
}

function open(found, isPast) {
  const section = found.cloneNode(true);
  const cover = document.createElement("div");
  cover.className = "scoring-cover";
  section.removeAttribute("id");
  section.classList.add("playing");
  section.setAttribute("role", "dialog");
  section.setAttribute("aria-modal", "true");
  scene = {
    section, cover, isPast, at: 0, isDone: false, paid: [], back: document.activeElement?.id || "table",
    steps: [...section.querySelectorAll(".scoring-step")],
    before: numbers(section.dataset.before), second: numbers(section.dataset.second),
  };
  scene.over = new Promise((resolve) => { scene.resolve = resolve; });
  document.body.classList.toggle("before-the-end", !isPast && table().matches(".end")); // who won is not told yet
  section.addEventListener("click", pressed);
  for (const step of scene.steps) step.hidden = true;
  keepUp();
  const wait = isPast || isCalm() ? 0 : START;
  later(wait, () => {
    document.body.classList.add("in-scene");
    document.body.append(cover, section);
    keepUp();
    const last = scene.steps.length - 1;
    if (!isPast && speed() === 0) show(last, true);
    else show(0, isPast);
    section.querySelector("[data-continue]").focus({ preventScroll: true });
  });
  return scene.over;
}

// The table was drawn anew below: the strip goes on showing the scene's scores.
function keepUp() {
  tally(true);
  const isOpen = scene.section.isConnected;
  for (const part of table().children) if (!part.matches(".strip, [hidden]")) part.inert = isOpen;
  return scene.over;
}

// ---- Steps ----

function show(at, isWhole) {
  stop();
  scene.at = at;
  scene.isDone = false;
  scene.paid = [];
  const step = scene.steps[at];
  for (const other of scene.steps) other.hidden = other !== step;
  const find = (what) => scene.section.querySelector(what);
  find("[data-lead]").textContent = step.querySelector(".lead").textContent;
  find("[data-words]").textContent = "";
  for (const tab of scene.section.querySelectorAll("[data-to-step]")) {
    if (Number(tab.dataset.toStep) === at) tab.setAttribute("aria-current", "step");
    else tab.removeAttribute("aria-current");
  }
  const isLast = at === scene.steps.length - 1;
  const go = find("[data-continue]");
  go.querySelector("[data-label]").textContent = isLast ? go.dataset.last : go.dataset.rest;
  find("[data-skip]").hidden = isLast;
  if (isLast && document.activeElement === document.body) go.focus({ preventScroll: true });
  step.scrollTop = 0;
  if (isWhole || isCalm() || speed() === 0) return finish();
  run(step);
}

function run(step) {
  const rows = [...step.querySelectorAll("[data-row]")];
  const { layout } = step.dataset;
  tally();
  if (layout === "standing") {
    changePlaces(rows);
    return later(1200, finish);
  }
  for (const row of rows) row.classList.add("waiting");
  if (layout === "seats") {
    rows.reverse().forEach((row, at) => later(ROW.seats * at, () => row.classList.remove("waiting")));
    step.classList.add("unpaid");
    later(ROW.seats * rows.length, () => { step.classList.remove("unpaid"); rows.forEach(pay); });
    return later(ROW.seats * rows.length + PAY, finish);
  }
  rows.forEach((row, at) => later(ROW[layout] * at, () => {
    for (const other of rows) other.classList.toggle("now", other === row);
    row.classList.remove("waiting");
    row.scrollIntoView({ block: "nearest" });
    pay(row);
  }));
  later(ROW[layout] * rows.length, finish);
}

// Everything of the step stands there.
function finish() {
  stop();
  const step = scene.steps[scene.at];
  step.classList.remove("unpaid");
  for (const row of step.querySelectorAll("[data-row]")) row.classList.remove("waiting", "now");
  for (const place of step.querySelectorAll("[data-paid]")) place.textContent = signed(Number(place.dataset.paid));
  scene.isDone = true;
  scene.paid = [];
  scene.section.querySelector("[data-words]").textContent = step.querySelector(".foot-words").textContent;
  tally();
  announce(step.dataset.say);
}

const signed = (number) => (number > 0 ? `+${number}` : worded(number));
function stop() {
  for (const timer of timers) clearTimeout(timer);
  timers = [];
  for (const row of scene?.section.querySelectorAll("[data-row]") || []) for (const motion of row.getAnimations()) motion.finish();
}

function pay(row) {
  for (const pair of (row.dataset.paidTo || "").split(" ").filter(Boolean)) {
    const [seat, points] = pair.split(":").map(Number);
    scene.paid[seat] = (scene.paid[seat] || 0) + points;
  }
  for (const place of row.querySelectorAll("[data-paid]")) count(place, 0, Number(place.dataset.paid), signed);
  tally();
}

// Everybody begins where they were and goes, once, to where they are.
function changePlaces(rows) {
  const tops = rows.map((row) => row.offsetTop);
  const order = [...rows].sort((some, other) => some.dataset.order - other.dataset.order);
  rows.forEach((row, at) => {
    const total = row.querySelector("[data-from]");
    count(total, Number(total.dataset.from), Number(total.textContent.replace("−", "-")), worded, 900);
    const way = tops[order.indexOf(row)] - tops[at];
    if (way) row.animate([{ transform: `translateY(${way}px)` }, { transform: "none" }], { duration: 600, delay: 450, fill: "backwards", easing: "cubic-bezier(.2, .7, .2, 1)" });
  });
}

// ---- The strip, and sums ----

// Scores before the scene, and what the steps until now have brought.
function tally(isAtOnce = false) {
  if (!scene || scene.isPast) return sums();
  const shown = scene.steps.slice(0, scene.at + (scene.isDone ? 1 : 0));
  const after = (name, from) => from.map((had, seat) => had + shown.reduce((all, step) => all + (numbers(step.dataset[name])[seat] || 0), 0));
  const scores = after("points", scene.before).map((had, seat) => had + (scene.paid[seat] || 0));
  scores.forEach((points, seat) => write(`strip-${seat}-1`, points, isAtOnce));
  after("second", scene.second).forEach((points, seat) => write(`strip-${seat}-2`, points, isAtOnce));
  const step = scene.steps[scene.at];
  scores.forEach((points, seat) => {
    const gain = scene.isDone ? numbers(step.dataset.points)[seat] : scene.paid[seat];
    const place = document.querySelector(`#strip-${seat} .tally`);
    if (gain) place?.setAttribute("data-gain", signed(gain));
    else place?.removeAttribute("data-gain");
  });
  sums();
}

// The last line of a grid: what the scene has brought until there.
function sums() {
  if (!scene) return;
  const step = scene.steps[scene.at];
  for (const place of step.querySelectorAll("[data-sum]")) {
    const seat = Number(place.dataset.sum);
    const until = scene.steps.slice(0, scene.at + (scene.isDone ? 1 : 0));
    place.textContent = worded(until.reduce((all, one) => all + (numbers(one.dataset.points)[seat] || 0), 0) + (scene.paid[seat] || 0));
  }
}

function write(id, points, isAtOnce) {
  const old = document.getElementById(id);
  if (!old) return;
  const place = old.cloneNode(true); // whoever still counts on the old one stops
  const from = Number(old.textContent.replace("−", "-"));
  old.replaceWith(place);
  if (from === points) return;
  if (!isAtOnce && scene.section.isConnected && !isCalm() && speed()) count(place, from, points, worded);
  else place.textContent = worded(points);
}

function count(place, from, to, words, duration = COUNTING) {
  const began = performance.now();
  const step = (now) => {
    if (!place.isConnected && now - began > 50) return;
    const part = Math.min(1, Math.max(0, (now - began) / (duration * (speed() || 1))));
    place.textContent = words(Math.round(from + (to - from) * part));
    if (part < 1) requestAnimationFrame(step);
  };
  place.textContent = words(from);
  requestAnimationFrame(step);
}

// ---- Going on ----

function goOn() {
  if (!scene.isDone) return finish();
  if (scene.at < scene.steps.length - 1) return show(scene.at + 1, scene.isPast);
  close();
}
function skip() {
  const last = scene.steps.length - 1;
  if (scene.at === last && scene.isDone) return close();
  show(last, true);
  scene.section.querySelector("[data-continue]").focus({ preventScroll: true });
}

function close() {
  stop();
  const { section, cover, isPast, back, resolve } = scene;
  if (!isPast) localStorage.setItem(key(), section.dataset.ply);
  scene = null;
  section.remove();
  cover.classList.add("leaving"); // a second click of a double click meets nothing
  setTimeout(() => cover.remove(), 300);
  document.body.classList.remove("in-scene", "before-the-end");
  for (const part of table().children) part.inert = false;
  for (const old of table().querySelectorAll(".strip [data-count]")) {
    const place = old.cloneNode(true); // what still counts on the old one counts no more
    place.textContent = worded(Number(place.dataset.count));
    old.replaceWith(place);
  }
  for (const place of table().querySelectorAll("[data-gain]")) place.removeAttribute("data-gain");
  (document.getElementById(back) || table()).focus({ preventScroll: true });
  announce(table().dataset.say || "");
  resolve(true);
}

function pressed(event) {
  const find = (what) => event.target.closest(what);
  if (find("[data-continue]")) return goOn();
  if (find("[data-skip]")) return skip();
  const tab = find("[data-to-step]");
  if (tab) show(Number(tab.dataset.toStep), true);
}

// Capture: while a scene is open, the table below hears no key.
document.addEventListener("keydown", (event) => {
  if (swallowed && event.key === "Enter" && event.repeat) return halt(event);
  if (!scene || event.ctrlKey || event.metaKey || event.altKey) return;
  if (!scene.section.isConnected) return event.key === "Enter" ? halt(event) : undefined;
  const isTab = event.target.closest?.("[data-to-step], [data-skip], .bar a, .bar button, .strip button");
  if (event.key === "Escape") { halt(event); return skip(); }
  if (event.key === "Enter" && !isTab) {
    halt(event);
    swallowed = true;
    return event.repeat ? undefined : goOn();
  }
  if (event.key === "Tab") return keepFocus(event);
  event.stopImmediatePropagation();
}, true);
document.addEventListener("keyup", (event) => { if (event.key === "Enter") swallowed = false; }, true);

function halt(event) {
  event.preventDefault();
  event.stopImmediatePropagation();
}
function keepFocus(event) {
  const all = [...scene.section.querySelectorAll("button, [tabindex='0']")].filter((one) => one.checkVisibility());
  const at = all.indexOf(document.activeElement);
  const next = event.shiftKey ? (at <= 0 ? all.length - 1 : at - 1) : (at + 1) % all.length;
  halt(event);
  all[next]?.focus();
}

// Opened again from its line in the log.
document.addEventListener("click", async (event) => {
  const link = event.target.closest("a[data-scene]");
  if (!link || scene || event.ctrlKey || event.metaKey) return;
  event.preventDefault();
  const answer = await fetch(link.href, { headers: { "X-Signoria": "1" } }).catch(() => null);
  const found = answer?.ok && new DOMParser().parseFromString(await answer.text(), "text/html").querySelector(".scoring");
  if (found) open(found, true);
  else location.assign(link.href);
});
