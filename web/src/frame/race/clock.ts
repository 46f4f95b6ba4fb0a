/** Times as riders hear them on the radio. */

/** As in 2:10: minutes and seconds. */
export const clockText = (seconds: number): string =>
  `${Math.floor(seconds / 60)}:${String(seconds % 60).padStart(2, '0')}`;

/** As in +0:30: a gap to somebody. */
export const gapText = (seconds: number): string => `+${clockText(seconds)}`;
