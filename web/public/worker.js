// Beside the pages: keeps the client, so that it opens without the server too; shows that it is somebody's turn, and
// leads to the table when that is clicked.

const SHELL = "shell";
const SCOPE = new URL(self.registration.scope);

self.addEventListener("install", () => self.skipWaiting());
self.addEventListener("activate", (event) => event.waitUntil(self.clients.claim()));

self.addEventListener("message", (event) => {
  if (event.data.keep) event.waitUntil(keep(event.data.keep));
});

self.addEventListener("fetch", (event) => {
  const path = within(event.request.url);
  if (event.request.method !== "GET" || path === null) return;
  if (event.request.mode === "navigate") {
    if (isPage(path)) event.respondWith(page(event.request));
  } else if (path.startsWith("assets/")) {
    event.respondWith(part(event.request));
  }
});

/** The path within this server, or nothing where it is another's. */
function within(address) {
  const { origin, pathname } = new URL(address);
  return origin === SCOPE.origin && pathname.startsWith(SCOPE.pathname) ? pathname.slice(SCOPE.pathname.length) : null;
}

/** The client is one page at every address; what the server answers and the host's page are none of it. */
function isPage(path) {
  return !/^(api|assets|host)(\/|$)/.test(path) && !path.includes(".");
}

/** The server's own page wherever it answers, so that nobody stays with an older client. */
async function page(request) {
  try {
    const fresh = await fetch(request);
    if (fresh.ok) await renew(fresh.clone());
    return fresh;
  } catch (unreachable) {
    const kept = await (await caches.open(SHELL)).match(SCOPE.href);
    if (!kept) throw unreachable;
    return kept;
  }
}

/** A file whose name has a hash never changes. */
async function part(request) {
  const shell = await caches.open(SHELL);
  const kept = await shell.match(request);
  if (kept) return kept;
  const fresh = await fetch(request);
  if (fresh.ok) await shell.put(request, fresh.clone());
  return fresh;
}

/** Keep the page; where it is another than before, the parts of the older one are of no use any more. */
async function renew(fresh) {
  const shell = await caches.open(SHELL);
  const known = await shell.match(SCOPE.href);
  if (known && (await known.text()) === (await fresh.clone().text())) return;
  for (const old of await shell.keys()) await shell.delete(old);
  await shell.put(SCOPE.href, fresh);
}

/** What a page was made of before the worker was there to see it. */
async function keep(addresses) {
  const shell = await caches.open(SHELL);
  for (const address of addresses) {
    const path = within(address);
    if (path === null || !(path === "" || path.startsWith("assets/")) || (await shell.match(address))) continue;
    const fresh = await fetch(address);
    if (fresh.ok) await shell.put(address, fresh);
  }
}

self.addEventListener("push", (event) => {
  const { title, text, link, tag } = event.data.json();
  event.waitUntil(self.registration.showNotification(title, { body: text, tag, data: link }));
});

self.addEventListener("notificationclick", (event) => {
  event.notification.close();
  event.waitUntil(open(event.notification.data || self.registration.scope));
});

/** The table where it is open already, else in a new window. */
async function open(link) {
  const windows = await self.clients.matchAll({ type: "window" });
  const there = windows.find((each) => each.url.startsWith(link));
  await (there ? there.focus() : self.clients.openWindow(link));
}
