/** The format of a road, and the rules that go with it. */
import { offerOf } from '@/table/offers.svelte';
import type { Road } from './road';

const PLAIN = 'race';

/** How a road can be ridden. */
export const formats = (): readonly string[] => offerOf('flamme').formats;
/** How a stage of a tour can be ridden. */
export const stageFormats = (): string[] => formats().filter((format) => format !== PLAIN);

export const formatOf = (rules: readonly string[]): string =>
  formats().find((format) => rules.includes(format)) ?? PLAIN;

/** Whether every rider rides against the clock, on a road of its own. */
export const isTrial = (rules: readonly string[]): boolean => rules.includes('ttt') || rules.includes('itt');

/**
 * Why a rule cannot be chosen: the format includes it already, or excludes it, or the road lacks something it needs.
 */
export function hindered(
  rule: string,
  rules: readonly string[],
  road: Road,
): 'included' | 'trial' | 'missing' | undefined {
  if (rule === 'ride-out' && formatOf(rules) !== PLAIN) return 'included';
  if ((rule === 'breakaway' || rule === 'extended') && isTrial(rules)) return 'trial';
  if (rule === 'breakaway' && !road.breakaway) return 'missing';
  return undefined;
}

const allowed = (rules: readonly string[], road: Road): string[] =>
  rules.filter((rule) => !hindered(rule, rules, road));

/** These rules in another format, without those that it excludes. */
export function ridden(rules: readonly string[], format: string, road: Road): string[] {
  const others = rules.filter((rule) => !formats().includes(rule));
  return allowed(format === PLAIN ? others : [...others, format], road);
}

/**
 * These rules on another road: a trial is ridden as one, and an extended stage with its refresh; on other roads both
 * end.
 */
export function onRoad(rules: readonly string[], before: Road, road: Road): string[] {
  const plain = rules.filter((rule) => rule !== before.special);
  return road.special === 'ttt' || road.special === 'itt'
    ? ridden(plain, road.special, road)
    : allowed(road.special ? [...new Set([...plain, road.special])] : plain, road);
}
