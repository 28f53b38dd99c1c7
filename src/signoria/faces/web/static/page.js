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
