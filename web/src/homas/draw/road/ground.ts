/** The colours of the ground: climbs are red, descents yellow, cobbles blue, as on the printed board. */
import { r2 } from '@/draw/road/numbers';

export interface Ground {
  /** The colours of the ground and of the print on it. */
  readonly fill: string;
  readonly mark: string;
  /** The strength of the colour: steeper is stronger. */
  readonly strength: number;
}

const COLOURS: Readonly<Record<string, string>> = { climb: 'ascent', descent: 'supply', cobbles: 'descent' };

/** The ground of this road; none where it is flat. */
export function groundOf(road = 'flat', grade = 0): Ground | undefined {
  const colour = COLOURS[road];
  if (!colour) return undefined;
  return {
    fill: `var(--${colour})`,
    mark: `var(--${colour}-mark)`,
    strength: r2(Math.min(1, 0.5 + 0.125 * Math.abs(grade))),
  };
}

/** The printed number, with a true minus. */
export const numberText = (grade: number): string => (grade < 0 ? `−${-grade}` : `+${grade}`);
