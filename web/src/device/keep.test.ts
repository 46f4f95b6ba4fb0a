import { afterEach, expect, it, vi } from 'vitest';
import { keepPages } from './keep';

afterEach(() => vi.unstubAllGlobals());

it('has the page kept, and what it loads before and after its keeper starts', async () => {
  const told: string[][] = [];
  let load!: (...addresses: string[]) => void;
  const active = { postMessage: (addresses: string[]) => told.push(addresses) };
  vi.stubGlobal('navigator', {
    serviceWorker: { register: () => Promise.resolve(), ready: Promise.resolve({ active }) },
  });
  vi.stubGlobal(
    'PerformanceObserver',
    class {
      constructor(tell: (seen: { getEntries(): { name: string }[] }) => void) {
        load = (...addresses) => tell({ getEntries: () => addresses.map((name) => ({ name })) });
      }
      observe(what: object) {
        expect(what).toEqual({ type: 'resource', buffered: true });
      }
    },
  );
  await keepPages();
  const asset = `${location.origin}/assets/jost.woff2`;
  load(`${location.origin}/api/tables`, asset);
  expect(told).toEqual([['/', '/api/games'], [asset]]);
});
