/** The log by rounds: the lines of each, under the headings of its phases. */
import type { EventWire } from '@/net/protocol';
import type { Told } from '../race/telling';

export interface RoundSection {
  phase: string;
  lines: readonly Told[];
}

/** The rounds that have something to tell, the first first. */
export const roundsOf = (told: readonly Told[]): number[] => [...new Set(told.map((line) => line.round))];

/** One round, cut where the phase changes. */
export function sectionsOf(told: readonly Told[], round: number): RoundSection[] {
  const sections: { phase: string; lines: Told[] }[] = [];
  for (const line of told) {
    if (line.round !== round) continue;
    const last = sections.at(-1);
    if (last?.phase === line.phase) last.lines.splice(last.lines.length - Number(line.more), Number(line.more), line);
    else sections.push({ phase: line.phase, lines: [line] });
  }
  return sections;
}

/** The beginning of this round in the film: after all earlier events. */
export function startOf(events: readonly EventWire[], round: number): number {
  if (round === 0) return 0;
  const first = events.findIndex((event) => event.code === 'phase' && event.args.round === round);
  return first < 0 ? 0 : first;
}

/** The last line told after this many events. */
export const lastTold = (told: readonly Told[], at: number): Told | undefined =>
  told.findLast((line) => line.event < at);
