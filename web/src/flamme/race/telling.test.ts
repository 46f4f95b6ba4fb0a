import { beforeEach, expect, test } from 'vitest';
import type { SeatState } from '@/net/protocol';
import { speak } from '@/words/index.svelte';
import { EVENTS, RIDERS, TOUR } from './sample';
import { lineOf, rulesOf, sentence, tell } from '@/frame/race/telling';
import { youIn } from '@/table/company';
import { tellingOf } from './telling';
import { FlammeCompany } from './company';

const SEATS: readonly SeatState[] = [
  { colour: 'blue', kind: 'person', name: 'Anna', you: true },
  { colour: 'red', kind: 'bot', bot: 'tempo' },
];
const company = new FlammeCompany(SEATS, 'blue', RIDERS);
const others = new FlammeCompany(SEATS, null, RIDERS);

beforeEach(() => speak('en'));

test('lines know their round, their phase and whose they are', () => {
  const lines = tell(EVENTS, tellingOf(RIDERS));
  expect(lines.map((line) => [line.round, line.phase, line.team])).toEqual([
    [1, 'movement', 'blue'],
    [1, 'movement', 'blue'],
    [1, 'movement', 'red'],
    [1, 'movement', 'red'],
    [1, 'slipstream', ''],
    [1, 'exhaustion', 'blue'],
  ]);
});

test('one’s own riders are yours, others are called by who rides them', () => {
  const [own, , bot] = tell(EVENTS, tellingOf(RIDERS));
  expect(lineOf(own!, company)).toBe('Your Rouleur plays 7: 11 to go.');
  expect(lineOf(own!, others)).toBe('Anna’s Rouleur plays 7: 11 to go.');
  expect(lineOf(bot!, company)).toContain('Métronome');
});

test('a move is told by what is to go, until it is over the line', () => {
  const moved = (id: string, left: number) =>
    sentence({ id, rule: '', args: { rider: 'blue.R', card: '7', distance: 5, square: '70', left } }, company);
  expect(moved('moved-other', 4)).toBe('Your Rouleur plays 7 but rides 5: 4 to go.');
  expect(moved('moved', 0)).toBe('Your Rouleur plays 7 and crosses the line.');
});

test('a person without a name is you to themselves and a colour to others, never “You’s”', () => {
  const seats: readonly SeatState[] = [{ colour: 'blue', kind: 'person', name: 'You' }];
  expect(new FlammeCompany(seats, youIn(seats), RIDERS).rider('blue.R')).toBe('your Rouleur');
  expect(new FlammeCompany(seats, null, RIDERS).rider('blue.R')).toBe('Blue’s Rouleur');
});

test('both riders of a team are named in one word', () => {
  expect(company.riders(['red.R', 'blue.S', 'red.S'])).toBe('both of Métronome’s riders and your Sprinteur');
});

test('French elides before a vowel', async () => {
  await speak('fr');
  expect(others.rider('blue.R')).toContain('d’Anna');
  expect(others.rider('red.R')).toContain('de Métronome');
});

test('two bots of one name are told apart by their numbers', () => {
  const twins = new FlammeCompany([...SEATS, { colour: 'green', kind: 'bot', bot: 'tempo' }], 'blue', RIDERS);
  expect([twins.name('red'), twins.name('green')]).toEqual(['Métronome 2', 'Métronome 3']);
});

test('exhaustion and attack cards and weather are called by their names', () => {
  const said = (id: string, args: object) => sentence({ id, rule: '', args: args as never }, company);
  expect(said('bid-revealed', { rider: 'blue.R', cards: ['2e', '5'] })).toBe('Your Rouleur bids exhaustion (2) and 5.');
  expect(said('weather', { weather: [['wet', '7', '12', 44, 39]] })).toBe(
    'The weather turns: wet road from 44 to 39 to go.',
  );
});

test('where something special is told, its rule is the one worth looking up', () => {
  const told = tell(EVENTS, tellingOf(RIDERS))[0]!;
  expect(rulesOf(told)).toEqual(['3.3.1']);
  expect(rulesOf({ ...told, said: [...told.said, { id: 'moved-limited', rule: '3.2.4', args: {} }] })).toEqual([
    '3.2.4',
  ]);
});

test('cards with powers, specialists, teams and times are put into words', () => {
  const said = (id: string, args: object) => sentence({ id, rule: '', args: args as never }, company);
  expect(said('refreshed', { rider: 'blue.R', cards: ['3', '6+chase'] })).toBe(
    'Your Rouleur takes back 3 and 6 (chase).',
  );
  expect(said('drafted', { rider: 'blue.R', specialist: 'super-rouleur' })).toContain('Super Rouleur');
  expect(said('draft-order-seats', { seats: ['red', 'blue'] })).toContain('Métronome and Anna');
  expect(said('timed', { riders: ['blue.R'], count: 1, time: 130 })).toContain('2:10');
});

test('what is told of several teams at once is nobody’s', () => {
  const event = (said: object, args: object = { rider: 'red.R' }) => ({
    code: 'minute',
    rule: '',
    args: args as never,
    said: [{ id: 'minute', rule: '', args: said as never }],
  });
  const teams = [
    event({ riders: ['red.R', 'red.S'] }),
    event({ riders: ['red.R', 'blue.R'] }),
    event({ count: 6 }),
    event({}),
  ];
  expect(tell(teams, tellingOf(RIDERS)).map((line) => line.team)).toEqual(['red', '', '', 'red']);
});

test('tokens, times and exhaustion have headings of their own', () => {
  const told = tell(
    TOUR.map((event) => (event.code === 'phase' ? event : { ...event, said: [{ id: 'x', rule: '', args: {} }] })),
    tellingOf(RIDERS),
  );
  expect([...new Set(told.filter((line) => line.round === 1).map((line) => line.phase))]).toEqual([
    'movement',
    'end',
    'tokens',
    'times',
    'refresh',
  ]);
});
