import { render, screen, waitFor } from '@testing-library/svelte';
import { afterEach, expect, it, vi } from 'vitest';
import { speak } from '@/words/index.svelte';
import NoLine from './NoLine.svelte';

await speak('en');
afterEach(() => vi.unstubAllGlobals());

it('says that the server is out of reach, and no more when it is back', async () => {
  const fetching = vi.fn().mockRejectedValue(new TypeError('no line'));
  vi.stubGlobal('fetch', fetching);
  render(NoLine);
  await waitFor(() => expect(screen.getByRole('status').textContent).toContain('No line to the server.'));
  fetching.mockResolvedValue(new Response());
  window.dispatchEvent(new Event('online'));
  await waitFor(() => expect(screen.getByRole('status').textContent!.trim()).toBe(''));
});
