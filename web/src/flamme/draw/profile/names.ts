/** The packs over the profile, with their names and the gaps between them. */
import type { GroupSign } from '@/draw/profile/GroupSigns.svelte';
import { namesOf } from '@/draw/profile/names';
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

/** Names stay this far from the title and from the edge. */
const AIR = 6;
/** As wide as the number of a gap. */
const GAP = 18;

export function packSigns(profile: Measures, packs: readonly ProfilePack[], title?: Title): GroupSign[] {
  const edge = (column: number) => profile.x(clamp(column, 0, profile.columns));
  const spans = packs.map(({ squares }) => {
    const laid = squares.map((square) => squareAt(profile.layout, square));
    return [
      edge(Math.min(...laid.map((one) => one.column))),
      edge(Math.max(...laid.map((one) => one.column + one.columns))),
    ] as const;
  });
  const gaps = gapsOf(packs, spans);
  const signs = packs.map(({ label }, n): GroupSign => {
    const [left, right] = spans[n]!;
    return { label, left: left + 1, right: right - 1, gap: gaps.get(n) };
  });
  const names = namesOf(
    signs.map((sign, n) => ({ ...sign, size: packs[n]!.size ?? 0 })),
    (title?.width ?? 0) + AIR,
    profile.width - AIR,
  );
  return signs.map((sign, n) => ({ ...sign, name: names[n] }));
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
