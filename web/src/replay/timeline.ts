/** A recorded race as a line to move along: every phase is a stretch of it. */
import type { MomentRow } from '@/net/bodies';
import type { EventWire } from '@/net/protocol';
import type { Told } from '@/frame/race/telling';

/** A part of a round in the log. */
export interface LogSection {
  title: string;
  lines: readonly Told[];
  /** The moment when it is through. */
  to: number;
  /** Whether it is on the screen. */
  now: boolean;
  /** The text if it has no lines. */
  nothing: string;
}

/** The moment after all events told with this one: the first of a group has the words. */
export function momentOf(events: readonly EventWire[], event: number): number {
  const { code } = events[event]!;
  const next = events.findIndex((each, n) => n > event && (each.code !== code || each.said?.length));
  return next < 0 ? events.length : next;
}

export interface PhaseStretch {
  round: number;
  /** The name of the phase for people: the end phase is two of them. */
  phase: string;
  /** The first event, and the one after the last: the race as it stood after this many events. */
  from: number;
  to: number;
  /** Its place on the axis, in rounds; the time before the first round lies between -1 and 0. */
  start: number;
  end: number;
}

/** The beginnings of the phases among these moments, each with its own call if there is one. */
export const startsOf = (events: readonly EventWire[], moments: readonly MomentRow[]): number[] =>
  moments.map((moment) => (events[moment.events - 1]?.code === 'phase' ? moment.events - 1 : moment.events));

export class Timeline<Event extends EventWire = EventWire> {
  readonly stretches: readonly PhaseStretch[];
  /** How many rounds were begun. */
  readonly rounds: number;
  readonly events: number;
  /** Where each moment begins. */
  readonly starts: readonly number[];

  /** `cut` divides this game's race into stretches. */
  constructor(
    events: readonly Event[],
    moments: readonly MomentRow[],
    cut: (events: readonly Event[], moments: readonly MomentRow[]) => PhaseStretch[],
  ) {
    this.stretches = cut(events, moments);
    this.rounds = this.stretches.at(-1)?.round ?? 0;
    this.events = events.length;
    this.starts = startsOf(events, moments);
  }

  /** The stretch that this moment belongs to: a moment at its very end is still part of it. */
  at(event: number): PhaseStretch {
    return this.stretches.find((stretch) => event <= stretch.to) ?? this.stretches.at(-1)!;
  }

  /** The place of this moment on the axis. */
  position(event: number): number {
    const { from, to, start, end } = this.at(event);
    return to === from ? end : start + (end - start) * Math.max(0, (event - from) / (to - from));
  }

  /** The moment at this place of the axis. */
  eventAt(position: number): number {
    const stretch = this.stretches.find(({ end }) => position <= end) ?? this.stretches.at(-1)!;
    const part = Math.max(0, Math.min(1, (position - stretch.start) / (stretch.end - stretch.start)));
    return Math.round(stretch.from + (stretch.to - stretch.from) * part);
  }

  /** The ends of phases, from the very beginning to the very end. */
  get stops(): readonly number[] {
    return [...new Set([0, ...this.stretches.map((stretch) => stretch.to)])];
  }

  /** The start of the first round, and the end of each: what a chart is made of. */
  get laps(): readonly number[] {
    const raced = this.stretches.filter(({ round }) => round > 0);
    const ends = raced.filter(({ round }, n) => round !== raced[n + 1]?.round).map((stretch) => stretch.to);
    return raced[0] ? [raced[0].from, ...ends] : [];
  }

  /** The ends of rounds. */
  get ends(): readonly number[] {
    const last = this.stretches.filter(({ round }, n, all) => round !== all[n + 1]?.round);
    return [...new Set([0, ...last.map((stretch) => stretch.to)])];
  }
}

/** The stop after this moment, or before it; none beyond either end. */
export const after = (stops: readonly number[], event: number): number =>
  stops.find((stop) => stop > event) ?? stops.at(-1)!;
export const before = (stops: readonly number[], event: number): number =>
  stops.findLast((stop) => stop < event) ?? stops[0]!;
