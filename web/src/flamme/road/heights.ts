/** The height of the road, for the eye alone: the rules know no gradient. */
import { clamp } from '@/draw/road/numbers';
import type { Terrain } from './tiles';

/** Heights at the lines between squares: one more than there are squares, the lowest is 0. */
export function heights(squares: readonly { terrain: Terrain }[]): number[] {
  const count = (terrain: Terrain) => squares.filter((one) => one.terrain === terrain).length;
  const down = count('descent');
  const drop = down ? clamp(count('ascent') / down, 1, 2.5) : 0;
  let height = 0;
  const line = [0];
  squares.forEach(({ terrain }, n) => {
    height += rise(terrain, n, drop);
    line.push(height);
  });
  const low = Math.min(...line);
  return line.map((one) => one - low);
}

/** A small fixed wave over every slope makes the drawing a landscape. */
function rise(terrain: Terrain, n: number, drop: number): number {
  const wave = Math.sin(n * 1.9);
  if (terrain === 'ascent') return 1 + 0.42 * wave;
  if (terrain === 'descent') return -drop * (1 + 0.25 * wave);
  return 0.07 * Math.sin(n * 0.8);
}
