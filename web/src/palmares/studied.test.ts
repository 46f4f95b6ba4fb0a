import { render, screen } from '@testing-library/svelte';
import { beforeEach, expect, it } from 'vitest';
import Riding from '@/pages/Riding.svelte';
import { learnRules } from '@/words/index.svelte';
import { keepStudiedRace, lostBy, meanOf, studiedKept, type StudiedRace } from './studied';

beforeEach(() => localStorage.clear());

const race = (id: string, day: number, more: Partial<StudiedRace> = {}): StudiedRace => ({
  id,
  game: 'flamme',
  stage: 'base-1',
  name: 'Avenue Corso Paseo',
  day,
  mean: 0.02,
  error: 0.005,
  decisions: 20,
  lost: { wind: 0.25, climbs: 0.125 },
  ...more,
});

it('a race is kept once, on the day when it was first studied', () => {
  keepStudiedRace(race('a', 1));
  keepStudiedRace(race('b', 2));
  keepStudiedRace(race('a', 3, { mean: 0.04 }));
  expect(studiedKept().map(({ id, day, mean }) => [id, day, mean])).toEqual([
    ['b', 2, 0.02],
    ['a', 1, 0.04],
  ]);
});

it('races with more decisions count for more', () => {
  expect(meanOf([race('a', 1), race('b', 2, { mean: 0.08, decisions: 10 })])).toBeCloseTo(0.04);
  expect(meanOf([])).toBe(0);
});

it('mistakes are counted by race, the costliest kind first', () =>
  expect(lostBy([race('a', 1), race('b', 2, { lost: { climbs: 0.75 } })])).toEqual([
    ['climbs', 0.4375],
    ['wind', 0.125],
  ]));

it('the page says how the latest races went, and what their mistakes were about', async () => {
  await learnRules();
  for (let n = 1; n <= 7; n++) keepStudiedRace(race(`r${n}`, n, { mean: n > 2 ? 0.01 : 0.03 }));
  const { container } = render(Riding);
  expect(container.textContent).toContain('The latest 5: 1; before: 3');
  expect(screen.getAllByRole('term').map((term) => term.textContent)).toEqual(['Wind', 'Climbs']);
  expect(container.textContent).toContain('1 ± 0.5 points per decision, 20 decisions');
});
