/** The tables of this device and those open to all, kept fresh while the page is looked at. */
import { api } from '@/net/api';
import type { OwnTableRow, TableRow } from '@/net/bodies';
import { GAMES, gameOf } from '@/games';
import type { GameRows } from './rows';

const EVERY = 15_000;

/** A race that can be watched again: the whole table, or a stage of a tour that is still under way. */
export interface Watchable {
  readonly row: OwnTableRow;
  /** Counted from 1; 0 for the whole table. */
  readonly stage: number;
}

/** The latest first. */
export const watchable = (yours: readonly OwnTableRow[]): Watchable[] =>
  yours.flatMap((row) => {
    if (row.table.status === 'over') return [{ row, stage: 0 }];
    const ridden = row.table.day ?? 0;
    return Array.from({ length: ridden }, (_, n) => ({ row, stage: ridden - n }));
  });

/** What the games of these tables bring to lists; those of other games are not loaded. */
async function rowsFor(tables: readonly TableRow[]): Promise<Map<string, GameRows>> {
  const games = GAMES.filter((game) => tables.some((row) => gameOf(row.game) === game));
  const loaded = games.map(async ({ id, rows }) => {
    const { default: brought } = await rows();
    await brought.load();
    return [id, brought] as const;
  });
  return new Map(await Promise.all(loaded));
}

export class Lists {
  yours = $state.raw<readonly OwnTableRow[]>([]);
  open = $state.raw<readonly TableRow[]>([]);
  #rows = $state.raw<ReadonlyMap<string, GameRows>>(new Map());
  /** Nothing is known before the first answer. */
  known = $state.raw(false);

  readonly running = $derived(this.yours.filter((row) => row.table.status !== 'over'));
  readonly over = $derived(this.yours.filter((row) => row.table.status === 'over'));
  readonly replays = $derived(watchable(this.yours));
  /** Tables of others with room for one more. */
  readonly public = $derived(
    this.open.filter((row) => row.status === 'open' && row.open_seats > 0 && !this.#own.has(row.id)),
  );
  readonly #own = $derived(new Set(this.yours.map((row) => row.table.id)));

  /** How the game of this table shows it in a list. */
  rowsOf(row: TableRow): GameRows | undefined {
    return this.#rows.get(gameOf(row.game).id);
  }

  /** Ask again. A list that cannot be had stays as it was: the next try is near. */
  async refresh(): Promise<void> {
    try {
      const lists = await api.tables();
      this.#rows = await rowsFor([...lists.yours.map((row) => row.table), ...lists.public]);
      [this.yours, this.open, this.known] = [lists.yours, lists.public, true];
    } catch {
      // Being away is told where something is asked for.
    }
  }

  /** Ask now, now and then, and when the page is looked at again; gives the way to stop. */
  watch(): () => void {
    const look = () => {
      if (document.visibilityState === 'visible') void this.refresh();
    };
    look();
    const timer = setInterval(look, EVERY);
    document.addEventListener('visibilitychange', look);
    return () => {
      clearInterval(timer);
      document.removeEventListener('visibilitychange', look);
    };
  }
}
