/** The races that were ridden on this device, stored on this device alone. */
import { recalled, remember } from '@/device/storage';
import { gameOf } from '@/table/games';
import type { GameId, Table } from '@/table/table.svelte';

/** The place of the person's best rider. */
export interface Arrival {
  readonly place: number;
  /** How many riders there were. */
  readonly riders: number;
  /** The round or turn in which it came home. */
  readonly rounds: number;
  /** Its time in seconds; null where the race has none. */
  readonly time: number | null;
}

export interface Ridden extends Arrival {
  /** The table, and behind a stroke the stage of its tour; once for each race. */
  readonly id: string;
  /** When it was over, in milliseconds since 1970. */
  readonly day: number;
  readonly game: GameId;
  /** The road, as in settings. */
  readonly stage: string;
  /** Its name on that day. */
  readonly name: string;
  /** The team that won; races that were kept long ago have none. */
  readonly winner?: string;
}

const MOST = 2000;

const isText = (value: unknown): value is string => typeof value === 'string' && value.length <= 500;
const isCount = (value: unknown): value is number => Number.isSafeInteger(value) && (value as number) >= 0;

/** Whether this is a stored race; files come from anywhere. */
export function isRidden(value: unknown, games: readonly string[]): value is Ridden {
  if (typeof value !== 'object' || value === null) return false;
  const race = value as Readonly<Record<string, unknown>>;
  return (
    [race.id, race.stage, race.name, race.winner ?? ''].every(isText) &&
    games.includes(race.game as string) &&
    [race.day, race.place, race.riders, race.rounds].every(isCount) &&
    (race.time === null || isCount(race.time))
  );
}

/** All of them, each once, the latest first. */
export function merged(...lists: readonly (readonly Ridden[])[]): Ridden[] {
  const byId = new Map(lists.flat().map((race) => [race.id, race]));
  return [...byId.values()].sort((a, b) => b.day - a.day).slice(0, MOST);
}

export const racesKept = (): readonly Ridden[] => recalled('palmares') ?? [];

/** Those of them by their id. */
export const racesById = (): ReadonlyMap<string, Ridden> => new Map(racesKept().map((race) => [race.id, race]));

export const keepRaces = (races: readonly Ridden[]): void => remember('palmares', races);

/** Which race is ridden at a table now. */
export const raceAt = ({
  id,
  state,
  stage,
}: Pick<Table, 'id' | 'state' | 'stage'>): Pick<Ridden, 'id' | 'game' | 'stage'> => ({
  id: state?.stage ? `${id}/${state.stage}` : id,
  game: gameOf(state?.settings.game).id,
  stage,
});

/** Store a finished race; one that is stored already stays as it was. */
export function keepRace(race: Ridden): void {
  keepRaces(merged([race], racesKept()));
}
