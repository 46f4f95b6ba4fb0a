/** Where the cells of a sheet's table stand. */
import type { Cell, SheetTable } from '@/net/bodies';

export interface PlacedCell {
  readonly cell: Cell;
  /** Its first column. */
  readonly column: number;
}

/** The cells of each row with their columns; a cell from a row above keeps its column taken. */
export function placed({ rows }: Pick<SheetTable, 'rows'>): PlacedCell[][] {
  const taken = new Map<number, number>();
  return rows.map(({ cells }) => {
    let column = 0;
    const line = cells.map((cell) => {
      while ((taken.get(column) ?? 0) > 0) column++;
      const place = { cell, column };
      column += cell.across ?? 1;
      return place;
    });
    for (const [column, rows] of taken) taken.set(column, rows - 1);
    for (const { cell, column } of line) if (cell.down) taken.set(column, cell.down - 1);
    return line;
  });
}

export interface ColumnGroup {
  readonly title: Cell;
  readonly columns: number;
}

/** The groups of columns; the first has no title, and may have no columns. */
export function groupsOf({ columns }: Pick<SheetTable, 'columns'>): ColumnGroup[] {
  const starts = [0, ...columns.flatMap(({ group }, n) => (group && n ? [n] : []))];
  return starts.map((start, n) => ({
    title: columns[start]?.group ?? {},
    columns: (starts[n + 1] ?? columns.length) - start,
  }));
}

export const isBlank = (cell: Cell): boolean => Object.keys(cell).length === 0;
