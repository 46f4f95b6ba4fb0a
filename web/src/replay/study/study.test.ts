import { beforeEach, describe, expect, test, vi } from 'vitest';
import type { DrawnRow, Studied } from '@/net/bodies';
import { reachBy, type Call } from '@/net/transport';
import { SAMPLES } from '@/net/transport.sample';
import { Again } from './again.svelte';
import { bandsOf, chancesAt, costly, errorOf, figureText, luckiest, signed } from './figures';
import { figure, graded, STUDY } from './study.sample';
import { RaceStudy } from './raceStudy.svelte';

test('bands lie on top of each other and fill the height, with the error of every edge between them', () => {
  const rows = [STUDY.chances[1]!, STUDY.chances[3]!];
  expect(bandsOf(rows, (events) => events * 2, 100, 2500)).toEqual([
    { team: 'blue', path: 'M10 50 L42 100 L42 100 L10 100 Z', doubt: 'M10 49 L42 100 L42 100 L10 51 Z' },
    { team: 'red', path: 'M10 0 L42 0 L42 100 L10 50 Z', doubt: '' },
  ]);
});

test('within a phase the chances hold with which it began', () => {
  expect(chancesAt(STUDY.chances, 7)?.teams.blue!.shown).toBe(50);
  expect(chancesAt(STUDY.chances, 8)?.teams.blue!.shown).toBe(31);
});

test('the chances of every moment are shown as they are sent, and add up to 100', () => {
  for (const { teams } of STUDY.chances)
    expect(Object.values(teams).reduce((sum, { shown }) => sum + shown, 0)).toBe(100);
});

test('an error is said in points, a small one is not none, and what is certain has none', () => {
  expect([0.026, 0.004, 0].map((error) => errorOf({ error }))).toEqual(['±\u00a03', '±\u00a0<1', '']);
  expect([figureText(figure(47)), figureText(figure(100, 0))]).toEqual(['47\u00a0±\u00a01', '100']);
  expect([12, -3, 0].map(signed)).toEqual(['+12', '−3', '0']);
});

test('only clear mistakes are costly, the costliest first, of the seats that are asked for', () => {
  const all = [
    graded({ grade: 'inaccuracy', cost: figure(2) }),
    graded({ seat: 'red', cost: figure(20) }),
    graded({ grade: 'close', cost: figure(0) }),
    graded(),
  ];
  expect(costly(all, ['blue', 'red']).map(({ cost }) => cost.shown)).toEqual([20, 12, 2]);
  expect(costly(all, ['blue']).map(({ cost }) => cost.shown)).toEqual([12, 2]);
});

test('of the draws those are shown that changed most, in the order of the race, and none of nobody', () => {
  const draw = (before: number, after: number, seat = 'red'): DrawnRow => ({
    ...STUDY.draws[0]!,
    seat,
    before: figure(before),
    after: figure(after),
  });
  const draws = [draw(50, 50), draw(50, 51), ...Array.from({ length: 8 }, (_, n) => draw(50, 60 - n)), draw(9, 90, '')];
  expect(luckiest(draws).map(({ after }) => after.shown)).toEqual([60, 59, 58, 57, 56, 55, 54, 53]);
});

describe('a study', () => {
  const [asked, came] = [[] as string[], vi.fn<(study: Studied) => void>()];
  let over = true;
  beforeEach(() => {
    asked.length = 0;
    came.mockReset();
    over = true;
    let effort = '';
    reachBy({
      ...SAMPLES,
      ask({ method, path, body }: Call) {
        asked.push(method);
        if (method === 'POST') ({ effort } = body as { effort: string });
        const text = path.endsWith('result') ? { ...STUDY, effort } : { job: '1' };
        return Promise.resolve({ status: 200, text: JSON.stringify(text) });
      },
      follow(_, heard) {
        queueMicrotask(() => heard(over ? { state: 'done' } : { state: 'running', done: 0.5 }));
        return () => {};
      },
    });
    return () => reachBy(SAMPLES);
  });

  test('is shown when the first is there, and sharpened afterwards', async () => {
    const studying = new RaceStudy('a record', came);
    await studying.begin();
    expect([studying.study?.effort, studying.whole]).toEqual(['first', false]);
    await Promise.all([studying.refine(), studying.refine()]);
    expect([studying.study?.effort, studying.busy]).toEqual(['full', false]);
    await studying.refine();
    expect(asked.filter((method) => method === 'POST')).toHaveLength(2);
    expect(came).toHaveBeenCalledTimes(2);
  });

  test('that is stopped keeps what was found, and the server is told', async () => {
    const studying = new RaceStudy('a record', came);
    await studying.begin();
    over = false;
    const refined = studying.refine();
    await vi.waitFor(() => expect(studying.job).toEqual({ state: 'running', done: 0.5 }));
    studying.stop();
    await refined;
    await vi.waitFor(() => expect(asked).toContain('DELETE'));
    expect([studying.study?.effort, studying.busy]).toEqual(['first', false]);
  });
});

test('mistakes are put one after the other, and one answer to each counts', () => {
  const again = new Again([graded(), graded({ best: '7', played: '3' })]);
  again.answer('3');
  again.answer('7');
  expect([again.answered, again.right, again.last]).toEqual(['3', true, false]);
  again.next();
  expect([again.answered, again.number, again.last]).toEqual([null, 2, true]);
  again.answer('3');
  expect([again.right, again.solved]).toEqual([false, 1]);
});
