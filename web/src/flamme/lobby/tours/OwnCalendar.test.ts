import { cleanup, fireEvent, render, screen } from '@testing-library/svelte';
import { afterEach, expect, it, vi } from 'vitest';
import { printDays, readDays } from '../../tour/calendar';
import { speak } from '@/words/index.svelte';
import OwnCalendar from './OwnCalendar.svelte';
import { ownRoad } from '../road';

await speak('en');
afterEach(cleanup);

const roads = ['gt-3', 'gt-8', 'gt-10'].map((stage) => ({
  ...ownRoad('a b u'),
  stage,
  name: `Stage ${stage}`,
  special: stage === 'gt-10' ? 'itt' : '',
}));

/** A calendar in somebody's hands: what it is after each change. */
function calendar(text: string) {
  const change = vi.fn((days: Parameters<typeof printDays>[0]) => rerender({ days: [...days] }));
  const { rerender } = render(OwnCalendar, { days: readDays(text), teams: 4, roads, change });
  return {
    press: (name: string) => fireEvent.click(screen.getByRole('button', { name })),
    now: () => printDays(change.mock.lastCall![0]),
  };
}

it('moves stages, rests after them and takes them out', async () => {
  const { press, now } = calendar('gt-3 gt-8 gt-10');
  await press('Stage gt-8 earlier');
  expect(now()).toBe('gt-8 gt-3 gt-10');
  await press('Rest day after Stage gt-3');
  expect(now()).toBe('gt-8 gt-3 rest gt-10');
  await press('Remove Stage gt-8');
  expect(now()).toBe('gt-3 rest gt-10');
  await press('Remove Stage gt-10');
  expect(now()).toBe('gt-3');
  expect((screen.getByRole('button', { name: 'Remove Stage gt-3' }) as HTMLButtonElement).disabled).toBe(true);
});

it('keeps the hand on the stage that is moved', async () => {
  const { press } = calendar('gt-3 gt-8 gt-10');
  await press('Stage gt-3 later');
  await vi.waitFor(() => expect(document.activeElement?.getAttribute('aria-label')).toBe('Stage gt-3 later'));
  await press('Stage gt-3 later');
  await vi.waitFor(() => expect(document.activeElement?.getAttribute('aria-label')).toBe('Stage gt-3 earlier'));
});

it('writes down a format only where it is not the stage’s own', async () => {
  const { now } = calendar('gt-3 gt-8 gt-10');
  await fireEvent.change(screen.getByLabelText('How Stage gt-8 is ridden'), { target: { value: 'ttt' } });
  expect(now()).toBe('gt-3 gt-8:ttt gt-10');
  await fireEvent.change(screen.getByLabelText('How Stage gt-10 is ridden'), { target: { value: 'tour' } });
  expect(now()).toBe('gt-3 gt-8:ttt gt-10:tour');
  await fireEvent.change(screen.getByLabelText('How Stage gt-10 is ridden'), { target: { value: 'itt' } });
  expect(now()).toBe('gt-3 gt-8:ttt gt-10');
});
