/** The people at a table, from a list. */
import type { TableRow } from '@/net/bodies';
import { gameOf } from '@/table/games';
import { botName, offerOf } from '@/table/offers.svelte';
import { teamName } from '@/table/company';

export interface Sitter {
  team: string;
  /** Empty where nobody sits. */
  name: string;
}

/** The seats of a table: their teams and who sits there. */
export function sittersOf({ game, seats }: TableRow): Sitter[] {
  const { id } = gameOf(game);
  const { colours } = offerOf(id);
  return seats.map((name, n) => ({ team: colours[n]!, name: name && botName(id, name) }));
}

/** This team and its player; nobody for a neutral team. */
export const sitterOf = (row: TableRow, team: string): Sitter | undefined =>
  sittersOf(row).find((sitter) => sitter.team === team) ?? (team ? { team, name: '' } : undefined);

/** Every name once, in seat order. */
export const namesOf = (row: TableRow): string[] => [
  ...new Set(
    sittersOf(row)
      .map(({ name }) => name)
      .filter(Boolean),
  ),
];

export interface TeamPoints extends Sitter {
  points: number;
}

/**
 * The teams of a tour by their points, the most first; nobody before the first stage is over. Who has no name goes by
 * the team's.
 */
export function standingOf(row: TableRow): TeamPoints[] {
  const teams = sittersOf(row).map(({ team, name }, n) => ({
    team,
    name: name || teamName(team),
    points: row.points?.[n] ?? 0,
  }));
  return row.points?.length ? teams.sort((a, b) => b.points - a.points) : [];
}

/** The winning team and its player; nobody before the end. */
export const winnerOf = (row: TableRow): Sitter | undefined => sitterOf(row, row.winning_team ?? '');
