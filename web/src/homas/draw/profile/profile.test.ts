import { describe, expect, it } from 'vitest';
import { namesOf } from '@/draw/profile/names';
import { ROW } from '../../road/parts';
import { marksOf, namesInTheClear, platesOf, profileOf, tens } from './profile';
import { flat, roadOf } from '../sample';

const road = roadOf([...flat(40), -4, -4, -4, 4, 4, 4, ...flat(54)], '', {
  marks: [
    { letter: 'D', row: 20 },
    { letter: 'E', row: 43, kind: 'hill', title: 'Cauberg' },
    { letter: 'B', row: 60, sprint: true },
    { letter: 'C', row: 70 },
  ],
  red: 70,
});
const width = profileOf(road, 1400, 158);
const phone = profileOf(road, 390, 118);
const nowhere = { left: 0, right: 0, bottom: 0 };

describe('the profile', () => {
  it('is as long as the road and as high as its climbs', () => {
    expect(width.x(0)).toBeLessThan(width.x(road.length * ROW));
    expect(width.x(road.length * ROW)).toBeLessThan(1400);
    expect(width.y(43 * ROW)).toBeLessThan(width.y(40 * ROW));
    expect(width.y(46 * ROW)).toBe(width.y(40 * ROW));
    expect(width.grounds).toHaveLength(6);
  });

  it('counts down to the line', () => {
    expect(tens(width).map(({ left }) => left)).toEqual([0, 10, 20, 30, 40, 50, 60, 70, 80, 90]);
    expect(tens(phone).map(({ left }) => left)).toEqual([0, 20, 40, 60, 80, 100]);
  });

  it('shows every letter, on a phone those that matter', () => {
    expect(marksOf(width, nowhere).map(({ mark }) => mark.letter)).toEqual(['D', 'E', 'B', 'C']);
    expect(marksOf(phone, nowhere).map(({ mark, red }) => [mark.letter, red])).toEqual([
      ['E', false],
      ['B', false],
      ['C', true],
    ]);
  });

  it('names climbs beside their letters, where no other letter is in the way', () => {
    const cauberg = { letter: 'E', row: 43, kind: 'hill', title: 'Cauberg' };
    const named = (rows: readonly number[], title = nowhere) => {
      const marks = [cauberg, ...rows.map((row) => ({ letter: 'D', row }))].sort((a, b) => a.row - b.row);
      const { x, name, over } = marksOf(profileOf({ ...road, marks }, 1400, 158), title).find(
        ({ mark }) => mark === cauberg,
      )!;
      if (name) return name[0] === x ? 'right' : name[1] === x ? 'left' : 'astray';
      return over && 'over';
    };
    expect([named([20, 70]), named([46]), named([40, 46])]).toEqual(['right', 'left', 'over']);
    expect(named([40, 46], { left: 0, right: 1400, bottom: 140 })).toBe(undefined);
  });

  it('takes a name over the road away while riders are in front of it', () => {
    const profile = profileOf(
      {
        ...road,
        marks: [
          { letter: 'E', row: 43, kind: 'hill', title: 'Cauberg' },
          { letter: 'D', row: 40 },
          { letter: 'D', row: 46 },
        ].sort((a, b) => a.row - b.row),
      },
      1400,
      158,
    );
    const marks = marksOf(profile, nowhere);
    const named = (...rows: readonly number[]) =>
      namesInTheClear(
        profile,
        marks,
        platesOf(
          profile,
          rows.map((row, n) => ({ name: String(n), progress: row * ROW, mine: false })),
          40,
        ),
      ).length;
    expect([named(), named(20, 20, 20), named(43), named(43, 43, 43)]).toEqual([1, 1, 1, 0]);
  });

  it('has its letters under the road, where no rider stands', () => {
    for (const profile of [width, phone])
      expect(profile.ruler - Math.max(...[0, 43, 100].map((row) => profile.y(row * ROW)))).toBeGreaterThanOrEqual(16);
  });
});

describe('plates', () => {
  it('of riders who are close stand on each other, one’s own lowest', () => {
    const plates = platesOf(
      width,
      [
        { name: '21', progress: 30 * ROW, mine: true },
        { name: '31', progress: 30 * ROW, mine: false },
        { name: '41', progress: 50 * ROW, mine: false },
      ],
      40,
    );
    expect(plates.map(({ name }) => name)).toEqual(['31', '41', '21']);
    const lift = Object.fromEntries(plates.map((plate) => [plate.name, plate.lift]));
    expect(lift['31']).toBeGreaterThan(lift['21']!);
    expect(lift['41']).toBe(lift['21']);
    expect(plates.filter(({ lowest }) => lowest).map(({ name }) => name)).toEqual(['41', '21']);
  });

  it('of a large pile stay below the names', () => {
    const many = Array.from({ length: 20 }, (_, n) => ({ name: String(n), progress: 0, mine: false }));
    const top = Math.min(...platesOf(width, many, 50).map(({ foot, lift }) => foot - lift - width.plate[1]));
    expect(top).toBeGreaterThanOrEqual(49);
  });
});

describe('names of groups', () => {
  const group = (label: string, left: number, size = 1) => ({ label, left, right: left + 10, size });

  it('stand over their groups', () => {
    expect(namesOf([group('Head', 300), group('Peloton', 100, 9)], 0, 400).map((name) => name?.x)).toEqual([305, 105]);
  });

  it('give way to each other, and are said once', () => {
    const names = namesOf(
      [group('Head', 300), group('Chase', 280), group('Chase', 200), group('Peloton', 100, 9)],
      0,
      400,
    );
    expect(names.map((name) => name !== undefined)).toEqual([true, true, false, true]);
    expect(names[0]!.x - names[1]!.x).toBeGreaterThanOrEqual((names[0]!.width + names[1]!.width) / 2);
  });

  it('stay off the title', () => {
    expect(namesOf([group('Peloton', 20, 9)], 300, 400)).toEqual([undefined]);
  });
});
