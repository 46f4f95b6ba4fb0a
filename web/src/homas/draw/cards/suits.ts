/**
 * The suits of the fitness cards on a grid of 24: hearts for leaders, spades for allrounders, diamonds for sprinters,
 * clubs for climbers.
 */

export interface Suit {
  readonly path: string;
  readonly red: boolean;
}

const SUITS: readonly Suit[] = [
  { path: 'M12 21 C2 13 2 4 8 4 C10.5 4 12 6.4 12 7.6 C12 6.4 13.5 4 16 4 C22 4 22 13 12 21 Z', red: true },
  {
    path:
      'M12 3 C3 11 3 17 8 17 C10 17 11.3 16 11.6 14.6 L10 21 H14 L12.4 14.6 C12.7 16 14 17 16 17 C21 17 21 ' +
      '11 12 3 Z',
    red: false,
  },
  { path: 'M12 2.5 L20 12 L12 21.5 L4 12 Z', red: true },
  {
    path:
      'M12 3 A4.6 4.6 0 0 1 15.6 10.4 A4.6 4.6 0 1 1 12.6 15 L14 21 H10 L11.4 15 A4.6 4.6 0 1 1 8.4 10.4 ' +
      'A4.6 4.6 0 0 1 12 3 Z',
    red: false,
  },
];

/** The suit of the riders of this role. */
export const suitOf = (role: number): Suit => SUITS[role - 1] ?? SUITS[0]!;

const PICTURES: Readonly<Record<string, number>> = { J: 11, Q: 12, K: 13 };

export interface Fitness {
  /** The large print: the number of squares, or an A for a roll. */
  readonly squares: string;
  /** The letter of a picture. */
  readonly picture: string;
  /** With a star: it must be played as an attack. */
  readonly attack: boolean;
}

/** A fitness card as the protocol writes it: 2 to 10, J, Q, K or A. */
export function readFitness(card: string): Fitness {
  const attack = /^[JQKA]$/.test(card);
  return {
    squares: card === 'A' ? 'A' : String(PICTURES[card] ?? card),
    picture: attack && card !== 'A' ? card : '',
    attack,
  };
}
