// Push: the browser asks its person, subscribes, and the form carries the subscription.

const form = document.querySelector("form[data-push]");

function bytes(text) {
  const padded = text.replaceAll("-", "+").replaceAll("_", "/") + "=".repeat((4 - (text.length % 4)) % 4);
  return Uint8Array.from(atob(padded), (letter) => letter.charCodeAt(0));
}

async function subscribe() {
  const worker = await navigator.serviceWorker.register("/worker.js");
  await navigator.serviceWorker.ready;
  const known = await worker.pushManager.getSubscription();
  const key = bytes(form.dataset.push);
  const isOurs = known && new Uint8Array(known.options.applicationServerKey ?? []).join() === key.join();
  if (known && !isOurs) await known.unsubscribe(); // the server has another key now
  return isOurs ? known : worker.pushManager.subscribe({ userVisibleOnly: true, applicationServerKey: key });
}

if (form && "serviceWorker" in navigator && "PushManager" in window) {
  const said = form.querySelector("[data-said]");
  said.hidden = true;
  form.querySelector("button").disabled = false;
  form.addEventListener("submit", async (event) => {
    if (form.elements.endpoint.value) return;
    event.preventDefault();
    try {
      const { endpoint, keys } = (await subscribe()).toJSON();
      form.elements.endpoint.value = endpoint;
      form.elements.p256dh.value = keys.p256dh;
      form.elements.auth.value = keys.auth;
      form.requestSubmit();
    } catch {
      said.textContent = form.dataset.denied;
      said.hidden = false;
    }
  });
}
