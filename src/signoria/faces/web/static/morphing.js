// Making one tree like another in place: what stays the same stays the same element. So a press
// that began before a change ends on the same thing after it, focus stays where it was, and nothing
// fades but what changed.

const STATES = new Set(["DETAILS", "DIALOG"]); // whether they are open is the reader's, not the server's

const keyOf = (node) => (node.nodeType === 1 ? node.id || (node.dataset?.piece ? `piece ${node.dataset.piece}` : "") : "");

export function morph(old, next) {
  takeAttributes(old, next);
  takeChildren(old, next);
}

function takeAttributes(old, next) {
  const isKept = (name) => name === "open" && STATES.has(old.tagName);
  for (const { name } of [...old.attributes]) if (!next.hasAttribute(name) && !isKept(name)) old.removeAttribute(name);
  for (const { name, value } of next.attributes) if (!isKept(name) && old.getAttribute(name) !== value) old.setAttribute(name, value);
  if (old.tagName !== "INPUT" || old === document.activeElement) return;
  if (["radio", "checkbox"].includes(old.type)) old.checked = next.hasAttribute("checked");
  else old.value = next.getAttribute("value") ?? "";
}

function takeChildren(old, next) {
  const wanted = new Set([...next.children].map(keyOf).filter(Boolean));
  const keyed = new Map();
  for (const child of old.children) {
    const key = keyOf(child);
    if (key && wanted.has(key) && !keyed.has(key)) keyed.set(key, child);
  }
  let place = old.firstChild;
  for (const child of [...next.childNodes]) {
    const key = keyOf(child);
    // What is not there any more makes way, so that the others need not be moved.
    while (place && keyOf(place) && keyed.get(keyOf(place)) !== place) place = removed(place);
    let match = key ? keyed.get(key) : place;
    if (match && (key ? match.nodeName !== child.nodeName : !isAlike(match, child))) match = null;
    if (!match) {
      if (!key && place && !keyOf(place) && place.nodeType === 1 && child.nodeType === 1) place = removed(place);
      old.insertBefore(child, place);
      continue;
    }
    keyed.delete(key);
    if (match === place) place = place.nextSibling;
    else old.insertBefore(match, place);
    if (match.nodeType === 1) morph(match, child);
    else if (match.data !== child.data) match.data = child.data;
  }
  while (place) place = removed(place);
}

function isAlike(old, next) {
  return !keyOf(old) && old.nodeType === next.nodeType && old.nodeName === next.nodeName;
}

function removed(node) {
  const after = node.nextSibling;
  node.remove();
  return after;
}
