/** What is left of somebody's clock at a table. */
import type { SeatState } from '@/net/protocol';
import { t } from '@/words/index.svelte';

export interface TimeLeft {
  /** Of the time for this decision, or of the reserve if that is running. */
  readonly seconds: number;
  /** The reserve that comes after it. */
  readonly reserve: number;
  /** Whether the reserve is running. */
  readonly late: boolean;
  /** Whether hardly any time is left. */
  readonly hurry: boolean;
}

/** What this seat has left at this time on the server's clock; nothing while its clock stands still. */
export function timeLeft(seat: SeatState, decision: number, now: number): TimeLeft | undefined {
  if (seat.until == null) return undefined;
  const reserve = seat.reserve ?? 0;
  const left = seat.until - now;
  const all = Math.max(0, left + reserve);
  const late = left <= 0;
  return {
    seconds: Math.ceil(late ? all : left),
    reserve: late ? 0 : Math.round(reserve),
    late,
    hurry: all <= decision / 4,
  };
}

const MINUTE = 60;
const HOUR = 60 * MINUTE;
const DAY = 24 * HOUR;

/** As in 1:05, 3 h 20 min or 2 d 4 h. */
export function spanText(seconds: number): string {
  if (seconds >= DAY)
    return t('clock-days', { days: Math.floor(seconds / DAY), hours: Math.floor((seconds % DAY) / HOUR) });
  if (seconds >= HOUR)
    return t('clock-hours', { hours: Math.floor(seconds / HOUR), minutes: Math.floor((seconds % HOUR) / MINUTE) });
  return `${Math.floor(seconds / MINUTE)}:${String(Math.floor(seconds % MINUTE)).padStart(2, '0')}`;
}
