import { render } from '@testing-library/svelte';
import { beforeAll, describe, expect, it, vi } from 'vitest';
import { speak } from '@/words/index.svelte';
import { at, layRoad } from '../road/layout';
import { ROW } from '../road/parts';
import { flat, roadOf, squareOf, viewOf } from '../draw/sample';
import Ends from './Ends.svelte';
import { digitSize, landFor, signSize } from './land';
import { groupsOf } from './groups';
import { clearAbove, seenOn, toldOf } from './riders';
import Profile from './Profile.svelte';
import { busiest, lookAlong, lookAtLine, seen, seenAtLine, wanted, withOwn } from './look';

beforeAll(() => speak('en'));

const road = roadOf(flat(60), 'left 20-22');

describe('groups', () => {
  it('have no free row between their riders', () => {
    const groups = groupsOf(road, viewOf(road, '11 30.1', '21 26.1', '22 25.3', '23 24.2', '31 20.1'));
    expect(groups.map(({ riders, gap, name }) => [riders.join(' '), gap, name])).toEqual([
      ['11', 0, 'break'],
      ['21 22 23', 3, 'peloton'],
      ['31', 3, 'dropped'],
    ]);
  });

  it('are leaders, not the peloton, where two are ahead of others who ride in twos', () => {
    const groups = groupsOf(
      road,
      viewOf(road, '11 40.1', '12 39.1', '21 30.1', '22 29.1', '31 20.1', '32 10.1', '41 5.1'),
    );
    expect(groups.map(({ name }) => name).slice(0, 3)).toEqual(['head', 'chase', 'dropped']);
  });

  it('reach over the squares of a curve', () => {
    expect(groupsOf(road, viewOf(road, '11 22.3', '12 22+1.1', '13 20.1'))).toHaveLength(2);
    expect(groupsOf(road, viewOf(road, '11 21.3', '12 22.1', '13 20.4'))).toHaveLength(1);
  });

  it('are one where less than a square is free between them', () => {
    const [near, far] = [
      groupsOf(road, viewOf(road, '11 21.3', '21 20.1')),
      groupsOf(road, viewOf(road, '11 22.3', '21 20.1')),
    ];
    expect([near.length, far.map(({ gap }) => gap)]).toEqual([1, [0, 1]]);
  });

  it('count nobody who is home, and have no peloton of one', () => {
    const view = viewOf(road, '11 30.1', '21 26.1');
    const riders = [{ ...view.riders[0]!, home: 4 }, view.riders[1]!];
    expect(groupsOf(road, { ...view, riders }).map(({ riders: names, name }) => [names, name])).toEqual([
      [['21'], 'head'],
    ]);
  });
});

describe('the look at a race', () => {
  it('is where most riders are, one’s own before others', () => {
    const view = viewOf(road, '11 50.1', '12 49.1', '21 10.1');
    expect(busiest(road, view, [])).toEqual([48.5 * ROW, 49.5 * ROW]);
    expect(busiest(road, view, ['21'])).toEqual([9.5 * ROW, 9.5 * ROW]);
  });

  it('is at what is asked about, or at whom it should be', () => {
    const view = viewOf(road, '11 50.1', '21 10.1');
    expect(wanted(road, view, [], [squareOf(road, '5.1'), squareOf(road, '8.2')])).toEqual([4.5 * ROW, 7.5 * ROW]);
    expect(wanted(road, view, [], [], '21')).toEqual([9.5 * ROW, 9.5 * ROW]);
    expect(wanted(road, view, [], [], squareOf(road, '3.1'))).toEqual([2.5 * ROW, 2.5 * ROW]);
  });

  it('can be read on a phone and shows more on a desk', () => {
    const layout = layRoad(road);
    const look = (width: number, height: number) => lookAlong(layout, [25 * ROW, 27 * ROW], { width, height }, 1, 0);
    const [phone, desk] = [look(390, 380), look(1040, 500)];
    expect(phone.scale).toBeGreaterThan(26);
    expect(1040 / desk.scale).toBeGreaterThan(390 / phone.scale);
  });

  it('has all of your own riders in it, as long as they can be told apart', () => {
    const layout = layRoad(road);
    const places = ['12.1', '20.1', '28.1', '55.1'].map((name) => squareOf(road, name));
    const asked: [number, number] = [25 * ROW, 27 * ROW];
    for (const [width, height, back, front] of [
      [1300, 560, 11.5, 54.5],
      [1010, 300, 11.5, 27.5],
      [390, 330, 19.3, 27.5],
      [390, 180, 19.3, 27.5],
    ] as const) {
      const box = { width, height };
      const span = withOwn(layout, asked, places, box, 1);
      expect([width, height, ...span]).toEqual([width, height, back * ROW, front * ROW]);
      expect(seen(layout, asked, lookAlong(layout, span, box, 1, 0), box)).toBe(true);
    }
  });

  it('has the line in the middle of what a score leaves of it in a sprint, whatever bends lie before it', () => {
    const bent = roadOf(flat(60), 'left 40-52');
    const [layout, box] = [layRoad(bent), { width: 1040, height: 450 }];
    const line: [number, number] = [57 * ROW, 69 * ROW];
    const middle = at(layout, 63 * ROW, 0);
    const look = lookAtLine(layout, line, box, 1, 0);
    expect(look.y + 45 / look.scale).toBeCloseTo(middle.y, 0);
    expect(lookAlong(layout, line, box, 1, 0).y).not.toBeCloseTo(middle.y, 0);
  });

  it('is close enough in a sprint to tell riders apart, also on a phone', () => {
    const [layout, box] = [layRoad(roadOf(flat(60))), { width: 390, height: 325 }];
    const sprint: [number, number] = [57 * ROW, 75 * ROW];
    const look = lookAtLine(layout, sprint, box, 1, 0);
    expect(look.scale).toBeGreaterThan(18);
    expect(seenAtLine(layout, sprint, look, box, 1)).toBe(true);
    expect(seenAtLine(layout, [57 * ROW, 79 * ROW], look, box, 1)).toBe(false);
    expect(lookAtLine(layout, sprint, box, 1, look.scale * 0.95).scale).toBeCloseTo(look.scale * 0.95);
  });

  it('rests while all that matters is well inside', () => {
    const layout = layRoad(road);
    const box = { width: 1040, height: 500 };
    const eye = lookAlong(layout, [25 * ROW, 27 * ROW], box, 1, 0);
    expect(seen(layout, [25 * ROW, 27 * ROW], eye, box)).toBe(true);
    expect(seen(layout, [25 * ROW, 27 * ROW], { ...eye, x: eye.x + 520 / eye.scale }, box)).toBe(false);
  });

  it('keeps its scale when little would change', () => {
    const layout = layRoad(road);
    const box = { width: 1040, height: 500 };
    const { scale } = lookAlong(layout, [25 * ROW, 27 * ROW], box, 1, 0);
    expect(lookAlong(layout, [25 * ROW, 27 * ROW], box, 1, scale * 0.95).scale).toBeCloseTo(scale * 0.95);
    expect(lookAlong(layout, [25 * ROW, 27 * ROW], box, 1, scale * 0.4).scale).toBeCloseTo(scale);
  });
});

describe('the land', () => {
  it('never turns where the box only gets higher or lower, and is laid again for another screen', () => {
    const first = landFor(road, { width: 1040, height: 500 });
    expect(landFor(road, { width: 1040, height: 520 }, first)).toBe(first);
    const phone = landFor(road, { width: 390, height: 620 });
    expect(landFor(road, { width: 390, height: 180 }, phone).layout).toBe(phone.layout);
    expect(landFor(road, { width: 500, height: 900 }, first).layout).not.toBe(first.layout);
  });

  it('holds all that is seen of the whole road', () => {
    const { area, whole } = landFor(road, { width: 390, height: 700 });
    const scale = Math.min(390 / whole[2], 700 / whole[3]);
    expect(area[2]).toBeGreaterThan(390 / scale);
    expect(area[3]).toBeGreaterThan(700 / scale);
  });

  it('has larger signs and numbers from farther away', () => {
    expect([100, 50, 25, 2].map(signSize)).toEqual([1, 1, 2, 3.6]);
    expect([60, 31, 20, 10].map(digitSize)).toEqual([31, 40, 42, 0]);
  });
});

describe('the mark over a rider', () => {
  it('is there only where it hides no other', () => {
    const layout = layRoad(road);
    const pointed = (...where: string[]) => clearAbove(layout, viewOf(road, ...where).riders, '11');
    expect(pointed('11 30.2', '21 10.1')).toBe(true);
    const beside = ['30.1', '30.3', '31.2', '29.2', '31.1', '31.3', '29.1', '29.3'];
    expect(pointed('11 30.2', ...beside.map((square, n) => `${2 + Math.floor(n / 4)}${1 + (n % 4)} ${square}`))).toBe(
      false,
    );
  });
});

describe('riders who are home', () => {
  it('leave the road when the next turn begins', () => {
    const view = viewOf(road, '11 60.1', '21 26.1');
    const riders = [{ ...view.riders[0]!, home: 2 }, view.riders[1]!, { ...view.riders[1]!, name: '22', square: -1 }];
    const names = (round: number, moving = {}) => seenOn({ ...view, round, riders }, moving).map(({ name }) => name);
    expect(names(2)).toEqual(['11', '21']);
    expect(names(3)).toEqual(['21']);
    expect(names(3, { 22: { way: [0], done: 1 } })).toEqual(['21', '22']);
  });
});

describe('ends', () => {
  it('are buttons with names, for hands and keys', async () => {
    const choose = vi.fn();
    const ends = [
      { number: squareOf(road, '5.2'), useful: true, label: 'In the wheel of 11' },
      { number: squareOf(road, '5.3'), useful: false, label: 'In front' },
    ];
    const { getAllByRole } = render(Ends, {
      layout: layRoad(road),
      ends,
      rider: '21',
      hot: null,
      small: false,
      choose,
      light: () => {},
    });
    const buttons = getAllByRole('button');
    expect(buttons.map((button) => button.getAttribute('aria-label'))).toEqual(['In the wheel of 11', 'In front']);
    buttons[0]!.dispatchEvent(new MouseEvent('click', { bubbles: true }));
    buttons[1]!.dispatchEvent(new KeyboardEvent('keydown', { key: 'Enter', bubbles: true }));
    buttons[1]!.dispatchEvent(new KeyboardEvent('keydown', { key: 'x', bubbles: true }));
    expect(choose.mock.calls).toEqual([
      [ends[0]!.number, false],
      [ends[1]!.number, false],
    ]);
  });
});

describe('in words', () => {
  it('a rider is told with what is left', () => {
    const view = viewOf(road, '21 20.2');
    expect(toldOf(road, view, '21')).toBe('Red 21, leader, 40 to go, lane 2 from the right');
    expect(toldOf(road, { ...view, riders: [{ ...view.riders[0]!, home: 9 }] }, '21')).toBe('Red 21, leader, home');
  });

  it('the strip tells the gaps', () => {
    const view = viewOf(road, '11 30.1', '21 26.1', '22 25.3');
    expect(render(Profile, { road, view, title: 'Amstel' }).container.textContent).toContain('Peloton +3');
  });
});
