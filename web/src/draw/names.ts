/** The packs' names over the profile: beside each other, never over each other or over the title. */
import { clamp, r2 } from '../road/numbers';
import type { Title } from './piles';
import type { Strip } from './strip';

/** A pack as `packsOf` finds it, with its name in words. Front first. */
export interface ProfilePack {
  readonly from: number;
  readonly to: number;
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

export function packSigns(strip: Strip, packs: readonly ProfilePack[], title?: Title): PackSign[] {
  const edge = (square: number) => strip.x(clamp(square, 0, strip.squares));
  const signs = packs.map((pack, n): PackSign => {
    const [left, right] = [edge(pack.from - 1) + 1, edge(pack.to) - 1];
    const front = packs[n - 1];
    const gap = front && pack.gap ? { x: r2((edge(pack.to) + edge(front.from - 1)) / 2), squares: pack.gap } : undefined;
    return { label: pack.label, left, right, middle: r2((left + right) / 2), gap };
  });
  const names = namesOf(strip, packs, signs, title);
  return signs.map((sign, n) => ({ ...sign, name: names.get(n) }));
}

/** The first pack and the largest choose first; what several packs are called is said once. */
function namesOf(strip: Strip, packs: readonly ProfilePack[], signs: readonly PackSign[], title?: Title) {
  const weight = (n: number) => (packs[n]!.size ?? 0) + (n === 0 ? 100 : 0);
  const order = signs.map((_, n) => n).sort((a, b) => weight(b) - weight(a));
  const placed = new Map<number, { x: number; width: number }>();
  const said = new Set<string>();
  for (const n of order) {
    const { label, middle } = signs[n]!;
    if (said.has(label)) continue;
    const width = r2(label.length * 7.4 + 14);
    const x = nearest(middle, width, [...placed.values()], (title?.width ?? 0) + AIR, strip.width - AIR);
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
  const choices = [wanted, left + width / 2, right - width / 2, ...taken.flatMap((one) => [one.x - room(one), one.x + room(one)])];
  const fits = (x: number) =>
    x - width / 2 >= left - 0.01 &&
    x + width / 2 <= right + 0.01 &&
    taken.every((one) => Math.abs(one.x - x) >= room(one) - 0.01);
  return choices
    .filter((x) => fits(x) && Math.abs(x - wanted) <= REACH)
    .sort((a, b) => Math.abs(a - wanted) - Math.abs(b - wanted))[0];
}
