import { cleanup, fireEvent, render, screen } from '@testing-library/svelte';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { api } from '@/net/api';
import type { HomasTourWire, SeatState } from '@/net/protocol';
import { speak } from '@/words/index.svelte';
import { rowsOf, touring } from '@/tour/page.sample';
import { passedIn, shownStages } from './days';
import TourPage from './TourPage.svelte';
import { STAGE_RACE } from './sample';

await speak('en');

const SEATS: SeatState[] = [
  { colour: 'white', kind: 'bot', bot: 'capitaine' },
  { colour: 'red', kind: 'person', name: 'Sarah', you: true },
  { colour: 'blue', kind: 'person', name: 'Camille' },
  { colour: 'green', kind: 'automatic', bot: 'neutral' },
  { colour: 'black', kind: 'person', name: 'Anna' },
];

/** The page of a table with this stage race, and what is asked of the server. */
function pageOf(status: string, change: { tour?: Partial<HomasTourWire>; rides?: boolean } = {}) {
  const settings = { seats: [], game: 'homas', tour: 'paris-nice' };
  const state = { status, seats: SEATS, stage: 2, settings };
  const { table, asked } = touring<'homas'>(state, { ...STAGE_RACE, ...change.tour }, change.rides);
  render(TourPage, { table });
  return asked;
}

beforeEach(() => {
  vi.spyOn(api, 'roads').mockResolvedValue({ sets: [], roads: [] });
  vi.spyOn(api, 'sheets').mockReturnValue(new Promise(() => {}));
});
afterEach(cleanup);

describe('a stage race between two stages', () => {
  it('has its name, and begins the next stage for those who ride', async () => {
    const asked = pageOf('between');
    expect(screen.getByRole('heading', { level: 1, name: 'Paris – Nice' })).toBeTruthy();
    expect(screen.getByText('3 stages · 4 directors')).toBeTruthy();
    await fireEvent.click(screen.getByRole('button', { name: /^Ride stage 3/ }));
    expect(asked).toEqual([{ type: 'next-stage' }]);
  });

  it('has the sheets as PDF where the server makes them', () => {
    pageOf('between', { tour: { pdf: true } });
    expect(screen.getByRole('link', { name: 'The sheets as PDF' }).getAttribute('href')).toBe(
      '/api/tables/k3/sheets.pdf?lang=en',
    );
    cleanup();
    pageOf('between');
    expect(screen.queryByRole('link', { name: /PDF/ })).toBeNull();
  });

  it('has every classification, with jerseys in words', () => {
    pageOf('between');
    expect(rowsOf('Yellow jersey')).toHaveLength(20);
    expect(rowsOf('Yellow jersey')[0]).toEqual(['1', 'Capitaine 11 Yellow jersey', '0:00']);
    expect(rowsOf('Green jersey').slice(0, 2)).toEqual([
      ['1', 'You 23 Green jersey', '15'],
      ['2', 'Capitaine 11 Yellow jersey', '13'],
    ]);
    expect(rowsOf('Polka-dot jersey')).toEqual([
      ['1', 'Neutral team 44 Polka-dot jersey', '15'],
      ['2', 'Capitaine 11 Yellow jersey', '12'],
    ]);
    expect(rowsOf('Teams').map((row) => row.at(-1))).toEqual(['0:00', '+0:20', '+1:01', '+1:24', '+6:40']);
  });

  it('says who lines up first, and what one’s own riders begin with', () => {
    pageOf('between');
    expect(screen.getByText('Capitaine lines up first.')).toBeTruthy();
    expect(screen.getByText('draws 3 fitness cards, keeps one').parentElement?.textContent).toContain('21');
    expect(screen.getByText('was too late: no energy cards, 1 fitness card').parentElement?.textContent).toContain(
      '24',
    );
    cleanup();
    pageOf('between', { rides: false });
    expect(screen.queryByText(/fitness card/)).toBeNull();
  });

  it('shows a stage that is over when it is chosen: places, rushes and climbs, who was disqualified', async () => {
    pageOf('between');
    await fireEvent.click(screen.getByRole('button', { name: /Mont Ventoux/ }));
    expect(screen.getByRole('heading', { name: /^Stage 2: Montélimar – Mont Ventoux/ }).textContent).toContain(
      'Time limit 5 min',
    );
    expect(screen.getByText('Anna disqualified: a fitness card was not played.')).toBeTruthy();
    expect(screen.getByText('Mountain 1')).toBeTruthy();
    expect(screen.getByRole('button', { name: 'Replay stage 2' })).toBeTruthy();
    await fireEvent.click(screen.getByRole('button', { name: /Nevers/ }));
    expect(screen.getByText('−0:05')).toBeTruthy();
    expect(screen.getByText('Sprint 1')).toBeTruthy();
    expect(screen.queryByText('Sprint 2')).toBeNull();
  });

  it('tells stage by stage who won and who wore what', () => {
    pageOf('between');
    expect(rowsOf('Stage by stage').map((row) => row.slice(2, 5))).toEqual([
      ['You 23', 'Capitaine 11', 'Neutral team 44'],
      ['Capitaine 11', 'You 23', 'Neutral team 44'],
    ]);
  });
});

it('leads back to the race while one is on', () => {
  pageOf('racing');
  expect(screen.getByRole('link', { name: 'Back to the race' }).getAttribute('href')).toBe('/table/k3');
});

it('tells at the end whose rider has won', () => {
  pageOf('over', { tour: { number: 3, history: [...STAGE_RACE.history, STAGE_RACE.history[1]!] } });
  expect(screen.getByRole('status').textContent).toBe('Capitaine wins the race with 11.');
  expect(screen.getByText(/^It was won in stage \d, .*: \d:\d\d gained there on /)).toBeTruthy();
  expect(screen.getByRole('button', { name: /^Study stage \d$/ })).toBeTruthy();
  expect(screen.getByRole('button', { name: 'Save the tour' })).toBeTruthy();
});

it('knows nothing before the first stage is over', () => {
  pageOf('racing', { tour: { number: 0, history: [], jerseys: {}, ranking: { time: [], green: [], polka: [] } } });
  expect(screen.queryByRole('table')).toBeNull();
  expect(screen.getByText('The order of the line-up is drawn.')).toBeTruthy();
});

it('counts hills and mountains by themselves', () => {
  const climbs = ['hill', 'mountain', 'hill'].map((kind) => ({ kind, riders: ['11'] }));
  expect(passedIn({ rushes: [['21'], []], summits: climbs }).map(({ what, n }) => `${what} ${n}`)).toEqual([
    'rush 1',
    'hill 1',
    'mountain 1',
    'hill 2',
  ]);
  expect(shownStages(STAGE_RACE, 'between').map(({ kind, state }) => [kind, state])).toEqual([
    ['flat', 'ridden'],
    ['mountain', 'ridden'],
    ['flat', 'next'],
  ]);
});

it('counts stages as the calendar prints them: a prologue comes before the first', () => {
  const [first, ...others] = STAGE_RACE.days;
  const printed = (stage: string) =>
    shownStages({ ...STAGE_RACE, days: [{ ...first!, stage }, ...others] }, 'between').map((day) => day.printed);
  expect([printed('paris-nice-1'), printed('tour-de-france-prologue')]).toEqual([
    [1, 2, 3],
    [0, 1, 2],
  ]);
});
