/** A record as a file, and a link to hand out. */
import { codesOf, shared } from './codes';
import { notice } from '@/parts/notices.svelte';
import { t } from '@/words/index.svelte';

const TOUR_HEAD = 'echappee-tour ';

/** As in firenze-milano-2026-07-14.race. */
export function fileName(name: string, day: Date, ending: string): string {
  const plain = name
    .normalize('NFD')
    .replace(/\p{M}/gu, '')
    .toLowerCase()
    .replace(/[^a-z0-9]+/g, '-')
    .replace(/^-+|-+$/g, '');
  return `${plain || ending}-${day.toISOString().slice(0, 10)}.${ending}`;
}

/** A race's record, or a tour's. */
export const endingOf = (record: string): string => (record.startsWith(TOUR_HEAD) ? 'tour' : 'race');

/** Offer a text to the person as a file. */
export function saveText(text: string, file: string, type = 'text/plain'): void {
  const address = URL.createObjectURL(new Blob([text], { type }));
  Object.assign(document.createElement('a'), { href: address, download: file }).click();
  setTimeout(() => URL.revokeObjectURL(address));
}

export const saveRecord = (record: string, name: string): void =>
  saveText(record, fileName(name, new Date(), endingOf(record)));

/** The address where others can watch this table's race: with the code for spectators, if this device has it. */
export function replayLink(table: string): { link: string; open: boolean } {
  const code = codesOf(table)?.watcher_code;
  return { link: shared(`${location.origin}/replay/${table}${code ? `#${code}` : ''}`), open: code !== undefined };
}

/** Copy it, and say so. A page that was not reached safely may not copy; then the link itself is shown. */
export async function copyReplayLink(table: string): Promise<void> {
  const { link, open } = replayLink(table);
  try {
    await navigator.clipboard.writeText(link);
    notice(t(open ? 'end-copied' : 'end-copied-private'));
  } catch {
    notice(t('end-not-copied', { link }));
  }
}
