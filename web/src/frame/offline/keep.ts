/** These pages stay on the device, for when there is no line; sw.js at the root of the site keeps them. */

const SHELL = '/';
const OFFERS = '/api/games';
const ASSETS = `${location.origin}/assets/`;

/** Have this page kept, with what it has loaded so far; what it loads later goes through the keeper's hands. */
export async function keepPages(): Promise<void> {
  if (!('serviceWorker' in navigator)) return;
  await navigator.serviceWorker.register('/sw.js');
  const { active } = await navigator.serviceWorker.ready;
  const loaded = performance.getEntriesByType('resource').map((entry) => entry.name);
  active?.postMessage([SHELL, OFFERS, ...loaded.filter((address) => address.startsWith(ASSETS))]);
}
