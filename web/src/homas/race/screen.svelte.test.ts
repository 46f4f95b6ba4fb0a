import { cleanup, fireEvent, render, screen } from '@testing-library/svelte';
import AtRace from '@/frame/race/AtRace.sample.svelte';
import { flushSync } from 'svelte';
import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import type { EventWire, HomasEvent, HomasView } from '@/net/protocol';
import { Table, type TableOf } from '@/table/table.svelte';
import { speak } from '@/words/index.svelte';
import Forgotten from '../dock/Forgotten.svelte';
import End from '../end/End.svelte';
import Order from '../end/Order.svelte';
import Moment from './moment/Moment.svelte';
import Shown from './Shown.svelte';
import { teamCardsOver } from './standing';
import TeamsRow from './teams/TeamsRow.svelte';
import { Ride } from './ride.svelte';
import { at, EVENTS, ROAD, VIEW } from './sample';
import { ranked } from './scene';
import { SampleLine } from '@/net/transport.sample';

let end = (): void => {};
beforeEach(() => speak('en'));
afterEach(() => {
  cleanup();
  end();
});

const happened = (code: string, args: EventWire['args']): HomasEvent => ({ code, rule: '4.1.3', args }) as HomasEvent;

/** Anna's screen after these events. */
function riding(events: readonly HomasEvent[]): Ride {
  let ride!: Ride;
  const stop = $effect.root(() => {
    const table = new Table('x') as unknown as TableOf<'homas'>;
    const seats = [
      { colour: 'white', kind: 'person', name: 'Anna', you: true, here: true, thinking: true },
      { colour: 'red', kind: 'automatic', bot: 'neutral' },
    ] as const;
    SampleLine.last.say({
      type: 'news',
      table: { id: 'x', status: 'racing', settings: { game: 'homas', seats: [] }, seats },
      road: ROAD,
      views: [VIEW],
      questions: [],
      events,
      fresh: true,
    });
    ride = new Ride(table);
  });
  flushSync();
  end = () => {
    ride.close();
    stop();
    ride.table.close();
  };
  return ride;
}

it('says why a team is out, and by which rule', () => {
  const ride = riding([
    ...EVENTS,
    happened('disqualified', { rider: '11', seat: 'white', changes: [['white', 'disqualified', true]] }),
  ]);
  render(AtRace, { part: Order, ride, order: ranked(ride.film.scene), mine: ['white'] });
  expect(screen.getByText(/kept its fitness card/).textContent).toBe(
    '11 kept its fitness card: your team is out. 4.1.3',
  );
  expect(screen.getByRole('link', { name: 'Rule 4.1.3' }).getAttribute('href')).toBe('/rules#homas-rule-4.1.3');
});

it('says nothing of teams that are not', () => {
  const ride = riding(EVENTS);
  render(AtRace, { part: Order, ride, order: ranked(ride.film.scene), mine: ['white'] });
  expect(screen.queryByRole('link')).toBeNull();
});

it('warns of a fitness card, and at the line says what it costs', () => {
  const ride = riding(EVENTS);
  const warned = (view: Partial<HomasView>): string => {
    SampleLine.last.say({ type: 'news', views: [{ ...VIEW, ...view }] });
    flushSync();
    render(AtRace, { part: Forgotten, ride });
    const { textContent } = screen.getByRole('status');
    cleanup();
    return textContent;
  };
  expect(warned({ due: ['11'] })).toContain('still has a fitness card');
  expect(warned({ missed: ['11'] })).toContain('too late to play it');
});

it('has groups and teams in two lines where there is no column', () => {
  const ride = riding(EVENTS);
  render(AtRace, { part: TeamsRow, ride });
  expect(screen.getAllByRole('listitem').map((item) => item.textContent.replace(/\s+/g, ' ').trim())).toEqual([
    '7 to go3121',
    '1 You3 cards',
    '2 Neutral teamneutral',
  ]);
  for (const [name, panel] of [
    ['Groups', 'decks'],
    [/You/, 'teams'],
  ] as const) {
    screen.getByRole('button', { name }).click();
    expect(ride.desk.panel).toBe(panel);
  }
});

const HOME = [
  ['11', 'home', 2],
  ['11', 'place', 1],
  ['13', 'home', 3],
  ['13', 'place', 2],
] as const;

it('knows when nothing is left to decide, and then shows the rest no more', () => {
  expect(riding(EVENTS).home).toBe(false);
  end();
  const ride = riding([...EVENTS, happened('arrived', { riders: ['11', '13'], changes: HOME })]);
  expect(ride.home).toBe(true);
  ride.hurried = true;
  SampleLine.last.say({
    type: 'news',
    events: [happened('rolled', { rider: '21', dice: [1, 2], total: 3, changes: [] })],
  });
  flushSync();
  expect(ride.film.done).toBe(true);
});

it('says in which turn the winner came in, however long the others took', () => {
  const late = [...HOME, ['21', 'home', 9], ['21', 'place', 3]] as const;
  const ride = riding([
    ...EVENTS,
    happened('arrived', { riders: ['11', '13', '21'], changes: late }),
    happened('phase', { round: 9, phase: 'over' }),
  ]);
  render(AtRace, { part: End, ride });
  expect(screen.getByText(/wins, in/).textContent).toBe('Custom road: Your 11 wins, in 2 turns.');
});

/** This happens now, and is on the screen. */
async function watched(ride: Ride, ...events: readonly HomasEvent[]): Promise<void> {
  ride.film.skip();
  SampleLine.last.say({ type: 'news', events });
  flushSync();
  await vi.waitFor(() => expect(ride.film.step).toBeDefined());
}

it('shows over the road how your own roll adds up, an event as a card, and an attack', async () => {
  const ride = riding(EVENTS);
  render(AtRace, { part: Moment, ride });
  const rolled = (rider: string): HomasEvent => ({
    ...happened('rolled', { rider, dice: [4, 1], total: 5, changes: [] }),
    shown: { game: 'homas', sum: { dice: [4, 1], squares: 5 } },
  });
  await watched(ride, happened('phase', { round: 2, phase: 'move', changes: [] }), rolled('11'));
  expect(screen.getByRole('img', { name: '4 + 1 = 5' })).toBeTruthy();
  await fireEvent.click(screen.getByRole('button', { name: 'Skip' }));
  expect([ride.film.done, screen.queryByRole('img')]).toEqual([true, null]);
  await watched(ride, rolled('21'));
  expect(screen.queryByRole('img')).toBeNull();
  await watched(ride, happened('event', { rider: '21', dice: [3, 2], result: 5, name: 'dropped-chain', changes: [] }));
  expect(screen.getByRole('heading').textContent).toBe('Dropped chain');
  expect(screen.getByText(/^This table is our own/)).toBeTruthy();
  await watched(ride, happened('attacked', { rider: '21', cards: ['6'], changes: [] }));
  expect(screen.getByText('Red 21 attacks!')).toBeTruthy();
});

it('heads the column by what it shows: a time where all are home, else a gap', () => {
  const column = (changes: readonly (readonly [string, string, number])[]) => {
    const ride = riding([...EVENTS, happened('arrived', { riders: ['11'], changes })]);
    render(AtRace, { part: Order, ride, order: ranked(ride.film.scene), mine: ['white'] });
    const heads = screen.getAllByRole('columnheader').map((head) => head.textContent);
    cleanup();
    end();
    return heads[2];
  };
  const others = ['21', '22'].map((name) => [name, 'place', 4] as const);
  expect([column(HOME), column([...HOME, ...others])]).toEqual(['Gap', 'Time']);
});

it('team cards are over when all riders are past the red letter', () => {
  const at6 = (...names: string[]) => ({
    ...VIEW,
    riders: VIEW.riders.map((rider) => ({ ...rider, square: at(names.includes(rider.name) ? '7.1' : '6.1') })),
  });
  expect([
    teamCardsOver(ROAD, VIEW, 'white'),
    teamCardsOver(ROAD, at6('11'), 'white'),
    teamCardsOver(ROAD, at6('11', '13'), 'white'),
  ]).toEqual([false, false, true]);
});

it('a card that is played looks as in the hand: a team card has the colour of team cards', () => {
  const looks = (changes: EventWire['args']['changes'], cards = ['5k']) => {
    const { container } = render(Shown, { event: happened('played', { rider: '11', cards, changes }) });
    return [...container.querySelectorAll('.shown > .card')].map(
      (card) => card.querySelector('rect[fill="var(--gold)"]') !== null,
    );
  };
  expect(looks([['11', 'cards', ['6']]])).toEqual([false]);
  expect(looks([['white', 'cards', ['6h']]])).toEqual([true]);
  expect(
    looks(
      [
        ['11', 'cards', []],
        ['white', 'cards', ['6h']],
      ],
      ['6', '6h'],
    ),
  ).toEqual([false, true]);
});
