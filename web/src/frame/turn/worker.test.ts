/** What the service worker does with a message of the server, and with a click on a notice. */
import { beforeEach, expect, it, vi } from 'vitest';
import worker from '../../../public/sw.js?raw';

type Heard = Record<string, unknown> & { waitUntil(work: Promise<unknown>): void };

const MESSAGE = { table: 'rdu4', title: 'Your move', body: 'Flamme Rouge' };
const listeners = new Map<string, (heard: Heard) => void>();
const showNotification = vi.fn();
const openWindow = vi.fn();
const matchAll = vi.fn();

/** Let it hear this, and wait until it has done what it does. */
async function hears(moment: string, heard: Record<string, unknown>): Promise<void> {
  let work: Promise<unknown> | undefined;
  listeners.get(moment)!({ ...heard, waitUntil: (promise) => (work = promise) });
  await work;
}

const told = () => hears('push', { data: { json: () => MESSAGE } });
const page = (path: string, focused: boolean) => ({ url: `https://velo.example${path}`, focused, focus: vi.fn() });

beforeEach(() => {
  vi.resetAllMocks();
  matchAll.mockResolvedValue([]);
  const self = {
    addEventListener: (moment: string, heard: (event: Heard) => void) => listeners.set(moment, heard),
    registration: { showNotification },
    clients: { matchAll, openWindow },
  };
  // A worker is a script: it exports nothing, and knows everything by these names.
  new Function('self', worker)(self);
});

it('shows the message, which leads to its table', async () => {
  await told();
  expect(showNotification).toHaveBeenCalledExactlyOnceWith('Your move', {
    tag: 'rdu4',
    body: 'Flamme Rouge',
    icon: '/icon-192.png',
    data: '/table/rdu4',
  });
});

it('shows nothing to somebody who looks at the table', async () => {
  matchAll.mockResolvedValue([page('/', true), page('/table/rdu4', false)]);
  await told();
  expect(showNotification).toHaveBeenCalledOnce();
  matchAll.mockResolvedValue([page('/table/rdu4', true)]);
  await told();
  expect(showNotification).toHaveBeenCalledOnce();
});

it('a click leads to the page of the table, or opens one', async () => {
  const close = vi.fn();
  const click = () => hears('notificationclick', { notification: { close, data: '/table/rdu4' } });
  await click();
  expect(openWindow).toHaveBeenCalledExactlyOnceWith('/table/rdu4');
  const there = page('/table/rdu4', false);
  matchAll.mockResolvedValue([page('/', false), there]);
  await click();
  expect(there.focus).toHaveBeenCalledOnce();
  expect(openWindow).toHaveBeenCalledOnce();
  expect(close).toHaveBeenCalledTimes(2);
});
