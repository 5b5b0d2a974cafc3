// Beside the pages: shows that it is somebody's turn, and leads to the table when that is clicked.
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
