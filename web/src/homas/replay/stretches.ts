/** A recorded race as a line to move along: in every turn the moves, then what comes after them. */
import type { MomentRow } from '@/net/bodies';
import type { HomasEvent } from '@/net/protocol';
import { startsOf, type Stretch } from '@/replay/timeline';

/** Where the moves of a turn end on its piece of the axis. */
const MOVES = 0.85;

/** Rushes, sprints and falling back are the end of a turn. */
const partOf = (phase: string): string => (phase === 'move' || phase === 'over' ? 'move' : 'end');

export function stretchesOf(events: readonly HomasEvent[], moments: readonly MomentRow[]): Stretch[] {
  const starts = startsOf(events, moments);
  const pieces: { round: number; phase: string; from: number; to: number }[] = [];
  moments.forEach(({ round, phase }, n) => {
    const [from, to] = [n ? starts[n]! : 0, starts[n + 1] ?? events.length];
    const part = round ? partOf(phase) : phase;
    const last = pieces.at(-1);
    if (last?.round === round && last.phase === part) last.to = to;
    else pieces.push({ round, phase: part, from, to });
  });
  const before = pieces.filter((piece) => !piece.round).length;
  return pieces.map((piece, n) => {
    if (!piece.round) return { ...piece, start: n / before - 1, end: (n + 1) / before - 1 };
    const [start, end] = piece.phase === 'move' ? [0, MOVES] : [MOVES, 1];
    return { ...piece, start: piece.round - 1 + start, end: piece.round - 1 + end };
  });
}
