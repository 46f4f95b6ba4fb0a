/** Keeps these pages on the device for use without a connection; sw.js at the root of the site stores them. */

const SHELL = '/';
const OFFERS = '/api/games';
const ASSETS = `${location.origin}/assets/`;

/** Keep this page, and each of its files once loaded: some are still loading when the service worker starts. */
export async function keepPages(): Promise<void> {
  if (!('serviceWorker' in navigator)) return;
  await navigator.serviceWorker.register('/sw.js');
  const { active } = await navigator.serviceWorker.ready;
  active?.postMessage([SHELL, OFFERS]);
  const watch = new PerformanceObserver((seen) => {
    const loaded = seen.getEntries().map((entry) => entry.name);
    active?.postMessage(loaded.filter((address) => address.startsWith(ASSETS)));
  });
  watch.observe({ type: 'resource', buffered: true });
}

/** Keep this version of a site without a server, whole. Its service worker is beside its page. */
export async function keepSite(): Promise<void> {
  if ('serviceWorker' in navigator) await navigator.serviceWorker.register('./sw-site.js');
}
