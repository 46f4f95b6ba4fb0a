import { expect, it } from 'vitest';
import { measuresOf } from '../../draw/profile/profile';
import { lay } from '../../road/lay';
import { rowsOf } from './rows';

const profile = measuresOf(lay('a b c g i u'.split(' ')), 1440, 158);
const racer = (name: string, square: number) => ({
  name,
  team: name.split('.')[0]!,
  type: name.split('.')[1]!,
  square,
  mine: false,
});

it('gives every team a row of its own above the ruler, in the order of the seats', () => {
  const { rows, apart } = rowsOf(
    profile,
    [racer('blue.R', 9), racer('blue.S', 12), racer('red.R', 9)],
    ['blue', 'red', 'green'],
  );
  expect(rows.map((row) => [row.team, row.riders.map(({ racer: { name } }) => name)])).toEqual([
    ['blue', ['blue.R', 'blue.S']],
    ['red', ['red.R']],
    ['green', []],
  ]);
  expect(rows[1]!.y - rows[0]!.y).toBe(apart);
  expect(rows[2]!.y).toBeLessThan(profile.ruler);
});

it('never puts one rider of a team over the other', () => {
  const { rows, apart } = rowsOf(profile, [racer('blue.R', 9), racer('blue.S', 9)], ['blue']);
  const [rear, front] = rows[0]!.riders;
  expect(front!.x - rear!.x).toBeCloseTo(apart * 0.8, 9);
});

it('has room for six teams', () => {
  const teams = ['blue', 'red', 'green', 'black', 'white', 'pink'];
  expect(rowsOf(profile, [], teams).rows[0]!.y).toBeGreaterThan(profile.ceiling - 1);
});
