import { cleanup, render, screen } from '@testing-library/svelte';
import { tick } from 'svelte';
import { afterEach, beforeEach, expect, it } from 'vitest';
import { speak } from '@/words/index.svelte';
import Hint from './Hint.svelte';
import { hints } from '@/device/hints.svelte';
import { prefs } from '@/device/prefs.svelte';

await speak('en');
beforeEach(() => hints.again());
afterEach(cleanup);

async function press(name: string): Promise<void> {
  screen.getByRole('button', { name }).click();
  await tick();
}

/** Whether this hint is there when its moment comes. */
function comes(id: string): boolean {
  cleanup();
  render(Hint, { id });
  return screen.queryByRole('note') !== null;
}

it('comes three times, each by itself, and again when it is asked for', () => {
  expect([1, 2, 3, 4, 5].map(() => comes('hint-waiting'))).toEqual([true, true, true, false, false]);
  expect(comes('hint-film')).toBe(true);
  expect(screen.getByRole('note').textContent).toContain('Now the round is ridden');
  expect(localStorage['echappee.prefs']).toContain('"hint-waiting":3');
  hints.again();
  expect(comes('hint-waiting')).toBe(true);
});

it('stays while its moment lasts, and counts when another comes between', async () => {
  const { rerender } = render(Hint, { id: 'hint-card' });
  for (const id of ['hint-card', 'hint-film', 'hint-card', 'hint-film', 'hint-card']) await rerender({ id });
  expect(screen.queryByRole('note')).not.toBeNull();
  await rerender({ id: 'hint-film' });
  await rerender({ id: 'hint-card' });
  expect(screen.queryByRole('note')).toBeNull();
});

it('does not come again once it was hidden', async () => {
  render(Hint, { id: 'hint-card' });
  await press('Hide this hint');
  expect(screen.queryByRole('note')).toBeNull();
  expect(comes('hint-card')).toBe(false);
  expect(prefs.hints).toBe(true);
});

it('is not there for somebody who wants no more', async () => {
  render(Hint, { id: 'hint-card' });
  await press('No more hints');
  expect(prefs.hints).toBe(false);
  expect(screen.queryByRole('note')).toBeNull();
});
