/** The prizes left at this moment: tokens that nobody has taken, and the seconds beyond the line. */
import type { PileWire, FlammeRoad } from '@/net/protocol';
import type { PrizePile, Prizes } from '../draw/tokens/prizes';
import { isTimed, type RiderScene, type Scene, type TokenScene } from './scene';

const REFRESH = 'refresh';

/** The piles of points that these rules use. */
export const pilesOf = (road: FlammeRoad, rules: readonly string[]): readonly PileWire[] =>
  rules.includes('tour') ? road.piles.filter(({ pile }) => pile !== REFRESH) : [];

export function prizesOf(road: FlammeRoad, scene: Scene): Prizes {
  const taken = scene.riders.flatMap((rider) => rider.tokens);
  const piles = pilesOf(road, scene.rules).map((pile): PrizePile => ({
    side: pile.side,
    square: pile.square,
    values: left(pile, taken),
  }));
  const refresh = scene.rules.includes('extended')
    ? road.piles.find((pile) => pile.pile === REFRESH && left(pile, taken).length)
    : undefined;
  return { piles, refresh: refresh?.square ?? 0, ...(isTimed(scene.rules) && { timing: road.timing }) };
}

const left = ({ pile, values }: PileWire, taken: readonly TokenScene[]): number[] =>
  values.filter((value) => !taken.some((token) => token.pile === pile && token.value === value));

/** A pile, and who took of it, the best token first. */
export interface Takers {
  readonly square: number;
  readonly riders: readonly RiderScene[];
}

/** Who has taken something of which pile. */
export function takersOf(road: FlammeRoad, { rules, riders }: Scene): Takers[] {
  const piles = pilesOf(road, rules).map(({ pile, square, values }) => {
    const took = values.flatMap(
      (value) =>
        riders.find((rider) => rider.tokens.some((token) => token.pile === pile && token.value === value)) ?? [],
    );
    return { square, riders: took };
  });
  return piles.filter((pile) => pile.riders.length);
}

/** Changes whenever somebody takes a token. */
export const takenKey = ({ riders }: Scene): string => riders.map((rider) => rider.tokens.length).join(' ');
