import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { piece } from './piece';

const SHELL = '<script type="module" src="/assets/first-1.js"></script>';
const GONE = new TypeError('Failed to fetch dynamically imported module');
const reload = vi.fn();

beforeEach(() => {
  vi.useFakeTimers();
  vi.stubGlobal('location', { reload });
  vi.stubGlobal('fetch', () => Promise.resolve(new Response(SHELL)));
  document.head.innerHTML = SHELL.replace('type="module"', 'type="none"');
});
afterEach(() => {
  vi.useRealTimers();
  vi.unstubAllGlobals();
  reload.mockReset();
  document.head.innerHTML = '';
});

it('is what was loaded', async () => {
  await expect(piece(() => Promise.resolve(7))).resolves.toBe(7);
});

it('is asked for again when the server is back', async () => {
  const fetching = vi.fn().mockRejectedValue(GONE);
  vi.stubGlobal('fetch', fetching);
  const load = vi.fn().mockRejectedValueOnce(GONE).mockResolvedValue(7);
  const loaded = piece(load);
  await vi.advanceTimersByTimeAsync(60_000);
  expect(fetching.mock.calls.length).toBeGreaterThan(5);
  expect(load).toHaveBeenCalledTimes(1);
  fetching.mockResolvedValueOnce({ ok: true, text: () => Promise.reject(GONE) }); // it breaks off once more
  fetching.mockResolvedValue(new Response(SHELL));
  await vi.advanceTimersByTimeAsync(20_000);
  await expect(loaded).resolves.toBe(7);
});

it('that is broken says so after a few tries', async () => {
  const load = vi.fn().mockRejectedValue(GONE);
  const told = expect(piece(load)).rejects.toBe(GONE);
  await vi.advanceTimersByTimeAsync(60_000);
  await told;
  expect(load).toHaveBeenCalledTimes(4);
  expect(reload).not.toHaveBeenCalled();
});

it('that an upgraded server no longer has makes way for the new page', async () => {
  vi.stubGlobal('fetch', () => Promise.resolve(new Response(SHELL.replace('first-1', 'first-2'))));
  const load = vi.fn().mockRejectedValue(GONE);
  void piece(load);
  await vi.advanceTimersByTimeAsync(60_000);
  expect(reload).toHaveBeenCalledTimes(1);
  expect(load).toHaveBeenCalledTimes(1);
});

it('has its styles asked for again if they did not come', async () => {
  document.head.insertAdjacentHTML('beforeend', '<link rel="stylesheet" href="data:text/css,">');
  const before = document.querySelector('link')!;
  vi.spyOn(before, 'sheet', 'get').mockReturnValue(null);
  const loaded = piece(vi.fn().mockRejectedValueOnce(GONE).mockResolvedValue(7));
  await vi.advanceTimersByTimeAsync(10_000);
  await loaded;
  expect(document.querySelector('link')).not.toBe(before);
  expect(document.querySelector('link')!.href).toBe(before.href);
});
