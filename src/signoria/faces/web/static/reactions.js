// Reactions: sent to everybody at the table, shown at their seat for some seconds.

import { announce, table, tell } from "./telling.js";

const SECONDS = 4;
const chosen = (name) => document.querySelector(`#reactions [data-react="${CSS.escape(name)}"]`);

document.addEventListener("click", async (event) => {
  const button = event.target.closest("[data-react]");
  if (!button) return;
  document.getElementById("reactions").hidePopover?.();
  const body = new URLSearchParams({ symbol: button.dataset.react });
  const answer = await fetch(`${table().dataset.address}/react`, { method: "POST", body, headers: { "X-Signoria": "1" } }).catch(() => null);
  if (answer && !answer.ok) tell(answer.status === 429 ? "fast" : "refused", false, 3);
});

window.addEventListener("signoria:reaction", (event) => {
  const [seat, name] = event.detail.split(":");
  const [button, place] = [chosen(name), document.getElementById(`strip-${seat}`)];
  if (!button || !place) return;
  const box = place.getBoundingClientRect();
  const bubble = document.createElement("p");
  bubble.className = "reaction";
  bubble.append(...[...button.childNodes].map((node) => node.cloneNode(true)));
  Object.assign(bubble.style, { left: `${Math.max(8, Math.min(box.left + 8, innerWidth - 190))}px`, top: `${box.bottom + 6}px` });
  document.body.append(bubble);
  announce(`${place.querySelector(".strip-name")?.textContent ?? ""}: ${bubble.textContent.trim()}`);
  setTimeout(() => bubble.remove(), SECONDS * 1000);
});
