import { cleanup, render, screen } from '@testing-library/svelte';
import { tick } from 'svelte';
import { afterEach, beforeEach, expect, it } from 'vitest';
import { speak } from '@/words/index.svelte';
import Hint from './Hint.svelte';
import { prefer, prefs } from './prefs.svelte';

await speak('en');
beforeEach(() => prefer({ hints: true }));
afterEach(cleanup);

async function press(name: string): Promise<void> {
  screen.getByRole('button', { name }).click();
  await tick();
}

it('is read once a visit, each by itself', async () => {
  render(Hint, { id: 'hint-waiting' });
  await press('Hide this hint');
  expect(screen.queryByRole('note')).toBeNull();
  cleanup();
  render(Hint, { id: 'hint-waiting' });
  expect(screen.queryByRole('note')).toBeNull();
  render(Hint, { id: 'hint-film' });
  expect(screen.getByRole('note').textContent).toContain('Now the round is ridden');
  expect(prefs.hints).toBe(true);
});

it('is not there for who wants no more', async () => {
  render(Hint, { id: 'hint-card' });
  await press('No more hints');
  expect(prefs.hints).toBe(false);
  expect(screen.queryByRole('note')).toBeNull();
});
