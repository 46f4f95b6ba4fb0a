/** In which format a road is ridden, and which rules go together with it. */
import type { Road } from './road';

export const FORMATS = ['race', 'tour', 'ttt', 'itt'] as const;
export type Format = (typeof FORMATS)[number];

export const formatOf = (rules: readonly string[]): Format =>
  FORMATS.find((format) => rules.includes(format)) ?? 'race';

/** Whether every rider rides against the clock, on a road of its own. */
export const isTrial = (rules: readonly string[]): boolean => rules.includes('ttt') || rules.includes('itt');

/**
 * Why a rule cannot be chosen: the format has it already, or cannot have it, or the road does not have what it needs.
 */
export function hindered(
  rule: string,
  rules: readonly string[],
  road: Road,
): 'included' | 'trial' | 'missing' | undefined {
  if (rule === 'ride-out' && formatOf(rules) !== 'race') return 'included';
  if ((rule === 'breakaway' || rule === 'extended') && isTrial(rules)) return 'trial';
  if (rule === 'breakaway' && !road.breakaway) return 'missing';
  return undefined;
}

const allowed = (rules: readonly string[], road: Road): string[] =>
  rules.filter((rule) => !hindered(rule, rules, road));

/** These rules in another format, without those that cannot go with it. */
export function ridden(rules: readonly string[], format: Format, road: Road): string[] {
  const others = rules.filter((rule) => !(FORMATS as readonly string[]).includes(rule));
  return allowed(format === 'race' ? others : [...others, format], road);
}

/**
 * These rules on another road: a trial is ridden as one, an extended stage with its refresh, and no longer than the
 * road asks for it.
 */
export function onRoad(rules: readonly string[], before: Road, road: Road): string[] {
  const plain = rules.filter((rule) => rule !== before.special);
  return road.special === 'ttt' || road.special === 'itt'
    ? ridden(plain, road.special, road)
    : allowed(road.special ? [...new Set([...plain, road.special])] : plain, road);
}
