/** The record that is watched as a file, and not by its table: one that was dropped, or a stage of a tour. */
import { api, Refused } from '@/net/api';

const [RECORD, RIDERS] = ['echappee.record', 'echappee.riders'];

/** Who rode a race, as its table knows. */
export interface Riders {
  /** People's names, in seat order. */
  names: readonly string[];
  /** The seats of this device. */
  own: readonly string[];
  /** The race in the palmarès of this device. */
  race: string;
}

const UNKNOWN: Riders = { names: [], own: [], race: '' };

export interface Found extends Riders {
  record: string;
}

/** A dropped file does not say who rode. */
export function keepFile(record: string, riders: Riders = UNKNOWN): void {
  sessionStorage.setItem(RECORD, record);
  sessionStorage.setItem(RIDERS, JSON.stringify(riders));
}

export function keptFile(): Found {
  const record = sessionStorage.getItem(RECORD);
  if (record === null) throw new Refused('no-record', 'there is no record here');
  return { ...UNKNOWN, ...(JSON.parse(sessionStorage.getItem(RIDERS) ?? '{}') as Riders), record };
}

/** Names stay at the table; a replay without them is still a replay. `stage`: of its tour, from 1 on. */
export async function ridersAt(table: string, stage = 0): Promise<Riders> {
  const { seats } = await api.table(table).catch(() => ({ seats: [] }));
  return {
    names: seats.map(({ name = '' }) => name),
    own: seats.filter(({ you, bot }) => you && !bot).map(({ colour }) => colour),
    race: stage ? `${table}/${stage}` : table,
  };
}
