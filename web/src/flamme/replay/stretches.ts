/** The line of moments of a race: every round has four stretches, and one more where decks are refreshed. */
import type { MomentRow } from '@/net/bodies';
import type { FlammeEvent } from '@/net/protocol';
import { startsOf, type PhaseStretch } from '@/replay/timeline';

export const PHASES = ['cards', 'moves', 'slipstream', 'exhaustion'] as const;
const PLACE: Readonly<Record<string, number>> = { cards: 0, moves: 1, slipstream: 2, exhaustion: 3 };
const REFRESH = 'refresh';
const CALLED: Readonly<Record<string, string>> = { energy: 'cards', declare: 'cards', movement: 'moves' };

type Piece = Pick<PhaseStretch, 'round' | 'phase' | 'from' | 'to'>;

export const stretchesOf = (events: readonly FlammeEvent[], moments: readonly MomentRow[]): PhaseStretch[] =>
  laid(piecesOf(events, moments));

function piecesOf(events: readonly FlammeEvent[], moments: readonly MomentRow[]): Piece[] {
  const starts = startsOf(events, moments);
  return moments.flatMap(({ round, phase }, n) => {
    const from = n ? starts[n]! : 0;
    const to = starts[n + 1] ?? events.length;
    return phase === 'end' ? endPieces(events, round, from, to) : [{ round, phase: CALLED[phase] ?? phase, from, to }];
  });
}

/** The slipstream goes to the last rider that is drawn along, the rest is exhaustion and the finish. */
function endPieces(events: readonly FlammeEvent[], round: number, from: number, to: number): Piece[] {
  const last = events.slice(from, to).findLastIndex((event) => event.code === 'slipped');
  const middle = last < 0 ? from : from + last + 1;
  return [
    { round, phase: 'slipstream', from, to: middle },
    { round, phase: 'exhaustion', from: middle, to },
  ];
}

function laid(pieces: readonly Piece[]): PhaseStretch[] {
  const before = pieces.filter((piece) => piece.round === 0).length;
  return pieces.map((piece, n) => {
    if (piece.round === 0) return { ...piece, start: n / before - 1, end: (n + 1) / before - 1 };
    const [start, end] = inRound(piece.phase, pieces[n + 1]?.phase === REFRESH);
    return { ...piece, start: piece.round - 1 + start, end: piece.round - 1 + end };
  });
}

/** Which part of its round a phase is; the refresh shares the last quarter with what comes before it. */
function inRound(phase: string, followed: boolean): [number, number] {
  const last = 1 - 1 / (2 * PHASES.length);
  if (phase === REFRESH) return [last, 1];
  const place = PLACE[phase] ?? 0;
  return [place / PHASES.length, followed ? last : (place + 1) / PHASES.length];
}
