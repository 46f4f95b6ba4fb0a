import { render } from '@testing-library/svelte';
import { beforeAll, describe, expect, it } from 'vitest';
import { speak } from '@/words/index.svelte';
import { climbed, gradesOf } from './land/landscape';
import { crowded } from './riders/crowd';
import Dice from './dice/Dice.svelte';
import EnergyCard from './cards/EnergyCard.svelte';
import FallenPiece from './riders/FallenPiece.svelte';
import FitnessCard from './cards/FitnessCard.svelte';
import { groundOf, numberText } from './road/ground';
import Piece from './riders/Piece.svelte';
import RoadArt from './road/RoadArt.svelte';
import Signs from './signs/Signs.svelte';
import { layRoad } from '../road/layout';
import { capOf, teamOf, numberOf, roleOf } from './riders/roles';
import { flat, roadOf, viewOf } from './sample';
import { signsOf } from './signs/signs';
import { marksOf, profileOf } from './profile/profile';
import Scenery from './profile/Scenery.svelte';
import { readFitness, suitOf } from './cards/suits';
import { surfaceOf } from './road/surface';

beforeAll(() => speak('en'));

const texts = (container: Element) => [...container.querySelectorAll('text')].map((one) => one.textContent.trim());

describe('the ground', () => {
  it('is stronger where it is steeper, and flat ground has no colour', () => {
    expect(groundOf('climb', -5)!.strength).toBeGreaterThan(groundOf('climb', -2)!.strength);
    expect(new Set(['climb', 'descent', 'cobbles'].map((road) => groundOf(road, 1)!.fill)).size).toBe(3);
    expect(groundOf('flat')).toBeUndefined();
    expect(groundOf()).toBeUndefined();
  });

  it('prints its numbers with their signs', () => {
    expect([-4, 3].map(numberText)).toEqual(['−4', '+3']);
  });

  it('rises by its numbers and comes down to where it was', () => {
    const rows = [0, -2, -3, 3, 2, 0].map((grade) => ({ road: grade < 0 ? 'climb' : 'descent', grade }));
    expect(climbed(rows)).toEqual([0, 0, 2, 5, 2, 0, 0]);
    expect(climbed([{ road: 'cobbles', grade: -3 }])).toEqual([0, 0]);
  });

  it('is told row by row', () => {
    expect(gradesOf(roadOf([0, -2, 3], 'left 2-3')).map(({ grade }) => grade)).toEqual([0, -2, 3]);
  });
});

describe('the road', () => {
  const road = roadOf([...flat(4), -2, -3, -3, 2, 0, 0], 'right 5-7', {
    marks: [
      { letter: 'E', row: 7, kind: 'hill', title: 'Cauberg' },
      { letter: 'B', row: 9, sprint: true },
      { letter: 'C', row: 10 },
    ],
    red: 9,
  });
  const layout = layRoad(road);

  it('has a number in every square that is not flat, and a thick line in every curve', () => {
    const surface = surfaceOf(layout);
    expect(surface.numbers).toHaveLength(road.squares.filter((square) => square.grade).length);
    expect(surface.thick.match(/M/g)).toHaveLength(1);
    expect(surface.grounds.map(({ key }) => key.split(' ')[0])).toEqual(['climb', 'climb', 'descent']);
    expect(texts(render(RoadArt, { layout }).container).filter((text) => text === '+2')).toHaveLength(4);
  });

  it('has a sign for every line, and only the red letter is red', () => {
    const letters = signsOf(layout, 1)
      .filter(({ kind }) => kind === 'letter')
      .map(({ mark, red }) => [mark!.letter, red]);
    expect(Object.fromEntries(letters)).toEqual({ E: false, B: true, C: false });
    expect(texts(render(Signs, { layout, size: 1 }).container)).toEqual(
      expect.arrayContaining(['Start', 'Finish', 'E', 'Cauberg', 'B', 'C']),
    );
    expect(texts(render(Signs, { layout, size: 3, named: false }).container)).not.toContain('Cauberg');
  });

  it('shows that points are won at the red letter, on the road and on the profile', () => {
    const green = (container: Element) => container.querySelectorAll('[fill="var(--jersey-green)"]').length;
    const [profile, title] = [profileOf(road, 1400, 158), { left: 0, right: 0, bottom: 0 }];
    const scenery = { profile, sun: 0.5, title, marks: marksOf(profile, title) };
    expect([green(render(Signs, { layout, size: 1 }).container), green(render(Scenery, scenery).container)]).toEqual([
      1, 1,
    ]);
  });

  it('has milestones for tens to go', () => {
    const long = layRoad(roadOf(flat(34)));
    expect(
      signsOf(long, 1)
        .filter(({ kind }) => kind === 'left')
        .map(({ left }) => left)
        .sort(),
    ).toEqual([10, 20, 30]);
    expect(
      signsOf(long, 3)
        .filter(({ kind }) => kind === 'left')
        .map(({ left }) => left),
    ).toEqual([20]);
  });
});

describe('riders', () => {
  it('are named by team and number', () => {
    expect([teamOf('21'), roleOf('34'), numberOf('black')]).toEqual(['red', 4, 5]);
    expect(capOf(3)).not.toEqual(capOf(1));
    expect(capOf(3, true)).toEqual(capOf(1, true));
    expect(texts(render(Piece, { team: 'red', role: 4, degrees: 0 }).container)).toEqual(['4']);
    expect(texts(render(Piece, { team: 'black', role: 1, degrees: 0, wears: 'yellow' }).container)).toEqual(['5', '1']);
  });

  it('who lie on the road say for how many turns', () => {
    expect(texts(render(FallenPiece, { team: 'red', role: 4, degrees: 0, turns: 2 }).container)).toEqual(['4', '2']);
  });

  it('who share a square stand beside each other', () => {
    const road = roadOf(flat(6));
    const view = viewOf(road, '11 2.2', '12 2.2', '13 2.2', '14 2.2', '21 2.2', '31 3.1');
    const aside = crowded(view.riders, road);
    expect([...aside.keys()]).toEqual(['11', '12', '13', '14', '21']);
    expect(new Set([...aside.values()].map(({ along, across }) => `${along} ${across}`)).size).toBe(5);
  });

  it('wait on the grid behind the start, but for the one who is asked', () => {
    const road = roadOf(flat(6));
    const view = viewOf(
      road,
      ...['1', '2', '3', '4', '5'].flatMap((team) => ['1', '2', '3', '4'].map((role) => `${team}${role} 0.2`)),
    );
    const places = crowded(view.riders, road, '23');
    expect([places.size, places.has('23')]).toEqual([19, false]);
    expect(new Set([...places.values()].map(({ along, across }) => `${along} ${across}`)).size).toBe(19);
    expect(
      [...places.values()].every(({ along, scale, waiting }) => along < 0 && along > -5 && scale > 0.8 && waiting),
    ).toBe(true);
    expect(crowded(view.riders, road).size).toBe(20);
  });
});

describe('cards and dice', () => {
  it('energy cards say what they are worth and where they are not played', () => {
    expect(texts(render(EnergyCard, { card: '6h', colour: 'red' }).container)).toEqual(['NOT UPHILL', '+6']);
    expect(texts(render(EnergyCard, { card: '5k', colour: 'red', team: true }).container)).toEqual([
      'NO COBBLES',
      '+5',
    ]);
  });

  it('fitness cards have squares, a suit by role, and an attack where there is a star', () => {
    expect(['7', '10', 'J', 'A'].map(readFitness)).toEqual([
      { squares: '7', picture: '', attack: false },
      { squares: '10', picture: '', attack: false },
      { squares: '11', picture: 'J', attack: true },
      { squares: 'A', picture: '', attack: true },
    ]);
    expect([1, 2, 3, 4].map((role) => suitOf(role).red)).toEqual([true, false, true, false]);
    expect(texts(render(FitnessCard, { card: 'Q', role: 2, colour: 'blue' }).container)).toEqual(['ATTACK', '12', 'Q']);
    expect(texts(render(FitnessCard, { card: '?', role: 2, colour: 'blue' }).container)).toEqual(['É']);
  });

  it('dice say what was rolled', () => {
    const { container } = render(Dice, { values: [5, 4] });
    expect(container.querySelector('[role=img]')!.getAttribute('aria-label')).toBe('Dice: 5 + 4');
    expect(container.querySelectorAll('circle')).toHaveLength(9);
  });
});
