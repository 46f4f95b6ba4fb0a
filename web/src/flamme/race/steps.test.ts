import { numbersIn } from '@/net/args';
import { expect, test } from 'vitest';
import type { FlammeEvent } from '@/net/protocol';
import { EVENTS, RIDERS, TOUR } from './sample';
import { scenesOf } from './scene';
import { stepAt, stepsOf, stillAt } from './steps';

const scenes = scenesOf(RIDERS, EVENTS);

test('the film follows the rules’ order: cards at once, moves one by one, packs, exhaustion', () => {
  const kinds = stepsOf(EVENTS, scenes)
    .map((step) => step.kind)
    .filter((kind) => kind !== 'quiet');
  expect(kinds).toEqual([
    'place',
    'place',
    'place',
    'place',
    'reveal',
    'move',
    'move',
    'move',
    'move',
    'slip',
    'exhaust',
  ]);
});

test('steps follow each other without a gap', () => {
  const steps = stepsOf(EVENTS, scenes);
  expect(steps[0]!.from).toBe(0);
  expect(steps.at(-1)!.to).toBe(EVENTS.length);
  steps.slice(1).forEach((step, n) => expect(step.from).toBe(steps[n]!.to));
});

test('a rider who goes as far as the card says is told quickly, one who was held back is looked at', () => {
  const moves = stepsOf(EVENTS, scenes).filter((step) => step.kind === 'move');
  expect(moves.map((step) => step.travel)).toEqual([550, 120, 240, 120]);
  expect(moves[0]!.rest).toBeGreaterThan(moves[1]!.rest);
  const far = { ...EVENTS[12]!, args: { ...EVENTS[12]!.args, way: [6, 7, 8, 9, 10, 11, 12, 13, 10] } } as FlammeEvent;
  expect(stepAt([far], scenes.slice(12, 14), 0).travel).toBe(900);
});

test('over the line a rider is seen for long, and the winner longest', () => {
  const over = stepAt(EVENTS, scenes, 13, 6);
  expect(over.travel).toBeGreaterThan(stepAt(EVENTS, scenes, 13, 20).travel);
  const won = [...EVENTS.slice(0, 20), { code: 'won', rule: '5.1.2', args: { rider: 'blue.R' } } as const];
  expect(stepAt(won, scenesOf(RIDERS, won), 20).rest).toBeGreaterThan(over.rest);
});

test('slipstream and exhaustion can be read, and the time for it is taken from plain moves', () => {
  const [cards, moves, end] = [EVENTS.slice(8, 12), EVENTS.slice(13, 16), EVENTS.slice(18, 20)];
  const round = [...cards, ...moves, ...moves, ...moves.slice(0, 2), ...end];
  const steps = stepsOf(round, scenesOf(RIDERS, round, [scenes[8]!]));
  const rest = (kind: string): number => steps.find((step) => step.kind === kind)!.rest;
  expect([rest('slip') > 1000, rest('exhaust') > 1400]).toEqual([true, true]);
  // Eight riders and 22 squares at the pace of those who are held back, and short looks at the end.
  const slower = 900 + 22 * 110 + 8 * 200 + (110 + 350) + 700;
  expect(steps.reduce((sum, step) => sum + step.travel + step.rest, 0)).toBeLessThanOrEqual(slower);
});

test('no round takes longer than if all rode slowly and nothing had to be read, however few ride', () => {
  const [cards, moves, end] = [EVENTS.slice(8, 12), EVENTS.slice(13, 16), EVENTS.slice(18, 20)];
  const plain = moves.filter(({ args }) => !args.limited && !args.blocked);
  for (const [riders, squares] of [
    [plain.slice(0, 1), numbersIn(plain[0]!.args.way).length],
    [plain, plain.reduce((sum, { args }) => sum + numbersIn(args.way).length, 0)],
  ] as const) {
    const round = [...cards, ...riders, end[0]!, end[0]!, end[0]!, end[1]!];
    const steps = stepsOf(round, scenesOf(RIDERS, round, [scenes[8]!]));
    const slips = steps.filter((step) => step.kind === 'slip').reduce((sum, step) => sum + step.travel + 350, 0);
    const slower = 900 + squares * 110 + riders.length * 200 + slips + 700;
    expect(steps.reduce((sum, step) => sum + step.travel + step.rest, 0)).toBeLessThanOrEqual(slower);
    expect(steps.find((step) => step.kind === 'exhaust')!.rest).toBeGreaterThan(700);
  }
});

test('who appears on the grid does not travel there', () => {
  expect(
    stepsOf(EVENTS, scenes)
      .filter((step) => step.kind === 'place')
      .every((step) => step.travel === 0),
  ).toBe(true);
});

test('without motion the moves of a round are one step, and the rest is told as it is to all', () => {
  const steps = stepsOf(EVENTS, scenes, stillAt);
  expect(steps.filter((step) => step.kind === 'move').map((step) => [step.from, step.to])).toEqual([[12, 16]]);
  expect(steps.slice(-3)).toEqual(stepsOf(EVENTS, scenes).slice(-3));
});

test('who is pushed aside gives way in the step of the rider who needs the place; then comes the chase', () => {
  const tour = scenesOf(RIDERS, TOUR);
  const steps = stepsOf(TOUR, tour).filter((step) => step.kind !== 'quiet');
  expect(steps.map((step) => [step.kind, step.to - step.from])).toEqual([
    ['place', 1],
    ['place', 1],
    ['reveal', 1],
    ['move', 2],
    ['chase', 1],
    ['token', 2],
    ['time', 2],
    ['home', 2],
    ['refresh', 1],
  ]);
  expect(steps[3]!.travel).toBe(300);
  expect(steps[4]!.travel).toBe(110);
});
