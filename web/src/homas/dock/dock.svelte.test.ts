import { cleanup, fireEvent, render, screen, within } from '@testing-library/svelte';
import AtRace from '@/frame/race/AtRace.sample.svelte';
import { flushSync } from 'svelte';
import { afterEach, expect, it } from 'vitest';
import type { News, HomasMoves, HomasQuestion } from '@/net/protocol';
import { prefer, prefs } from '@/device/prefs.svelte';
import { Table, type TableOf } from '@/table/table.svelte';
import { speak } from '@/words/index.svelte';
import { Ride } from '../race/ride.svelte';
import { at, EVENTS, ROAD, VIEW } from '../race/sample';
import { moveFrom, questionOf } from './asked.sample';
import Dock from './Dock.svelte';
import StandingOrders from './StandingOrders.svelte';
import { SampleLine } from '@/net/transport.sample';

let end = (): void => {};
afterEach(() => {
  end();
  sessionStorage.clear();
  prefer({ everything: false, hinted: {} });
});

const news = (asked: HomasQuestion, events: typeof EVENTS, road = ROAD): News => ({
  type: 'news',
  table: {
    id: 'x',
    status: 'racing',
    settings: { game: 'homas', seats: [] },
    seats: [
      { colour: 'white', kind: 'person', name: 'Anna', you: true, here: true, thinking: true },
      { colour: 'red', kind: 'automatic', bot: 'neutral' },
    ],
  },
  road,
  views: [VIEW],
  questions: [asked],
  events,
  fresh: true,
});

async function asked(
  kind: string,
  options: readonly string[],
  more: Partial<HomasQuestion> = {},
  events: typeof EVENTS = EVENTS.slice(0, 8),
  road = ROAD,
  id = 'x',
): Promise<Ride> {
  await speak('en');
  let ride!: Ride;
  const stop = $effect.root(() => {
    const table = new Table(id) as unknown as TableOf<'homas'>;
    SampleLine.last.say(news(questionOf(kind, options, more), events, road));
    ride = new Ride(table);
  });
  flushSync();
  end = () => {
    cleanup();
    stop();
    ride.table.close();
  };
  render(AtRace, { part: Dock, ride });
  return ride;
}

/** A rival beside 11, whose wheel it could fall back into. */
const BESIDE = [
  ...EVENTS.slice(0, 8),
  { code: 'changed', args: { changes: [['22', 'square', at('4.2')]] } },
] as unknown as typeof EVENTS;
const answers = () =>
  SampleLine.last.sent.filter((message) => message.type === 'answer').map((message) => message.answer);
const press = (name: string | RegExp) => fireEvent.click(screen.getByRole('button', { name }));
const go = () => screen.getAllByRole('button').find((button) => button.classList.contains('go'))!;
const heading = () => screen.getByRole('heading', { level: 2 }).textContent;

/** What the server says beside the options of a rider that leads. */
const LEAD = { proposed: 'roll', orders: { roll: 'roll' } };
const LEADS = ['roll', '6', '6h', 't6h', '6+6h', '6+t6h', 'attack-6', 'attack-6h', 'attack-6+6h', 'relay', 'rest'];

it('a rider leads with cards and an attack', async () => {
  await asked('lead-0', LEADS, LEAD);
  expect([heading(), go().textContent]).toEqual(['How does 11 ride?', 'Roll two dice']);
  await press('+6');
  expect(go().textContent).toBe('Play +6 and roll');
  await press('Attack');
  expect(go().textContent).toBe('Attack with +6 and a die');
  await fireEvent.click(go());
  expect(answers()).toEqual(['attack-6']);
});

it('against the clock one click rolls for all, or for one, or plays a card', async () => {
  const ride = await asked('lead-0', ['roll', '6'], { ...LEAD, together: 2 }, EVENTS.slice(0, 4), {
    ...ROAD,
    trial: true,
  });
  expect(go().textContent).toBe('Roll for both riders');
  await press('+6');
  expect([go().textContent, screen.queryByRole('button', { name: 'Only for 11' })]).toEqual(['Play +6 and roll', null]);
  await press('+6');
  await fireEvent.keyDown(window, { key: 'Enter' });
  expect([answers(), ride.orders.of('white', 'lead', ride.now)?.span]).toEqual([['roll'], 'turn']);
});

it('against the clock one rider can roll alone', async () => {
  const ride = await asked('lead-0', ['roll', '6'], { ...LEAD, together: 2 }, EVENTS.slice(0, 4), {
    ...ROAD,
    trial: true,
  });
  await press('Only for 11');
  expect([answers(), ride.orders.of('white', 'lead', ride.now)]).toEqual([['roll'], undefined]);
});

it('a card that does not go with an attack ends it', async () => {
  await asked('lead-0', LEADS, LEAD);
  await press('Attack');
  await fireEvent.click(screen.getAllByRole('button', { name: 'Team card +6 (not uphill)' })[0]!);
  expect(go().textContent).toBe('Play +6 and +6');
});

it.each([
  ['S', 'Rest this turn'],
  ['R', 'Ask for a relay'],
  ['1', 'Play +6 and roll'],
])('the key %s chooses', async (key, label) => {
  await asked('lead-0', LEADS, LEAD);
  await fireEvent.keyDown(window, { key });
  expect(go().textContent).toBe(label);
});

it('cards that cannot be played say why', async () => {
  const climb: HomasMoves = {
    what: 'move',
    answers: [moveFrom('roll'), moveFrom('5k')],
    hand: [{ card: '5k' }, { card: '6h', why: 'climb' }, { card: '6h', team: true, why: 'climb' }],
    why: ['climb'],
  };
  await asked('lead-0', ['roll', '5k'], { asked: climb });
  expect(screen.getByText('Cards with the hill sign cannot be played uphill.')).toBeTruthy();
  const grey = screen.getAllByRole<HTMLButtonElement>('button').filter((button) => button.disabled);
  expect(grey.map((button) => button.textContent.trim().split(' (')[0])).toEqual(['+6', 'Team card +6']);
});

it('a card looks as it is printed, and says whether it can be played here', async () => {
  const hell: HomasMoves = {
    what: 'move',
    answers: [moveFrom('roll'), moveFrom('5k'), moveFrom('attack-5k')],
    hand: [{ card: '6', why: 'hell' }, { card: '5k' }],
    why: ['hell'],
    exposed: true,
  };
  const squares = ROAD.squares.map((square) => ({ ...square, road: 'cobbles', grade: -2 }));
  await asked('lead-0', ['roll', '5k', 'attack-5k'], { asked: hell }, EVENTS.slice(0, 8), { ...ROAD, squares });
  expect(screen.getByText(/^In the hell of the north it is the other way round/)).toBeTruthy();
  const hand = within(screen.getByRole('list', { name: 'Energy cards' })).getAllByRole('listitem');
  expect(hand.map((each) => each.querySelector('small')?.textContent)).toEqual(['not here', 'playable here']);
  await press('+5 (not on cobbles)');
  expect(go().textContent).toBe('Play +5 and roll');
  expect(screen.getByText(/Nobody can follow on these cobbles/)).toBeTruthy();
});

it('a seven leads to the event table, which opens beside the race', async () => {
  await asked('seven-0', ['table', 'keep-5', 'keep-2']);
  const link = screen.getByRole('link', { name: 'The event table' });
  expect([link.getAttribute('href'), link.getAttribute('target')]).toEqual(['/rules#homas-events', '_blank']);
});

it('a relay is asked for with one click', async () => {
  await asked('lead-0', LEADS, LEAD);
  await press('Ask for a relay');
  expect(answers()).toEqual(['relay']);
});

it('the furthest useful square is proposed, all are there, and one click rides', async () => {
  await asked('to-0', ['6.1', '6.2', '5.2', 'table'], { useful: ['6.1', '6.2'], proposed: '6.1' });
  expect(go().textContent).toContain('lane 1, 4 to go');
  await press(/^All 3 squares/);
  await press(/^lane 2, 5 to go/);
  expect(answers()).toEqual(['5.2']);
});

it('what the event table may bring is told before it is rolled on', async () => {
  await asked('to-0', ['6.1', '6.2', 'table'], { useful: ['6.1', '6.2'] });
  expect(screen.getByText('42 %')).toBeTruthy();
  expect(screen.getByText(/^This table is our own/)).toBeTruthy();
  const listed = within(screen.getByRole('list', { name: 'Squares to ride to' })).getAllByRole('button');
  expect(listed.map(({ textContent }) => textContent).join()).not.toContain('Risk'); // it is never scrolled away
  await press(/^Risk the event table/);
  expect(answers()).toEqual(['table']);
});

it('the roll is shown with its sum where its rider is asked', async () => {
  await asked('to-0', ['4.1'], { useful: ['4.1'], sealed: true }, EVENTS.slice(0, 5));
  expect(screen.getByRole('img', { name: '1 + 2 = 3' })).toBeTruthy();
});

it('who may follow is told where that leads, and a crawl is not proposed', async () => {
  const ride = await asked(
    'follow-0-0',
    ['13', 'none'],
    { rider: '', lands: { 13: '3.1' }, proposed: 'none' },
    EVENTS.slice(0, 6),
  );
  expect(heading()).toBe('Does 13 follow your 11?');
  expect(screen.getByText('3 squares on, 7 to go')).toBeTruthy();
  expect(ride.lands).toMatchObject([{ rider: '13' }]);
  expect(go().textContent).toContain('Keep the move for later.');
  SampleLine.last.say({ type: 'news', views: [{ ...VIEW, due: ['13'] }] });
  flushSync();
  expect(go().textContent).toContain('A rider who follows cannot play its fitness card this turn.');
  await press(/^13 follows/);
  expect(answers()).toEqual(['13']);
});

it('a rider that may take a relay sees the consequences, and need not take it', async () => {
  const asks = [
    ...EVENTS.slice(0, 6),
    { code: 'asked-relay', args: { rider: '21', changes: [] } },
  ] as unknown as typeof EVENTS;
  await asked('relay-0-0', ['13', 'none'], { rider: '', proposed: 'none' }, asks);
  expect([heading(), go().textContent.trim()]).toEqual(['Red 21 asks for a relay', 'RefuseOthers may take it.']);
  await fireEvent.focus(screen.getByRole('button', { name: /^13 takes it/ }));
  expect(
    screen.getByText(/^13 comes to the front and rides at once\. Red 21 and those between slide back/),
  ).toBeTruthy();
});

it('who sprints is told what it takes to pass the others', async () => {
  await asked('sprint-0', ['roll', '6', '6h']);
  expect(screen.getByRole('img', { name: 'Red 21' })).toBeTruthy();
  expect(screen.getByText('Red 21 is ahead: 3 or more is needed to pass.')).toBeTruthy();
  await press('+6');
  expect(screen.getByText('11 passes all who have sprinted.')).toBeTruthy();
});

it('an order answers at once, and is seen until it is ended', async () => {
  const orders = { far: 'none', never: 'none' };
  const ride = await asked('follow-0-0', ['13', 'none'], { rider: '', orders }, EVENTS.slice(0, 6));
  await press('When it gains 6 or more, all race long');
  flushSync();
  expect(answers()).toEqual(['none']);
  cleanup();
  render(AtRace, { part: StandingOrders, ride });
  expect(screen.getAllByRole('listitem').at(-1)!.textContent).toContain('follow when it gains 6 or more');
  await press('Ask me again');
  await press('Ask me everything');
  expect([screen.getByRole('listitem').textContent, prefs.everything]).toEqual([
    expect.stringContaining('Only ask what matters'),
    true,
  ]);
});

it('what hardly matters is not asked, and that is told', async () => {
  const ride = await asked('to-0', ['8.2', '8.1'], { routine: '8.2' });
  flushSync();
  expect([answers(), screen.queryByRole('heading', { name: 'Where does 11 go?' })]).toEqual([['8.2'], null]);
  SampleLine.last.say(news(questionOf('lead-1', ['roll', '6']), EVENTS.slice(0, 8)));
  flushSync();
  expect([ride.spared, screen.getByRole('note').textContent]).toEqual([
    true,
    expect.stringContaining('Ask me everything'),
  ]);
});

it('a curtain falls for somebody for whom only the page has answered', async () => {
  const shared = (asked: HomasQuestion): News => {
    const told = news(asked, EVENTS.slice(0, 8));
    const seats = told.table!.seats.map((seat) => ({ ...seat, kind: 'person', bot: '', you: true }));
    return { ...told, table: { ...told.table!, seats } } as News;
  };
  const ride = await asked('relay-0-0', ['21', 'none'], { seat: 'red', rider: '' });
  const ask = (kind: string, options: readonly string[], more: Partial<HomasQuestion> = {}): string | null => {
    SampleLine.last.say(shared(questionOf(kind, options, more)));
    flushSync();
    return ride.curtain;
  };
  expect(screen.queryByText('Anna')).toBeNull();
  expect(ask('relay-0-1', ['21', 'none'], { seat: 'red', rider: '' })).toBeNull();
  expect([ask('to-1', ['8.2', '8.1'], { routine: '8.2' }), ride.answered]).toEqual([null, true]);
  const sealed = { sealed: true };
  expect(ask('keep', ['7', '8'], sealed)).toBe('white');
  ride.lift();
  flushSync();
  expect([ride.curtain, ask('keep', ['7', '9'], sealed)]).toEqual([null, null]);
  expect(screen.getByText('Anna')).toBeTruthy(); // without a curtain the question says whose it is
});

it('somebody who likes to be asked everything is', async () => {
  prefer({ everything: true });
  await asked('to-0', ['8.2', '8.1'], { routine: '8.2' });
  flushSync();
  expect(answers()).toEqual([]);
  expect(screen.getByRole('heading', { name: 'Where does 11 go?' })).toBeTruthy();
});

it('who only watches is told nothing of orders', async () => {
  const ride = await asked('lead-0', LEADS, { ...LEAD, routine: '' });
  const told = news(questionOf('lead-0', LEADS), EVENTS.slice(0, 8));
  SampleLine.last.say({ ...told, questions: [], table: { ...told.table!, seats: [told.table!.seats[1]!] } });
  flushSync();
  expect(heading()).toBe('You are watching');
  expect([ride.table.own, screen.queryByText('Ask me everything')]).toEqual([[], null]);
});

it('what can be answered in one way only is not asked', async () => {
  await asked('lead-0', ['roll'], { only: 'roll' });
  flushSync();
  expect([answers(), screen.queryByRole('heading', { name: 'How does 11 ride?' })]).toEqual([['roll'], null]);
});

it.each([
  ['relay-0-0', ['13', 'none'], /^13 takes it/, '13'],
  ['seven-0', ['table', 'keep-5', 'keep-2'], /^Keep the 5/, 'keep-5'],
  ['chance-0', ['attack', 'ride'], /^Just ride/, 'ride'],
  ['wait-0-0', ['wait', '6', 't6h'], /^team card/, 't6h'],
  ['discard-0', ['6', '6h'], /^\+6 \(not uphill\)/, '6h'],
  ['recover-0', ['6h', '5k'], /^\+5/, '5k'],
  ['keep', ['7', 'Q'], /^Fitness card 7/, '7'],
  ['sprint-0', ['roll', '6'], 'Play +6', '6'],
  ['something-new', ['this', 'that'], 'that', 'that'],
] as [string, string[], string | RegExp, string][])(
  '%s is answered with one click',
  async (kind, options, name, answer) => {
    await asked(kind, options, {}, BESIDE);
    await press(name);
    expect(answers()).toEqual([answer]);
  },
);

it.each([
  ['counter-0-0', ['none', '11-6'], '11 counters with +6', 'Counter with one rider', '11-6'],
  ['retreat', ['none', '11'], /^11/, 'One falls back', '11'],
] as [string, string[], string | RegExp, string, string][])(
  '%s is confirmed, also where there is only one answer beside none',
  async (kind, options, name, confirm, answer) => {
    await asked(kind, options, {}, BESIDE);
    await press(name);
    expect([answers(), go().textContent]).toEqual([[], confirm]);
    await fireEvent.click(go());
    expect(answers()).toEqual([answer]);
  },
);

it('who has to wait is told why, once', async () => {
  const crash = [
    ...EVENTS.slice(0, 5),
    { code: 'event', args: { rider: '11', dice: [2, 2], result: 4, name: 'minor-crash', changes: [] } },
    { code: 'loses-turns', args: { rider: '11', turns: 1, changes: [] } },
  ] as unknown as typeof EVENTS;
  const later = [...crash, { code: 'phase', args: { round: 2, phase: 'move', changes: [] } }] as typeof EVENTS;
  for (const events of [crash, later]) {
    await asked('wait-0-0', ['wait', '6'], {}, events);
    expect(screen.getAllByText(/Minor crash/)).toHaveLength(1);
    end();
  }
});

it('what is proposed is laid out already', async () => {
  await asked('lead-0', ['roll', '6', 'fitness'], { proposed: 'fitness' });
  expect(go().textContent).toBe('Play the fitness card');
  end();
  await asked('sprint-0', ['roll', '6'], { proposed: '6' });
  expect(go().textContent).toBe('Play +6');
});

it('an order outlasts the page, and belongs to its race', async () => {
  await asked('retreat', ['none', '11', '13', '11,13'], { orders: { never: 'none' } }, BESIDE);
  await press('Nobody, all race long');
  end();
  await asked('retreat', ['none', '11', '13', '11,13'], { orders: { never: 'none' } }, BESIDE);
  flushSync();
  expect([answers(), screen.queryByRole('heading', { name: 'Does anybody fall back?' })]).toEqual([['none'], null]);
  end();
  await asked('retreat', ['none', '11', '13', '11,13'], { orders: { never: 'none' } }, BESIDE, ROAD, 'another');
  flushSync();
  expect([answers(), heading()]).toEqual([[], 'Does anybody fall back?']);
});

it.each([
  ['counter-0-0', ['none', '11-6', '13-6h', '11-6,13-6h'], ['13 counters with +6 (not uphill)'], '13-6h'],
  ['energy', ['6-5k-6h-0-6h', '6h-5k-6h-0-6h'], [/^\+6 \(not uphill\)$/], '6h-5k-6h-0-6h'],
  ['lineup', ['a1234', 'a3214', 'c1234', 'c3214'], ['C'], 'c1234'],
  ['place-0', ['11,0.1', '11,-1.2', '12,0.1', '12,-1.2'], [/^12 ·/, 'Row 2, lane 2'], '12,-1.2'],
  ['retreat', ['none', '11', '13', '11,13'], ['13 · Sprinter', '11 · Leader'], '11,13'],
  ['sprint-0', ['roll', '6', '6h'], ['+6'], '6'],
  ['rush-0', ['roll', '6', '6h'], [], 'roll'],
] as [string, string[], (string | RegExp)[], string][])(
  '%s is put together',
  async (kind, options, presses, answer) => {
    await asked(kind, options, {}, BESIDE);
    for (const name of presses) await fireEvent.click(screen.getAllByRole('button', { name })[0]!);
    await fireEvent.click(go());
    expect(answers()).toEqual([answer]);
  },
);

it('each hand to choose has the name of its rider', async () => {
  await asked('energy', ['6-5k-6h-0-6h', '6h-5k-6h-0-6h']);
  expect(screen.getAllByRole('listitem')).toHaveLength(5);
  const leader = screen.getByRole('group', { name: 'Leader' });
  expect([...leader.querySelectorAll('button')].map((button) => button.getAttribute('aria-pressed'))).toEqual([
    'true',
    'false',
  ]);
});

it('two riders change places on the starting board', async () => {
  await asked('lineup', ['a1234', 'a3214']);
  await press(/^11, Leader/);
  await press(/^13, Sprinter/);
  await fireEvent.click(go());
  expect(answers()).toEqual(['a3214']);
});

it('warns of fitness cards that must be played', async () => {
  await asked('lead-0', LEADS, LEAD);
  SampleLine.last.say({ type: 'news', views: [{ ...VIEW, due: ['11'] }] });
  flushSync();
  expect(
    screen.getByText('11 still has a fitness card. If it is not played before the line, the whole team is out.'),
  ).toBeTruthy();
});
