/** The coach: the prospects of each card, for people who ride without other people. */
import type { Coaching, FigureRow } from '@/net/bodies';
import type { SeatState } from '@/net/protocol';
import { figureText } from '@/replay/study/figures';
import { t } from '@/words/index.svelte';

export const RISKS = ['exhausted', 'sheltered', 'blocked'] as const;

/** What is known of a card: its win chance, and in percent what may happen to its rider. */
export interface Prospect {
  readonly win?: FigureRow | undefined;
  readonly risks: Readonly<Partial<Record<(typeof RISKS)[number], number>>>;
}

/** What is known of every card, and the one that is clearly the best; null: too close to call. */
export interface Advice {
  readonly of: Readonly<Record<string, Prospect>>;
  readonly best: string | null;
}

export const adviceOf = ({ chances, wins, best }: Pick<Coaching, 'chances' | 'wins' | 'best'>): Advice => ({
  of: Object.fromEntries(Object.entries(chances).map(([card, risks]) => [card, { risks, win: wins[card] }])),
  best,
});

/** A card that costs this many points of win chance is a costly one. */
const MUCH = 5;

export interface Doubt {
  readonly better: string;
  readonly points: number;
}

/** The card that is clearly and by much better than this one, if there is one. */
export function doubtOf(card: string, { of, best }: Advice): Doubt | null {
  const [better, own] = [of[best ?? '']?.win, of[card]?.win];
  const points = better && own ? better.shown - own.shown : 0;
  return best !== null && points >= MUCH ? { better: best, points } : null;
}

/** Whether nobody else rides here, on this screen or elsewhere. */
export function isAlone(seats: readonly SeatState[]): boolean {
  const people = seats.filter((seat) => seat.kind === 'person');
  return people.length === 1 && people[0]!.you === true;
}

/** Each line about a card: its name, and its text. */
export const prospectLines = ({ win, risks }: Prospect): (readonly [name: string, text: string])[] => [
  ...(win ? [['win', figureText(win)] as const] : []),
  ...RISKS.filter((name) => risks[name] !== undefined).map(
    (name) => [name, t('race-coach-percent', { percent: risks[name]! })] as const,
  ),
];

/** The same as it is read aloud. */
export const spoken = (prospect: Prospect): string =>
  prospectLines(prospect)
    .map(([name, text]) => `${t(`race-coach-${name}`)} ${text}`)
    .join(', ');
