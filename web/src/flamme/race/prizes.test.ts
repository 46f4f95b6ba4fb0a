import { expect, test } from 'vitest';
import { pilesOf, prizesOf, takenKey, takersOf } from './prizes';
import { FORKED, RIDERS, TOUR } from './sample';
import { firstScene, scenesOf } from './scene';

const scenes = (rules: readonly string[]) => scenesOf(RIDERS, TOUR, [firstScene(RIDERS, rules)]);

test('tokens lie beside the road until somebody takes them', () => {
  const tour = scenes(['tour', 'extended']);
  expect(prizesOf(FORKED, tour[0]!)).toEqual({
    piles: [
      { side: 'mountain', square: 14, values: [5, 3, 1] },
      { side: 'sprint', square: 21, values: [2, 1] },
    ],
    refresh: 10,
    timing: FORKED.timing,
  });
  expect(prizesOf(FORKED, tour.at(-1)!)).toMatchObject({ piles: [{ values: [3, 1] }, { values: [2, 1] }], refresh: 0 });
  expect(takersOf(FORKED, tour[0]!)).toEqual([]);
  expect(
    takersOf(FORKED, tour.at(-1)!).map(({ square, riders }) => [square, riders.map((rider) => rider.name)]),
  ).toEqual([[14, ['blue.R']]]);
  expect(takenKey(tour[0]!)).not.toBe(takenKey(tour.at(-1)!));
});

test('what the rules do not ask for does not lie there', () => {
  expect(prizesOf(FORKED, scenes([])[0]!)).toEqual({ piles: [], refresh: 0 });
  expect(prizesOf(FORKED, scenes(['itt'])[0]!)).toEqual({ piles: [], refresh: 0, timing: FORKED.timing });
  expect(pilesOf(FORKED, ['tour']).map((pile) => pile.pile)).toEqual(['major', 'minor']);
});
