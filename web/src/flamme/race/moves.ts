/** Riders who are moved together, as an event tells it: each with its new square and lane. */
import { listIn, numberIn, textIn, type Arg } from '@/net/args';

export const movesIn = (arg: Arg): { rider: string; square: number; lane: number }[] =>
  listIn(arg).map((move) => {
    const [rider, square, lane] = listIn(move);
    return { rider: textIn(rider), square: numberIn(square), lane: numberIn(lane) };
  });
