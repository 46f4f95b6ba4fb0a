/** The worth of a road for each power: the places where it would work. */
import type { FlammeRoad, SquareWire } from '@/net/protocol';
import type { Args } from '@/words/index.svelte';
import { toGo } from '../road/graph';

export interface Fact {
  id: string;
  args: Args;
}

type Stretches = { stretches: number; squares: number };

/** How often the road becomes like this, and on how many squares it is. */
function stretchesOf(squares: readonly SquareWire[], like: (square: SquareWire) => boolean): Stretches {
  const starts = squares.filter((square, n) => like(square) && !(n > 0 && like(squares[n - 1]!)));
  return { stretches: starts.length, squares: squares.filter(like).length };
}

const terrain =
  (name: string) =>
  (square: SquareWire): boolean =>
    square.terrain === name;

/** One sentence for each thing that matters to these powers; if nothing does, the road in a line. */
export function factsOf(road: FlammeRoad, powers: readonly string[]): Fact[] {
  const squares = road.squares.slice(0, road.line);
  const length = toGo(road, 1);
  const [climbs, descents, cobbles] = ['ascent', 'descent', 'cobbles'].map((name) =>
    stretchesOf(squares, terrain(name)),
  ) as [Stretches, Stretches, Stretches];
  const narrow = stretchesOf(squares, (square) => square.lanes === 1);
  const facts: Fact[] = [];
  if (powers.some((power) => power.startsWith('asc')))
    facts.push({ id: 'draft-road-climbs', args: { climbs: climbs.stretches, squares: climbs.squares, length } });
  if (powers.includes('desc7'))
    facts.push({
      id: 'draft-road-descents',
      args: { descents: descents.stretches, squares: descents.squares, length },
    });
  if (powers.includes('chase'))
    facts.push({ id: 'draft-road-chase', args: { squares: climbs.squares + cobbles.squares } });
  if (powers.includes('nimble')) facts.push({ id: 'draft-road-narrow', args: { squares: narrow.squares } });
  return facts.length
    ? facts
    : [{ id: 'draft-road-plain', args: { length, climbs: climbs.stretches, cobbles: cobbles.squares } }];
}
