// Shows that it is somebody's turn, unless they are looking at that table; a press opens it.

self.addEventListener("install", () => self.skipWaiting());
self.addEventListener("activate", (event) => event.waitUntil(self.clients.claim()));

const pages = () => self.clients.matchAll({ type: "window", includeUncontrolled: true });
const isTable = (page, url) => new URL(page.url).pathname === url;

self.addEventListener("push", (event) => {
  const { title, body, url } = event.data.json();
  event.waitUntil(pages().then((open) => {
    if (open.some((page) => page.visibilityState === "visible" && page.focused && isTable(page, url))) return null;
    return self.registration.showNotification(title, { body, tag: url, data: url });
  }));
});

self.addEventListener("notificationclick", (event) => {
  event.notification.close();
  const url = event.notification.data;
  if (!url.startsWith("/t/")) return;
  event.waitUntil(pages().then((open) => {
    const here = open.find((page) => isTable(page, url));
    return here ? here.focus() : self.clients.openWindow(url);
  }));
});
