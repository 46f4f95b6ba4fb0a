/** What a team of Homas Tour Pro is doing, and what it has left. */
import type { HomasTeam } from '@/net/protocol';
import type { Ride } from './ride.svelte';

export type Doing = 'out' | 'neutral' | 'asked' | 'thinking' | '';

export function doingOf(ride: Ride, { colour, kind, disqualified }: HomasTeam): Doing {
  if (disqualified) return 'out';
  if (kind === 'neutral') return 'neutral';
  if (!ride.thinking(colour)) return '';
  return colour === ride.company.you ? 'asked' : 'thinking';
}

/** How many energy cards its riders and the team itself have. */
export const cardsOf = ({ film }: Ride, { colour, cards = [] }: HomasTeam): number =>
  film.scene.riders.reduce(
    (sum, rider) => sum + (rider.team === colour ? (rider.cards?.length ?? 0) : 0),
    cards.length,
  );
