/** A tour's page in tests: a table between two stages, and what can be read in its classifications. */
import { screen, within } from '@testing-library/svelte';
import type { Wish } from '@/net/connection';
import type { TableState, TourWire } from '@/net/protocol';
import type { GameId, TableOf } from '@/table/table.svelte';

type Given = Pick<TableState, 'status' | 'seats' | 'stage' | 'settings'> & Partial<TableState>;

/** A table with this tour, and what is asked of the server; `rides`: whether this device has its seats. */
export function touring<G extends GameId>(
  given: Given,
  tour: TourWire,
  rides = true,
): { table: TableOf<G>; asked: Wish[] } {
  const asked: Wish[] = [];
  const table = {
    id: 'k3',
    state: { id: 'k3', player: true, ...given },
    own: rides ? given.seats.filter((seat) => seat.you) : [],
    connection: 'open',
    tour,
    send: (wish: Wish) => {
      asked.push(wish);
      return Promise.resolve('');
    },
  };
  return { table: table as unknown as TableOf<G>, asked };
}

/** What can be read in a cell; pictures are for the eye. */
function read(cell: Element): string {
  const words = cell.cloneNode(true) as Element;
  words.querySelectorAll('svg').forEach((picture) => picture.remove());
  return words.textContent.replace(/\s+/g, ' ').trim();
}

/** The cells of a classification, row by row. */
export function rowsOf(name: string): string[][] {
  const rows = within(screen.getByRole('table', { name: new RegExp(`^${name}`) }))
    .getAllByRole('row')
    .slice(1);
  return rows.map((row) => [...row.children].map(read));
}
