/** The settings of a race or a tour of Flamme Rouge. */
import { type Planned, seatOf } from '@/table/plan';
import type { Settings } from '@/net/protocol';
import { offerOf } from '@/table/offers.svelte';

/** Whether a rule has any effect: a variant needs its rule, a stage of a tour or a bidding Baroudeur. */
export function matters(rule: string, { rules, places, tour }: Pick<Planned, 'rules' | 'places' | 'tour'>): boolean {
  if (rule === 'super-combative') return !!tour || rules.includes('tour');
  return (
    rule !== 'baroudeur-bid' ||
    (rules.includes('breakaway') &&
      (rules.includes('specialists') || places.some(({ extras }) => extras.rouleur || extras.sprinteur)))
  );
}

/** in a tour all start equal */
export function settingsOf({ stage, rules, places, tour }: Planned): Settings {
  const heard = rules.filter((rule) => matters(rule, { rules, places, tour }));
  if (!tour) return { game: 'flamme', seats: places.map(seatOf), stage, rules: heard };
  const seats = places.map(({ kind, name }) => seatOf({ kind, name, extras: {} }));
  return {
    game: 'flamme',
    seats,
    stage,
    rules: heard.filter((rule) => offerOf('flamme').tour_rules.includes(rule)),
    tour,
  };
}
