/** The aim of a race. */
import type { FlammeView } from '@/net/protocol';

/** Before the start riders bid; then places count, or times, and in a trial every rider is alone. */
export function kindOf({ phase, rules }: Pick<FlammeView, 'phase' | 'rules'>): string {
  if (phase === 'breakaway') return 'bid';
  return ['itt', 'ttt', 'tour'].find((rule) => rules.includes(rule)) ?? 'race';
}
