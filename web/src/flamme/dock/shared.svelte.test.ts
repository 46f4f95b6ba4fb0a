import { render, screen } from '@testing-library/svelte';
import AtRace from '@/frame/race/AtRace.sample.svelte';
import { flushSync } from 'svelte';
import { afterEach, beforeEach, expect, it } from 'vitest';
import type { FlammeView, News, RiderWire } from '@/net/protocol';
import Decks from '../race/Decks.svelte';
import Dock from './Dock.svelte';
import type { Ride } from '../race/ride.svelte';
import { racing, rideWith, rider, road } from './sample.svelte';
import { known } from '../race/known';
import { SampleLine } from '@/net/transport.sample';

const view = (seat: string, riders: RiderWire[]): FlammeView => ({
  game: 'flamme',
  seat,
  round: 0,
  phase: 'breakaway',
  rules: ['breakaway'],
  riders,
});

/** Anna and Camille share a screen; Anna has bid her second card, a 9, and Camille has to bid hers. */
const NEWS: News = {
  type: 'news',
  table: racing([
    { colour: 'blue', kind: 'person', name: 'Anna', you: true, here: true },
    { colour: 'red', kind: 'person', name: 'Camille', you: true, here: true, thinking: true },
  ]),
  road: road({ breakaway: [[10, 0]] }),
  views: [
    view('blue', [
      rider('blue.S', 5, { bid: ['5', '9'], hand: null, pile: ['9'], recycled: [] }),
      rider('red.R', 6, { bid: ['6'] }),
    ]),
    view('red', [
      rider('blue.S', 5, { bid: ['5'] }),
      rider('red.R', 6, { bid: ['6'], hand: ['3', '4'], pile: ['7'], recycled: [] }),
    ]),
  ],
  questions: [
    {
      game: 'flamme',
      id: '0/breakaway/red/R/card2',
      seat: 'red',
      rider: 'R',
      kind: 'card2',
      asks: 'bid',
      number: 2,
      options: ['3', '4'],
      sealed: true,
    },
  ],
  events: [],
  fresh: true,
};

let end: () => void;
let ride: Ride;

beforeEach(async () => {
  ({ ride, end } = await rideWith(NEWS));
});
afterEach(() => end());

it('asks nobody and shows no deck before the curtain is lifted', () => {
  expect(ride.curtain).toBe('red');
  render(AtRace, { part: Dock, ride });
  render(AtRace, { part: Decks, ride });
  expect(ride.light).toBeNull();
  expect(known(ride, 'blue', 'S')).toMatchObject({ pile: null, bid: [] });
  expect(screen.queryByRole('button', { name: /^Card/ })).toBeNull();
  expect(screen.getByText('Decks are shown only to the person whose turn it is.')).toBeTruthy();
});

it('shows who is asked their own hand, and of the others only what lies open', () => {
  ride.lift();
  flushSync();
  render(AtRace, { part: Dock, ride });
  expect(screen.getAllByRole('button', { name: /^Card/ })).toHaveLength(2);
  const open = [...screen.getByRole('list', { name: 'Bids so far' }).querySelectorAll('b')].map(
    (card) => card.textContent,
  );
  expect(open).toEqual(['5', '6']);
  expect(known(ride, 'blue', 'S')).toMatchObject({ pile: null, hand: null });
  expect(known(ride, 'red', 'R')).toMatchObject({ pile: ['7'], hand: ['3', '4'] });
});

const happens = (questions: News['questions']): void => {
  const phase = { code: 'phase', rule: '2.1.1', args: { round: 1, phase: 'energy' } };
  SampleLine.last.say({ type: 'news', events: [phase], ...(questions ? { questions } : {}) });
  flushSync();
  ride.film.skip();
  flushSync();
};

it('stays up for the same person, and comes down before the next one', () => {
  ride.lift();
  flushSync();
  happens(undefined);
  expect([ride.curtain, ride.question?.seat]).toEqual([null, 'red']);
  happens([{ ...NEWS.questions![0]!, id: '2/energy/blue/R/card', seat: 'blue' }]);
  expect([ride.curtain, ride.question]).toEqual(['blue', undefined]);
});

it('stays up where nothing is hidden', () => {
  ride.lift();
  flushSync();
  happens([{ ...NEWS.questions![0]!, id: '2/grid/blue/place1', seat: 'blue', sealed: false }]);
  expect([ride.curtain, ride.question?.seat, ride.light]).toEqual([null, 'blue', null]);
});

it('lets no choice answer another question', () => {
  ride.lift();
  ride.chosen = '4';
  expect(ride.chosen).toBe('4');
  SampleLine.last.say({
    type: 'news',
    questions: [{ ...NEWS.questions![0]!, id: '1/energy/red/R/card', kind: 'card', asks: 'card' }],
  });
  flushSync();
  expect(ride.chosen).toBeNull();
});
