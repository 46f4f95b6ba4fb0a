/** What the studies of a person's races said, stored on this device alone. */
import { recalled, remember } from '@/device/storage';
import type { StandingRow } from '@/net/bodies';
import type { GameId } from '@/table/table.svelte';

const MISTAKE_KINDS = ['wind', 'blocked', 'climbs', 'sprint', 'reserve', 'other'] as const;
export type MistakeKind = (typeof MISTAKE_KINDS)[number];

export interface StudiedRace {
  /** As in the palmarès; each race once. */
  readonly id: string;
  readonly game: GameId;
  readonly stage: string;
  readonly name: string;
  /** When it was studied, in milliseconds since 1970. */
  readonly day: number;
  /** Win chance lost per decision, with its standard error, and how many decisions there were. */
  readonly mean: number;
  readonly error: number;
  readonly decisions: number;
  /** As good as the bots at which level; not in races that were studied before it was known. */
  readonly standing?: StandingRow | null;
  /** Win chance lost in the whole race, by what the mistakes were about. */
  readonly lost: Readonly<Partial<Record<MistakeKind, number>>>;
}

const MOST = 500;

/** The latest first. */
export const studiedKept = (): readonly StudiedRace[] => recalled('riding') ?? [];

/** A race that is studied again stays where it was. */
export function keepStudiedRace(race: StudiedRace): void {
  const before = studiedKept();
  const { day = race.day } = before.find(({ id }) => id === race.id) ?? {};
  const all = [{ ...race, day }, ...before.filter(({ id }) => id !== race.id)];
  remember('riding', all.sort((a, b) => b.day - a.day).slice(0, MOST));
}

/** Win chance lost per decision over these races. */
export function meanOf(races: readonly StudiedRace[]): number {
  const decisions = races.reduce((sum, race) => sum + race.decisions, 0);
  return races.reduce((sum, race) => sum + race.mean * race.decisions, 0) / Math.max(1, decisions);
}

/** Win chance lost per race, by what the mistakes were about; the costliest first, and nothing that cost nothing. */
export function lostBy(races: readonly StudiedRace[]): (readonly [MistakeKind, number])[] {
  const lost = (kind: MistakeKind): number => races.reduce((sum, race) => sum + (race.lost[kind] ?? 0), 0);
  return MISTAKE_KINDS.map((kind) => [kind, lost(kind) / Math.max(1, races.length)] as const)
    .filter(([, each]) => each > 0)
    .sort((a, b) => b[1] - a[1]);
}
