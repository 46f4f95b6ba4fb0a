/** The road as squares and what follows them: it may split and join. Both the laid road and the protocol's will do. */

export interface Step {
  readonly lanes: number;
  /** The squares that follow, the inner way first; without it the one with the next number. */
  readonly next?: readonly number[];
}

export const nextOf = (squares: readonly Step[], square: number): readonly number[] =>
  squares[square - 1]?.next ?? [square + 1];

/**
 * The squares entered on the shortest way from one to another, of equals by the inner way; none where no way leads
 * there.
 */
export function route(squares: readonly Step[], from: number, to: number): number[] {
  return search(squares, [from], (square) => square === to, to);
}

/** The squares entered on the shortest way from any of these to one that is looked for, never further than `end`. */
export function search(
  squares: readonly Step[],
  from: readonly number[],
  found: (square: number) => boolean,
  end: number,
): number[] {
  const back = new Map<number, number>(from.map((square) => [square, 0]));
  for (const square of back.keys()) {
    if (back.get(square) && found(square)) return traced(back, square);
    for (const next of nextOf(squares, square)) if (next <= end && !back.has(next)) back.set(next, square);
  }
  return [];
}

function traced(back: ReadonlyMap<number, number>, last: number): number[] {
  const squares = [];
  for (let square = last; back.get(square); square = back.get(square)!) squares.unshift(square);
  return squares;
}
