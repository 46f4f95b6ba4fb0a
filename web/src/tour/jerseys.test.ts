import { expect, it } from 'vitest';
import { wornBy } from './jerseys';

it('knows who wears what', () => {
  expect(wornBy({ yellow: 'green.R', green: 'red.S', polka: 'black.R' })).toEqual({
    'green.R': 'yellow',
    'red.S': 'green',
    'black.R': 'polka',
  });
  expect(wornBy({ rainbow: 'blue.R' })).toEqual({});
  const both = { yellow: '21', green: '21', polka: '34', combative: '34' };
  expect(wornBy(both)).toEqual({ 21: 'yellow', 34: 'polka' });
  expect(wornBy({ combative: '34', polka: '34', green: '21', yellow: '21' })).toEqual(wornBy(both));
});
