/** The origin of a record: a file that was dropped, or a table of this device. */
import { api, Refused } from '@/net/api';
import { keptFile, ridersAt, type Found } from '@/table/file';

export const isFile = (id: string): boolean => id === 'file';

/** Whether this is the record of a tour: its stages are watched one by one, from its page. */
export const isTour = (record: string): boolean => record.startsWith('echappee-tour ');

/** The game of this record, by its own tag. */
export const gameIn = (record: string): string => /^game: *(\w+)/m.exec(record)?.[1] ?? '';

export async function find(id: string, code: string): Promise<Found> {
  if (isFile(id)) return keptFile();
  if (code) await enter(code);
  const [record, riders] = await Promise.all([api.record(id), ridersAt(id)]);
  return { ...riders, record };
}

/** Somebody who is in already may use the link again. */
async function enter(code: string): Promise<void> {
  await api.me();
  await api.enter(code).catch((error: unknown) => {
    if (!(error instanceof Refused && error.code === 'already-in')) throw error;
  });
}
