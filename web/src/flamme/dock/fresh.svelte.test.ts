import { fireEvent, render, screen } from '@testing-library/svelte';
import AtRace from '@/frame/race/AtRace.sample.svelte';
import { afterEach, expect, it } from 'vitest';
import type { News, FlammeQuestion, RiderWire } from '@/net/protocol';
import Dock from './Dock.svelte';
import { racing, rideWith, rider, road } from './sample.svelte';
import { SampleLine } from '@/net/transport.sample';

let end: () => void = () => {};
afterEach(() => end());

/** Anna alone against a bot, and this question about her rider. */
async function asked(
  own: RiderWire,
  question: Partial<FlammeQuestion> & { kind: string },
  phase: string,
): Promise<void> {
  const news: News = {
    type: 'news',
    table: racing(),
    road: road(),
    views: [
      {
        game: 'flamme',
        seat: 'blue',
        round: 4,
        phase,
        rules: [],
        riders: [own, rider('blue.S', 5), rider('red.R', 6), rider('red.S', 4)],
      },
    ],
    questions: [
      {
        game: 'flamme',
        id: `4/${phase}/blue/R/${question.kind}`,
        seat: 'blue',
        rider: 'R',
        options: null,
        asks: question.kind,
        sealed: true,
        ...question,
      },
    ],
    events: [],
    fresh: true,
  };
  const race = await rideWith(news);
  end = race.end;
  render(AtRace, { part: Dock, ride: race.ride });
}

const answers = () =>
  SampleLine.last.sent.filter((message) => message.type === 'answer').map((message) => message.answer);
const press = (key: string) => fireEvent.keyDown(document.activeElement ?? document.body, { key });
const card = (name: string) => screen.getByRole('button', { name });

const TIRED = rider('blue.R', 9, { card: '4+recovery', specialist: 'domestique', recycled: ['2e', '2e', '3'] });
const PLAYED = rider('blue.R', 9, { played: ['2e', '3', '6', '6+asc6', '7', '9'] });
const recover = () => asked(TIRED, { kind: 'recover', options: ['yes', 'no'] }, 'energy');
const BACK: FlammeQuestion['asked'] = {
  what: 'refresh',
  cards: ['3', '6', '6+asc6', '7', '9'],
  limit: 24,
  token: false,
  best: [0, 1, 2, 4],
};
const refresh = () => asked(PLAYED, { kind: 'refresh', asked: BACK }, 'refresh');

it('offers to give an exhaustion card back, or to keep it', async () => {
  await recover();
  expect(screen.getByText('2 recycled')).toBeTruthy();
  await fireEvent.click(screen.getByRole('button', { name: /Give it back/ }));
  expect(answers()).toEqual(['yes']);
});

it('hears the keys of both answers', async () => {
  await recover();
  await press('2');
  expect(answers()).toEqual(['no']);
});

it('has the best picked up already: one click takes them', async () => {
  await refresh();
  expect(screen.getByText('24 of 24')).toBeTruthy();
  await fireEvent.click(card('Take 3, 6, 6, 9 (24)'));
  expect(answers()).toEqual(['3,6,6+asc6,9']);
});

it('picks up other cards until the total is full, and counts', async () => {
  await refresh();
  expect(screen.getAllByRole('button', { name: /^Card/ })).toHaveLength(5);
  await fireEvent.click(card('Put them back'));
  await fireEvent.click(card('Card 9'));
  await fireEvent.click(card('Card 7'));
  expect(screen.getByText('16 of 24')).toBeTruthy();
  await fireEvent.click(card('Card 6 with Strong ascent 6'));
  expect(card('Card 6').hasAttribute('disabled')).toBe(true);
  expect(card('Card 3').hasAttribute('disabled')).toBe(true);
  await fireEvent.click(card('Take 6, 7, 9 (22)'));
  expect(answers()).toEqual(['6+asc6,7,9']);
});

it('takes the best again by its key, and sends it with Enter', async () => {
  await refresh();
  await press('2');
  expect(screen.getByText('18 of 24')).toBeTruthy();
  await press('b');
  await press('Enter');
  expect(answers()).toEqual(['3,6,6+asc6,9']);
});

it('takes none only when that is pressed', async () => {
  await refresh();
  await fireEvent.click(card('Put them back'));
  await press('Enter');
  expect(answers()).toEqual([]);
  await fireEvent.click(card('Take none'));
  expect(answers()).toEqual(['none']);
});
