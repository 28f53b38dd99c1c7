// Points go from what they were to what they are; the text is right at the end.

import { table } from "./telling.js";

const COUNTING = 400; // milliseconds

export const pointsNow = () => new Map([...table().querySelectorAll("[data-count]")].map((place) => [place.id, Number(place.dataset.count)]));

export function countUp(points) {
  for (const place of table().querySelectorAll("[data-count]")) {
    const [from, to, words] = [points.get(place.id), Number(place.dataset.count), place.textContent];
    if (from === undefined || from === to) continue;
    const began = performance.now();
    const step = (now) => {
      if (!place.isConnected || Number(place.dataset.count) !== to) return;
      const part = Math.min(1, (now - began) / COUNTING);
      const shown = Math.round(from + (to - from) * part);
      place.textContent = part < 1 ? words.replace(/[-−]?\d+/, String(shown)) : words;
      if (part < 1) requestAnimationFrame(step);
    };
    requestAnimationFrame(step);
  }
}
