import { expect, test } from 'vitest';
import { EVENTS, RIDERS } from './sample';
import { ranked, scenesOf } from './scene';

const scenes = scenesOf(RIDERS, EVENTS);
const last = scenes.at(-1)!;
const rider = (name: string) => last.riders.find((each) => each.name === name)!;

test('there is a scene before each event and one after the last', () => {
  expect(scenes).toHaveLength(EVENTS.length + 1);
  expect(scenes[0]!.riders.every((each) => each.square === 0)).toBe(true);
});

test('riders are where the last event left them', () => {
  expect([rider('blue.R'), rider('red.R'), rider('blue.S'), rider('red.S')].map((each) => each.square)).toEqual([10, 9, 8, 7]);
});

test('cards lie open from the reveal until they are removed, then they are out of the race', () => {
  const open = scenes.map((scene) => scene.riders.filter((each) => each.card !== null).length);
  expect(open[12]).toBe(4);
  expect(open.at(-1)).toBe(0);
  expect(rider('red.S').played).toEqual(['2e']);
});

test('what only one seat hears changes nothing that everybody sees', () => {
  expect(scenes[6]).toBe(scenes[5]);
  expect(scenes[7]).toBe(scenes[6]);
});

test('exhaustion is counted, and the round is the new one', () => {
  expect(rider('blue.R').taken).toBe(1);
  expect(last.round).toBe(2);
});

test('more events carry known scenes on', () => {
  const first = scenesOf(RIDERS, EVENTS.slice(0, 8));
  expect(scenesOf(RIDERS, EVENTS, first)).toEqual(scenes);
});

test('who came home earlier is ahead, then who is further, then who is more to the right', () => {
  const base = { ...rider('blue.R'), home: 0, square: 50, lane: 1 };
  const order = ranked([
    { ...base, name: 'left' }, { ...base, name: 'right', lane: 0 }, { ...base, name: 'late', home: 9, square: 70 }, { ...base, name: 'early', home: 8, square: 60 },
  ]);
  expect(order.map((each) => each.name)).toEqual(['early', 'late', 'right', 'left']);
});
