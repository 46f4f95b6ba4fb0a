/**
 * Calendars as settings write them: `gt-3 gt-8 rest gt-11`. A stage with two sides is named without them, and the
 * number of teams chooses; `gigamic2018-3:ttt` is ridden in another format than its own.
 */
import { shifted } from '@/lobby/order';
import { calendarOf, offerOf } from '@/table/offers.svelte';
import { ownRoad, type Road } from '../lobby/road';

/** A stage of a calendar as it is written, and whether a rest day follows. */
export interface Day {
  readonly stage: string;
  /** Empty: as the stage is made for. */
  readonly format: string;
  readonly rest: boolean;
}

/** The fewest and the most stages of a tour. */
export const lengths = (): readonly [number, number] => offerOf('flamme').tour_lengths;
const REST = 'rest';

/** The days of a calendar, or of a preset of this name. A rest day without a stage before it is none. */
export function readDays(text: string): Day[] {
  const days: Day[] = [];
  for (const word of calendarOf('flamme', text).split(/\s+/).filter(Boolean)) {
    const last = days.at(-1);
    if (word !== REST) days.push({ stage: word.split(':')[0]!, format: word.split(':')[1] ?? '', rest: false });
    else if (last) days[days.length - 1] = { ...last, rest: true };
  }
  return days;
}

/** The calendar as text. */
export const printDays = (days: readonly Day[]): string =>
  days.map(({ stage, format, rest }) => `${stage}${format ? `:${format}` : ''}${rest ? ` ${REST}` : ''}`).join(' ');

/** How many rest days a tour of this many stages may have. */
const mostRests = (stages: number): number => offerOf('flamme').rest_days[stages >= lengths()[1] ? 1 : 0];

/** A stage as calendars name it: without its side, which is called by the number of players. */
export const unsided = ({ stage, players }: Pick<Road, 'stage' | 'players'>): string => {
  const side = `-${players.join('-')}`;
  return stage.endsWith(side) ? stage.slice(0, -side.length) : stage;
};

/** The road of a calendar's stage for this many teams. */
export function roadFor(stage: string, teams: number, roads: readonly Road[]): Road | undefined {
  if (stage.includes(',')) return ownRoad(stage);
  const fits = (road: Road): boolean => unsided(road) === stage && teams <= road.players[1];
  return roads.find((road) => road.stage === stage) ?? roads.find(fits);
}

/** How a day is ridden: as a stage, or as a trial. */
export function formatOn({ format }: Pick<Day, 'format'>, road: Pick<Road, 'special'> | undefined): string {
  const special = road?.special ?? '';
  return format || (special === 'ttt' || special === 'itt' ? special : 'tour');
}

/** The days with this one moved by one place; a rest day stays after its stage, but never after the last. */
export const moved = (days: readonly Day[], from: number, to: number): Day[] => settled(shifted(days, from, to));

export const dropped = (days: readonly Day[], index: number): Day[] => settled(days.toSpliced(index, 1));

/** With a rest day after this stage, or without one. */
export const rested = (days: readonly Day[], index: number, rest: boolean): Day[] =>
  settled(days.with(index, { ...days[index]!, rest }));

/** Rest days where none can be are gone: after the last stage, and the earliest of those that are too many. */
function settled(days: readonly Day[]): Day[] {
  let spare = days.slice(0, -1).filter((day) => day.rest).length - mostRests(days.length);
  return days.map((day, n) => {
    if (!day.rest) return day;
    const stays = n < days.length - 1 && spare-- <= 0;
    return stays ? day : { ...day, rest: false };
  });
}
