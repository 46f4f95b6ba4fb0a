import { fireEvent, render, screen } from '@testing-library/svelte';
import AtRace from '@/frame/race/AtRace.sample.svelte';
import { tick } from 'svelte';
import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import type { News } from '@/net/protocol';
import { figure } from '@/replay/study/study.sample';
import Dock from './Dock.svelte';
import type { Ride } from '../race/ride.svelte';
import { racing, rideWith, rider, road } from './sample.svelte';
import { answer, SampleLine, SAMPLES } from '@/net/transport.sample';

const landing = {
  square: 8,
  distance: 3,
  raised: 0,
  limited: 0,
  rivals: [],
  crowded: false,
  way: [6, 7, 8],
  said: [{ id: 'forecast-lands', rule: '3.3.1', args: { left: 18 } }],
};
const NEWS: News = {
  type: 'news',
  table: racing(),
  road: road(),
  views: [
    {
      game: 'flamme',
      seat: 'blue',
      round: 1,
      phase: 'energy',
      rules: [],
      riders: [
        rider('blue.R', 5, { hand: ['3', '3', '4', '7'] }),
        rider('blue.S', 5),
        rider('red.R', 6),
        rider('red.S', 4),
      ],
    },
  ],
  questions: [
    {
      game: 'flamme',
      id: '1/energy/blue/R/card',
      seat: 'blue',
      rider: 'R',
      kind: 'card',
      asks: 'card',
      options: ['3', '4', '7'],
      sealed: true,
      landings: {
        3: landing,
        4: {
          ...landing,
          square: 9,
          distance: 4,
          crowded: true,
          said: [...landing.said, { id: 'forecast-crowded', rule: '3.3.3', args: { riders: ['red.R', 'red.S'] } }],
        },
        7: { ...landing, square: 12, distance: 7 },
      },
    },
  ],
  events: [],
  fresh: true,
};

let end: () => void;
let ride: Ride;

beforeEach(async () => {
  ({ ride, end } = await rideWith(NEWS));
  render(AtRace, { part: Dock, ride });
});
afterEach(() => end());

const answers = () =>
  SampleLine.last.sent.filter((message) => message.type === 'answer').map((message) => message.answer);
const press = (key: string) => fireEvent.keyDown(document.activeElement ?? document.body, { key });

it('shows the hand with a note under each card, and leads to the question', () => {
  expect(
    screen.getAllByRole('button', { name: /^Card/ }).map((button) => button.querySelector('.unseen')?.textContent),
  ).toEqual(['Card 3, 3 squares', 'Card 3, 3 squares', 'Card 4, may be blocked', 'Card 7, 7 squares']);
  expect(document.activeElement).toBe(screen.getByRole('heading', { name: 'your Rouleur' }));
});

it('says what a card would do as soon as it has the focus', async () => {
  await fireEvent.focus(screen.getAllByRole('button', { name: /^Card/ })[2]!);
  expect(screen.getByText(/^You land .* Both .* may fill that square first\.$/)).toBeTruthy();
  expect(ride.pointed).toBe('4');
  expect(screen.getByRole('button', { name: 'Play' }).hasAttribute('disabled')).toBe(true);
});

it('plays the chosen card with the button, and no other', async () => {
  await fireEvent.click(screen.getAllByRole('button', { name: /^Card/ })[3]!);
  expect(answers()).toEqual([]);
  await fireEvent.click(screen.getByRole('button', { name: 'Play 7' }));
  expect(answers()).toEqual(['7']);
});

it('plays the chosen card with a second click on it, so also with a double click', async () => {
  const [, , four, seven] = screen.getAllByRole('button', { name: /^Card/ });
  await fireEvent.click(four!);
  await fireEvent.click(seven!);
  expect(answers()).toEqual([]);
  await fireEvent.click(seven!);
  expect(answers()).toEqual(['7']);
});

it('plays a card that is carried to the road, and keeps one that is let go elsewhere', async () => {
  const card = screen.getAllByRole('listitem').find((item) => item.textContent.includes('Card 4'))!;
  card.setPointerCapture = () => {};
  let under: Element[] = [];
  document.elementsFromPoint = () => under;
  const carry = async () => {
    await fireEvent.pointerDown(card, { pointerId: 1, clientX: 100, clientY: 500 });
    await fireEvent.pointerMove(card, { pointerId: 1, clientX: 140, clientY: 200 });
    await fireEvent.pointerUp(card, { pointerId: 1, clientX: 140, clientY: 200 });
    await fireEvent.click(card.querySelector('button')!);
  };
  await carry();
  expect([answers(), ride.chosen]).toEqual([[], '4']);
  const road = document.createElement('div');
  road.dataset.road = '';
  under = [road];
  await carry();
  expect(answers()).toEqual(['4']);
});

it('chooses with a number and plays with the same one; twins stay two cards', async () => {
  await press('2');
  const pressed = screen.getAllByRole('button', { name: /^Card/ }).map((button) => button.getAttribute('aria-pressed'));
  expect(pressed).toEqual(['false', 'true', 'false', 'false']);
  await press('1');
  expect(answers()).toEqual([]);
  await press('1');
  expect(answers()).toEqual(['3']);
});

const SEATS = NEWS.table!.seats;
const chances = { exhausted: 28, sheltered: 61, blocked: 7 };
const told = {
  chances: { 3: chances, 4: chances, 7: chances },
  wins: { 3: figure(20), 4: figure(34), 7: figure(30) },
  said: {},
};
const coach = () => screen.queryByRole('button', { name: 'Coach' });

it('asks the coach only when told to, and shows what it says on each card', async () => {
  const asked: string[] = [];
  vi.spyOn(SAMPLES, 'ask').mockImplementation(({ path }) => {
    asked.push(path);
    return answer({ ...told, best: null });
  });
  await fireEvent.click(coach()!);
  const cards = await screen.findAllByRole('button', {
    name: /^Card \d.* win \d\d\s±\s1, tired 28 %, shelter 61 %, blocked 7 %/,
  });
  expect(cards).toHaveLength(4);
  expect(screen.getByText('The best cards are too close to call.')).toBeTruthy();
  expect(screen.getByRole('note', { name: /hint/i }).textContent).toContain('Shelter: slipstream pulls it along.');
  expect(asked).toEqual(['/api/tables/x/coach?question=1%2Fenergy%2Fblue%2FR%2Fcard']);
  await fireEvent.click(coach()!);
  expect(screen.queryByText('61 %')).toBeNull();
});

it('asks once about a card that costs much, and then plays it', async () => {
  const said = { 3: { id: 'study-card-wind', rule: '', args: { card: '3', exhausted: 93 } } };
  vi.spyOn(SAMPLES, 'ask').mockImplementation(() => answer({ ...told, said, best: '4' }));
  await fireEvent.click(coach()!);
  await screen.findAllByText('34 ± 1');
  await press('1');
  expect(screen.getByText(/^Playing 3: into the wind/)).toBeTruthy();
  await press('1');
  expect(answers()).toEqual([]);
  expect(screen.getByText('4 is 14 points better than 3. Sure?')).toBeTruthy();
  await press('1');
  expect(answers()).toEqual(['3']);
  await fireEvent.click(coach()!);
});

it('has no coach where somebody else rides', async () => {
  expect(coach()).not.toBeNull();
  const red = { colour: 'red', kind: 'person', name: 'Ben' };
  SampleLine.last.say({ type: 'news', table: { ...NEWS.table!, seats: [SEATS[0]!, red] } });
  await tick();
  expect(coach()).toBeNull();
});
