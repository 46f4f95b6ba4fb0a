import { cleanup, render, screen, waitFor } from '@testing-library/svelte';
import { afterEach, expect, it, vi } from 'vitest';
import { offers } from '@/table/offers.svelte';
import { answer, SAMPLES } from '@/net/transport.sample';
import { speak } from '@/words/index.svelte';
import NoConnection from './NoConnection.svelte';

await speak('en');
afterEach(() => {
  cleanup();
  vi.restoreAllMocks();
});

const notice = () => screen.getByRole('status').textContent!.trim();

it('says that the server is out of reach, and no more when it is back', async () => {
  const knocked = vi.spyOn(SAMPLES, 'ask').mockRejectedValue(new TypeError('no line'));
  render(NoConnection);
  await waitFor(() => expect(notice()).toContain('No connection to the server.'));
  knocked.mockImplementation(() => answer({}));
  window.dispatchEvent(new Event('online'));
  await waitFor(() => expect(notice()).toBe(''));
});

it('asks what the server offers if that is not known yet', async () => {
  vi.spyOn(offers, 'known', 'get').mockReturnValue(false);
  const asked = vi.spyOn(offers, 'load').mockRejectedValueOnce(new TypeError('no line')).mockResolvedValue();
  vi.spyOn(SAMPLES, 'ask').mockImplementation(() => answer({}));
  render(NoConnection);
  await waitFor(() => expect(notice()).toContain('No connection to the server.'));
  window.dispatchEvent(new Event('online'));
  await waitFor(() => expect(notice()).toBe(''));
  expect(asked).toHaveBeenCalledTimes(2);
});
