/**
 * Keeps one version of a site on the device, whole: pages, interpreter, code. `echappee site` writes what it consists of
 * in the first lines. A newer version is stored beside it, and takes over when no page of the old one is open any more.
 */
const HOME = new URL('./', self.location.href).href;
const KEPT = `${HOME} ${VERSION}`;

self.addEventListener('install', (event) => event.waitUntil(keep()));
self.addEventListener('activate', (event) => event.waitUntil(Promise.all([forget(), self.clients.claim()])));

self.addEventListener('fetch', (event) => {
  const { request } = event;
  if (request.method !== 'GET' || !request.url.startsWith(HOME)) return;
  event.respondWith(answer(request));
});

async function keep() {
  const kept = await caches.open(KEPT);
  await kept.addAll(FILES.map((file) => HOME + file));
}

/** All versions of this site but this one. */
async function forget() {
  const others = (await caches.keys()).filter((name) => name.startsWith(`${HOME} `) && name !== KEPT);
  await Promise.all(others.map((name) => caches.delete(name)));
}

/** One document is the page at every address. */
async function answer(request) {
  const kept = await caches.open(KEPT);
  const found = await kept.match(request.mode === 'navigate' ? HOME : request, { ignoreSearch: true });
  return found ?? fetch(request);
}
