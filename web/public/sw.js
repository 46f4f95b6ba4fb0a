/**
 * Keeps the page for when there is no line: its shell, one for all addresses, the files that it is made of, and the
 * games that the server offers.
 * With a line the server's own page always comes first, so no old page ever talks to a newer server.
 */
const KEPT = 'echappee';
const SHELL = '/';
const OFFERS = '/api/games';

self.addEventListener('install', () => self.skipWaiting());
self.addEventListener('activate', (event) => event.waitUntil(self.clients.claim()));

/** A page says what it has loaded by itself. One that was on its way during `activate` is claimed now. */
self.addEventListener('message', (event) => event.waitUntil(Promise.all([self.clients.claim(), keep(event.data)])));

self.addEventListener('fetch', (event) => {
  const { request } = event;
  const { origin, pathname } = new URL(request.url);
  if (request.method !== 'GET' || origin !== self.location.origin) return;
  if (pathname === OFFERS) event.respondWith(told(request));
  else if (/^\/(api|ws)\b/.test(pathname)) return;
  else if (pathname.startsWith('/assets/')) event.respondWith(asset(request));
  else if (request.mode === 'navigate') event.respondWith(page(event));
});

self.addEventListener('push', (event) => event.waitUntil(call(event.data.json())));

self.addEventListener('notificationclick', (event) => {
  event.notification.close();
  event.waitUntil(lead(event.notification.data));
});

async function keep(addresses) {
  const kept = await caches.open(KEPT);
  const known = await Promise.all(addresses.map((address) => kept.match(address)));
  const missing = addresses.filter((_, n) => !known[n]);
  await Promise.allSettled(missing.map((address) => kept.add(address)));
}

/** Names of assets change with what is in them: what is kept is right. */
async function asset(request) {
  const kept = await caches.open(KEPT);
  const found = await kept.match(request);
  if (found) return found;
  const answer = await fetch(request);
  if (answer.ok) await kept.put(request, answer.clone());
  return answer;
}

/** What the server tells now, or told last. */
async function told(request) {
  const kept = await caches.open(KEPT);
  const answer = await fetch(request).catch(() => Response.error());
  if (answer.ok) await kept.put(request, answer.clone());
  return answer.ok ? answer : ((await kept.match(request)) ?? answer);
}

async function page(event) {
  let answer;
  try {
    answer = await fetch(event.request);
  } catch {
    answer = Response.error();
  }
  if (answer.ok) event.waitUntil(renew(answer.clone()));
  // A gateway whose server is away answers, too, but has no page to give.
  else if (answer.status === 0 || answer.status >= 500) return (await caches.match(SHELL)) ?? answer;
  return answer;
}

/** The shell as it is now; with another one come other assets, and the old ones go. */
async function renew(answer) {
  if (!answer.headers.get('content-type')?.startsWith('text/html')) return;
  const kept = await caches.open(KEPT);
  const before = await kept.match(SHELL);
  if (before && (await before.text()) !== (await answer.clone().text())) {
    for (const old of await kept.keys()) await kept.delete(old);
  }
  await kept.put(SHELL, answer);
}

const pageAt = async (address) =>
  (await self.clients.matchAll({ type: 'window' })).find((page) => new URL(page.url).pathname === address);

/** It is somebody's turn. A page that is being looked at says so itself; a newer notice replaces the older one. */
async function call({ table, title, body }) {
  const address = `/table/${table}`;
  if ((await pageAt(address))?.focused) return;
  await self.registration.showNotification(title, { tag: table, body, icon: '/icon-192.png', data: address });
}

async function lead(address) {
  const page = await pageAt(address);
  await (page ? page.focus() : self.clients.openWindow(address));
}
