/** What would happen with a card, in sentences: the road, the place, the others, the wind. */
import type { LandingWire, RiderWire, RoadWire } from '../../net/protocol';
import type { Args } from '../../words/index.svelte';
import type { Company } from '../company';
import { valueOf } from './notes';

export interface Sentence {
  id: string;
  args: Args;
}

interface Case {
  card: string;
  landing: LandingWire;
  rider: RiderWire;
  riders: readonly RiderWire[];
  road: RoadWire;
  company: Company;
}

const said = (id: string, args: Args = {}): Sentence => ({ id, args });

/** So many squares to ride until this rider is over the line; none when it is. */
export const toGo = (road: RoadWire, square: number): number => Math.max(0, road.line + 1 - square);

/** Behind the last printed square the road goes on as it was. */
const terrainAt = (road: RoadWire, square: number): string => (road.squares[square - 1] ?? road.squares.at(-1))?.terrain ?? 'flat';

/** Everything worth saying about this card, in the order in which it would happen. */
export function outlook(at: Case): Sentence[] {
  return [...ofTheRoad(at), ofThePlace(at), ...ofTheOthers(at), ...ofTheWind(at)];
}

function ofTheRoad({ card, landing, rider, road }: Case): Sentence[] {
  const sentences: Sentence[] = [];
  if (rider.crashed) sentences.push(said('race-say-stood-up'));
  if (landing.raised > 0) {
    const speed = Math.max(0, valueOf(card) - (rider.crashed ? 2 : 0)) + landing.raised;
    sentences.push(said('race-say-raised', { terrain: terrainAt(road, rider.square), speed }));
  }
  if (landing.limited > 0) sentences.push(limitOf(landing, rider, road));
  return sentences;
}

/** The ascent that holds the rider back: under the wheels, or some squares away. */
function limitOf(landing: LandingWire, rider: RiderWire, road: RoadWire): Sentence {
  const { distance } = landing;
  const way = Array.from({ length: distance + landing.limited + 1 }, (_, n) => terrainAt(road, rider.square + n));
  const squares = way.indexOf('ascent');
  if (squares < 0) return said('race-say-limited', { distance });
  if (squares === 0) return said('race-say-climbing', { distance });
  return said('race-say-rises', { squares: squares - 1, distance });
}

function ofThePlace({ landing, road }: Case): Sentence {
  const beyond = landing.square - road.line;
  return beyond > 0 ? said('race-say-over', { beyond }) : said('race-say-lands', { squares: toGo(road, landing.square) });
}

const NAMED = 3;

function ofTheOthers({ landing, company }: Case): Sentence[] {
  const { rivals, crowded } = landing;
  if (!rivals.length) return [];
  if (!crowded) return [said('race-say-beside', { riders: company.riders(rivals.slice(0, NAMED)), count: rivals.length })];
  if (rivals.length > NAMED) return [said('race-say-crowd', { count: rivals.length })];
  return [said('race-say-crowded', { riders: company.riders(rivals) })];
}

/** With a middling card nobody else would come as far: then nobody gives shelter. */
function ofTheWind({ landing, rider, riders, road }: Case): Sentence[] {
  if (landing.square > road.line) return [];
  const others = riders.filter((other) => other.name !== rider.name && other.square > 0 && !other.home);
  return others.some((other) => other.square + middle(other.deck) >= landing.square) ? [] : [said('race-say-wind')];
}

function middle(deck: readonly string[]): number {
  const values = deck.map(valueOf).sort((a, b) => a - b);
  return values[values.length >> 1] ?? 2;
}
