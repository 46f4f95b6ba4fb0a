import { expect, test } from 'vitest';
import { RIDERS, ROAD } from '../race/sample';
import { firstScene, type RiderScene, type Scene } from '../race/scene';
import { finishOf, type Finish } from './finish';
import { verdictOf } from './verdict';

type Spot = readonly [square: number, lane?: number];

const scene = (spots: readonly Spot[], home = 0): Scene => {
  const riders = firstScene(RIDERS).riders.map((rider, n): RiderScene => {
    const [square, lane = 0] = spots[n]!;
    return { ...rider, square, lane, home: square > 20 ? home : 0 };
  });
  return { round: home, phase: 'end', rules: [], riders };
};

const start = scene([[1], [2], [3], [4]]);

/** blue.R, blue.S, red.R, red.S at the end of these rounds; the line is behind square 20. */
function raced(rounds: readonly (readonly Spot[])[], more: Partial<Finish> = {}): Finish {
  const ends = [start, ...rounds.map((spots, n) => scene(spots, n + 1 === rounds.length ? rounds.length : 0))];
  const finish = finishOf([], ends, ROAD);
  const led = (name: string): number =>
    ends
      .slice(1)
      .filter(
        ({ riders }) =>
          Math.max(...riders.map((rider) => rider.square)) === riders.find((rider) => rider.name === name)!.square,
      ).length;
  for (const placed of finish.order) Object.assign(placed.stats, { led: led(placed.rider.name), exhaustion: 3 });
  return { ...finish, ends, ...more };
}

const verdict = (rounds: readonly (readonly Spot[])[], more: Partial<Finish> = {}) => verdictOf(raced(rounds, more));

const MIDDLE: readonly Spot[] = [[11], [10], [12], [9]];

test('two riders on one square: half a wheel', () => {
  expect(verdict([MIDDLE, MIDDLE, [[18], [22, 1], [22, 0], [17]]])).toMatchObject({
    id: 'end-verdict-wheel',
    winner: { name: 'red.R' },
    second: { name: 'blue.S' },
  });
});

test('many squares between them: alone', () => {
  expect(verdict([MIDDLE, MIDDLE, [[18], [17], [24], [16]]])).toMatchObject({ id: 'end-verdict-alone', n: 6 });
});

test('from the last place a little before the end', () => {
  const last: readonly Spot[] = [[11], [12], [10], [9]];
  expect(verdict([MIDDLE, last, MIDDLE, MIDDLE, [[19], [18], [17], [21]]])).toMatchObject({
    id: 'end-verdict-back',
    n: 4,
    winner: { name: 'red.S' },
  });
});

test('who broke away before the first round and won held on', () => {
  expect(verdict([MIDDLE, [[18], [17], [24], [16]]], { away: ['red.R'] })).toMatchObject({
    id: 'end-verdict-breakaway',
    n: 2,
  });
  expect(verdict([MIDDLE, [[18], [17], [24], [16]]], { away: ['red.S'] })!.id).toBe('end-verdict-alone');
});

test('both riders of a team in front', () => {
  expect(verdict([MIDDLE, MIDDLE, [[18], [17], [23], [21]]])).toMatchObject({ id: 'end-verdict-double', n: 2 });
});

test('in front for more than half of the rounds', () => {
  expect(verdict([MIDDLE, MIDDLE, [[21], [17], [23], [18]]])).toMatchObject({ id: 'end-verdict-front', n: 3 });
});

test('a bunch at the line', () => {
  const blue: readonly Spot[] = [[14], [13], [12], [11]];
  expect(verdict([blue, blue, [[22], [21, 0], [24], [21, 1]]])).toMatchObject({ id: 'end-verdict-bunch', n: 4 });
});

test('one square between them', () => {
  const blue: readonly Spot[] = [[14], [13], [12], [11]];
  expect(verdict([blue, blue, [[22], [18], [23], [17]]])!.id).toBe('end-verdict-length');
});

test('what is left is the day of a rouleur or of a sprinteur, or of fresh legs', () => {
  const blue: readonly Spot[] = [[14], [13], [12], [11]];
  const rouleur = raced([blue, blue, [[21], [18], [23], [17]]]);
  expect(verdictOf(rouleur)!.id).toBe('end-verdict-rouleur');
  rouleur.order[0]!.stats.exhaustion = 0;
  expect(verdictOf(rouleur)!.id).toBe('end-verdict-fresh');
  expect(verdict([blue, blue, [[21], [18], [16], [23]]])!.id).toBe('end-verdict-sprinteur');
});

test('a race that is ridden out was won when the winner came home', () => {
  const finish = raced([MIDDLE, [[18], [17], [24], [16]]]);
  const later = { ...scene([[26], [25], [24], [27]]), round: 3 };
  const order = finish.order.map((placed) => ({
    ...placed,
    rider: { ...placed.rider, home: placed.rider.name === 'red.R' ? 2 : 3 },
  }));
  expect(verdictOf({ ...finish, order, ends: [...finish.ends, later] })).toMatchObject({
    id: 'end-verdict-alone',
    n: 6,
  });
});

test('against the clock the seconds tell', () => {
  const trial = (first: number, second?: number) => {
    const finish = raced([MIDDLE, [[18], [17], [24], [16]]]);
    const times: Readonly<Record<string, Partial<RiderScene>>> = {
      'red.R': { podium: 3, time: first },
      'blue.R': second === undefined ? {} : { podium: 2, time: second },
    };
    const order = finish.order.map((placed) => ({
      ...placed,
      rider: { ...placed.rider, ...times[placed.rider.name] },
    }));
    return verdictOf({ ...finish, order, rules: ['ttt'] });
  };
  expect(trial(40, 110)).toMatchObject({
    id: 'end-verdict-minute',
    n: 70,
    winner: { name: 'red.R' },
    second: { name: 'blue.R' },
  });
  expect(trial(40, 50)).toMatchObject({ id: 'end-verdict-seconds', n: 10 });
  expect(trial(40, 40)!.id).toBe('end-verdict-level');
  expect(trial(100, 30)).toMatchObject({ id: 'end-verdict-first', n: 70 });
  expect(trial(100)).toMatchObject({ id: 'end-verdict-clock', n: 100 });
});
