/** The palmarès as a file, and back. */
import { isRidden, type Ridden } from './kept';

const FORMAT = 'echappee-palmares';
const COLUMNS = ['id', 'day', 'game', 'stage', 'name', 'place', 'riders', 'rounds', 'time'] as const;

export const asJson = (races: readonly Ridden[]): string =>
  JSON.stringify({ format: FORMAT, version: 1, races }, null, 1);

/** A cell with commas or quotation marks in it is quoted; one that a spreadsheet would take for a formula is not one. */
function cell(value: string | number | null): string {
  const text = String(value ?? '');
  const plain = /^[=+@-]/.test(text) ? `'${text}` : text;
  return /[",\n]/.test(plain) ? `"${plain.replaceAll('"', '""')}"` : plain;
}

const row = (race: Ridden): string =>
  COLUMNS.map((name) => cell(name === 'day' ? new Date(race.day).toISOString() : race[name])).join(',');

export const asCsv = (races: readonly Ridden[]): string => [COLUMNS.join(','), ...races.map(row), ''].join('\n');

/** The races in a file; nothing if it is not one of ours, or anything in it is wrong. */
export function readJson(text: string, games: readonly string[]): Ridden[] | undefined {
  try {
    const { format, races } = JSON.parse(text) as { format?: unknown; races?: unknown };
    if (format !== FORMAT || !Array.isArray(races)) return undefined;
    return races.every((race) => isRidden(race, games)) ? (races as Ridden[]) : undefined;
  } catch {
    return undefined;
  }
}
