import { cleanup, fireEvent, render, screen } from '@testing-library/svelte';
import { afterEach, describe, expect, it } from 'vitest';
import { Draft } from '@/lobby/draft.svelte';
import { usualAutomaticOf } from '@/lobby/riders';
import { speak } from '@/words/index.svelte';
import { FLAMME } from '../game';
import { letTire, mayTire, tiredBy } from './handicap';
import SeatExtras from './SeatExtras.svelte';

await speak('en');
afterEach(cleanup);

const handicaps = (draft: Draft) => draft.places.map(({ extras }) => extras.handicap);

describe('old hands', () => {
  it('start tired where they may, and rest when they no longer may', () => {
    const draft = new Draft();
    draft.put(3, usualAutomaticOf(FLAMME));
    expect(mayTire(draft)).toBe(false);
    letTire(draft, true);
    draft.choose(1, tiredBy(draft.places[1]!, 2));
    expect([mayTire(draft), handicaps(draft)]).toEqual([true, [0, 2, 0, undefined]]);
    letTire(draft, true);
    expect(handicaps(draft)).toEqual([0, 2, 0, undefined]);
    letTire(draft, false);
    expect([mayTire(draft), handicaps(draft)]).toEqual([false, [undefined, undefined, undefined, undefined]]);
  });

  it('keep what else was chosen for their seat', () => {
    const draft = new Draft();
    draft.choose(0, { rouleur: 'grimpeur' });
    letTire(draft, true);
    expect(draft.places[0]!.extras).toEqual({ rouleur: 'grimpeur', handicap: 0 });
    letTire(draft, false);
    expect(draft.places[0]!.extras).toEqual({ rouleur: 'grimpeur' });
  });

  it('start like all others in a tour', () => {
    const draft = new Draft();
    letTire(draft, true);
    draft.travel('short');
    expect(mayTire(draft)).toBe(false);
  });

  it('choose at their seat how tired they start', async () => {
    const plan = new Draft();
    letTire(plan, true);
    render(SeatExtras, { plan, index: 1 });
    screen.getByRole('group', { name: 'Exhaustion cards (Red)' });
    await fireEvent.click(screen.getByRole('button', { name: 'One card more' }));
    expect(handicaps(plan)).toEqual([0, 1, 0, 0]);
    expect(screen.getByRole('status').textContent).toBe('+1');
  });
});
