/** Packs as riders see them: occupied squares without an empty one between them. */

export type PackName = 'peloton' | 'head' | 'chase' | 'behind';

export interface Pack {
  /** Its last and its first square. */
  readonly from: number;
  readonly to: number;
  /** How many riders. */
  readonly size: number;
  readonly name: PackName;
  /** Empty squares to the pack in front; 0 for the first. */
  readonly gap: number;
}

/** The packs, front first. A rider between two squares counts for the nearer one, one on no square for none. */
export function packsOf(riders: readonly { readonly square: number }[]): Pack[] {
  const squares = riders.map((rider) => Math.round(rider.square)).filter((square) => square > 0).sort((a, b) => b - a);
  const packs: { from: number; to: number; size: number }[] = [];
  for (const square of squares) {
    const last = packs.at(-1);
    if (last && last.from - square <= 1) {
      last.from = square;
      last.size += 1;
    } else packs.push({ from: square, to: square, size: 1 });
  }
  const largest = Math.max(2, ...packs.map((pack) => pack.size));
  const main = packs.findIndex((pack) => pack.size === largest);
  return packs.map((pack, place) => ({
    ...pack,
    name: nameOf(place, main),
    gap: place ? packs[place - 1]!.from - pack.to - 1 : 0,
  }));
}

/** The largest pack is the peloton; there is none where everybody rides alone. */
function nameOf(place: number, main: number): PackName {
  if (place === main) return 'peloton';
  if (!place) return 'head';
  return place < main ? 'chase' : 'behind';
}
