import { cleanup, fireEvent, render, screen } from '@testing-library/svelte';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { api } from '@/net/api';
import type { SeatState, TableState, FlammeTourWire } from '@/net/protocol';
import { rowsOf, touring } from '@/tour/page.sample';
import { speak } from '@/words/index.svelte';
import { TOUR } from './sample';
import TourPage from './TourPage.svelte';

await speak('en');

const SEATS: SeatState[] = [
  { colour: 'blue', kind: 'bot', bot: 'tempo' },
  { colour: 'red', kind: 'person', name: 'Sarah', you: true },
  { colour: 'green', kind: 'person', name: 'Camille' },
  { colour: 'black', kind: 'person', name: 'Anna' },
];
const OUTCOME = {
  bonus: { green: 3, black: 5, red: 2, blue: 0 },
  total: { green: 14, black: 12, red: 8, blue: 3 },
  ranking: ['green', 'black', 'red', 'blue'],
};

const CALENDAR = 'gt-2 gt-1 gt-7 gt-9 rest gt-15 gt-10 gt-21';

/** The page of a table with this tour, and what is asked of the server. */
function pageOf(
  status: string,
  change: { tour?: Partial<FlammeTourWire>; rides?: boolean; table?: Partial<TableState> } = {},
) {
  const settings = { seats: [], tour: CALENDAR, rules: ['specialists'] };
  const state = { status, seats: SEATS, stage: 4, settings, ...change.table };
  const { table, asked } = touring<'flamme'>(state, { ...TOUR, ...change.tour }, change.rides);
  render(TourPage, { table });
  return asked;
}

beforeEach(() => {
  vi.spyOn(api, 'roads').mockResolvedValue({ sets: [], roads: [] });
  vi.spyOn(api, 'sheets').mockReturnValue(new Promise(() => {}));
});
afterEach(cleanup);

describe('a tour between two stages', () => {
  it('begins the next stage for those who ride', async () => {
    const asked = pageOf('between');
    await fireEvent.click(screen.getByRole('button', { name: /^Ride stage 5/ }));
    expect(asked).toEqual([{ type: 'next-stage' }]);
  });

  it('has the sheets as PDF where the server makes them', () => {
    pageOf('between', { tour: { pdf: true } });
    expect(screen.getByRole('link', { name: 'The sheets as PDF' }).getAttribute('href')).toBe(
      '/api/tables/k3/sheets.pdf?lang=en',
    );
    cleanup();
    pageOf('between', { tour: { pdf: false } });
    expect(screen.queryByRole('link', { name: /PDF/ })).toBeNull();
  });

  it('keeps spectators waiting', () => {
    pageOf('between', { rides: false });
    expect(screen.queryByRole('button', { name: /^Ride stage/ })).toBeNull();
    expect(screen.getByText('Waiting for the riders to begin the next stage.')).toBeTruthy();
  });

  it('has every classification, with jerseys in words', () => {
    pageOf('between');
    expect(rowsOf('General').slice(0, 2)).toEqual([
      ['1', 'Camille RRouleur Yellow jersey', '', '0:30'],
      ['2', 'Anna RRouleur Polka-dot jersey', '+1:40', '2:10'],
    ]);
    expect(rowsOf('Sprint')[1]).toEqual(['2', 'You SSprinteur Green jersey', '5']);
    expect(rowsOf('Mountain')).toHaveLength(3);
    expect(rowsOf('Teams')[0]).toEqual(['1', 'Camille', '', '3:20']);
  });

  it('says who places first, and shows another day when it is chosen', async () => {
    pageOf('between');
    expect(screen.getByText('Métronome places first.')).toBeTruthy();
    await fireEvent.click(screen.getByRole('button', { name: /Pavés de Marchelles/ }));
    expect(screen.getByRole('heading', { name: /^Stage 3: Pavés de Marchelles/ })).toBeTruthy();
    expect(screen.getByRole('button', { name: 'Replay stage 3' })).toBeTruthy();
  });
});

it('shows who fought, who wears the jersey for it, and what it gave', () => {
  const led = { 'red.R': 2, 'black.R': 4, 'blue.R': 4, 'green.R': 1 };
  const history = TOUR.history.map((result, n) => (n === 2 ? { ...result, combative: 'black.R', led } : result));
  const teams = TOUR.teams.map((team) =>
    team.colour === 'black' ? { ...team, combative: 1, points: team.points + 1 } : team,
  );
  const ranking = { ...TOUR.ranking, combative: ['black.R', 'blue.R', 'red.R', 'green.R'] };
  const days = TOUR.days.map((day) => ({ ...day, combative: day.format === 'tour' }));
  pageOf('between', {
    tour: { combative: true, history, teams, jerseys: { ...TOUR.jerseys, combative: 'blue.R' }, ranking, days },
  });
  expect(screen.getByRole('heading', { name: 'Super Combative tokens of stage 3' })).toBeTruthy();
  expect(rowsOf('Super Combative')).toEqual([
    ['1', 'Anna RRouleur Polka-dot jersey', '4'],
    ['2', 'Métronome RRouleur Super Combative jersey', '4'],
    ['3', 'You RRouleur', '2'],
    ['4', 'Camille RRouleur Yellow jersey', '1'],
  ]);
  expect(screen.getByText('6 + 1 combative + 1 rest')).toBeTruthy();
  expect(screen.getByText('Most combative of 2 stages').nextElementSibling?.textContent).toBe('1 each');
});

it('says nothing of fighters where there are none', () => {
  pageOf('between');
  expect(screen.queryByText(/combative/i)).toBeNull();
});

it('names the most combative of a stage among its results', async () => {
  const history = TOUR.history.map((result, n) =>
    n === 2 ? { ...result, combative: 'black.R', led: { 'black.R': 4 } } : result,
  );
  pageOf('between', { tour: { combative: true, history } });
  await fireEvent.click(screen.getByRole('button', { name: /Pavés de Marchelles/ }));
  expect(screen.getByText('4 combative tokens').closest('li')?.textContent).toMatch(/Anna.*most combative/);
});

it('leads back to the race while one is on', () => {
  pageOf('racing', { table: { stage: 5 } });
  expect(screen.getByRole('link', { name: 'Back to the race' }).getAttribute('href')).toBe('/table/k3');
  expect(screen.getByText('On the road')).toBeTruthy();
});

it('tells at the end who has won and with what, and may begin again', async () => {
  const asked = pageOf('over', { tour: { number: 7, first: '', outcome: OUTCOME }, table: { stage: 7 } });
  expect(screen.getByRole('status').textContent).toBe('Camille wins the tour.');
  expect(screen.getByText(/^It was won in stage \d, .*: \d+ points? gained there on /)).toBeTruthy();
  expect(screen.getByText('9 + 2 rest + 3 bonus')).toBeTruthy();
  expect(screen.queryByText('Still to win')).toBeNull();
  await fireEvent.click(screen.getByRole('button', { name: 'Another tour' }));
  expect(asked).toEqual([{ type: 'rematch' }]);
});
