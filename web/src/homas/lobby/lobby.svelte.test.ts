import { cleanup, fireEvent, render, screen } from '@testing-library/svelte';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { HERE, made } from '@/table/plan';
import { usualAutomaticOf, usualBotOf } from '@/lobby/riders';
import { api, Refused } from '@/net/api';
import { HOMAS } from '../game';
import { titleOf } from '@/tour/titles';
import { speak } from '@/words/index.svelte';
import { courseName } from '../road/courses';
import CourseFacts from './CourseFacts.svelte';
import { Courses } from './courses.svelte';
import { facts, problemOf } from './facts';
import { madeCourse, trialOf } from './made.svelte';
import OwnStages from './OwnStages.svelte';
import { idsIn } from './races';
import { judgeRoad, roadText } from './road';
import TrialCard from './TrialCard.svelte';

beforeEach(() => speak('en'));
afterEach(() => {
  cleanup();
  vi.restoreAllMocks();
});

const stage = (id: string, set: string) => ({
  ...trialOf(40),
  id,
  set,
  name: `Stage ${id}`,
  trial: false,
  hours: 1.5,
});
const courses = new Courses();
courses.all = [
  stage('paris-nice-1', 'paris-nice'),
  stage('paris-nice-2', 'paris-nice'),
  stage('benelux-tour-1', 'benelux-tour'),
];

it('a tile says what is on the road, not how long it takes at a real table', () => {
  const marks = [{ letter: 'E', row: 5, kind: 'hill' }];
  const rows = [{ road: 'cobbles' }, { road: 'flat' }].map((row) => ({ ...courses.all[0]!.rows[0]!, ...row }));
  expect(facts({ ...courses.all[0]!, squares: 60, marks, rows })).toBe('60 squares · 1 climb · cobbles');
});

describe('a course in no list', () => {
  it.each([
    ['en', 'Time trial, 40 km', 'Custom road', 'First kilometres'],
    ['fr', 'Contre-la-montre, 40\u00a0km', 'Parcours personnalisé', 'Premiers kilomètres'],
  ])('has a name in %s', async (language, trial, road, guided) => {
    await speak(language);
    expect(courseName('time-trial-40', '40 km')).toBe(trial);
    expect(courseName('road:0x33', '')).toBe(road);
    expect(courseName('road:0x50;red=20', '')).toBe(guided);
    expect(courseName('paris-roubaix', 'Paris – Roubaix')).toBe('Paris – Roubaix');
  });

  it('is a time trial of half the kilometres and 25', () => {
    expect([1, 32, 41, 200].map((km) => trialOf(km).squares)).toEqual([25, 41, 45, 125]);
    expect(madeCourse('time-trial-32')).toEqual(trialOf(32));
    expect(facts(trialOf(32))).toBe('41 squares · against the clock');
  });

  it('is a road that the server is asked for once', async () => {
    const ask = vi.spyOn(api, 'road').mockResolvedValue(stage('road:0x33', ''));
    expect(madeCourse('road:0x33')).toBeUndefined();
    expect(madeCourse('road:0x33')).toBeUndefined();
    await vi.waitFor(() => expect(madeCourse('road:0x33')?.id).toBe('road:0x33'));
    expect(ask).toHaveBeenCalledOnce();
    expect(madeCourse('nowhere')).toBeUndefined();
  });

  it('says what is on it, also where lines have no letter', () => {
    const marks = [
      { letter: '', row: 9, sprint: true },
      { letter: '', row: 18, kind: 'hill' },
      { letter: '', row: 18, kind: 'mountain' },
    ];
    render(CourseFacts, { course: { ...trialOf(40), id: 'road:0x45', trial: false, red: 20, marks } });
    expect([...document.querySelectorAll('dd')].map((each) => each.textContent)).toEqual([
      '45',
      '25 to go',
      '36 to go',
      '27 to go',
      '27 to go',
    ]);
    expect([...document.querySelectorAll('dt')].slice(2).map((each) => each.textContent)).toEqual([
      'Sprint',
      'Hill',
      'Mountain',
    ]);
  });
});

describe('a road of one’s own', () => {
  it('is read with or without its first word, and with spaces', () => {
    expect(roadText(' 0x20, −4x6 ;hill=26')).toBe('road:0x20,-4x6;hill=26');
    expect(roadText('road:0x20')).toBe('road:0x20');
  });

  it('is good if the server says so', async () => {
    const ask = vi.spyOn(api, 'road').mockResolvedValue(stage('road:0x21', ''));
    expect(await judgeRoad('0x21')).toEqual({ good: true, words: ['45 squares'] });
    expect(ask).toHaveBeenCalledWith('homas', 'road:0x21');
  });

  it.each([
    [
      '0x9,-4y6',
      'bad-road',
      '-4y6 is not a stretch such as 0x12',
      '-4y6 is not a stretch such as 0x12, -4x6 or k-2x4. Words come after a semicolon.',
    ],
    [
      '0x20,red=9',
      'bad-road',
      'red=9 is not a stretch such as 0x12',
      'red=9 is not a stretch such as 0x12, -4x6 or k-2x4. Words come after a semicolon.',
    ],
    [
      '0x20;red=99',
      'bad-road',
      'red=99 says nothing about a road of 20 rows',
      'red=99 says nothing about this road: no such word, or no such rows.',
    ],
    [
      '0x20,',
      'bad-road',
      'nothing is not a stretch',
      'There is nothing where a stretch or a word should be. Look at commas and semicolons.',
    ],
    ['0x9', 'road-length', '9 rows', 'This road is too short or too long to be ridden at a table.'],
  ])('%s is refused in words', async (typed, code, detail, words) => {
    vi.spyOn(api, 'road').mockRejectedValue(new Refused(code, detail));
    expect(await judgeRoad(typed)).toEqual({ good: false, words: [words] });
  });
});

describe('a time trial to choose', () => {
  it('is chosen with its kilometres, and again when they change', async () => {
    const choose = vi.fn((id: string) => void rerender({ stage: id, choose }));
    const { rerender } = render(TrialCard, { stage: 'paris-roubaix', choose });
    const press = (name: RegExp) => fireEvent.click(screen.getByRole('button', { name }));
    await press(/5 km longer/);
    expect(choose).not.toHaveBeenCalled();
    await press(/Time trial, 45 km/);
    expect(choose).toHaveBeenLastCalledWith('time-trial-45');
    await press(/5 km shorter/);
    expect(choose).toHaveBeenLastCalledWith('time-trial-40');
  });

  it('has bounds', async () => {
    const choose = vi.fn();
    render(TrialCard, { stage: 'time-trial-98', choose });
    await fireEvent.click(screen.getByRole('button', { name: '5 km longer' }));
    expect(choose).toHaveBeenLastCalledWith('time-trial-100');
    cleanup();
    render(TrialCard, { stage: 'time-trial-10', choose });
    expect((screen.getByRole('button', { name: '5 km shorter' }) as HTMLButtonElement).disabled).toBe(true);
  });
});

describe('a stage race of one’s own', () => {
  it('has stages in a row, named or written', () => {
    expect(idsIn('paris-nice')).toEqual(['paris-nice-1', 'paris-nice-2', 'paris-nice-3']);
    expect(idsIn('paris-nice-2  time-trial-40')).toEqual(['paris-nice-2', 'time-trial-40']);
    expect(courses.in('paris-nice-2 time-trial-40 gone').map(({ id }) => id)).toEqual([
      'paris-nice-2',
      'time-trial-40',
    ]);
    expect(titleOf('homas', 'paris-nice-2 time-trial-40')).toBe('A custom tour');
  });

  it('is put together by hand', async () => {
    const change = vi.fn((stages: readonly string[]) => void rerender({ stages }));
    const { rerender } = render(OwnStages, {
      stages: ['paris-nice-1', 'time-trial-40', 'benelux-tour-1'],
      courses,
      change,
    });
    const press = (name: string) => fireEvent.click(screen.getByRole('button', { name }));
    await press('Time trial, 40 km earlier');
    expect(change).toHaveBeenLastCalledWith(['time-trial-40', 'paris-nice-1', 'benelux-tour-1']);
    await press('Remove Stage paris-nice-1');
    expect(change).toHaveBeenLastCalledWith(['time-trial-40', 'benelux-tour-1']);
    await press('Antwerp – Geraardsbergen later');
    expect(change).toHaveBeenCalledTimes(2);
  });

  it('needs two to twenty-one stages and one to four directors', () => {
    const places = [made(HERE), made(usualBotOf(HOMAS))];
    const say = (tour: string) => problemOf({ places, tour });
    expect([say(''), say('paris-nice'), say('paris-nice-1 paris-nice-2')]).toEqual([undefined, undefined, undefined]);
    expect(say('paris-nice-1')).toBe('A tour has 2 to 21 stages; this one has 1.');
    expect(say('paris-nice-1 '.repeat(22))).toBe('A tour has 2 to 21 stages; this one has 22.');
    expect(problemOf({ places: [made(usualAutomaticOf(HOMAS))], tour: '' })).toBe(
      'One to 4 teams need a director; the others are neutral.',
    );
  });
});
