// What the page tells: notices, the announcer, a tone.

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

export function sound() {
  if (localStorage.getItem("sound") === "off") return;
  try {
    const context = new AudioContext();
    [523.25, 783.99].forEach((pitch, at) => {
      const tone = context.createOscillator();
      const volume = context.createGain();
      tone.frequency.value = pitch;
      tone.type = "triangle";
      const start = context.currentTime + at * 0.13;
      volume.gain.setValueAtTime(0, start);
      volume.gain.linearRampToValueAtTime(0.12, start + 0.02);
      volume.gain.exponentialRampToValueAtTime(0.001, start + 0.5);
      tone.connect(volume).connect(context.destination);
      tone.start(start);
      tone.stop(start + 0.55);
    });
    setTimeout(() => context.close(), 1200);
  } catch { /* a browser without sound */ }
}

export function announce(sentences) {
  if (sentences !== announcer.textContent) announcer.textContent = sentences;
}
