/** The packs' names over the profile: beside each other, never over each other or over the title. */
import { clamp, r2 } from '@/draw/road/numbers';
import { squareAt } from '../../road/pose';
import type { Title } from './piles';
import type { Measures } from './profile';

/** A pack as `packsOf` finds it, with its name in words. Front first. */
export interface ProfilePack {
  readonly squares: readonly number[];
  readonly label: string;
  readonly gap?: number;
  readonly size?: number;
}

export interface PackSign {
  readonly label: string;
  /** The bracket over the pack, and its middle. */
  readonly left: number;
  readonly right: number;
  readonly middle: number;
  /** The middle of the name and its width; none where there is no room or another pack has it. */
  readonly name?: { readonly x: number; readonly width: number };
  /** The squares to the pack in front, and where to say so. */
  readonly gap?: { readonly x: number; readonly squares: number };
}

/** A name may be moved this far from its pack. */
const REACH = 56;
const AIR = 6;
/** As wide as the number of a gap. */
const GAP = 18;

export function packSigns(profile: Measures, packs: readonly ProfilePack[], title?: Title): PackSign[] {
  const edge = (column: number) => profile.x(clamp(column, 0, profile.columns));
  const spans = packs.map(({ squares }) => {
    const laid = squares.map((square) => squareAt(profile.way, square));
    return [
      edge(Math.min(...laid.map((one) => one.column))),
      edge(Math.max(...laid.map((one) => one.column + one.columns))),
    ] as const;
  });
  const gaps = gapsOf(packs, spans);
  const signs = packs.map(({ label }, n): PackSign => {
    const [left, right] = spans[n]!;
    return { label, left: left + 1, right: right - 1, middle: r2((left + right) / 2), gap: gaps.get(n) };
  });
  const names = namesOf(profile, packs, signs, title);
  return signs.map((sign, n) => ({ ...sign, name: names.get(n) }));
}

/**
 * Each gap in its middle; beside a pack on the other way there is none to be seen, and one is not told over another.
 */
function gapsOf(packs: readonly ProfilePack[], spans: readonly (readonly [number, number])[]) {
  const told = new Map<number, { x: number; squares: number }>();
  packs.forEach((pack, n) => {
    const right = spans[n]![1];
    const front = Math.min(
      ...spans
        .slice(0, n)
        .map(([left]) => left)
        .filter((left) => left >= right),
    );
    const x = r2((right + front) / 2);
    const free = [...told.values()].every((other) => Math.abs(other.x - x) > GAP);
    if (pack.gap && Number.isFinite(front) && free) told.set(n, { x, squares: pack.gap });
  });
  return told;
}

/** The first pack and the largest choose first; what several packs are called is said once. */
function namesOf(profile: Measures, packs: readonly ProfilePack[], signs: readonly PackSign[], title?: Title) {
  const weight = (n: number) => (packs[n]!.size ?? 0) + (n === 0 ? 100 : 0);
  const order = signs.map((_, n) => n).sort((a, b) => weight(b) - weight(a));
  const placed = new Map<number, { x: number; width: number }>();
  const said = new Set<string>();
  for (const n of order) {
    const { label, middle } = signs[n]!;
    if (said.has(label)) continue;
    const width = r2(label.length * 7.4 + 14);
    const x = nearest(middle, width, [...placed.values()], (title?.width ?? 0) + AIR, profile.width - AIR);
    if (x === undefined) continue;
    placed.set(n, { x: r2(x), width });
    said.add(label);
  }
  return placed;
}

/** The free middle nearest to the wanted one, if it is near enough. */
function nearest(
  wanted: number,
  width: number,
  taken: readonly { x: number; width: number }[],
  left: number,
  right: number,
): number | undefined {
  const room = (one: { width: number }) => (one.width + width) / 2 + AIR;
  const choices = [
    wanted,
    left + width / 2,
    right - width / 2,
    ...taken.flatMap((one) => [one.x - room(one), one.x + room(one)]),
  ];
  const fits = (x: number) =>
    x - width / 2 >= left - 0.01 &&
    x + width / 2 <= right + 0.01 &&
    taken.every((one) => Math.abs(one.x - x) >= room(one) - 0.01);
  return choices
    .filter((x) => fits(x) && Math.abs(x - wanted) <= REACH)
    .sort((a, b) => Math.abs(a - wanted) - Math.abs(b - wanted))[0];
}
