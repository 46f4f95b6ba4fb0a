/** The teams' clothes. Patterns are drawn in a unit box: x across the body, y from collar (0) to hem (1). */
import { r2 } from './road/numbers';
import { box } from './shapes';

const lozenge = (x: number, y: number): string =>
  `M${x} ${r2(y - 0.21)} L${r2(x + 0.17)} ${y} L${x} ${r2(y + 0.21)} L${r2(x - 0.17)} ${y} Z`;

const band = box(-1, 0.36, 3, 0.27);
const sash = 'M-.3 -.18 L.02 -.3 L1.3 .86 L1.12 1.2 Z';
const hoops = [0.14, 0.43, 0.72].map((y) => box(-1, y, 3, 0.14)).join(' ');
const chevron = 'M-.5 .02 L.5 .52 L1.5 .02 V.3 L.5 .8 L-.5 .3 Z';
const pales = [0.14, 0.435, 0.73].map((x) => box(x, -1, 0.13, 3)).join(' ');
const dot = (x: number, y: number): string => `M${r2(x - 0.115)} ${y} a.115 .078 0 1 0 .23 0 a.115 .078 0 1 0 -.23 0 Z`;
const lozenges = [
  lozenge(0.2, 0.22),
  lozenge(0.8, 0.22),
  lozenge(0.5, 0.5),
  lozenge(0.2, 0.78),
  lozenge(0.8, 0.78),
].join(' ');

/** Each team's pattern. */
export const PATTERNS: Readonly<Record<string, string>> = {
  blue: band,
  red: sash,
  green: hoops,
  black: chevron,
  white: pales,
  pink: lozenges,
};

const dots = [
  dot(0.14, 0.2),
  dot(0.5, 0.14),
  dot(0.86, 0.2),
  dot(0.3, 0.42),
  dot(0.7, 0.42),
  dot(0.12, 0.64),
  dot(0.5, 0.66),
  dot(0.88, 0.64),
  dot(0.3, 0.88),
  dot(0.7, 0.88),
].join(' ');

const flash = 'M-.3 .5 L.24 .26 L.42 .58 L.74 .26 L1.3 .5 V.7 L.76 .48 L.44 .82 L.24 .48 L-.3 .7 Z';

/** The leaders' jerseys of a tour: by time, by sprint points, by mountain points; and the most combative rider's. */
export const LEADERS = {
  yellow: { body: 'var(--jersey-yellow)', marks: 'none', pattern: '' },
  green: { body: 'var(--jersey-green)', marks: 'none', pattern: '' },
  polka: { body: 'var(--linen)', marks: 'var(--jersey-dot)', pattern: dots },
  combative: { body: 'var(--jersey-combative)', marks: 'var(--linen)', pattern: flash },
} as const;
export type Worn = keyof typeof LEADERS;

/** Cloth, marks on it, and text over it. */
export const bodyOf = (team: string): string => `var(--team-${team})`;
export const marksOf = (team: string): string => `var(--team-${team}-2)`;
export const inkOf = (team: string): string => `var(--team-${team}-ink)`;

/** Somebody's clothes: a leader's jersey, otherwise the team's own. */
export const lookOf = (team: string, wears?: Worn): { body: string; marks: string; pattern: string } =>
  wears ? LEADERS[wears] : { body: bodyOf(team), marks: marksOf(team), pattern: PATTERNS[team] ?? '' };
