/** The part of an address behind the # where a result is entered: `score` for the next stage, `score-2` for the second. */
import type { TourWire } from '@/net/protocol';

export const SCORE = /^score(?:-(\d{1,2}))?$/;

/** The stage that this address enters, counted from 1; 0 if it is no such address, or there is no such stage. */
export function scoredStage(hash: string, { number, days }: Pick<TourWire, 'number' | 'days'>): number {
  const found = SCORE.exec(hash);
  const stage = found ? Number(found[1] ?? number + 1) : 0;
  return stage <= Math.min(number + 1, days.length) ? stage : 0;
}
