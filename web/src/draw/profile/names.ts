/** The groups' names over a profile: side by side, clear of each other and of the title. */
import { r2 } from '../road/numbers';

export interface Spanned {
  readonly label: string;
  /** Its left and right end in pixels, and how many riders it has. */
  readonly left: number;
  readonly right: number;
  readonly size: number;
}

export interface Named {
  readonly x: number;
  readonly width: number;
}

/** How far a name may be moved from its group. */
const REACH = 56;
const AIR = 6;

/**
 * A place for each name that fits between these edges; groups are given front first. The first and the largest choose
 * first, and no name is repeated.
 */
export function namesOf(groups: readonly Spanned[], from: number, to: number): (Named | undefined)[] {
  const weight = (n: number) => groups[n]!.size + (n === 0 ? 100 : 0);
  const placed: (Named | undefined)[] = groups.map(() => undefined);
  const said = new Set<string>();
  for (const n of groups.map((_, place) => place).sort((a, b) => weight(b) - weight(a))) {
    const { label, left, right } = groups[n]!;
    const width = r2(label.length * 7.4 + 14);
    const taken = placed.filter((one) => one !== undefined);
    const room = (other: Named) => (other.width + width) / 2 + AIR;
    const middle = (left + right) / 2;
    const fits = (x: number) =>
      x - width / 2 >= from - 0.01 &&
      x + width / 2 <= to + 0.01 &&
      taken.every((other) => Math.abs(other.x - x) >= room(other) - 0.01);
    const [x] = [
      middle,
      from + width / 2,
      to - width / 2,
      ...taken.flatMap((other) => [other.x - room(other), other.x + room(other)]),
    ]
      .filter((choice) => Math.abs(choice - middle) <= REACH && fits(choice))
      .sort((a, b) => Math.abs(a - middle) - Math.abs(b - middle));
    if (x === undefined || said.has(label)) continue;
    said.add(label);
    placed[n] = { x: r2(x), width };
  }
  return placed;
}
