/** The tables of this device and public ones, kept fresh while the page is visible. */
import { api } from '@/net/api';
import type { OwnTableRow, TableRow } from '@/net/bodies';
import { gameOf } from '@/table/games';
import type { GameRows } from '@/table/game';
import { isCard } from '@/tour/score/calendar';

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
    const days = gameOf(row.table.game).stagesIn(row.table.tour ?? '');
    return Array.from({ length: ridden }, (_, n) => ({ row, stage: ridden - n })).filter(
      ({ stage }) => !isCard(days[stage - 1] ?? ''),
    );
  });

/** The games' parts for lists of these tables; other games are not loaded. */
export async function rowsFor(tables: readonly Pick<TableRow, 'game'>[]): Promise<Map<string, GameRows>> {
  const games = [...new Set(tables.map((row) => gameOf(row.game)))];
  const loaded = games.map(async ({ id, rows }) => {
    const { default: brought } = await rows();
    await brought.load();
    return [id, brought] as const;
  });
  return new Map(await Promise.all(loaded));
}

/** The newest rows, then the older ones that are not among them. */
export function joined(newest: readonly OwnTableRow[], older: readonly OwnTableRow[]): OwnTableRow[] {
  const ids = new Set(newest.map((row) => row.table.id));
  return [...newest, ...older.filter((row) => !ids.has(row.table.id))];
}

export class Lists {
  yours = $state.raw<readonly OwnTableRow[]>([]);
  /** Older rows that were requested. */
  #older: readonly OwnTableRow[] = [];
  /** Where still older ones begin; 0 where there are none. */
  earlier = $state.raw(0);
  open = $state.raw<readonly TableRow[]>([]);
  #rows = $state.raw<ReadonlyMap<string, GameRows>>(new Map());
  /** The code of a refusal for lack of room, present or coming. */
  notice = $state.raw('');
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

  /** How this table's game shows it in a list. */
  rowsOf(row: TableRow): GameRows | undefined {
    return this.#rows.get(gameOf(row.game).id);
  }

  /** Refresh. A list that cannot be loaded stays as it was: the next try is near. */
  async refresh(): Promise<void> {
    try {
      const lists = await api.tables();
      if (!this.#older.length) this.earlier = lists.earlier ?? 0;
      await this.#show(joined(lists.yours, this.#older), lists.public);
      this.notice = lists.notice ?? '';
      this.known = true;
    } catch {
      // A missing connection is reported where something is requested.
    }
  }

  /** Load older ones, too. */
  async more(): Promise<void> {
    const lists = await api.tables(this.earlier);
    this.#older = [...this.#older, ...lists.yours];
    this.earlier = lists.earlier ?? 0;
    await this.#show(joined(this.yours, this.#older), this.open);
  }

  /** A table that was left or deleted is no longer shown. */
  forget(id: string): void {
    const others = (row: OwnTableRow): boolean => row.table.id !== id;
    this.#older = this.#older.filter(others);
    this.yours = this.yours.filter(others);
  }

  async #show(yours: readonly OwnTableRow[], open: readonly TableRow[]): Promise<void> {
    this.#rows = await rowsFor([...yours.map((row) => row.table), ...open]);
    [this.yours, this.open] = [yours, open];
  }

  /** Refresh now, now and then, and when the page becomes visible; returns a function to stop. */
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
