import { expect, it } from 'vitest';
import { ownRoad } from '../lobby/road';
import { TOUR } from './sample';
import { shownDays } from './days';

const roads = [{ ...ownRoad('a b 8 i 6 k 5 u'), stage: 'gt-7-2-4', name: 'Marchelles' }];

it('shows what is ridden, what is on or next, and what is to come', () => {
  const states = (status: string) => shownDays(TOUR, status, roads).map(({ state }) => state);
  expect(states('between')).toEqual(['ridden', 'ridden', 'ridden', 'ridden', 'next', 'ahead', 'ahead']);
  expect(states('racing')[4]).toBe('on');
  expect(shownDays({ ...TOUR, number: 7 }, 'over', roads).every(({ state }) => state === 'ridden')).toBe(true);
});

it('knows roads by their stages, and the name of a stage before its road is known', () => {
  const [first, second, third] = shownDays(TOUR, 'between', roads);
  expect(first).toMatchObject({ number: 1, name: 'Sablières-sur-Oule', tiles: [] });
  expect(second!.kind).toBe('ttt');
  expect(third).toMatchObject({ name: 'Marchelles', kind: 'cobbles' });
});
