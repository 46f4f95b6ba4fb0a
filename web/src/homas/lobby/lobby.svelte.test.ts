import { cleanup, fireEvent, render, screen } from '@testing-library/svelte';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { HERE, made } from '@/table/plan';
import { usualAutomaticOf, usualBotOf } from '@/lobby/riders';
import { api, Refused } from '@/net/api';
import type { CourseRow } from '@/net/bodies';
import { HOMAS } from '../game';
import { titleOf } from '@/tour/titles';
import { speak } from '@/words/index.svelte';
import { courseName } from '../road/courses';
import CourseFacts from './CourseFacts.svelte';
import { Courses } from './courses.svelte';
import { facts, problemOf } from './facts';
import { madeCourse } from './made.svelte';
import OwnStages from './OwnStages.svelte';
import { idsIn } from './races';
import { judgeRoad, roadText } from './road';
import TrialCard from './TrialCard.svelte';

beforeEach(async () => {
  await speak('en');
  vi.spyOn(api, 'road').mockImplementation((_game, id) => Promise.resolve({ ...TRIAL, id }) as never);
});
afterEach(() => {
  cleanup();
  vi.restoreAllMocks();
});

const TRIAL: CourseRow = {
  game: 'homas',
  id: 'time-trial-40',
  name: '',
  set: '',
  squares: 45,
  hours: 0,
  marks: [],
  rows: Array.from({ length: 45 }, () => ({})),
  red: 45,
  finish: 'flat',
  cards: [],
  limit: null,
  trial: true,
  rain: false,
  hell: false,
};

const stage = (id: string, set: string) => ({
  ...TRIAL,
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

  it.each(['road:0x33', 'time-trial-40'])('is the road %s, for which the server is asked once', async (id) => {
    const ask = vi.spyOn(api, 'road').mockResolvedValue(stage(id, ''));
    expect(madeCourse(id)).toBeUndefined();
    expect(madeCourse(id)).toBeUndefined();
    await vi.waitFor(() => expect(madeCourse(id)?.id).toBe(id));
    expect(facts(TRIAL)).toBe('45 squares · against the clock');
    expect(ask).toHaveBeenCalledOnce();
    expect(madeCourse('nowhere')).toBeUndefined();
  });

  it('says what is on it, also where lines have no letter', () => {
    const marks = [
      { letter: '', row: 9, sprint: true },
      { letter: '', row: 18, kind: 'hill' },
      { letter: '', row: 18, kind: 'mountain' },
    ];
    render(CourseFacts, { course: { ...TRIAL, id: 'road:0x45', trial: false, red: 20, marks } });
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
    vi.spyOn(api, 'check').mockResolvedValue({ findings: [] });
    const ask = vi.spyOn(api, 'road').mockResolvedValue(stage('road:0x21', ''));
    expect(await judgeRoad('0x21')).toEqual({ good: true, words: ['45 squares'] });
    expect(ask).toHaveBeenCalledWith('homas', 'road:0x21');
  });

  it.each([
    [
      { part: 'stretch', piece: '-4y6' },
      '-4y6 is not a stretch such as 0x12, -4x6 or k-2x4. Words come after a semicolon.',
    ],
    [{ part: 'word', piece: 'red=99' }, 'red=99 means nothing here: there is no such word, or there are no such rows.'],
    [
      { part: 'nothing', piece: '' },
      'There is nothing where a stretch or a word should be. Look at commas and semicolons.',
    ],
    [{ part: 'pair', piece: 'sprint' }, 'A road against the clock has no sprint: nobody meets anybody there.'],
  ])('%o is told in words', async (about, words) => {
    const finding = { code: 'bad-road', severity: 'error', detail: 'in English', about };
    vi.spyOn(api, 'check').mockResolvedValue({ findings: [finding] });
    expect(await judgeRoad('0x9')).toEqual({ good: false, words: [words] });
  });

  it('may be too short, or asked for when there is no line', async () => {
    const short = { code: 'road-length', severity: 'error', detail: '9 rows', about: {} };
    const check = vi.spyOn(api, 'check').mockResolvedValueOnce({ findings: [short] });
    const words = ['This road is too short or too long to be ridden at a table.'];
    expect(await judgeRoad('0x9')).toEqual({ good: false, words });
    check.mockRejectedValue(new Refused('odd', 'odd'));
    expect(await judgeRoad('0x9')).toEqual({ good: false, words: ['odd'] });
  });
});

describe('a time trial to choose', () => {
  it('is chosen with its kilometres, and again when they change', async () => {
    const choose = vi.fn((id: string) => void rerender({ stage: id, choose }));
    const { rerender } = render(TrialCard, { stage: 'paris-roubaix', choose });
    const press = async (name: RegExp) => fireEvent.click(await screen.findByRole('button', { name }));
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
    const ids = () => courses.in('paris-nice-2 time-trial-40 gone').map(({ id }) => id);
    return vi.waitFor(() => expect(ids()).toEqual(['paris-nice-2', 'time-trial-40']));
  });

  it('has a name of its own', () => {
    expect(titleOf('homas', 'paris-nice-2 time-trial-40')).toBe('A custom tour');
  });

  it('is put together by hand', async () => {
    const change = vi.fn((stages: readonly string[]) => void rerender({ stages }));
    const { rerender } = render(OwnStages, {
      stages: ['paris-nice-1', 'time-trial-40', 'benelux-tour-1'],
      courses,
      change,
    });
    const press = async (name: string) => fireEvent.click(await screen.findByRole('button', { name }));
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
      'Between 1 and 4 teams must have a director; the others are neutral.',
    );
  });
});
