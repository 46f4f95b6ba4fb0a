import { expect, it } from 'vitest';
import type { PlannedSeat } from '@/table/plan';
import { settingsOf } from './settings';

const place = (kind: PlannedSeat['kind'], name = '', handicap = 0): PlannedSeat => ({
  kind,
  name,
  extras: handicap ? { handicap } : {},
});

it('settings say of people only that their seats are open', () => {
  const places = [
    place('here', 'Anna', 2),
    place('taken', 'Ben'),
    place('open'),
    place('bot', 'tempo', 1),
    place('automatic', 'muscle'),
  ];
  expect(settingsOf({ stage: 'base-4', rules: ['weather'], places, tour: '' })).toEqual({
    game: 'flamme',
    stage: 'base-4',
    rules: ['weather'],
    seats: [
      { extras: { handicap: 2 } },
      {},
      {},
      { kind: 'bot', name: 'tempo', extras: { handicap: 1 } },
      { kind: 'automatic', name: 'muscle' },
    ],
  });
});
