// Somebody's time: it runs on the page, without asking the server. The page was told how much was
// left when it was drawn, so that two clocks need not agree.

import { table } from "./telling.js";

let said = null; // the element's own words, by which a new drawing is noticed
let end = 0;

const two = (number) => String(number).padStart(2, "0");
function shown(seconds) {
  const [hours, minutes] = [Math.floor(seconds / 3600), Math.floor(seconds / 60) % 60];
  return hours ? `${hours}:${two(minutes)}:${two(seconds % 60)}` : `${minutes}:${two(seconds % 60)}`;
}

function tick() {
  const time = table()?.querySelector("[data-left]");
  if (!time) { said = null; return; }
  const drawn = `${table().dataset.version} ${time.dataset.left}`;
  if (drawn !== said) {
    said = drawn;
    end = performance.now() + Number(time.dataset.left) * 1000;
  }
  const left = Math.max(0, Math.ceil((end - performance.now()) / 1000));
  const timer = time.querySelector("[data-timer]");
  if (timer.textContent !== shown(left)) timer.textContent = shown(left);
  time.classList.toggle("over", left === 0);
}

setInterval(tick, 250);
window.addEventListener("signoria:shown", tick);
tick();
