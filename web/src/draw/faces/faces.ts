/** The parts of faces and their jerseys, by the words of a portrait; 64 by 64. */
import { PATTERNS, LEADERS } from '../teams';
import { circle } from '../shapes';

export const SKINS: Readonly<Record<string, string>> = {
  light: 'var(--face-light)',
  rosy: 'var(--face-rosy)',
  tan: 'var(--face-tan)',
  brown: 'var(--face-brown)',
};

/** Colours of hair; a cap has the colour of a cloth. */
export const HAIR: Readonly<Record<string, string>> = {
  ink: 'var(--print)',
  copper: 'var(--hair-copper)',
  blond: 'var(--hair-blond)',
  grey: 'var(--silver)',
};

export const CLOTH: Readonly<Record<string, string>> = {
  red: 'var(--team-red)',
  blue: 'var(--team-blue)',
  green: 'var(--team-green)',
  black: 'var(--team-black)',
  linen: 'var(--linen)',
  cream: 'var(--cream)',
  gold: 'var(--jersey-yellow)',
};

/** Hair behind the head, and in front of it. */
export const CUTS: Readonly<Record<string, { readonly behind: string; readonly front: string }>> = {
  bun: {
    behind: circle(32, 9, 6),
    front: 'M20 26 C20 14 26 11 32 11 C38 11 44 14 44 26 C42 19 37 17 32 18 C27 17 22 19 20 26 Z',
  },
  bob: {
    behind: 'M19 25 C16 37 18 43 23 45 H41 C46 43 48 37 45 25 C44 9 20 9 19 25 Z',
    front: 'M20 27 C20 15 26 11 32 11 C38 11 44 15 44 27 C41 22 36 20 32 20 C28 20 23 22 20 27 Z',
  },
  cap: {
    behind: '',
    front: 'M20 23 C19 12 25 8 32 8 C39 8 45 12 44 23 Z M19 22.5 C26 19 42 19 52 23 C43 24.5 28 23 19 25 Z',
  },
  bald: { behind: circle(20.5, 27, 4) + circle(43.5, 27, 4), front: '' },
  curls: {
    behind: [
      [21, 20],
      [19, 28],
      [20, 36],
      [43, 20],
      [45, 28],
      [44, 36],
      [32, 12],
    ]
      .map(([x, y]) => circle(x!, y!, 6.5))
      .join(' '),
    front: [
      [25, 16],
      [32, 14.5],
      [39, 16],
    ]
      .map(([x, y]) => circle(x!, y!, 5))
      .join(' '),
  },
  short: {
    behind: '',
    front: 'M20 27 C18 15 25 10 33 10 C41 10 46 16 44 27 L42 21 C37 22 32 20 29 17 C27 20 23 21 22 22 Z',
  },
  plait: {
    behind: 'M42 22 C50 28 48 36 50 42 C51 47 48 50 46 47 C47 40 44 36 41 33 Z',
    front: 'M20 28 C19 15 26 11 32 11 C39 11 45 15 44 28 C43 22 40 18 34 17 C28 20 22 21 20 28 Z',
  },
};

/** Things on the face: lines, or hair. */
export const EXTRAS: Readonly<Record<string, { readonly path: string; readonly filled: boolean }>> = {
  glasses: { path: `${circle(27, 27, 4)} ${circle(37, 27, 4)} M31 27 H33 M23 26 L20 25 M41 26 L44 25`, filled: false },
  beard: {
    path: 'M21.5 30 C22 39 27 43.5 32 43.5 C37 43.5 42 39 42.5 30 C41 36 38 40 32 40 C26 40 23 36 21.5 30 Z',
    filled: true,
  },
  moustache: {
    path: 'M32 32.5 C29 31 25 32 23.5 35.5 C27 36.5 30 36 32 34.5 C34 36 37 36.5 40.5 35.5 C39 32 35 31 32 32.5 Z',
    filled: true,
  },
};

/** The patterns of teams, and the mountain's dots, under the names that portraits have for them. */
export const CLOTHS: Readonly<Record<string, string>> = {
  band: PATTERNS.blue!,
  sash: PATTERNS.red!,
  hoops: PATTERNS.green!,
  chevron: PATTERNS.black!,
  dots: LEADERS.polka.pattern,
};

export const SHOULDERS = 'M6 64 C7 52 14 47 25 45 L39 45 C50 47 57 52 58 64 Z';
export const SHOULDERS_BOX = '52 0 0 24 6 44';
export const NECK = 'M27 36 H37 V46 C35 50 29 50 27 46 Z';
export const FACE =
  'M20.5 25 C20.5 16 26 13 32 13 C38 13 43.5 16 43.5 25 C43.5 35 38 41 32 41 C26 41 20.5 35 20.5 25 Z';
