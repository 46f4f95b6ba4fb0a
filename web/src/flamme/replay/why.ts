/** Why a card was played: the facts about each card, and the reasons that follow. */
import type { ExplainedRow, FigureRow } from '@/net/bodies';

/** In percent; `wasted` in squares. */
export interface Sight {
  readonly exhausted: number;
  readonly sheltered: number;
  readonly blocked: number;
  readonly wasted: number;
}

const REASONS = ['tires-less', 'shelter', 'blocked', 'climb', 'keeps'] as const;
export type Reason = (typeof REASONS)[number];

export interface Why {
  readonly rider: string;
  readonly card: string;
  /** The win chance with each card as its seat knew the race, in the order of the hand. */
  readonly wins: readonly (readonly [card: string, win: FigureRow])[];
  /** The same before the card, with all cards known. */
  readonly known: FigureRow;
  /** The card that was clearly better, if there was one. */
  readonly better: string | null;
  /** Whether the best cards were too close to call. */
  readonly close: boolean;
  readonly reasons: readonly Reason[];
}

/** A difference of this many points is one that people feel. */
const FELT = 15;

export function whyOf({ rider, answer, chances, wins, best, known }: ExplainedRow): Why {
  const seen = Object.entries(chances).map(([card, sight]) => [card, sight as unknown as Sight] as const);
  const own = seen.find(([card]) => card === answer)?.[1];
  const others = seen.filter(([card]) => card !== answer);
  return {
    rider,
    card: answer,
    wins: Object.entries(wins),
    known,
    better: best !== answer ? best : null,
    close: best === null,
    reasons: own ? REASONS.filter((reason) => HOLDS[reason](answer, own, others)) : [],
  };
}

type Others = readonly (readonly [string, Sight])[];

const mean = (others: Others, name: keyof Sight): number =>
  others.reduce((sum, [, sight]) => sum + sight[name], 0) / Math.max(1, others.length);

const HOLDS: Readonly<Record<Reason, (card: string, own: Sight, others: Others) => boolean>> = {
  'tires-less': (_, own, others) => mean(others, 'exhausted') - own.exhausted >= FELT,
  shelter: (_, own, others) => own.sheltered - mean(others, 'sheltered') >= FELT,
  blocked: (_, own, others) => mean(others, 'blocked') - own.blocked >= FELT,
  climb: (_, own, others) => own.wasted === 0 && others.some(([, sight]) => sight.wasted > 0),
  keeps: (card, _, others) => others.length > 0 && others.every(([other]) => parseInt(other) > parseInt(card)),
};
