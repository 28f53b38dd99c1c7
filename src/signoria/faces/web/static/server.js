// Asking the server: send a move, look at the table, listen for news.

import { isOffered, questionNow } from "./pressing.js";
import { table, tell } from "./telling.js";
import { whole } from "./choosing.js";
import { arrive } from "./beats.js";

const POLL = 20000;
const RETRIES = 3;

export const act = (action) => send(`${table().dataset.address}/act`, { action: whole(action) }, action);

// How many moves this page shows: what has flown once does not fly again.
const shown = () => (table().dataset.ply ? { "X-Signoria-Shown": table().dataset.ply } : {});

function freshKey() {
  if (crypto.randomUUID) return crypto.randomUUID();
  return Array.from(crypto.getRandomValues(new Uint8Array(16)), (byte) => byte.toString(16).padStart(2, "0")).join("");
}

let isSending = false;
let pending = null; // what was pressed while something was under way: the last of it
export async function send(address, fields, said = fields.action) {
  if (isSending) {
    pending = { address, fields, said, question: questionNow() };
    return;
  }
  isSending = true;
  table().setAttribute("aria-busy", "true");
  const body = new URLSearchParams(fields);
  body.set("version", table().dataset.version);
  body.set("key", freshKey());
  try {
    const answer = await persist(address, body);
    if (answer.redirected) return location.assign(answer.url);
    const text = await answer.text();
    if (text.includes('id="table"') && !text.includes("<html")) {
      etag = answer.headers.get("ETag") || etag;
      arrive(text, true);
    } else tell(answer.status === 429 ? "fast" : answer.status === 409 ? "stale" : "refused", true);
  } catch {
    hasMissed = true;
    tell("unsent", true);
  } finally {
    isSending = false;
    table().removeAttribute("aria-busy");
    for (const button of table().querySelectorAll(".busy, .pressed")) button.classList.remove("busy", "pressed");
    const wish = pending;
    pending = null;
    if (wish) follow(wish, said);
    if (hasMissed || isBehind()) { hasMissed = false; look(); }
  }
}

// What was pressed meanwhile is sent if the table that came asks the same and still offers it.
function follow({ address, fields, said: action, question }, sent) {
  if (action === undefined) {
    if ([...table().querySelectorAll("form[data-live]")].some((form) => form.getAttribute("action") === address)) send(address, fields);
    return;
  }
  if (question === questionNow() && isOffered(action)) {
    const button = [...table().querySelectorAll('[data-group="answers"] button[name="action"]')].find((one) => one.value === action);
    return button ? button.form.requestSubmit(button) : act(action);
  }
  if (action !== sent) tell("late", false, 4); // a double click says nothing
}

// The key makes it safe to send the same move again.
async function persist(address, body) {
  for (let attempt = 1; ; attempt += 1) {
    try {
      return await fetch(address, { method: "POST", body, headers: { "X-Signoria": "1", ...shown() } });
    } catch (error) {
      if (attempt === RETRIES) throw error;
      await new Promise((resolve) => setTimeout(resolve, 600 * attempt));
    }
  }
}

let isLooking = false;
let hasMissed = false; // something, perhaps, while a move was under way
let lookAgain = false;
let told = 0; // the newest version that was heard of
let etag = document.getElementById("page-tag")?.dataset.tag || ""; // of the table as it is shown
const isBehind = () => told > Number(table().dataset.version);

export async function look() {
  const { table: name, address, version } = table().dataset;
  if (!name || isSending) return; // the answer to a move shows the table, too
  if (isLooking) { lookAgain = true; return; }
  isLooking = true;
  try {
    const headers = { "X-Signoria": "1", ...shown(), ...(etag ? { "If-None-Match": etag } : {}) };
    const answer = await fetch(`${address}/view?version=${version}${location.pathname.endsWith("/watch") ? "&watch=true" : ""}`, { headers, cache: "no-store" });
    if (answer.ok) {
      const text = await answer.text();
      if (isSending) hasMissed = true;
      else if (text.includes('id="table"')) {
        etag = answer.headers.get("ETag") || "";
        arrive(text);
      }
    }
    if (answer.status < 500) connected();
  } catch {
    disconnected();
  } finally {
    isLooking = false;
    if (lookAgain) { lookAgain = false; look(); }
  }
}

let isOffline = false;
function disconnected() {
  isOffline = true;
  tell("offline", true, 0);
}
function connected() {
  if (isOffline) tell("online", false, 2);
  isOffline = false;
}

let hasOpened = false; // the stream: until then a look would come too soon, and after it one comes
export function listen(delay = 1000) {
  if (!table().dataset.table) return;
  const source = new EventSource(`${table().dataset.address}/events`);
  source.onopen = () => { delay = 1000; hasOpened = true; look(); };
  source.onmessage = (event) => {
    told = Number(event.data.split(":")[1]);
    if (isBehind()) look();
  };
  source.addEventListener("presence", () => look());
  source.addEventListener("reaction", (event) => window.dispatchEvent(new CustomEvent("signoria:reaction", { detail: event.data })));
  source.onerror = () => {
    if (source.readyState !== EventSource.CLOSED) return;
    setTimeout(() => listen(Math.min(delay * 2, 30000)), delay);
  };
}

const comeBack = () => { if (hasOpened) look(); };

// Every way to learn that something happened: told, asked now and then, come back.
export function stayInTouch() {
  listen();
  setInterval(look, POLL);
  for (const kind of ["online", "focus", "pageshow"]) window.addEventListener(kind, comeBack);
  document.addEventListener("visibilitychange", () => { if (!document.hidden) comeBack(); });
}
