/** These pages stay on the device, for when there is no line; sw.js at the root of the site keeps them. */

const SHELL = '/';
const OFFERS = '/api/games';
const ASSETS = `${location.origin}/assets/`;

/** Have this page kept, and each file of it once it is loaded: some are on their way when the keeper starts. */
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
