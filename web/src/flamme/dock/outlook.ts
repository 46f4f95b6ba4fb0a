/** What would happen with a card, in sentences: the road, the place, the others, the wind. */
import type { LandingWire, RiderWire, FlammeRoad } from '@/net/protocol';
import type { Args } from '@/words/index.svelte';
import type { Company } from '@/table/company';
import { isTired, powersOf, valueOf } from './notes';
import { ahead, toGo } from '../road/graph';
import type { Sentence } from '@/frame/race/telling';

interface Case {
  card: string;
  landing: LandingWire;
  rider: RiderWire;
  riders: readonly RiderWire[];
  road: FlammeRoad;
  company: Company;
  /** The rules of this race. */
  rules: readonly string[];
}

const said = (id: string, args: Args = {}): Sentence => ({ id, args });

/** Beyond the last printed square the road continues as it was. */
const terrainAt = (road: FlammeRoad, square: number): string =>
  (road.squares[square - 1] ?? road.squares.at(-1))?.terrain ?? 'flat';

/** Everything worth saying about this card, in the order in which it would happen. */
export function outlook(at: Case): Sentence[] {
  return [...ofTheDeck(at), ...ofTheRoad(at), ofThePlace(at), ...ofTheOthers(at), ...ofTheWind(at)];
}

/** Recovery is worth a word only where there is something to give back. */
function ofTheDeck({ card, rider }: Case): Sentence[] {
  return powersOf(card).includes('recovery') && rider.recycled?.some(isTired) ? [said('race-say-recovery')] : [];
}

function ofTheRoad({ card, landing, rider, road }: Case): Sentence[] {
  const sentences: Sentence[] = [];
  if (rider.crashed) sentences.push(said('race-say-stood-up'));
  if (landing.raised > 0) {
    const speed = Math.max(0, valueOf(card) - (rider.crashed ? 2 : 0)) + landing.raised;
    sentences.push(said('race-say-raised', { terrain: terrainAt(road, rider.square), speed }));
  }
  if (landing.limited > 0) sentences.push(limitOf(landing, rider, road));
  else if (climbsWell(card, landing, rider, road))
    sentences.push(said('race-say-strong', { distance: landing.distance }));
  return sentences;
}

/** The ascent that holds the rider back: under the wheels, or some squares away. */
function limitOf(landing: LandingWire, rider: RiderWire, road: FlammeRoad): Sentence {
  const { distance } = landing;
  const way = ahead(road, rider.square, landing.way, landing.limited).map((square) => terrainAt(road, square));
  const squares = way.indexOf('ascent');
  if (squares < 0) return said('race-say-limited', { distance });
  if (squares === 0) return said('race-say-climbing', { distance });
  return said('race-say-rises', { squares: squares - 1, distance });
}

/** What any other card may have on a climb. */
const CLIMBING = 5;

/** Whether the card goes further up a climb than others could. */
function climbsWell(card: string, { distance, way }: LandingWire, rider: RiderWire, road: FlammeRoad): boolean {
  const strong = powersOf(card).some((power) => power.startsWith('asc'));
  return strong && distance > CLIMBING && [rider.square, ...way].some((square) => terrainAt(road, square) === 'ascent');
}

function ofThePlace({ landing, road }: Case): Sentence {
  const beyond = landing.square - road.line;
  return beyond > 0
    ? said('race-say-over', { beyond })
    : said('race-say-lands', { squares: toGo(road, landing.square) });
}

const NAMED = 3;

function ofTheOthers({ card, landing, company }: Case): Sentence[] {
  const { rivals, crowded } = landing;
  const powers = powersOf(card);
  const chase = powers.includes('chase') ? [said('race-say-chase')] : [];
  if (powers.includes('nimble')) return [said('race-say-nimble'), ...chase];
  if (!rivals.length) return chase;
  if (!crowded)
    return [
      said('race-say-beside', { riders: company.riders(rivals.slice(0, NAMED)), count: rivals.length }),
      ...chase,
    ];
  if (rivals.length > NAMED) return [said('race-say-crowd', { count: rivals.length }), ...chase];
  return [said('race-say-crowded', { riders: company.riders(rivals) }), ...chase];
}

function ofTheWind(at: Case): Sentence[] {
  const { card, landing, road, rules } = at;
  if (landing.square > road.line) return [];
  const powers = powersOf(card);
  const shelter = powers.includes('breakaway') && !rules.includes('itt') ? [said('race-say-breakaway')] : [];
  if (powers.includes('relentless')) return [...shelter, said('race-say-relentless')];
  if (rules.includes('itt')) return [said('race-say-trial')];
  return sheltered(at) ? shelter : [...shelter, said('race-say-wind')];
}

/** With a middling card somebody else would come as far; in a team trial only your own rider counts. */
function sheltered({ landing, rider, riders, road, rules }: Case): boolean {
  const left = toGo(road, landing.square);
  const others = riders.filter(
    (other) =>
      other.name !== rider.name &&
      other.square > 0 &&
      !other.home &&
      (other.team === rider.team || !rules.includes('ttt')),
  );
  return others.some((other) => toGo(road, other.square) - middle(other.deck) <= left);
}

function middle(deck: readonly string[]): number {
  const values = deck.map(valueOf).sort((a, b) => a - b);
  return values[values.length >> 1] ?? 2;
}
