import { describe, expect, it } from 'vitest';
import type { HomasRider, HomasSquare } from '@/net/protocol';
import { ROAD, VIEW } from '../race/sample';
import { aboutHand, faceOf, type Held, inHell } from './unplayable';

const own = (...cards: string[]): Held[] => cards.map((card) => ({ card, team: false }));
const team = (...cards: string[]): Held[] => cards.map((card) => ({ card, team: true }));
const on = (road: string, row = 1): HomasSquare => ({ ...ROAD.squares[0]!, row, road });
const HELL = { ...ROAD, hell: true };

interface Case {
  square?: HomasSquare;
  rider?: Partial<HomasRider>;
  road?: typeof ROAD;
}
/** What is said about this hand when these are the answers. */
const said = (hand: Held[], options: string[], { square = on('flat'), rider = {}, road = ROAD }: Case = {}): string[] =>
  aboutHand(hand, { rider: { ...VIEW.riders[1]!, ...rider }, square, road, options: ['roll', ...options] }).map((id) =>
    id.replace('homas-', ''),
  );

describe('a hand', () => {
  it('needs no word where everything can be played', () =>
    expect(said([...own('6', '5k'), ...team('6h')], ['6', '5k', 't6h', '6+5k', '6+t6h', '5k+t6h'])).toEqual([]));
  it('has signs against climbs', () =>
    expect(said([...own('6h', '5k'), ...team('6h')], ['5k'], { square: on('climb') })).toEqual(['why-climb']));
  it('has signs against cobbles', () =>
    expect(said(own('6', '5k'), ['6'], { square: on('cobbles') })).toEqual(['why-cobbles']));
  it('has team cards up to the red letter', () =>
    expect(said(team('6h', '5k'), [], { square: on('flat', ROAD.red + 1) })).toEqual(['why-red']));
  it('has no team cards where there is no red letter', () =>
    expect(said(team('6h'), [], { road: { ...ROAD, red: 0 } })).toEqual(['why-no-team']));
  it('has one team card a turn', () =>
    expect(said([...own('6'), ...team('6h')], ['6'], { rider: { used: 1, helped: true } })).toEqual(['why-helped']));
  it('is done for this turn', () =>
    expect(said([...own('6'), ...team('6h')], [], { square: on('descent'), rider: { used: 1 } })).toEqual([
      'why-used',
    ]));
  it('can have two reasons', () =>
    expect(said([...own('6h', '5k'), ...team('5k')], ['5k'], { square: on('climb', ROAD.red + 1) })).toEqual([
      'why-climb',
      'why-red',
    ]));
});

describe('one card only', () => {
  const [hand, options] = [own('6', '6h'), ['6', '6h']];
  it('on descents', () => expect(said(hand, options, { square: on('descent') })).toEqual(['why-one-card']));
  it('with one die', () => expect(said(hand, options, { rider: { one_die: true } })).toEqual(['why-one-die']));
  it('goes without saying where there is one', () =>
    expect(said(own('6'), ['6'], { square: on('descent') })).toEqual([]));
});

describe('a fitness card', () => {
  it('is not for one die', () =>
    expect(said([], [], { rider: { fitness: '7', one_die: true } })).toEqual(['why-fitness-die']));
  it('is not for sprinters uphill', () =>
    expect(said([], [], { rider: { fitness: '7', role: 3 }, square: on('climb') })).toEqual(['why-fitness-climb']));
  it('may be offered', () => expect(said([], ['fitness'], { rider: { fitness: '7' } })).toEqual([]));
});

describe('in the hell of the north', () => {
  it('cobbles are for +5 alone', () =>
    expect(said(own('6', '5k'), ['5k'], { square: on('cobbles'), road: HELL })).toEqual(['why-hell']));
  it('that is said of +5 as well, which has a sign against it', () =>
    expect(said(own('5k'), ['5k'], { square: on('cobbles'), road: HELL })).toEqual(['why-hell']));
  it('a team’s +5 is as late as anywhere', () =>
    expect(said([...own('5k'), ...team('5k')], ['5k'], { square: on('cobbles', ROAD.red + 1), road: HELL })).toEqual([
      'why-hell',
      'why-red',
    ]));
  it('other roads are as anywhere', () =>
    expect([inHell(HELL, on('flat')), inHell(ROAD, on('cobbles'))]).toEqual([false, false]));
  it('the sign is taken off where it does not hold', () =>
    expect([faceOf('5k', true), faceOf('6h', true), faceOf('5k', false)]).toEqual(['5', '6h', '5k']));
});
