import { expect, test } from 'vitest';
import type { EventWire, HomasEvent, SaidWire } from '@/net/protocol';
import { HomasCompany } from './company';
import { speak } from '@/words/index.svelte';
import { joined, TELLING } from './telling';
import { sectionsOf } from '@/frame/log/rounds';
import { lineOf, tell } from '@/frame/race/telling';

await speak('en');
const company = new HomasCompany([{ colour: 'white', kind: 'person', name: 'Anna' }], 'white');
const said = (id: string, args: SaidWire['args'], rule = '2.3.1'): SaidWire => ({
  id: `homas-radio-${id}`,
  rule,
  args,
});
const event = (code: string, args: EventWire['args'] = {}, ...sentences: SaidWire[]): HomasEvent =>
  ({ code, rule: '2.3.1', args, said: sentences }) as unknown as HomasEvent;
const follows = (rider: string): HomasEvent => event('followed', { rider }, said('followed', { rider, left: 91 }));
const read = (...events: HomasEvent[]) =>
  sectionsOf(tell(events, TELLING), 0).flatMap(({ lines }) => lines.map((line) => lineOf(line, company)));

test('who follows one after the other follows together, a long file by its numbers', () => {
  expect(read(follows('21'))).toEqual(['Red 21 follows, 91 to go.']);
  expect(read(follows('21'), follows('11'), follows('32'))).toEqual(['Red 21, your 11 and Blue 32 follow.']);
  expect(read(...['21', '11', '32', '33', '34'].map(follows))).toEqual(['A file of 5 follows: 21, 11, 32, 33, 34.']);
});

test('what happens in between parts them', () => {
  const rode = event('rode', { rider: '31' }, said('rode', { rider: '31', distance: 3, left: 92 }, '2.1.3'));
  expect(read(follows('21'), rode, follows('11'))).toHaveLength(3);
  expect(read(follows('21'), event('changed'), follows('11'))).toHaveLength(2);
});

test('a line is there after each of them, with all who came before', () => {
  const told = tell([follows('21'), follows('11'), follows('12')], TELLING);
  expect(told.map(({ event: n, more, team }) => [n, more, team])).toEqual([
    [0, false, 'red'],
    [1, true, ''],
    [2, true, ''],
  ]);
  expect(tell([follows('11'), follows('12')], TELLING)[1]!.team).toBe('white');
});

test('a winner and those in the same time are of one team or of none', () => {
  const arrived = (...names: string[]) =>
    tell(
      [event('arrived', {}, said('arrived-won', { rider: '43' }), said('arrived-behind', { riders: names }))],
      TELLING,
    )[0]!.team;
  expect([arrived('11'), arrived('41', '42')]).toEqual(['', 'green']);
});

test('those who wait, fall back or roll no six are one line too', () => {
  const no = (rider: string) =>
    event('neutral-counters', { rider, die: 3 }, said('neutral-counters', { riders: [rider], count: 1 }));
  expect(read(no('31'), event('neutral-counters', { rider: '32', die: 6 }), no('33'))).toEqual([
    'Blue 31 and Blue 33 roll no six and let it go.',
  ]);
  const chosen = (seat: string) => event('energy-chosen', { seat }, said('energy-chosen', { seats: [seat], count: 1 }));
  expect(read(chosen('white'), chosen('red'))).toEqual(['Anna and Red have chosen their energy cards.']);
});

test('other sentences, other rules and longer lines stay apart', () => {
  const a = said('waited', { riders: ['21'], count: 1 });
  expect(joined([a], [{ ...a, rule: '2.4.6' }])).toBeUndefined();
  expect(joined([a, a], [a])).toBeUndefined();
  expect(joined([said('rested', { rider: '21' })], [said('rested', { rider: '22' })])).toBeUndefined();
});
