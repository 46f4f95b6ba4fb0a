/** Synthetic sounds: what is switched on when, with which filter. Times are in seconds. */

export type SoundName = 'card' | 'freewheel' | 'bell' | 'crowd' | 'dice';

/** A burst of noise through a filter. */
interface Burst {
  readonly at: number;
  readonly long: number;
  readonly loud: number;
  readonly filter: BiquadFilterType;
  readonly pitch: number;
}

/** A tone that dies away. */
interface Tone {
  readonly at: number;
  readonly long: number;
  readonly loud: number;
  readonly pitch: number;
}

export interface Recipe {
  readonly bursts?: readonly Burst[];
  readonly tones?: readonly Tone[];
}

const click = (at: number, loud: number, pitch: number): Burst => ({
  at,
  long: 0.03,
  loud,
  filter: 'bandpass',
  pitch,
});

const times = <T>(count: number, make: (n: number) => T): T[] => Array.from({ length: count }, (_, n) => make(n));

export const RECIPES: Readonly<Record<SoundName, Recipe>> = {
  /** Paper on paper. */
  card: { bursts: [{ at: 0, long: 0.09, loud: 0.35, filter: 'highpass', pitch: 2600 }, click(0.07, 0.3, 900)] },
  /** The pawls of a hub, slower and slower. */
  freewheel: { bursts: times(14, (n) => click(0.028 * n + 0.0011 * n * n, 0.22 - 0.012 * n, 3400)) },
  /** The bell of the last lap: a handful of partials that do not fit together. */
  bell: {
    tones: [0, 0.28].flatMap((at) =>
      [1, 2.76, 5.4, 8.93].map((partial, n) => ({
        at,
        long: 1.4 / (n + 1),
        loud: 0.22 / (n + 1),
        pitch: 620 * partial,
      })),
    ),
  },
  /** Many people from afar: slow swells of noise, and a few of them clap. */
  crowd: {
    bursts: [
      { at: 0, long: 2.4, loud: 0.3, filter: 'bandpass', pitch: 900 },
      { at: 0.25, long: 1.8, loud: 0.18, filter: 'bandpass', pitch: 1700 },
      ...times(18, (n) => click(0.2 + 0.1 * n + 0.03 * (n % 3), 0.12, 1500 + 170 * (n % 5))),
    ],
  },
  /** Two dice on wood, three hops each. */
  dice: { bursts: times(6, (n) => click(0.08 * n + 0.02 * (n % 2), 0.4 - 0.05 * n, 700 + 130 * (n % 3))) },
};
