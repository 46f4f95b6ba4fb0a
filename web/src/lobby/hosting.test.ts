import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { Refused } from '@/net/api';
import type { Wish } from '@/net/connection';
import type { SeatState, TableState } from '@/net/protocol';
import { prefer, prefs } from '@/device/prefs.svelte';
import type { Table } from '@/table/table.svelte';
import { speak } from '@/words/index.svelte';
import { Hosting } from './hosting.svelte';
import { GAMES } from '@/table/games';
import { FREE, HERE } from '@/table/plan';
import { usualBotOf } from './riders';

await speak('en');

const seats: SeatState[] = [
  { colour: 'blue', kind: 'person', name: 'Anna', you: true, here: true },
  { colour: 'red', kind: 'open' },
  { colour: 'green', kind: 'bot', bot: 'tempo' },
];
const state: TableState = {
  id: 'k3',
  status: 'open',
  host: true,
  player: true,
  seats,
  settings: { game: GAMES[0].id, stage: 'base-4', rules: [], seats: [{}, {}, { kind: 'bot', name: 'tempo' }] },
};

/** A table that writes down what is asked of it. */
function tableOf(refuse = '', own = seats.filter((seat) => seat.you)) {
  const asked: Wish[] = [];
  const send = (wish: Wish) => {
    asked.push(wish);
    return wish.type === refuse ? Promise.reject(new Refused('no', 'no')) : Promise.resolve('');
  };
  const table = { state, own, send } as unknown as Table;
  return { plan: new Hosting(table), asked };
}

describe('an open table', () => {
  beforeEach(() => {
    vi.useFakeTimers();
    prefer({ name: 'Anna' });
  });
  afterEach(() => vi.useRealTimers());

  it('shows a change at once and sends it when the hand rests, once', async () => {
    const { plan, asked } = tableOf();
    plan.ride('base-5');
    plan.rule('weather', true);
    expect([plan.stage, plan.rules]).toEqual(['base-5', ['weather']]);
    expect(asked).toEqual([]);
    await vi.advanceTimersByTimeAsync(300);
    expect(asked).toEqual([
      { type: 'configure', settings: { ...state.settings, stage: 'base-5', rules: ['weather'] } },
    ]);
  });

  it('becomes a tour, and keeps it when something else is changed', async () => {
    const { plan, asked } = tableOf();
    plan.travel('week');
    plan.rule('weather', true);
    expect(plan.tour).toBe('week');
    await vi.advanceTimersByTimeAsync(300);
    expect(asked).toEqual([{ type: 'configure', settings: { ...state.settings, tour: 'week', rules: ['weather'] } }]);
  });

  it('goes back to what holds when a change is refused', async () => {
    const { plan } = tableOf('configure');
    plan.ride('no such stage');
    await vi.advanceTimersByTimeAsync(300);
    expect(plan.stage).toBe('base-4');
  });

  it('frees a seat before somebody at this screen sits down there', async () => {
    const { plan, asked } = tableOf();
    plan.put(2, HERE);
    await vi.advanceTimersByTimeAsync(0);
    expect(asked).toEqual([
      { type: 'configure', settings: { ...state.settings, seats: [{}, {}, {}] } },
      { type: 'sit', seat: 'green', name: 'Green' },
    ]);
  });

  it('gives a seat the name that was said and remembers it, or the usual one', async () => {
    const { plan, asked } = tableOf('', []);
    await plan.sit(1, ' Bruno ');
    await plan.sit(1);
    prefer({ name: '' });
    await plan.sit(1, ' ');
    expect(asked.map((wish) => wish.type === 'sit' && wish.name)).toEqual(['Bruno', 'Bruno', 'Red']);
    expect(prefs.name).toBe('');
  });

  it('lets its own people stand up', async () => {
    const { plan, asked } = tableOf();
    plan.put(0, FREE);
    await vi.advanceTimersByTimeAsync(300);
    expect(asked).toEqual([{ type: 'stand', seat: 'blue' }]);
  });

  it('starts only under the names that are in the fields', async () => {
    const { plan, asked } = tableOf();
    const refused = plan.call(0, 'x'.repeat(60));
    await plan.start();
    expect([await refused, asked]).toEqual(['60 characters: a name has at most 24.', []]);
    await plan.call(0, 'Zoë');
    await plan.start();
    expect(asked.map((wish) => wish.type)).toEqual(['sit', 'start']);
  });

  it('starts nothing under a name that the server refuses', async () => {
    const { plan, asked } = tableOf('sit');
    void plan.call(0, 'Bruno');
    await plan.start();
    expect(asked.map((wish) => wish.type)).toEqual(['sit']);
  });

  it('starts with the last change', async () => {
    const { plan, asked } = tableOf();
    plan.add(usualBotOf(GAMES[0]));
    await plan.start();
    expect(asked.map((wish) => wish.type)).toEqual(['configure', 'start']);
  });
});
