/** What the weather's plaques show, on a grid of 52. */
export const PLAQUES: Readonly<Record<string, string>> = {
  headwind: 'M40 16 H20 C12 16 12 6 20 6 M44 26 H12 M40 36 H20 C12 36 12 46 20 46 M16 20 L9 26 L16 32',
  tailwind: 'M10 16 H30 C38 16 38 6 30 6 M6 26 H38 M10 36 H30 C38 36 38 46 30 46 M34 20 L41 26 L34 32',
  crosswind:
    'M9 10 C16 4 20 16 27 10 S38 4 43 10 M9 26 C16 20 20 32 27 26 S38 20 43 26 M9 42 C16 36 20 48 27 42 S38 36 43 42',
  wet:
    'M15 8 C8 19 9 25 15 25 S22 19 15 8 Z M36 8 C29 19 30 25 36 25 S43 19 36 8 Z M26 26 C19 37 20 44 26 ' +
    '44 S33 37 26 26 Z',
};
