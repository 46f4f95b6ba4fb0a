/** A square to ride to, in words. */
import type { HomasRoad, HomasView } from '@/net/protocol';
import type { Company } from '@/table/company';
import { t } from '@/words/index.svelte';
import { numberText } from '../draw/road/ground';
import { ROW } from '../draw/road/parts';
import { wheelAt } from '../race/ending';
import { toGo } from '../race/scene';
import { wayBetween } from '../race/ways';

export interface EndWords {
  number: number;
  name: string;
  useful: boolean;
  /** How many squares on. */
  squares: number;
  lane: number;
  /** Whose wheel it is, if it is one: the rider straight ahead. */
  wheel: string;
  /** What the next move from there begins with. */
  road: string;
  grade: number;
  /** As in “160 to go, lane 2”, and what else is to be said. */
  place: string;
  about: string;
  /** All of it in one. */
  label: string;
}

export function endOf(
  road: HomasRoad,
  scene: HomasView,
  company: Company,
  from: number,
  number: number,
  useful: boolean,
): EndWords {
  const { name, lane, road: kind = 'flat', grade = 0, progress } = road.squares[number]!;
  const wheel = wheelAt(road, scene, number);
  const squares = wayBetween(road, from, number).length - 1;
  const over = progress > road.length * ROW ? 'yes' : 'no';
  const args = {
    squares,
    lane,
    over,
    left: toGo(road, number),
    wheel: wheel && company.rider(wheel),
    held: wheel ? 'yes' : 'no',
    road: kind,
    grade: numberText(grade),
  };
  const [place, about] = [t('homas-place', args), t('homas-end-about', args)];
  return { number, name, useful, squares, lane, wheel, road: kind, grade, place, about, label: `${place}, ${about}` };
}
