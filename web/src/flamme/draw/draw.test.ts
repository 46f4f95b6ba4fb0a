import { render } from '@testing-library/svelte';
import { beforeAll, describe, expect, it } from 'vitest';
import { lay } from '../road/lay';
import { speak } from '@/words/index.svelte';
import CardFace from './cards/CardFace.svelte';
import { columnsOf, readCard } from './cards/cards';
import Cyclist from '@/draw/riders/Cyclist.svelte';
import { seatOf } from '@/draw/riders/cyclist';
import DeckDots from './cards/DeckDots.svelte';
import { ICONS } from '@/draw/signs/icons';
import Grass from './land/Grass.svelte';
import Jersey from '@/draw/riders/Jersey.svelte';
import MiniMap from './road/MiniMap.svelte';
import Piece from './riders/Piece.svelte';
import { POWERS, powerSign } from './cards/powers';
import ProfileArt from './profile/ProfileArt.svelte';
import RoadArt from './road/RoadArt.svelte';
import Signs from './signs/Signs.svelte';
import SpecialistArt from './cards/SpecialistArt.svelte';
import { landOf, typeOf } from './cards/specialists';
import TokenPile from './tokens/TokenPile.svelte';
import data from '@flamme-rules/specialists.json';

beforeAll(() => speak('en'));

const texts = (container: Element) => [...container.querySelectorAll('text')].map((one) => one.textContent.trim());

describe('cards', () => {
  it('say their number and their deck', () => {
    expect(texts(render(CardFace, { team: 'red', type: 'R', card: '7' }).container)).toEqual(['ROULEUR', '7']);
    expect(texts(render(CardFace, { team: 'red', type: 'S', card: '2e' }).container)).toEqual(['EXHAUSTION', '2']);
    expect(texts(render(CardFace, { team: 'red', type: 'S', card: '9a' }).container)).toEqual(['ATTACK', '9']);
  });

  it('are read as the protocol writes them', () => {
    expect(['7', '2e', '9a', '10', '3+desc7+recovery'].map(readCard)).toEqual([
      { value: 7, kind: '', powers: [] },
      { value: 2, kind: 'e', powers: [] },
      { value: 9, kind: 'a', powers: [] },
      { value: 10, kind: '', powers: [] },
      { value: 3, kind: '', powers: ['desc7', 'recovery'] },
    ]);
  });

  it('bear the name of a specialist where only it has them', () => {
    const foot = (type: string, card: string, specialist: string) =>
      texts(render(CardFace, { team: 'red', type, card, specialist }).container)[0];
    expect(foot('R', '6+asc6', 'grimpeur')).toBe('GRIMPEUR');
    expect(foot('S', '11', 'super-sprinteur')).toBe('SUPER SPRINTEUR');
    expect(foot('R', '8+relentless', '')).toBe('ROULEUR');
    expect(foot('S', '4', 'super-sprinteur')).toBe('SPRINTEUR');
    expect(foot('R', '2e', 'grimpeur')).toBe('EXHAUSTION');
    expect(foot('R', '9a', 'grimpeur')).toBe('ATTACK');
  });

  it('show their powers in place of the jersey, in their order', () => {
    const { container } = render(CardFace, { team: 'red', type: 'S', card: '7+breakaway+chase' });
    const drawn = [...container.querySelectorAll('svg[color] path')].map((one) => one.getAttribute('d'));
    expect(drawn).toEqual([powerSign('breakaway').path, powerSign('chase').path, powerSign('chase').solid]);
    expect(container.querySelectorAll('svg[viewBox="0 0 64 64"]')).toHaveLength(0);
  });

  it('stand in columns by value, exhaustion first', () => {
    const dots = (full: number, all: number) =>
      Array.from({ length: all }, (_, n) => ({ full: n < full, gold: false }));
    expect(columnsOf(['3', '3', '2', '2e'], ['3', '2e', '2e'])).toEqual([
      { value: 2, tired: true, dots: dots(1, 3) },
      { value: 2, tired: false, dots: dots(1, 1) },
      { value: 3, tired: false, dots: dots(2, 3) },
    ]);
  });

  it('are gold where a specialist brought them, and lie below the others of their value', () => {
    const [three, ten] = columnsOf(['3', '3+desc7', '10'], ['3', '3+desc7', '3'], ['3', '10', '3+desc7']);
    expect(three!.dots.map(({ full, gold }) => `${full ? 'full' : 'out'} ${gold ? 'gold' : 'plain'}`)).toEqual([
      'full gold',
      'full gold',
      'out gold',
      'out plain',
      'out plain',
    ]);
    expect(ten).toEqual({ value: 10, tired: false, dots: [{ full: true, gold: true }] });
    expect(columnsOf(['10'], [])[0]!.dots).toEqual([{ full: true, gold: false }]);
  });

  it('are full dots in the deck and rings outside it', () => {
    const { container } = render(DeckDots, { deck: ['3', '3'], out: ['3', '2e'] });
    expect(container.querySelectorAll('i')).toHaveLength(4);
    expect(container.querySelectorAll('i.full')).toHaveLength(2);
    expect(container.querySelectorAll('.tired i')).toHaveLength(1);
  });
});

describe('riders', () => {
  it('carry their letter, upright whatever the heading', () => {
    const { container } = render(Piece, { team: 'blue', type: 'S', degrees: 40 });
    expect(texts(container)).toEqual(['S']);
    const turns = [...container.querySelectorAll('g')].map((one) => one.getAttribute('transform') ?? '');
    expect(turns.filter((one) => one.includes('rotate'))).toEqual(['rotate(40)', 'translate(12 0) rotate(-40)']);
  });

  it('are discs with the letter from far away', () => {
    const { container } = render(Piece, { team: 'blue', type: 'R', degrees: 40, small: true });
    expect(texts(container)).toEqual(['R']);
    expect(container.innerHTML).not.toContain('rotate');
  });

  it('never share a clip with another drawing', () => {
    render(Jersey, { team: 'blue', bib: 1 });
    render(Cyclist, { team: 'red', type: 'R', width: 90 });
    const ids = [...document.querySelectorAll('clipPath')].map((one) => one.id);
    expect(ids.length).toBeGreaterThanOrEqual(2);
    expect(new Set(ids).size).toBe(ids.length);
  });
});

describe('a frame of a film', () => {
  const layout = lay('a b D B u'.split(' '));
  const rider = (square: number) => [{ name: 'red.R', team: 'red', type: 'R', square, mine: true }];

  it('moves the plate and nothing else on the profile', async () => {
    const { container, rerender } = render(ProfileArt, { layout, width: 900, height: 158, riders: rider(7) });
    const plate = container.querySelector('.plate')!;
    const others = () => [...container.querySelectorAll('svg > :not(.plate)')];
    const [before, drawn, where] = [others(), others().map((one) => one.outerHTML), plate.getAttribute('transform')];
    await rerender({ riders: rider(9.5) });
    expect(container.querySelector('.plate')).toBe(plate);
    expect(plate.getAttribute('transform')).not.toBe(where);
    expect(others().every((one, n) => one === before[n])).toBe(true);
    expect(others().map((one) => one.outerHTML)).toEqual(drawn);
  });
});

describe('the road', () => {
  it('has a grid, a start line and a chequered finish', () => {
    const { container } = render(RoadArt, { layout: lay('a b u'.split(' ')) });
    expect(container.querySelectorAll('path[d="M-30 -22 H38 V22 H-30"]')).toHaveLength(10);
    expect(container.querySelector('rect[fill="var(--red-fill)"]')).not.toBeNull();
    expect(container.querySelector('rect[fill="var(--cream)"]')).not.toBeNull();
  });

  it('shows its breakaway places', () => {
    const { container } = render(RoadArt, { layout: lay('1 2 u'.split(' ')) });
    expect(container.querySelectorAll('rect[stroke="var(--gold)"]')).toHaveLength(2);
  });

  it('has a line across it where tokens are ridden for, but at the finish', () => {
    const layout = lay('a b N u'.split(' '));
    const lines = (...piles: { side: string; square: number }[]) =>
      render(RoadArt, { layout, piles }).container.innerHTML;
    expect(lines({ side: 'mountain', square: 13 })).toContain('var(--jersey-dot)');
    expect(lines({ side: 'sprint', square: 13 })).toContain('var(--jersey-green)');
    expect(lines({ side: 'sprint', square: layout.line + 1 })).not.toContain('var(--jersey-green)');
  });

  it('says what time each square beyond the line is worth, where that can be read', () => {
    const layout = lay('a b u'.split(' '));
    const said = (scale: number) => texts(render(Signs, { layout, scale, prizes: { timing: [40, 30, 0] } }).container);
    expect(said(60).slice(0, 3)).toEqual(['40', '30', '0']);
    expect(said(15)).not.toContain('40');
  });

  it('has grass beside it for riders', () => {
    const { container } = render(Grass, { layout: lay(['b']), square: 2, places: 2 });
    expect(container.querySelector('g.grass')!.getAttribute('transform')).toBe('translate(150 138) rotate(0)');
  });

  it('fits on a stamp, and no road is an empty one', () => {
    expect(render(MiniMap, { tiles: 'a b N u'.split(' '), width: 90, height: 60 }).container.innerHTML).toContain(
      '--ascent',
    );
    expect(render(MiniMap, { tiles: [], width: 90, height: 60 }).container.querySelectorAll('path')).toHaveLength(0);
  });
});

it('no drawing carries a style in its markup that a strict page would refuse', () => {
  const sources = import.meta.glob<string>('@/**/draw/**/*.svelte', { query: '?raw', import: 'default', eager: true });
  const found = Object.entries(sources).filter(([, text]) => /\sstyle=|\{@html/.test(text));
  expect(Object.keys(sources).length).toBeGreaterThan(30);
  expect(found).toEqual([]);
});

it('every icon is a path', () => {
  for (const path of Object.values(ICONS)) expect(path).toMatch(/^M[\d.]/);
});

it('every power has a sign of its own, and every power on a card is one of them', () => {
  expect(new Set(POWERS.map((name) => powerSign(name).path)).size).toBe(8);
  const used = Object.values(data).flatMap(({ added }) => added.split(' ').flatMap((card) => readCard(card).powers));
  expect([...new Set(used)].sort()).toEqual([...POWERS].sort());
});

describe.each(Object.keys(data))('the specialist %s', (specialist) => {
  it('rides as its type does, through a land of its own', () => {
    expect(landOf(specialist).shapes.length).toBeGreaterThan(0);
    const others = Object.keys(data).filter((other) => other !== specialist);
    expect(others.map(landOf)).not.toContainEqual(landOf(specialist));
    const { container } = render(SpecialistArt, { specialist, team: 'red' });
    expect(container.innerHTML).toContain(seatOf(typeOf(specialist)).torso);
  });
});

it('a pile of tokens shows the best on top of the others', () => {
  const { container } = render(TokenPile, { side: 'mountain', values: [5, 3, 1] });
  expect(texts(container)).toEqual(['5']);
  expect([...container.querySelectorAll('g > path')].map((one) => one.getAttribute('transform'))).toEqual([
    'translate(0 22)',
    'translate(0 11)',
    'translate(0 0)',
  ]);
  expect(render(TokenPile, { side: 'sprint', values: [] }).container.querySelector('circle')).toBeNull();
});

describe('the leader of a tour', () => {
  const fills = (container: Element) =>
    [...container.querySelectorAll('[fill]')].map((one) => one.getAttribute('fill'));

  it('wears the jersey and keeps the collar and the number of the team', () => {
    const { container } = render(Jersey, { team: 'red', bib: 2, wears: 'polka' });
    expect(fills(container)).toEqual(expect.arrayContaining(['var(--linen)', 'var(--jersey-dot)']));
    expect(fills(container)).not.toContain('var(--team-red)');
    expect(container.querySelector('.collar')!.getAttribute('stroke')).toBe('var(--team-red)');
    expect(texts(container)).toEqual(['2']);
  });

  it('is known from above by its shoulders and its number, and from afar by half a disc', () => {
    const near = render(Piece, { team: 'green', type: 'R', degrees: 0, wears: 'yellow' }).container;
    expect(fills(near)).toContain('var(--jersey-yellow)');
    expect(near.querySelector('.shoulders')!.getAttribute('fill')).toBe('var(--team-green)');
    expect(texts(near)).toEqual(['3', 'R']);
    const far = render(Piece, { team: 'green', type: 'S', degrees: 0, wears: 'green', small: true }).container;
    expect(fills(far)).toEqual(expect.arrayContaining(['var(--team-green)', 'var(--jersey-green)']));
    expect(fills(render(Piece, { team: 'green', type: 'S', degrees: 0 }).container)).not.toContain(
      'var(--jersey-green)',
    );
  });
});
