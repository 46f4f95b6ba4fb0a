/** The log by rounds: what was told in each, under the headings of its phases. */
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

/** Where the film of this round begins: after everything that was told before it. */
export function startOf(events: readonly EventWire[], round: number): number {
  if (round === 0) return 0;
  const first = events.findIndex((event) => event.code === 'phase' && event.args.round === round);
  return first < 0 ? 0 : first;
}

/** The last line that has been told after this many events. */
export const lastTold = (told: readonly Told[], at: number): Told | undefined =>
  told.findLast((line) => line.event < at);
