import { expect, it } from 'vitest';
import { formatOf, hindered, onRoad, ridden } from './formats';
import { ownRoad } from './road';

const plain = ownRoad('a b u');
const breakaway = { ...plain, breakaway: 1 };
const trial = { ...plain, special: 'ttt' };
const long = { ...breakaway, special: 'extended' };

it('is a race unless a rule says otherwise', () => {
  expect(formatOf(['weather'])).toBe('race');
  expect(formatOf(['weather', 'itt'])).toBe('itt');
});

it('takes what a format cannot have', () => {
  expect(ridden(['weather', 'breakaway', 'extended', 'specialists'], 'ttt', breakaway)).toEqual([
    'weather',
    'specialists',
    'ttt',
  ]);
  expect(ridden(['ride-out', 'itt'], 'tour', plain)).toEqual(['tour']);
  expect(ridden(['weather', 'tour'], 'race', plain)).toEqual(['weather']);
});

it('says why', () => {
  expect(hindered('ride-out', ['tour'], plain)).toBe('included');
  expect(hindered('breakaway', ['itt'], breakaway)).toBe('trial');
  expect(hindered('breakaway', [], plain)).toBe('missing');
  expect(hindered('specialists', ['itt'], plain)).toBeUndefined();
});

it('follows the road', () => {
  expect(onRoad(['weather', 'tour'], plain, trial)).toEqual(['weather', 'ttt']);
  expect(onRoad(['weather', 'ttt'], trial, plain)).toEqual(['weather']);
  expect(onRoad(['tour', 'breakaway'], breakaway, long)).toEqual(['tour', 'breakaway', 'extended']);
  expect(onRoad(['tour', 'extended'], long, plain)).toEqual(['tour']);
  expect(onRoad(['breakaway'], breakaway, plain)).toEqual([]);
});
