/** The colour of a square. */
import type { Terrain } from '../../road/tiles';

const FILLS: Readonly<Record<Terrain, string>> = {
  flat: 'road',
  ascent: 'ascent',
  descent: 'descent',
  cobbles: 'cobble',
  supply: 'supply',
};

interface Look {
  readonly terrain: Terrain;
  readonly beyond?: boolean;
  readonly wavy?: boolean;
  readonly weather?: string;
}

/** The colour of its terrain alone, as on a profile. */
export const terrainFill = (terrain: Terrain): string => `var(--${FILLS[terrain]})`;

/** The colour of a square on the map, where rain and the finish count, too. */
export function fillOf({ terrain, beyond, wavy, weather }: Look): string {
  if (beyond && terrain === 'flat') return 'var(--shade)';
  return wavy || weather === 'wet' ? 'var(--wet)' : terrainFill(terrain);
}
