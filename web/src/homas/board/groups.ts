/** Groups as riders see them, and in words: seen from the side, no free square separates riders of a group. */
import type { HomasRoad, HomasView } from '@/net/protocol';
import { packNames, type PackName } from '@/draw/profile/packNames';
import { ROW } from '../road/parts';
import { t } from '@/words/index.svelte';
import { toGo } from '../race/scene';

interface Grouped {
  label: string;
  riders: readonly string[];
}

export function grouped(road: HomasRoad, scene: HomasView): Grouped[] {
  const home = scene.riders
    .filter((rider) => rider.place)
    .sort((a, b) => a.place! - b.place!)
    .map((rider) => rider.name);
  const found = groupsOf(road, scene);
  /** On the grid there are no groups yet. */
  const groups = scene.round || !found[0] ? found : [{ ...found[0], riders: found.flatMap((group) => group.riders) }];
  const left = (name: string) => toGo(road, scene.riders.find((rider) => rider.name === name)!.square);
  return [
    ...(home.length ? [{ label: t('homas-home'), riders: home }] : []),
    ...groups.map(({ riders, gap }, n) => ({
      label: n ? t('homas-gap', { n: gap }) : t('homas-to-go', { n: left(riders[0]!) }),
      riders,
    })),
  ];
}

export interface Group {
  /** Front first. */
  readonly riders: readonly string[];
  /** From its last rear edge to its first front edge. */
  readonly rear: number;
  readonly front: number;
  readonly name: PackName;
  /** Rows to the group in front; 0 for the first. */
  readonly gap: number;
}

/** A gap shorter than a square counts as none. */
const SHORTEST = ROW / 2;

/** Rows between two groups. */
export const rowsBetween = (ahead: Pick<Group, 'rear'>, group: Pick<Group, 'front'>): number =>
  Math.round((ahead.rear - group.front) / ROW);

/** The groups on the road, front first. */
export function groupsOf({ squares }: HomasRoad, { riders }: HomasView): Group[] {
  const racing = riders.filter((rider) => rider.square >= 0 && !rider.home).sort((a, b) => b.square - a.square);
  const found: { riders: string[]; rear: number; front: number }[] = [];
  for (const { name, square } of racing) {
    const { progress, rear } = squares[square]!;
    const last = found.at(-1);
    if (last && last.rear - progress < SHORTEST) {
      last.riders.push(name);
      last.rear = Math.min(last.rear, rear);
    } else found.push({ riders: [name], rear, front: progress });
  }
  const names = packNames(found.map((group) => group.riders.length));
  return found.map((group, n) => ({ ...group, name: names[n]!, gap: n ? rowsBetween(found[n - 1]!, group) : 0 }));
}
