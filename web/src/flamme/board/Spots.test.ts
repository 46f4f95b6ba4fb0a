import { cleanup, fireEvent, render, screen } from '@testing-library/svelte';
import { afterEach, beforeAll, expect, it, vi } from 'vitest';
import { lay } from '../road/lay';
import { speak } from '@/words/index.svelte';
import Spots from './Spots.svelte';

beforeAll(() => speak('en'));

function shown() {
  const choose = vi.fn<(answer: string) => void>();
  const point = vi.fn<(answer: string | null) => void>();
  const spots = [
    { answer: 'S5', square: 5, lane: 0, type: 'S' },
    { answer: 'S4', square: 4, lane: 1, type: 'S' },
  ];
  render(Spots, { layout: lay(['a', 'b', 'u']), spots, team: 'red', hot: 'S4', small: false, choose, point });
  return { choose, point };
}

it('names each place by its row and lane, and says which is chosen', () => {
  shown();
  expect(
    screen.getByRole('button', { name: 'Sprinteur in row 1 of the grid, right lane' }).getAttribute('aria-pressed'),
  ).toBe('false');
  expect(
    screen.getByRole('button', { name: 'Sprinteur in row 2 of the grid, left lane' }).getAttribute('aria-pressed'),
  ).toBe('true');
});

afterEach(cleanup);

it('is chosen by a click, by Enter and by the space bar, and by no other key', async () => {
  const { choose } = shown();
  const [first, second] = screen.getAllByRole('button');
  await fireEvent.click(first!);
  await fireEvent.keyDown(second!, { key: 'Enter' });
  await fireEvent.keyDown(first!, { key: ' ' });
  await fireEvent.keyDown(first!, { key: 'x' });
  expect(choose.mock.calls).toEqual([['S5'], ['S4'], ['S5']]);
});

it('tells what has the focus', async () => {
  const { point } = shown();
  await fireEvent.focus(screen.getAllByRole('button')[1]!);
  await fireEvent.blur(screen.getAllByRole('button')[1]!);
  expect(point.mock.calls).toEqual([['S4'], [null]]);
});
