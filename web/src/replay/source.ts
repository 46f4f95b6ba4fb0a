/** The origin of a record: a file that was dropped, or a table of this device. */
import { api, Refused } from '@/net/api';

/** The key under which the home page stores a dropped file. */
const FILE = 'echappee.record';

export const isFile = (id: string): boolean => id === 'file';

/** Whether this is the record of a tour: its stages are watched one by one, from its page. */
export const isTour = (record: string): boolean => record.startsWith('echappee-tour ');

/** The game of this record, by its own tag. */
export const gameIn = (record: string): string => /^game: *(\w+)/m.exec(record)?.[1] ?? '';

export interface Found {
  record: string;
  /** People's names at the table, in seat order; a file does not have them. */
  names: readonly string[];
}

export async function find(id: string, code: string): Promise<Found> {
  if (isFile(id)) return { record: kept(), names: [] };
  if (code) await enter(code);
  const [record, names] = await Promise.all([api.record(id), namesAt(id)]);
  return { record, names };
}

function kept(): string {
  const record = sessionStorage.getItem(FILE);
  if (record === null) throw new Refused('no-record', 'there is no record here');
  return record;
}

/** Somebody who is in already may use the link again. */
async function enter(code: string): Promise<void> {
  await api.me();
  await api.enter(code).catch((error: unknown) => {
    if (!(error instanceof Refused && error.code === 'already-in')) throw error;
  });
}

/** Names stay at the table; a replay without them is still a replay. */
async function namesAt(id: string): Promise<readonly string[]> {
  const lists = await api.tables().catch(() => ({ yours: [] }));
  return lists.yours.find((row) => row.table.id === id)?.table.seats ?? [];
}
