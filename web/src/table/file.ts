/** The record that is watched as a file, and not by its table: one that was dropped, or a stage of a tour. */
import { api, Refused } from '@/net/api';

const [RECORD, NAMES] = ['echappee.record', 'echappee.names'];

export interface Found {
  record: string;
  /** People's names at the table, in seat order; a dropped file does not have them. */
  names: readonly string[];
}

export function keepFile(record: string, names: readonly string[] = []): void {
  sessionStorage.setItem(RECORD, record);
  sessionStorage.setItem(NAMES, JSON.stringify(names));
}

export function keptFile(): Found {
  const record = sessionStorage.getItem(RECORD);
  if (record === null) throw new Refused('no-record', 'there is no record here');
  return { record, names: JSON.parse(sessionStorage.getItem(NAMES) ?? '[]') as string[] };
}

/** Names stay at the table; a replay without them is still a replay. */
export async function namesAt(table: string): Promise<readonly string[]> {
  const lists = await api.tables().catch(() => ({ yours: [] }));
  return lists.yours.find((row) => row.table.id === table)?.table.seats ?? [];
}
