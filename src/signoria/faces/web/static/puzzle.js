// Puzzles: what was solved is remembered in this browser, and an answer has an address of its own.

const STORE = "signoria-puzzles";
const card = () => document.getElementById("puzzle");

// What was solved, by game: numbers. Where nothing can be kept, nothing is.
function solved() {
  try {
    const kept = JSON.parse(localStorage.getItem(STORE) ?? "{}");
    return kept && typeof kept === "object" && !Array.isArray(kept) ? kept : {};
  } catch {
    return {};
  }
}

const of = (game) => (Array.isArray(solved()[game]) ? solved()[game] : []);

function remember(game, number) {
  const known = of(game);
  if (known.includes(number)) return;
  try {
    localStorage.setItem(STORE, JSON.stringify({ ...solved(), [game]: [...known, number] }));
  } catch {
    // a private window: it is forgotten
  }
}

function show() {
  const shown = card();
  if (!shown) return;
  const { game, number, here } = shown.dataset;
  if ("right" in shown.dataset) remember(game, Number(number));
  shown.querySelector("[data-solved]").hidden = !of(game).includes(Number(number));
  if (here !== location.pathname + location.search) history.pushState(null, "", here);
}

function mark() {
  for (const section of document.querySelectorAll(".puzzles-of")) {
    const known = of(section.dataset.game);
    let count = 0;
    for (const link of section.querySelectorAll("[data-number]")) {
      if (!known.includes(Number(link.dataset.number))) continue;
      link.classList.add("done");
      link.setAttribute("aria-label", `${link.dataset.number}, ${link.dataset.done}`);
      count += 1;
    }
    const words = section.querySelector("[data-count]");
    if (count && words) words.textContent = words.dataset.count.replace("#", count);
  }
}

show();
mark();
if (card()) {
  window.addEventListener("popstate", () => location.reload());
  window.addEventListener("signoria:shown", () => {
    show();
    if (matchMedia("(max-width: 760px)").matches) card()?.scrollIntoView({ block: "nearest" });
  });
}
