// The table without a network. Everything is fetched once and kept under the version of this build; an older keep is thrown away.
const files = 'FILES';
const keep = 'fathom-VERSION';

self.addEventListener('install', (event) => {
  event.waitUntil(
    caches
      .open(keep)
      .then((cache) => cache.addAll(files))
      .then(() => self.skipWaiting()),
  );
});

self.addEventListener('activate', (event) => {
  event.waitUntil(
    caches
      .keys()
      .then((names) => Promise.all(names.filter((name) => name.startsWith('fathom-') && name !== keep).map((name) => caches.delete(name))))
      .then(() => self.clients.claim()),
  );
});

self.addEventListener('fetch', (event) => {
  const { request } = event;
  if (request.method !== 'GET' || new URL(request.url).origin !== self.location.origin) return;
  event.respondWith(caches.match(request, { ignoreSearch: true }).then((kept) => kept ?? fetch(request)));
});

// A touched notification leads back to the table it speaks of: to its open tab, else to a new one.
self.addEventListener('notificationclick', (event) => {
  event.notification.close();
  const { url } = event.notification.data ?? {};
  if (typeof url !== 'string') return;
  event.waitUntil(
    self.clients.matchAll({ type: 'window', includeUncontrolled: true }).then((tabs) => {
      const open = tabs.find((tab) => tab.url === url);
      return open === undefined ? self.clients.openWindow(url) : open.focus();
    }),
  );
});
