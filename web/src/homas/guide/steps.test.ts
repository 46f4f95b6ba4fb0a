import { expect, it } from 'vitest';
import type { Ride } from '../race/ride.svelte';
import { STEPS } from './steps';

const said = (attacker: string) =>
  STEPS.filter(({ when }) =>
    when({ question: {}, answered: false, kind: 'counter', mine: ['11', '12'], attacker, film: {} } as unknown as Ride),
  ).map(({ say }) => say);

it('the lesson on countering is about the attack of a rival', () => {
  expect(said('12')).toEqual([]);
  expect(said('21')).toEqual(['homas-guide-counter']);
});
