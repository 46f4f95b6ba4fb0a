/** Numbers in drawings. A board has 100 units per square. */

export const UNIT = 100;

/** Two decimals are fine enough for any screen. */
export const r2 = (n: number): number => Math.round(n * 100) / 100;

export const clamp = (n: number, low: number, high: number): number => Math.min(high, Math.max(low, n));

export const degrees = (radians: number): number => r2((radians * 180) / Math.PI);

/** A place in squares as a point of the board. */
export const point = (p: { x: number; y: number }): string => `${r2(p.x * UNIT)} ${r2(p.y * UNIT)}`;

/** From 0 to 1 with a gentle start and end. */
export const ease = (q: number): number => q * q * (3 - 2 * q);
