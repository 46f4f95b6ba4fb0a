/** A position as the map draws it. */
import type { FlammeView, RiderWire } from '@/net/protocol';
import { Film } from '../race/film.svelte';
import type { RiderScene, Scene, TokenScene } from '../race/scene';

const token = (text: string): TokenScene => ({
  pile: text.replace(/\d+$/, ''),
  side: '',
  value: Number(/\d+$/.exec(text)?.[0] ?? 0),
});

const riderScene = (rider: RiderWire): RiderScene => ({
  name: rider.name,
  team: rider.team,
  type: rider.type,
  square: rider.square,
  lane: rider.lane,
  crashed: rider.crashed ?? false,
  home: rider.home ?? 0,
  card: null,
  played: rider.played ?? [],
  taken: rider.taken ?? 0,
  bid: [],
  specialist: rider.specialist ?? '',
  tokens: (rider.tokens ?? []).map(token),
  minutes: rider.minutes ?? 0,
  time: rider.time ?? null,
  podium: rider.podium ?? 0,
  led: 0,
});

const sceneOf = ({ round, phase, rules, riders }: FlammeView): Scene => ({
  round,
  phase,
  rules,
  riders: riders.map(riderScene),
});

/** A film of one picture. */
export function still(view: FlammeView, line: number): Film {
  const film = new Film(view.riders, view.rules, line);
  film.scenes = [sceneOf(view)];
  return film;
}
