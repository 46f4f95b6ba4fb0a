/** What a team of Homas Tour Pro is doing, and the cards it has left. */
import type { HomasRoad, HomasTeam, HomasView } from '@/net/protocol';
import type { Ride } from './ride.svelte';
import { NOWHERE } from './scene';

export type Doing = 'out' | 'neutral' | 'asked' | 'thinking' | '';

export function doingOf(ride: Ride, { colour, kind, disqualified }: HomasTeam): Doing {
  if (disqualified) return 'out';
  if (kind === 'neutral') return 'neutral';
  if (!ride.thinking(colour)) return '';
  return colour === ride.company.you ? 'asked' : 'thinking';
}

/** Whether its team cards are useless now: all its riders are past the red letter, or home. */
export function teamCardsOver({ red, squares }: HomasRoad, { riders }: HomasView, team: string): boolean {
  const own = riders.filter((rider) => rider.team === team);
  return own.every((rider) => rider.home || (rider.square !== NOWHERE && squares[rider.square]!.row > red));
}

/** How many energy cards its riders and the team itself have. */
export const cardsOf = ({ film }: Ride, { colour, cards = [] }: HomasTeam): number =>
  film.scene.riders.reduce(
    (sum, rider) => sum + (rider.team === colour ? (rider.cards?.length ?? 0) : 0),
    cards.length,
  );
