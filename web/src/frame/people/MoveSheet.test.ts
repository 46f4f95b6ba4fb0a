import { render, screen } from '@testing-library/svelte';
import { afterEach, expect, it, vi } from 'vitest';
import { api } from '@/net/api';
import { speak } from '@/words/index.svelte';
import MoveSheet from './MoveSheet.svelte';

await speak('en');
afterEach(() => vi.restoreAllMocks());

/** The link of a server on this machine, which knows these addresses in the network. */
function shown(...friends: string[]): void {
  vi.spyOn(api, 'server').mockResolvedValue({ friends });
  vi.spyOn(api, 'offerMove').mockResolvedValue({
    code: 'abc',
    link: `${location.origin}/table/k3#move-abc`,
    seconds: 600,
  });
  render(MoveSheet, { id: 'k3', close: () => undefined });
}

it('hands out the address that another device reaches', async () => {
  shown('http://192.168.1.7:8421');
  expect(await screen.findByText('192.168.1.7:8421/table/k3#move-abc')).toBeTruthy();
  expect(screen.queryByText(/this machine only/)).toBeNull();
});

it('says that another device does not reach this machine, and what to type', async () => {
  shown();
  expect(await screen.findByText(/this machine only/)).toBeTruthy();
  expect(screen.getByText('serve --friends').tagName).toBe('B');
});
