/** Prizes along the road, as they lie beside it; the protocol's road has these fields, too. */

export interface PrizePile {
  /** The side that is up: sprint or mountain. */
  readonly side: string;
  readonly square: number;
  /** The remaining tokens, the best first. */
  readonly values: readonly number[];
}

export interface Prizes {
  readonly piles?: readonly PrizePile[];
  /** The square of the refresh token; 0: none. */
  readonly refresh?: number;
  /** The seconds of the first, second … square beyond the line. */
  readonly timing?: readonly number[];
}

/** A lower token of a pile is seen this far below the one on it. */
export const RUNG = 11;
export const DISC = 24;

/** How tall a pile is around its middle. */
export const pileHeight = (count: number): number => 2 * DISC + 5 + Math.max(0, count - 1) * RUNG;

/** A token's face: sprint tokens are green, those for leading the race orange, mountain ones linen. */
export const faceOf = (side: string): { fill: string; ink: string } =>
  FACES[side] ?? { fill: 'var(--linen)', ink: 'var(--print)' };

const FACES: Readonly<Record<string, { fill: string; ink: string }>> = {
  sprint: { fill: 'var(--jersey-green)', ink: 'var(--cream)' },
  combative: { fill: 'var(--jersey-combative)', ink: 'var(--print)' },
};
