import { fireEvent, render, screen } from '@testing-library/svelte';
import AtRace from '@/frame/race/AtRace.sample.svelte';
import { flushSync } from 'svelte';
import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import type { FlammeView, News } from '@/net/protocol';
import { Desk } from '@/frame/race/screen.svelte';
import { racing, rider, rideWith, road } from '../dock/sample.svelte';
import Draft from './Draft.svelte';
import { SampleLine } from '@/net/transport.sample';

const DECKS: Record<string, string[]> = { R: [...'333444555666777'], S: [...'222333444555999'] };
const own = (name: string, specialist = '') =>
  rider(name, 0, { deck: DECKS[name.at(-1)!]!, ...(specialist ? { specialist } : {}) });
const ALL = [
  'baroudeur',
  'flandrien',
  'domestique',
  'super-rouleur',
  'puncheur',
  'descender',
  'polyvalent',
  'mountaineer',
  'squirrel',
  'super-sprinteur',
  'flahute',
];

/** Camille has taken the Grimpeur; then it is Anna's turn, if she is there. */
const news = (you: boolean): News => ({
  type: 'news',
  table: racing([
    { colour: 'blue', kind: 'person', name: 'Camille', here: true },
    { colour: 'red', kind: 'person', name: 'Anna', you, here: true, thinking: true },
  ]),
  road: road({
    squares: Array.from({ length: 30 }, (_, n) => ({ lanes: 2, terrain: n > 9 && n < 15 ? 'ascent' : 'flat' })),
  }),
  views: [
    {
      game: 'flamme',
      seat: you ? 'red' : null,
      round: 0,
      phase: 'draft',
      rules: ['specialists'],
      riders: [own('blue.R', 'grimpeur'), own('blue.S'), own('red.R'), own('red.S')],
      copies: 1,
      picks: [
        { seat: 'blue', specialist: 'grimpeur' },
        { seat: 'red', specialist: '' },
        { seat: 'red', specialist: '' },
        { seat: 'blue', specialist: '' },
      ],
    },
  ],
  questions: you
    ? [{ game: 'flamme', id: '0/draft/red//pick1', seat: 'red', rider: '', kind: 'pick1', asks: 'pick', options: ALL }]
    : [],
  events: [],
  fresh: true,
});

let end: () => void = () => {};
beforeEach(() => void vi.spyOn(Desk.prototype, 'wide', 'get').mockReturnValue(true));
afterEach(() => {
  end();
  vi.restoreAllMocks();
});

async function drafting(you = true): Promise<void> {
  const race = await rideWith(news(you));
  end = race.end;
  render(AtRace, { part: Draft, ride: race.ride });
}

const answers = () =>
  SampleLine.last.sent.filter((message) => message.type === 'answer').map((message) => message.answer);
const poster = (name: RegExp) => screen.getByRole('radio', { name });

it('leads to the question and says whose turn it is', async () => {
  await drafting();
  expect(document.activeElement).toBe(screen.getByRole('heading', { name: 'Choose a rider' }));
  expect(
    screen.getByRole('list', { name: 'Draft order (snake)' }).querySelector('[aria-current]')?.textContent,
  ).toContain('You, choosing now');
});

it('takes the one in the light, and explains it', async () => {
  await drafting();
  await fireEvent.click(poster(/^Flandrien/));
  expect(screen.getByRole('heading', { name: 'Flandrien' })).toBeTruthy();
  expect(screen.getByText(/5 squares of climbs and cobbles/)).toBeTruthy();
  await fireEvent.click(screen.getByRole('button', { name: 'Take the Flandrien' }));
  expect(answers()).toEqual(['flandrien']);
});

it('does not take what is gone, and says why', async () => {
  await drafting();
  await fireEvent.click(poster(/^Grimpeur.*taken/));
  expect(screen.getByText('Somebody else has it.')).toBeTruthy();
  const take = screen.getByRole('button', { name: 'Take the Grimpeur' });
  expect(take.hasAttribute('disabled')).toBe(true);
  await fireEvent.keyDown(document.body, { key: 'Enter' });
  expect(answers()).toEqual([]);
});

it('goes by keys: an arrow to the posters, Enter to take', async () => {
  await drafting();
  await fireEvent.keyDown(document.activeElement!, { key: 'ArrowRight' });
  expect((document.activeElement as HTMLInputElement).value).toBe('baroudeur');
  (document.activeElement as HTMLElement).blur();
  await fireEvent.keyDown(document.body, { key: 'Enter' });
  expect(answers()).toEqual(['baroudeur']);
});

it('moves the light to the other rider once one is chosen', async () => {
  await drafting();
  await fireEvent.click(poster(/^Flandrien/));
  const riders = [own('blue.R', 'grimpeur'), own('blue.S'), own('red.R', 'flandrien'), own('red.S')];
  SampleLine.last.say({
    type: 'news',
    views: [{ ...(news(true).views![0] as FlammeView), riders }],
    questions: [
      {
        game: 'flamme',
        id: '0/draft/red//pick2',
        seat: 'red',
        rider: '',
        kind: 'pick2',
        asks: 'pick',
        options: ['descender', 'flahute'],
      },
    ],
  });
  flushSync();
  expect((poster(/^Descender/) as HTMLInputElement).checked).toBe(true);
  await fireEvent.click(poster(/^Puncheur/));
  expect(screen.getByText(/Your rouleur is chosen/)).toBeTruthy();
});

it('lets spectators look, and nothing more', async () => {
  await drafting(false);
  expect(screen.getByRole('heading', { name: 'Anna chooses' })).toBeTruthy();
  await fireEvent.click(poster(/^Flahute/));
  expect(screen.getByRole('heading', { name: 'Flahute' })).toBeTruthy();
  expect(screen.queryByRole('button', { name: /^Take/ })).toBeNull();
});

it('has a sheet for the details where there is no room', async () => {
  vi.spyOn(Desk.prototype, 'wide', 'get').mockReturnValue(false);
  await drafting();
  await fireEvent.click(poster(/^Squirrel/));
  expect(screen.queryByText(/you close up at once/)).toBeNull();
  await fireEvent.click(screen.getByRole('button', { name: 'Details' }));
  expect(screen.getByRole('dialog', { name: 'Specialists' }).textContent).toContain('you close up at once');
});
