import { describe, expect, it } from 'vitest';
import type { HomasEvent } from '@/net/protocol';
import { flat, roadOf, viewOf } from '../draw/sample';
import { placeWith, scoreToPass, sprintedIn } from './sprinting';

const road = roadOf(flat(60), '');
const sprinted = (rider: string, row: number): HomasEvent =>
  ({ code: 'sprinted', args: { rider, row, score: 0, caught: 0 } }) as unknown as HomasEvent;
const other = (code: string): HomasEvent => ({ code, args: {} }) as unknown as HomasEvent;

describe('who has sprinted', () => {
  it('is told in the order of the photo finish', () => {
    const view = viewOf(road, '11 50.3', '21 50.2', '31 49.1');
    const events = [other('phase'), sprinted('11', 55), sprinted('21', 55), sprinted('31', 58)];
    expect(sprintedIn(events, road, view).map(({ rider }) => rider)).toEqual(['31', '21', '11']);
  });

  it('are only those of the group whose turn it is', () => {
    const view = viewOf(road, '11 50.3', '21 40.2');
    expect(
      sprintedIn([sprinted('11', 55), other('arrived'), sprinted('21', 45)], road, view).map(({ rider }) => rider),
    ).toEqual(['21']);
  });
});

describe('the score to pass', () => {
  const at = (row: number, lane = 1) => ({ rider: '21', row, lane });

  it('is a row more, or the same row on the right', () => {
    expect(scoreToPass({ row: 50, lane: 2 }, [at(54, 1)], false)).toBe(5);
    expect(scoreToPass({ row: 50, lane: 2 }, [at(54, 3)], false)).toBe(4);
    expect(scoreToPass({ row: 50, lane: 2 }, [], true)).toBe(0);
  });

  it('is less where rows are caught', () => {
    expect(scoreToPass({ row: 50, lane: 2 }, [at(56), at(53), at(52), at(52, 3)], true)).toBe(5);
    expect(scoreToPass({ row: 50, lane: 2 }, [at(54)], true)).toBe(4);
  });

  it('may bring a place in between', () => {
    const others = [at(80), at(56, 2), at(53), at(52)];
    expect([1, 2, 3, 6].map((score) => placeWith(score, { row: 50, lane: 1 }, others, false))).toEqual([5, 5, 4, 2]);
    expect([1, 2, 3, 6].map((score) => placeWith(score, { row: 50, lane: 1 }, others, true))).toEqual([5, 4, 3, 2]);
  });

  it('can be out of reach', () => {
    expect(scoreToPass({ row: 50, lane: 2 }, [at(80)], true)).toBeGreaterThan(12);
  });
});
