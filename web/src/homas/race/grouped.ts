/**
 * Who rides with whom, in words: who is home, then the groups from the front, each with how far it is behind the one
 * before.
 */
import type { HomasRoad, HomasView } from '@/net/protocol';
import { t } from '@/words/index.svelte';
import { groupsOf } from '../board/groups';
import { toGo } from './scene';

export interface Grouped {
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
