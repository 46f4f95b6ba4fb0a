import { describe, expect, it } from 'vitest';
import type { TableState } from '@/net/protocol';
import { made, placesOf, seatOf, without, type PlannedSeat } from './plan';

const COLOURS = ['blue', 'red', 'green', 'black'];
const place = (kind: PlannedSeat['kind'], name = '', handicap = 0): PlannedSeat => ({
  kind,
  name,
  extras: handicap ? { handicap } : {},
});

describe('settings', () => {
  it('and a table give back who sits where', () => {
    const places = [place('here', 'Anna', 2), place('taken', 'Ben'), place('open'), place('bot', 'tempo', 1)];
    const settings = { seats: places.map(seatOf) };
    const state: TableState = {
      id: 'k3',
      status: 'open',
      settings,
      seats: [
        { colour: 'blue', kind: 'person', name: 'Anna', you: true, here: true },
        { colour: 'red', kind: 'person', name: 'Ben' },
        { colour: 'green', kind: 'open' },
        { colour: 'black', kind: 'bot', bot: 'tempo' },
      ],
    };
    expect(placesOf(settings, state, COLOURS)).toEqual([
      { ...places[0], present: true },
      { ...places[1], present: false },
      places[2],
      places[3],
    ]);
  });

  it('newer than the table show a bot where somebody still sits', () => {
    const state: TableState = {
      id: 'k3',
      status: 'open',
      settings: { seats: [{}] },
      seats: [{ colour: 'blue', kind: 'person', name: 'Ben' }],
    };
    expect(placesOf({ seats: [{ kind: 'bot', name: 'random' }, {}] }, state, COLOURS)).toEqual([
      place('bot', 'random'),
      place('open'),
    ]);
  });
});

describe('a seat', () => {
  it('keeps its handicap when somebody else takes it, but not an automatic team', () => {
    expect(made({ kind: 'bot', name: 'tempo' }, place('here', 'Anna', 3)).extras).toEqual({ handicap: 3 });
    expect(made({ kind: 'automatic', name: 'muscle' }, place('here', 'Anna', 3)).extras).toEqual({});
  });

  const [anna, ben, free, bot, muscle] = [
    place('here', 'Anna'),
    place('taken', 'Ben'),
    place('open'),
    place('bot', 'tempo'),
    place('automatic', 'muscle'),
  ];

  it('goes, and those behind move up', () =>
    expect(without([anna, free, bot, muscle], 1)).toEqual([anna, bot, muscle]));
  it('goes, and the last one comes up where people must stay', () =>
    expect(without([bot, anna, ben, muscle], 0)).toEqual([muscle, anna, ben]));
  it('stays where somebody would lose a seat', () => expect(without([bot, anna], 0)).toBeUndefined());
  it('is the last to go', () => expect(without([anna], 0)).toBeUndefined());
});
