import { expect, it } from 'vitest';
import { ownRoad } from '../lobby/road';
import { TOUR } from './sample';
import { shownDays } from './days';
import { kindOf } from './kinds';

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

it('knows of which kind a stage is: by its format first, then by its stones and slopes', () => {
  const kinds: [string, string][] = [
    ['a b c d e f g h i j k l m n o p q r s t u', 'tour'],
    ['a b 8 i 6 k 5 u', 'tour'],
    ['a b u', 'ttt'],
    ['a b u', 'itt'],
  ];
  expect(kinds.map(([tiles, format]) => kindOf(tiles.split(' '), format))).toEqual(['flat', 'cobbles', 'ttt', 'itt']);
  expect(kindOf('a B C D F H u'.split(' '), 'tour')).toBe('hilly');
  expect(kindOf('a d C L P J B H F i m o r T s K N Q E g v'.split(' '), 'tour')).toBe('mountain');
});
