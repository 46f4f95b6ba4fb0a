/** The four riders of a team, and how their caps are told apart. */
import { CREAM, INK } from '@/draw/inks';
import type { Worn } from '@/draw/teams';

export const ROLES = [1, 2, 3, 4] as const;
const SPRINTER = 3;

/** The jerseys of a stage race. */
export type HomasJersey = Extract<Worn, 'yellow' | 'green' | 'polka'>;

/** A sprinter's cap is ink, the others' cream; a neutral rider's is of silver, whoever it is. */
export function capOf(role: number, neutral = false): { cloth: string; ink: string } {
  if (neutral) return { cloth: 'var(--silver)', ink: INK };
  return role === SPRINTER ? { cloth: INK, ink: CREAM } : { cloth: CREAM, ink: INK };
}

const COLOURS = ['white', 'red', 'blue', 'green', 'black'] as const;

/** The colour of the team that a rider's name begins with, as in 21. */
export const colourOf = (rider: string): string => COLOURS[Number(rider[0]) - 1] ?? 'white';
export const numberOf = (colour: string): number => COLOURS.indexOf(colour as (typeof COLOURS)[number]) + 1;
export const roleOf = (rider: string): number => Number(rider[1]);
