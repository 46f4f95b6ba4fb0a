/** The names of packs on a road. */

export type PackName = 'break' | 'head' | 'chase' | 'peloton' | 'dropped';

/** The peloton has at least a third of the field. */
const FIELD = 3;

/**
 * The names of packs of these sizes, front first. The peloton is the largest, of equal ones the last; ahead of it is a
 * break, which others may chase, and behind it are those who were dropped.
 */
export function packNames(sizes: readonly number[]): PackName[] {
  const field = sizes.reduce((all, size) => all + size, 0);
  const largest = Math.max(2, field / FIELD, ...sizes);
  const main = sizes.lastIndexOf(largest);
  return sizes.map((_, place) => {
    if (place === main) return 'peloton';
    if (main < 0) return (['head', 'chase'] as const)[place] ?? 'dropped';
    if (place > main) return 'dropped';
    return place ? 'chase' : 'break';
  });
}
