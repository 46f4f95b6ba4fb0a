/** A square to ride to, in words. */
import type { HomasEnd, HomasRoad } from '@/net/protocol';
import type { Company } from '@/table/company';
import { t } from '@/words/index.svelte';
import { numberText } from '../draw/road/ground';
import { ROW } from '../road/parts';
import { toGo } from '../race/scene';

export interface EndWords {
  number: number;
  name: string;
  useful: boolean;
  /** How many squares on. */
  squares: number;
  lane: number;
  /** The rider whose wheel it is, if it is a wheel. */
  wheel: string;
  /** The effect on the next move from there. */
  road: string;
  grade: number;
  /** As in “160 to go, lane 2”, with further remarks. */
  place: string;
  about: string;
  /** All of it in one. */
  label: string;
}

export function endOf(
  road: HomasRoad,
  company: Company,
  { answer: name, square: number, squares, wheel = '', useful = false }: HomasEnd,
): EndWords {
  const { lane, road: kind = 'flat', grade = 0, progress } = road.squares[number]!;
  const args = {
    squares,
    lane,
    over: progress > road.length * ROW ? 'yes' : 'no',
    left: toGo(road, number),
    wheel: wheel && company.rider(wheel),
    held: wheel ? 'yes' : 'no',
    road: kind,
    grade: numberText(grade),
  };
  const [place, about] = [t('homas-place', args), t('homas-end-about', args)];
  return { number, name, useful, squares, lane, wheel, road: kind, grade, place, about, label: `${place}, ${about}` };
}
