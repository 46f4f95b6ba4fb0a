/** The four riders of a team, and how their caps differ. */
import { CREAM, INK } from '@/draw/inks';
import type { Worn } from '@/draw/teams';
import { numberIn } from '@/table/game';
import { offerOf } from '@/table/offers.svelte';
import { HOMAS } from '../../game';

const SPRINTER = 3;

/** The jerseys of a stage race. */
export type HomasJersey = Extract<Worn, 'yellow' | 'green' | 'polka'>;

/** A sprinter's cap is ink, the others' cream; a neutral rider's is always silver. */
export function capOf(role: number, neutral = false): { cloth: string; ink: string } {
  if (neutral) return { cloth: 'var(--silver)', ink: INK };
  return role === SPRINTER ? { cloth: INK, ink: CREAM } : { cloth: CREAM, ink: INK };
}

/** The number of a team. */
export const numberOf = (team: string): number => numberIn(HOMAS, team);

/** The team and the role of a rider: the server lists the riders of each team in the order of their roles. */
function listed(rider: string): readonly [team: string, role: number] {
  for (const [team, riders] of Object.entries(offerOf(HOMAS.id).riders)) {
    const role = riders.indexOf(rider) + 1;
    if (role) return [team, role];
  }
  return [rider, 0];
}

export const teamOf = (rider: string): string => listed(rider)[0];
export const roleOf = (rider: string): number => listed(rider)[1];
