/** Who sits at a table, as a list tells it. */
import type { TableRow } from '../net/bodies';
import { COLOURS } from '../race/company';
import { maybe, t } from '../words/index.svelte';

export interface Sitter {
  team: string;
  /** Empty where nobody sits. */
  name: string;
}

/** What a team is called that nobody has named. */
export const teamName = (colour: string): string => t('team-of-colour', { colour });

const called = (name: string): string => maybe(`bot-${name}`) ?? name;

/** The seats of a table: their teams and who sits there. */
export const sittersOf = (row: TableRow): Sitter[] => row.seats.map((name, n) => ({ team: COLOURS[n]!, name: name && called(name) }));

/** Every name once, in seat order. */
export const namesOf = (row: TableRow): string[] => [...new Set(sittersOf(row).map(({ name }) => name).filter(Boolean))];

/** The team that won, and who rode for it; nobody before the end. */
export function winnerOf(row: TableRow): Sitter | undefined {
  return sittersOf(row).find(({ team }) => team === row.winner.split('.')[0]);
}
