/** Outlines that several drawings share. */

/** Worn, 64 by 64; its pattern box fills the body without the sleeves. */
export const JERSEY =
  'M22 7 C26 12 38 12 42 7 L50 10 C55 13 59 20 61 29 L50 33 L48 27 L48 57 C38 60 26 60 16 57 L16 27 L14 33 L3 29 C5 20 9 13 14 10 Z';
export const JERSEY_BOX = '34 0 0 50 15 8';

/** A back seen from above, riding to the right; 100 units are one square. Sprinters are drops, others blocks. */
export const BACK: Readonly<Record<string, string>> = {
  R: 'M24 -15 C20 -27 8 -28 -4 -27 L-34 -23 C-46 -21 -46 21 -34 23 L-4 27 C8 28 20 27 24 15 Z',
  S: 'M26 -13 C22 -27 10 -28 0 -27 C-18 -25 -34 -14 -48 0 C-34 14 -18 25 0 27 C10 28 22 27 26 13 Z',
};
export const BACK_BOX = '0 54 -66 0 22 -27';

/** A rider's plate on the profile, 18 by 26. */
export const PLATE = 'M3 0 H15 C17 0 18 1 18 3 V23 C18 25 17 26 15 26 H3 C1 26 0 25 0 23 V3 C0 1 1 0 3 0 Z';
export const PLATE_FOOT = 'M0 13 H18 V23 C18 25 17 26 15 26 H3 C1 26 0 25 0 23 Z';

/** A team's chip, 20 by 20. */
export const CHIP = 'M4 1 H16 C18 1 19 2 19 4 V16 C19 18 18 19 16 19 H4 C2 19 1 18 1 16 V4 C1 2 2 1 4 1 Z';

export const circle = (x: number, y: number, r: number): string =>
  `M${x - r} ${y} a${r} ${r} 0 1 0 ${2 * r} 0 a${r} ${r} 0 1 0 ${-2 * r} 0 Z`;

export const box = (x: number, y: number, w: number, h: number): string => `M${x} ${y} h${w} v${h} h${-w} Z`;

export function roundBox(x: number, y: number, w: number, h: number, r: number): string {
  const [across, down] = [w - 2 * r, h - 2 * r];
  const corner = (dx: number, dy: number) => `a${r} ${r} 0 0 1 ${dx} ${dy}`;
  return [
    `M${x + r} ${y} h${across} ${corner(r, r)} v${down} ${corner(-r, r)}`,
    `h${-across} ${corner(-r, -r)} v${-down} ${corner(r, -r)} Z`,
  ].join(' ');
}
