import { describe, expect, it } from 'vitest';
import { speak } from '@/words/index.svelte';
import { Draft } from '@/lobby/draft.svelte';
import { FLAMME } from '../../game';
import { HERE, made, type PlannedSeat } from '@/table/plan';
import { usualAutomaticOf, usualBotOf } from '@/lobby/riders';
import { tourProblem } from '../problems';
import { ownRoad, type Road } from '../road';
import { settingsOf } from '../settings';

await speak('en');

const road = (stage: string, change: Partial<Road> = {}): Road => ({
  ...ownRoad('a b u'),
  stage,
  name: stage,
  players: [2, 4],
  grid: 8,
  special: '',
  ...change,
});
const roads = [
  road('gt-3-2-4'),
  road('gt-8-2-4'),
  road('gt-11-2-4'),
  road('gt-10', { special: 'itt', grid: 2 }),
  road('gt-3-5-6', { players: [5, 6], grid: 10 }),
];
const teams = (n: number): PlannedSeat[] => [
  made(HERE),
  ...Array.from({ length: n - 1 }, () => made(usualBotOf(FLAMME))),
];

describe('a tour in the settings', () => {
  it('has its own rules only, and nobody starts tired or as a specialist', () => {
    const places: PlannedSeat[] = [
      { ...made(HERE), extras: { handicap: 2, rouleur: 'grimpeur' } },
      { ...made(usualBotOf(FLAMME)), extras: { handicap: 1 } },
    ];
    expect(
      settingsOf({
        stage: 'base-2',
        rules: ['weather', 'ttt', 'ride-out', 'specialists'],
        places: places,
        tour: 'short',
      }),
    ).toEqual({
      game: 'flamme',
      stage: 'base-2',
      tour: 'short',
      rules: ['weather', 'specialists'],
      seats: [{}, usualBotOf(FLAMME)],
    });
  });

  it('has variants where there is something to vary', () => {
    const variants = ['baroudeur-bid', 'super-combative'];
    const heard = (rules: readonly string[], tour: string) =>
      settingsOf({ stage: 'base-2', rules: [...variants, ...rules], places: teams(2), tour: tour }).rules;
    expect(heard(['specialists'], 'short')).toEqual(['super-combative', 'specialists']);
    expect(heard(['specialists', 'breakaway'], 'short')).toEqual([...variants, 'specialists', 'breakaway']);
    expect(heard(['breakaway'], '')).toEqual(['breakaway']);
    expect(heard(['breakaway', 'specialists', 'tour'], '')).toEqual([...variants, 'breakaway', 'specialists', 'tour']);
    const given: PlannedSeat[] = [{ ...made(HERE), extras: { rouleur: 'baroudeur' } }];
    expect(
      settingsOf({ stage: 'base-2', rules: ['breakaway', 'baroudeur-bid'], places: given, tour: '' }).rules,
    ).toEqual(['breakaway', 'baroudeur-bid']);
  });

  it('is left again for the race that was planned', () => {
    const draft = new Draft();
    draft.rule('ride-out', true);
    draft.travel('week');
    expect(draft.settings).toMatchObject({ tour: 'week', rules: [] });
    draft.travel('');
    expect(draft.settings).toMatchObject({ rules: ['ride-out'] });
    expect(draft.settings.tour).toBeUndefined();
  });
});

describe('what stands in the way of a tour', () => {
  it.each([
    ['gt-3 gt-8 gt-11', 4, undefined],
    ['gt-3 gt-8', 4, 'A tour has 3 to 21 stages; this one has 2.'],
    ['gt-3 gt-8 gt-99', 4, 'There is no stage gt-99 for this many teams.'],
    [
      'gt-3 gt-3 gt-3',
      6,
      '12 riders do not fit on the start of gt-3-5-6: it has 10 places. Choose another tour or fewer teams.',
    ],
    ['gt-3 gt-8 gt-10', 4, undefined],
  ])('%s for %i teams', (calendar, n, words) => expect(tourProblem(teams(n), calendar, roads)).toBe(words));

  it('is an automatic team in a trial', () => {
    const places = [...teams(2), made(usualAutomaticOf(FLAMME))];
    expect(tourProblem(places, 'gt-3 gt-8 gt-11', roads)).toBeUndefined();
    expect(tourProblem(places, 'gt-3 gt-8 gt-10', roads)).toBe(
      'gt-10 is a time trial, and automatic teams do not ride those.',
    );
    expect(tourProblem(places, 'gt-3 gt-8 gt-11:ttt', roads)).toBe(
      'gt-11-2-4 is a time trial, and automatic teams do not ride those.',
    );
    expect(tourProblem([made(usualAutomaticOf(FLAMME))], 'short', roads)).toBe(
      'At least one team must be ridden by a person or a bot.',
    );
  });

  it('is not said before the roads are known', () =>
    expect(tourProblem(teams(4), 'gt-3 gt-8 gt-99', [])).toBeUndefined());
});
