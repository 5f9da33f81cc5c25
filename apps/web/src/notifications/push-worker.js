/* global self, URL */
// The worker of Web Push: shows what the server sends, and opens what it is about. It handles no requests of pages.

self.addEventListener('push', (event) => {
  const { title = 'Chronicler', body = '', url = null } = readFrom(event.data);
  event.waitUntil(self.registration.showNotification(title, { body, tag: url ?? 'chronicler', data: { url } }));
});

self.addEventListener('notificationclick', (event) => {
  event.notification.close();
  event.waitUntil(show(ownAddress(event.notification.data?.url)));
});

/** The message, and an empty one where it cannot be read: a browser shows something for every message. */
function readFrom(data) {
  try {
    return data?.json() ?? {};
  } catch {
    return {};
  }
}

/** The path of an address on this server, whichever name it has in messages. */
function ownAddress(url) {
  if (typeof url !== 'string' || !URL.canParse(url)) return `${self.location.origin}/games`;
  return self.location.origin + new URL(url).pathname;
}

/** Shows the page in a tab that has it open, or in a new one. */
async function show(address) {
  const tabs = await self.clients.matchAll({ type: 'window', includeUncontrolled: true });
  const open = tabs.find((tab) => tab.url.split(/[?#]/)[0] === address);
  return open ? open.focus() : self.clients.openWindow(address);
}
