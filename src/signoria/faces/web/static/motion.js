// Pieces move: from where they were to where they are, over the page as it already is. Nothing waits
// for it and nothing is covered: whatever is in motion is at its new place for every press.
//
// The same thing before and after has the same data-piece; several that look alike may share a name.
// What is new may say how it comes (data-arrives); #flights names symbols that fly between elements.

import { isCalm, table } from "./telling.js";

const TRAVEL = 320; // milliseconds
const FLIGHT = 360;
const EASE = "cubic-bezier(.2, .7, .2, 1)";
const LEAST = 3; // pixels: less is no motion
const MOST_FLIGHTS = 12;
const ARRIVALS = {
  fall: [[{ translate: "0 -34px", opacity: 0 }, { opacity: 1, offset: 0.5 }, { translate: "0 0", offset: 0.7 }, { translate: "0 -4px", offset: 0.85 }, { translate: "0 0" }], 340],
  press: [[{ scale: 1.7, opacity: 0 }, { scale: 0.92, opacity: 1, offset: 0.65 }, { scale: 1 }], 280],
  roll: [[{ translate: "0 -30px", rotate: "-200deg", scale: 0.9 }, { translate: "0 0", rotate: "14deg", offset: 0.7 }, { translate: "0 0", rotate: "0deg", scale: 1 }], 400],
  flip: [[{ scale: "0.04 1" }, { scale: "1 1" }], 260],
  fade: [[{ opacity: 0 }, { opacity: 1 }], 220],
};

const pieces = () => [...table().querySelectorAll("[data-piece]")].filter((piece) => !piece.closest(".flying"));
const nameOf = (piece) => piece.id || `piece ${piece.dataset.piece}`;
const middle = (box) => [box.left + box.width / 2, box.top + box.height / 2];
export const mayMove = () => !isCalm() && !document.hidden;

// Where everything is before a change; *next* is the table that comes.
export function lookAround(next) {
  const known = new Set([...table().querySelectorAll("[data-arrives]")].map(nameOf));
  const boxes = new Map();
  for (const piece of pieces()) {
    known.add(nameOf(piece));
    const box = piece.getBoundingClientRect();
    if (!box.width) continue;
    if (!boxes.has(piece.dataset.piece)) boxes.set(piece.dataset.piece, []);
    boxes.get(piece.dataset.piece).push({ piece, id: piece.id, box });
  }
  const starts = new Map();
  for (const flight of next.querySelectorAll("#flights > li")) {
    const box = document.getElementById(flight.dataset.start)?.getBoundingClientRect();
    if (box?.width) starts.set(flight.dataset.start, box);
  }
  return { boxes, known, starts, roll: table().querySelector("[data-roll]")?.dataset.roll };
}

// After the change: everything comes from where it was. Answers with what could be heard of it.
export function moveFrom({ boxes, known, starts, roll }) {
  const travelled = new Set();
  const left = [], heard = [];
  for (const piece of pieces()) {
    const all = boxes.get(piece.dataset.piece);
    const at = all ? all.findIndex((one) => one.piece === piece || (piece.id && one.id === piece.id)) : -1;
    if (at >= 0) travel(piece, all.splice(at, 1)[0].box, travelled);
    else left.push(piece);
  }
  for (const piece of left) {
    const from = boxes.get(piece.dataset.piece)?.shift();
    if (from) travel(piece, from.box, travelled);
  }
  const tray = table().querySelector("[data-roll]");
  const isRolled = tray && tray.dataset.roll !== "0" && tray.dataset.roll !== roll;
  if (isRolled) for (const die of tray.querySelectorAll(".die[data-piece], [data-arrives=roll]")) if (!travelled.has(die)) arrive(die, "roll", 0);
  if (isRolled) heard.push("roll");
  let number = 0;
  for (const thing of table().querySelectorAll("[data-arrives]")) {
    if (travelled.has(thing) || known.has(nameOf(thing)) || (isRolled && tray.contains(thing))) continue;
    arrive(thing, thing.dataset.arrives, Math.min(number, 4) * 25);
    heard.push(thing.dataset.arrives);
    number += 1;
  }
  return [...heard, ...(fly(starts) ? ["coin"] : [])];
}

function travel(piece, from, travelled) {
  const to = piece.getBoundingClientRect();
  if (!to.width || (Math.hypot(to.left - from.left, to.top - from.top) < LEAST && Math.abs(to.width - from.width) < LEAST)) return;
  travelled.add(piece);
  if (isClipped(piece, from)) return travelAbove(piece, from, to);
  const svg = piece instanceof SVGElement && piece.ownerSVGElement ? piece.parentNode : null;
  const first = svg ? withinSvg(svg, from, to) : { translate: `${middle(from)[0] - middle(to)[0]}px ${middle(from)[1] - middle(to)[1]}px`, scale: `${from.width / to.width} ${from.height / to.height}` };
  piece.animate([first, { translate: "0px 0px", scale: "1 1" }], { duration: TRAVEL, easing: EASE });
}

// In the drawing's own units. Its origin is the drawing's, so growing moves it too.
function withinSvg(parent, from, to) {
  const back = parent.getScreenCTM().inverse();
  const [old, now] = [from, to].map((box) => new DOMPoint(box.left, box.top).matrixTransform(back));
  const [x, y] = [from.width / to.width, from.height / to.height];
  return { translate: `${old.x - x * now.x}px ${old.y - y * now.y}px`, scale: `${x} ${y}` };
}

// Whether something would cut off a piece that starts there.
function isClipped(piece, from) {
  const [x, y] = middle(from);
  for (let around = piece.parentElement; around && around !== table(); around = around.parentElement) {
    const cuts = around instanceof SVGSVGElement ? getComputedStyle(around).overflow !== "visible" : /hidden|auto|scroll|clip/.test(getComputedStyle(around).overflowX + getComputedStyle(around).overflowY);
    if (!cuts) continue;
    const box = around.getBoundingClientRect();
    if (x < box.left || x > box.right || y < box.top || y > box.bottom) return true;
  }
  return false;
}

// A picture of the piece flies; the piece itself is there, unseen, until it lands.
function travelAbove(piece, from, to) {
  const picture = pictureOf(piece, to);
  flyTo(picture, from, to, TRAVEL, 0);
  piece.animate([{ opacity: 0 }, { opacity: 0 }], { duration: TRAVEL });
}

function pictureOf(piece, box) {
  const copy = piece.cloneNode(true);
  for (const one of [copy, ...copy.querySelectorAll("*")]) for (const name of ["id", "data-piece", "data-part", "data-action", "data-arrives", "tabindex", "role"]) one.removeAttribute(name);
  if (!(piece instanceof SVGElement) || !piece.ownerSVGElement) return copy;
  let root = piece.ownerSVGElement;
  while (root.ownerSVGElement) root = root.ownerSVGElement;
  const back = root.getScreenCTM().inverse();
  const [first, last] = [new DOMPoint(box.left, box.top), new DOMPoint(box.right, box.bottom)].map((point) => point.matrixTransform(back));
  const picture = document.createElementNS("http://www.w3.org/2000/svg", "svg");
  picture.setAttribute("viewBox", `${first.x} ${first.y} ${last.x - first.x} ${last.y - first.y}`);
  const group = document.createElementNS("http://www.w3.org/2000/svg", "g");
  const { a, b, c, d, e, f } = back.multiply(piece.parentNode.getScreenCTM());
  group.setAttribute("transform", `matrix(${a} ${b} ${c} ${d} ${e} ${f})`);
  group.append(copy);
  picture.append(group);
  return picture;
}

function flyTo(picture, from, to, duration, delay) {
  picture.classList.add("flying");
  picture.setAttribute("aria-hidden", "true");
  Object.assign(picture.style, { left: `${to.left}px`, top: `${to.top}px`, width: `${to.width}px`, height: `${to.height}px` });
  document.body.append(picture);
  const [dx, dy] = [middle(from)[0] - middle(to)[0], middle(from)[1] - middle(to)[1]];
  const flight = picture.animate(
    [{ translate: `${dx}px ${dy}px`, scale: `${from.width / to.width}` }, { translate: `${dx / 2}px ${dy / 2 - 14}px`, offset: 0.5 }, { translate: "0px 0px", scale: "1" }],
    { duration, delay, easing: EASE, fill: "backwards" },
  );
  flight.onfinish = flight.oncancel = () => picture.remove();
}

function arrive(thing, how, delay) {
  const isSvg = thing instanceof SVGElement && thing.ownerSVGElement;
  const isFixed = isSvg && thing.hasAttribute("transform") && how !== "fall"; // it would turn about another point
  const [frames, duration] = (isFixed ? null : ARRIVALS[how]) ?? ARRIVALS.fade;
  const steady = isSvg ? frames.map((frame) => ({ transformBox: "fill-box", transformOrigin: "center", ...frame })) : frames;
  thing.animate(steady, { duration, delay, easing: EASE, fill: "backwards" });
}

function fly(starts) {
  let number = 0;
  for (const flight of table().querySelectorAll("#flights > li")) {
    const { icon, start, end, number: times } = flight.dataset;
    const from = starts.get(start) ?? document.getElementById(start)?.getBoundingClientRect();
    const to = document.getElementById(end)?.getBoundingClientRect();
    if (!from?.width || !to?.width) continue;
    for (let at = 0; at < Math.min(Number(times), 4) && number < MOST_FLIGHTS; at += 1, number += 1) {
      const picture = document.createElementNS("http://www.w3.org/2000/svg", "svg");
      const use = document.createElementNS("http://www.w3.org/2000/svg", "use");
      use.setAttribute("href", `#${icon}`);
      picture.append(use);
      const small = (box) => { const [x, y] = middle(box); return { left: x - 12, top: y - 12, width: 24, height: 24 }; };
      flyTo(picture, small(from), small(to), FLIGHT, Math.min(at + number, 6) * 25);
    }
  }
  return number;
}
