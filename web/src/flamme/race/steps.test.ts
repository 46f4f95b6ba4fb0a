import { expect, test } from 'vitest';
import { EVENTS, RIDERS, TOUR } from './sample';
import { scenesOf } from './scene';
import { phaseAt, stepAt, stepsOf } from './steps';

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

test('a rider travels 110 ms a square and never longer than 900 ms', () => {
  const travel = stepsOf(EVENTS, scenes)
    .filter((step) => step.kind === 'move')
    .map((step) => step.travel);
  expect(travel).toEqual([550, 220, 440, 220]);
  const far = { ...EVENTS[12]!, args: { ...EVENTS[12]!.args, way: [6, 7, 8, 9, 10, 11, 12, 13, 10] } };
  expect(stepAt([far], scenes.slice(12, 14), 0).travel).toBe(900);
});

test('who appears on the grid does not travel there', () => {
  expect(
    stepsOf(EVENTS, scenes)
      .filter((step) => step.kind === 'place')
      .every((step) => step.travel === 0),
  ).toBe(true);
});

test('without motion there is one step for each phase', () => {
  expect(stepsOf(EVENTS, scenes, phaseAt).map((step) => [step.from, step.to])).toEqual([
    [0, 4],
    [4, 7],
    [7, 16],
    [16, 20],
    [20, 21],
  ]);
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
  expect(steps[3]!.travel).toBe(550);
  expect(steps[4]!.travel).toBe(110);
});
