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

/** The number of a team, with which the names of its riders begin, as in 21. */
export const numberOf = (team: string): number => numberIn(HOMAS, team);
/** The team of a rider; riders are numbered by the order of their teams. */
export const teamOf = (rider: string): string => offerOf(HOMAS.id).colours[Number(rider[0]) - 1] ?? rider;
export const roleOf = (rider: string): number => Number(rider[1]);
