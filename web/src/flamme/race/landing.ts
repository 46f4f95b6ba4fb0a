/** Where the cards of a hand would take a rider, for the board and the dock. */
import type { FlammeQuestion, FlammeSpot, LandingWire } from '@/net/protocol';
import { riderOf } from './company';
import type { RiderScene } from './scene';
import { nextOf } from '../road/graph';
import type { Layout } from '../road/layout';

interface Reached {
  readonly square: number;
  /** Squares ridden over or reached; full of riders now, or likely to be; or lost to the road. */
  readonly kind: 'free' | 'full' | 'lost';
}

export function reachOf(layout: Layout, preview: Preview, riders: readonly RiderScene[]): Reached[] {
  const last = preview.way.at(-1);
  if (last === undefined) return [];
  const others = riders.filter((rider) => rider.name !== preview.rider.name && !rider.home);
  const lanes = (square: number): number => layout.squares[square - 1]?.lanes ?? 2;
  const full = (square: number): boolean =>
    others.filter((rider) => rider.square === square && rider.lane >= 0).length >= lanes(square) ||
    (square === last && preview.crowded);
  const lost: Reached[] = [];
  for (let square = last; lost.length < preview.limited;) {
    square = nextOf(layout.squares, square)[0]!;
    lost.push({ square, kind: 'lost' });
  }
  return [...preview.way.map((square): Reached => ({ square, kind: full(square) ? 'full' : 'free' })), ...lost];
}

export interface Tag {
  square: number;
  cards: readonly { text: string; hot: boolean }[];
}

export interface Preview {
  from: { square: number; lane: number };
  to: { square: number; lane: number } | null;
  /** The squares that it enters on its way there. */
  way: readonly number[];
  /** How many squares the road takes of the card, and whether others may fill its square first. */
  limited: number;
  crowded: boolean;
  rider: RiderScene;
  tags: readonly Tag[];
}

/** The picture of a card question, with one option highlighted. */
export function previewOf(
  question: FlammeQuestion,
  option: string | null,
  riders: readonly RiderScene[],
): Preview | null {
  const rider = riderOf(riders, question.seat, question.rider);
  const landings = question.landings;
  if (!rider || !landings || !Object.keys(landings).length) return null;
  const hot = option === null ? undefined : landings[option];
  return {
    rider,
    from: { square: rider.square, lane: rider.lane },
    to: hot ? { square: hot.square, lane: 0 } : null,
    way: hot?.way ?? [],
    limited: hot?.limited ?? 0,
    crowded: hot?.crowded ?? false,
    tags: tagsOf(landings, option),
  };
}

function tagsOf(landings: Readonly<Record<string, LandingWire>>, option: string | null): Tag[] {
  const squares = new Map<number, { text: string; hot: boolean }[]>();
  for (const [card, { square }] of Object.entries(landings))
    squares.set(square, [...(squares.get(square) ?? []), { text: String(parseInt(card, 10)), hot: card === option }]);
  return [...squares].map(([square, cards]) => ({ square, cards }));
}

/** The places on the grid that a placement question offers for this type of rider. */
export const spotsOf = ({ asked }: FlammeQuestion, type: string): readonly FlammeSpot[] =>
  asked?.what === 'place' ? asked.answers.filter((spot) => spot.type === type) : [];

/** The types of riders that may be placed. */
export const typesIn = ({ asked }: FlammeQuestion): readonly string[] =>
  asked?.what === 'place' ? [...new Set(asked.answers.map(({ type }) => type))] : [];
