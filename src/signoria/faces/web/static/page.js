// Small comforts of every page. Without them all pages still work.

const root = document.documentElement;

// Light or dark: at once, and remembered by the server.
document.addEventListener("submit", (event) => {
  const form = event.target.closest("[data-theme-form]");
  if (!form) return;
  event.preventDefault();
  const isDark = root.dataset.theme ? root.dataset.theme === "dark" : matchMedia("(prefers-color-scheme: dark)").matches;
  const theme = isDark ? "light" : "dark";
  root.dataset.theme = theme;
  const body = new URLSearchParams({ theme, back: location.pathname + location.search });
  fetch(form.action, { method: "POST", body, headers: { "X-Signoria": "1" }, redirect: "manual" }).catch(() => {});
});

// Links to give away are shown whole.
function completeLinks() {
  for (const field of document.querySelectorAll("input[data-absolute]")) {
    if (field.value.startsWith("/")) field.value = location.origin + field.value;
  }
}

// Come back to this very page after a change of language.
function completeWays() {
  for (const field of document.querySelectorAll('.bar input[name="back"]')) field.value = location.pathname + location.search;
}

document.addEventListener("click", async (event) => {
  const copy = event.target.closest("[data-copy]");
  if (copy) {
    const field = document.getElementById(copy.dataset.copy);
    field.select();
    try {
      await navigator.clipboard.writeText(field.value);
    } catch {
      document.execCommand("copy");
    }
    window.dispatchEvent(new CustomEvent("signoria:tell", { detail: "copied" }));
  }
  const link = event.target.closest("[data-permalink]");
  if (link && navigator.clipboard) {
    event.preventDefault();
    await navigator.clipboard.writeText(link.href).catch(() => {});
    window.dispatchEvent(new CustomEvent("signoria:tell", { detail: "copied" }));
  }
  for (const pop of document.querySelectorAll(".pop[open]")) {
    if (!pop.contains(event.target)) pop.open = false;
  }
});

// A new table: somebody beside me has a name.
for (const select of document.querySelectorAll("select[data-guest]")) {
  const guest = document.getElementById(select.dataset.guest);
  const isGuest = () => select.value.startsWith("me:");
  const show = () => { guest.hidden = !isGuest(); };
  select.addEventListener("change", show);
  guest.addEventListener("input", () => {
    if (isGuest()) select.selectedOptions[0].value = "me:" + guest.value;
  });
  show();
}

completeLinks();
completeWays();
window.addEventListener("signoria:shown", () => { completeLinks(); completeWays(); });

// What a symbol means: on a touch screen a long press tells it, with the keyboard the focus does.
const LONG = 500; // milliseconds
const bubble = document.createElement("p");
bubble.id = "bubble";
bubble.className = "bubble";
bubble.setAttribute("role", "tooltip");
bubble.hidden = true;
document.body.append(bubble);
let pressing = 0;
let wasLong = false;

const meant = (from) => from?.closest?.("[title], .tip, svg:has(> title), g:has(> title)") ?? null;
// A symbol of the sprite says there what it is; a pointer that hovers reads it by itself.
function symbolAt(from) {
  const use = from?.closest?.("use") ?? from?.closest?.("svg")?.querySelector(":scope > use:only-child");
  const name = use?.getAttribute("href");
  return name?.startsWith("#") ? document.querySelector(`${name} > title`)?.textContent.trim() ?? "" : "";
}
const meaning = (thing) => thing.getAttribute("title") || thing.querySelector(":scope > .say, :scope > title")?.textContent.trim() || "";

function explain(thing, symbol = "") {
  const said = [symbol, meaning(thing)].filter((words, at, all) => words && all.indexOf(words) === at).join(" · ");
  if (!said) return false;
  bubble.textContent = said;
  bubble.hidden = false;
  const [box, own] = [thing.getBoundingClientRect(), bubble.getBoundingClientRect()];
  const left = Math.min(Math.max(8, box.left + box.width / 2 - own.width / 2), innerWidth - own.width - 8);
  const top = box.top - own.height - 10 > 4 ? box.top - own.height - 10 : box.bottom + 10;
  bubble.style.translate = `${left}px ${top}px`;
  return true;
}
const hush = () => { bubble.hidden = true; };

document.addEventListener("pointerdown", (event) => {
  hush();
  wasLong = false;
  clearTimeout(pressing);
  if (event.pointerType === "mouse") return;
  const symbol = symbolAt(event.target);
  const thing = meant(event.target) ?? (symbol ? event.target : null);
  if (thing) pressing = setTimeout(() => { wasLong = explain(thing, symbol); }, LONG);
});
for (const kind of ["pointerup", "pointercancel", "scroll"]) document.addEventListener(kind, () => clearTimeout(pressing), true);
document.addEventListener("click", (event) => {
  if (!wasLong) return;
  wasLong = false; // whoever asked what it means has not chosen it
  event.preventDefault();
  event.stopImmediatePropagation();
}, true);
document.addEventListener("contextmenu", (event) => { if (wasLong) event.preventDefault(); });
// Whoever comes with the keyboard is told what a control means, and every symbol on it once.
const EXPLAINED = "button, a, summary, .tip, [title], [role=img]";
const MOST_SYMBOLS = 6;
function symbolsOn(thing) {
  const known = meaning(thing).toLowerCase();
  const all = [...thing.querySelectorAll("use")].map(symbolAt).filter((words) => words && !known.includes(words.toLowerCase()));
  return [...new Set(all)].slice(0, MOST_SYMBOLS).join(" · ");
}
document.addEventListener("focusin", (event) => {
  const thing = event.target.matches?.(":focus-visible") && event.target.matches(EXPLAINED) ? event.target : null;
  if (!thing || !explain(thing, symbolsOn(thing))) hush();
});
document.addEventListener("keydown", (event) => { if (event.key === "Escape") hush(); });
window.addEventListener("signoria:shown", hush);
