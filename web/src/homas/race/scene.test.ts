import { describe, expect, it } from 'vitest';
import { at, EVENTS, ROAD, VIEW } from './sample';
import { firstScene, folded, racing, ranked, scenesOf, toGo } from './scene';

const scenes = scenesOf(EVENTS, [firstScene(ROAD, VIEW)]);
const rider = (n: number, name: string) => scenes[n]!.riders.find((each) => each.name === name)!;

describe('the table before anything happened', () => {
  const first = scenes[0]!;
  it('has nobody on the road', () => expect(first.riders.some(racing)).toBe(false));
  it('gives every rider its spent cards back', () => expect(rider(0, '11').cards).toEqual(['6', '6h', '5k']));
  it('has no fitness card, no rank and nobody over a line', () => {
    expect(rider(0, '11').fitness).toBeUndefined();
    expect(first.teams.map((team) => team.rank)).toEqual([undefined, undefined]);
    expect(first.sprints).toEqual([{ row: 5, riders: [] }]);
  });
  it('gives team cards to teams with a director only', () =>
    expect(first.teams.map((team) => team.cards?.length)).toEqual([3, 0]));
});

describe('what happens', () => {
  it('puts riders where it says', () =>
    expect([rider(6, '11').square, rider(8, '22').square]).toEqual([at('4.1'), at('2.1')]));
  it('changes teams by their colour', () => expect(scenes[9]!.teams[0]!.cards).toEqual(['5k']));
  it('lets riders over a line', () => expect(scenes[10]!.sprints![0]!.riders).toEqual(['21', '11']));
  it('brings the rain', () =>
    expect(folded(scenes[0]!, { code: 'rain', rule: '6.1.2', args: { die: 1, rain: true } }).rain).toBe(true));
  it('keeps what is known', () => expect(scenesOf(EVENTS, scenes.slice(0, 5))[12]).toEqual(scenes[12]));
});

describe('the order', () => {
  const placed = {
    ...scenes[8]!,
    riders: scenes[8]!.riders.map((each) => (each.name === '21' ? { ...each, place: 1, home: 1 } : each)),
  };
  it('is by place, then by who is ahead', () =>
    expect(ranked(placed).map((each) => each.name)).toEqual(['21', '11', '13', '22']));
  it('has disqualified teams at its end', () => {
    const out = { ...placed, teams: placed.teams.map((team) => ({ ...team, disqualified: team.colour === 'red' })) };
    expect(ranked(out).map((each) => each.name)).toEqual(['11', '13', '21', '22']);
  });
});

it('counts the rows to the line', () =>
  expect([toGo(ROAD, at('4.1')), toGo(ROAD, at('11.1')), toGo(ROAD, -1)]).toEqual([6, 0, 10]));
