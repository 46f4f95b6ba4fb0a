/** What a card's sign forbids, in a square of 36 around the middle: to ride uphill, or on cobbles. */
import { roundBox } from '@/draw/shapes';

const HILL = 'M-17 11 L-3 -12 L4 0 L8 -5 L17 11 Z';
const STONES = [
  [-14, -11],
  [-4, -11],
  [6, -11],
  [-9, -3],
  [1, -3],
  [-14, 5],
  [-4, 5],
  [6, 5],
]
  .map(([x, y]) => roundBox(x!, y!, 8, 6, 2))
  .join(' ');

/** The picture on the sign of this energy card; a plain one has none. */
export const forbiddenBy = (card: string): string => (card.endsWith('h') ? HILL : card.endsWith('k') ? STONES : '');
