/** Why a card was played: the facts about each card, and the reasons that follow. */
import type { ExplainedRow } from '@/net/bodies';

/** In percent; `wasted` in squares. */
export interface Sight {
  readonly win: number;
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
  /** The facts about each card, in the order of the hand. */
  readonly seen: readonly (readonly [card: string, sight: Sight])[];
  /** The card with the best win chance, if it was not the one that was played. */
  readonly better: string | null;
  /** Whether all cards had the same win chance. */
  readonly level: boolean;
  readonly reasons: readonly Reason[];
}

/** A difference of this many points is one that people feel. */
const FELT = 15;

export function whyOf({ rider, answer, chances }: ExplainedRow): Why {
  const seen = Object.entries(chances).map(([card, sight]) => [card, sight as unknown as Sight] as const);
  const own = seen.find(([card]) => card === answer)?.[1];
  const best = seen.reduce((one, other) => (other[1].win > one[1].win ? other : one));
  const others = seen.filter(([card]) => card !== answer);
  return {
    rider,
    card: answer,
    seen,
    better: own && best[1].win > own.win ? best[0] : null,
    level: seen.every(([, { win }]) => win === best[1].win),
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
