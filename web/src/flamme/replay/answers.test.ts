import { beforeAll, expect, test } from 'vitest';
import { speak } from '@/words/index.svelte';
import { ROAD } from '../race/sample';
import { toGo } from '../road/graph';
import { answerWord } from './reel.svelte';

beforeAll(() => speak('en'));

test('a place on the grid is counted to go', () => {
  expect(answerWord({ kind: 'place1' }, 'S3', ROAD)).toBe(`Sprinteur, ${toGo(ROAD, 3)} to go`);
});
