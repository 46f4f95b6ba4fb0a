/** A question's options as data: no answer is parsed here. */
import type { HomasHeld, HomasMove, HomasQuestion } from '@/net/protocol';

type Asked = NonNullable<HomasQuestion['asked']>;
/** The data of a question of this kind. */
export type AskedFor<W extends Asked['what']> = Extract<Asked, { what: W }>;

/** The data of this question; the caller knows its kind. */
export function askedFor<W extends Asked['what']>({ asked }: HomasQuestion, what: W): AskedFor<W> {
  if (asked?.what !== what) throw new Error(`this is not about ${what}`);
  return asked as AskedFor<W>;
}

/** The riders that the answers name, each once. */
export function ridersNamed({ asked }: HomasQuestion): readonly string[] {
  switch (asked?.what) {
    case 'wheel':
    case 'place':
      return [...new Set(asked.answers.flatMap(({ rider }) => rider || []))];
    case 'counter':
      return asked.riders.map(({ rider }) => rider);
    case 'retreat':
      return [...new Set(asked.answers.flatMap(({ riders = [] }) => riders))];
    default:
      return [];
  }
}

const same = (a: readonly string[], b: readonly string[]): boolean =>
  a.length === b.length && [...a].sort().every((each, n) => each === [...b].sort()[n]);

/** Cards laid out for a move. */
export interface LaidMove {
  own: readonly string[];
  team: readonly string[];
  attack: boolean;
}

/** The move that is made with these cards, if it may be made. */
export const moveWith = (moves: readonly HomasMove[], { own, team, attack }: LaidMove): HomasMove | undefined =>
  moves.find(
    (move) =>
      (move.does ?? 'ride') === 'ride' &&
      (move.attack ?? false) === attack &&
      same(move.own ?? [], own) &&
      same(move.team ?? [], team),
  );

export const moveOf = (moves: readonly HomasMove[], answer: string | undefined): HomasMove | undefined =>
  moves.find((move) => move.answer === answer);

/** The answer that names these riders, in any order; nothing if they cannot do it together. */
export const answerWith = (
  answers: readonly { readonly answer: string; readonly riders?: readonly string[] }[],
  names: readonly string[],
): string | undefined => answers.find(({ riders = [] }) => same(riders, names))?.answer;

/** Two riders change places. */
export const swapped = (riders: readonly string[], a: string, b: string): readonly string[] =>
  riders.map((rider) => (rider === a ? b : rider === b ? a : rider));

export const playable = ({ why }: HomasHeld): boolean => !why;

/** The number that an energy card replaces a die with. */
export const valueOf = (card: string): number => Number.parseInt(card, 10);
