// What the page tells: notices, and the announcer.

export const table = () => document.getElementById("table");
export const isCalm = () => matchMedia("(prefers-reduced-motion: reduce)").matches;
const notice = document.getElementById("notice");
const announcer = document.getElementById("announcer");

let silence = 0;
export function tell(what, isBad = false, seconds = 5) {
  notice.textContent = notice.dataset[what] || what;
  notice.classList.toggle("bad", isBad);
  notice.hidden = false;
  clearTimeout(silence);
  if (seconds) silence = setTimeout(() => { notice.hidden = true; }, seconds * 1000);
}
window.addEventListener("signoria:tell", (event) => tell(event.detail, false, 2));

export function announce(sentences) {
  if (sentences !== announcer.textContent) announcer.textContent = sentences;
}
