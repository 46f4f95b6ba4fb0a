import { cleanup, render, screen, waitFor } from '@testing-library/svelte';
import { afterEach, expect, it, vi } from 'vitest';
import { offers } from '@/table/offers.svelte';
import { speak } from '@/words/index.svelte';
import NoConnection from './NoConnection.svelte';

await speak('en');
afterEach(() => {
  cleanup();
  vi.restoreAllMocks();
  vi.unstubAllGlobals();
});

const notice = () => screen.getByRole('status').textContent!.trim();

it('says that the server is out of reach, and no more when it is back', async () => {
  const fetching = vi.fn().mockRejectedValue(new TypeError('no line'));
  vi.stubGlobal('fetch', fetching);
  render(NoConnection);
  await waitFor(() => expect(notice()).toContain('No connection to the server.'));
  fetching.mockResolvedValue(new Response());
  window.dispatchEvent(new Event('online'));
  await waitFor(() => expect(notice()).toBe(''));
});

it('asks what the server offers if that is not known yet', async () => {
  vi.spyOn(offers, 'known', 'get').mockReturnValue(false);
  const asked = vi.spyOn(offers, 'load').mockRejectedValueOnce(new TypeError('no line')).mockResolvedValue();
  vi.stubGlobal('fetch', () => Promise.resolve(new Response()));
  render(NoConnection);
  await waitFor(() => expect(notice()).toContain('No connection to the server.'));
  window.dispatchEvent(new Event('online'));
  await waitFor(() => expect(notice()).toBe(''));
  expect(asked).toHaveBeenCalledTimes(2);
});
