/** Shows a message that it is somebody's turn, and goes to the table on a click. The server has said it in their language. */

self.addEventListener('push', (event) => event.waitUntil(show(event.data)));
self.addEventListener('notificationclick', (event) => {
  event.notification.close();
  event.waitUntil(open(event.notification.data));
});

async function show(data) {
  const { title, body, url } = data.json();
  // A newer message about a table takes the place of the older one.
  await self.registration.showNotification(title, { body, tag: url, data: url, icon: '/icon.svg' });
}

/** Only a table of this page is gone to, whatever a message says. */
async function open(url) {
  const { origin, pathname } = new URL(url, self.location.origin);
  if (origin !== self.location.origin || !pathname.startsWith('/table/')) return;
  const windows = await self.clients.matchAll({ type: 'window', includeUncontrolled: true });
  const shown = windows.find((one) => new URL(one.url).pathname === pathname);
  await (shown ? shown.focus() : self.clients.openWindow(pathname));
}
