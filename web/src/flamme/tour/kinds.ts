/** The kind of stage that a road of tiles is. */
import type { Kind } from '@/tour/kinds';
import { TILES } from '../road/tiles';

/** From this many squares on, a road counts as cobbled, hilly or mountainous. */
const COBBLED = 9;
const HILLY = 7;
const STEEP = 14;

export function kindOf(tiles: readonly string[], format: string): Kind {
  if (format === 'ttt' || format === 'itt') return format;
  const squares = tiles.flatMap((tile) => [...(TILES[tile]?.squares ?? []), ...(TILES[tile]?.outer ?? [])]);
  const count = (terrain: string): number => squares.filter((square) => square.terrain === terrain).length;
  if (count('cobbles') >= COBBLED) return 'cobbles';
  const climbs = count('ascent');
  if (climbs >= STEEP) return 'mountain';
  return climbs >= HILLY ? 'hilly' : 'flat';
}
