/** The visible part of the land: x, y, width, height, in squares. */
export type View = readonly [number, number, number, number];
