/** What a rider has won and lost so far, as tokens. */
import type { RiderScene } from '../scene';

export interface Spoil {
  kind: 'podium' | 'sprint' | 'mountain' | 'refresh' | 'combative' | 'minute';
  /** Points, or how many minutes or rounds in front. */
  value: number;
}

/**
 * The podium first, then the tokens in the order in which they were taken, those for leading the race as one; minutes
 * only as long as they are not part of a time.
 */
export function spoilsOf({
  tokens,
  minutes,
  time,
  podium,
  led,
}: Pick<RiderScene, 'tokens' | 'minutes' | 'time' | 'podium' | 'led'>): Spoil[] {
  const taken = tokens.map(({ pile, side, value }): Spoil => ({
    kind: pile === 'refresh' ? 'refresh' : side === 'sprint' ? 'sprint' : 'mountain',
    value,
  }));
  const placed: Spoil[] = podium ? [{ kind: 'podium', value: podium }] : [];
  const fought: Spoil[] = led ? [{ kind: 'combative', value: led }] : [];
  const late: Spoil[] = minutes && time === null ? [{ kind: 'minute', value: minutes }] : [];
  return [...placed, ...taken, ...fought, ...late];
}

/** The points that a rider has taken of one colour. */
export const pointsOf = ({ tokens }: Pick<RiderScene, 'tokens'>, side: string): number =>
  tokens.filter((token) => token.side === side).reduce((sum, token) => sum + token.value, 0);
