import { render } from '@testing-library/svelte';
import { beforeAll, describe, expect, it } from 'vitest';
import { lay } from '../road/lay';
import { speak } from '../words/index.svelte';
import CardFace from './CardFace.svelte';
import { columnsOf, readCard } from './cards';
import Cyclist from './Cyclist.svelte';
import DeckDots from './DeckDots.svelte';
import { ICONS } from './icons';
import Jersey from './Jersey.svelte';
import MiniMap from './MiniMap.svelte';
import Piece from './Piece.svelte';
import ProfileArt from './ProfileArt.svelte';
import RoadArt from './RoadArt.svelte';

beforeAll(() => speak('en'));

const texts = (container: Element) => [...container.querySelectorAll('text')].map((one) => one.textContent.trim());

describe('cards', () => {
  it('say their number and their deck', () => {
    expect(texts(render(CardFace, { team: 'red', type: 'R', card: '7' }).container)).toEqual(['ROULEUR', '7']);
    expect(texts(render(CardFace, { team: 'red', type: 'S', card: '2e' }).container)).toEqual(['EXHAUSTION', '2']);
    expect(texts(render(CardFace, { team: 'red', type: 'S', card: '9a' }).container)).toEqual(['ATTACK', '9']);
  });

  it('are read as the protocol writes them', () => {
    expect(['7', '2e', '9a'].map(readCard)).toEqual([
      { value: 7, kind: '' },
      { value: 2, kind: 'e' },
      { value: 9, kind: 'a' },
    ]);
  });

  it('stand in columns by value, exhaustion first', () => {
    expect(columnsOf(['3', '3', '2', '2e'], ['3', '2e', '2e'])).toEqual([
      { value: 2, tired: true, left: 1, all: 3 },
      { value: 2, tired: false, left: 1, all: 1 },
      { value: 3, tired: false, left: 2, all: 3 },
    ]);
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
  const way = lay('a b D B u'.split(' '));
  const rider = (square: number) => [{ name: 'red.R', team: 'red', type: 'R', square, mine: true }];

  it('moves the plate and nothing else on the profile', async () => {
    const { container, rerender } = render(ProfileArt, { way, width: 900, height: 158, riders: rider(7) });
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
    const { container } = render(RoadArt, { way: lay('a b u'.split(' ')) });
    expect(container.querySelectorAll('path[d="M-30 -22 H38 V22 H-30"]')).toHaveLength(10);
    expect(container.querySelector('rect[fill="var(--red-fill)"]')).not.toBeNull();
    expect(container.querySelector('rect[fill="var(--cream)"]')).not.toBeNull();
  });

  it('shows its breakaway places', () => {
    const { container } = render(RoadArt, { way: lay('1 2 u'.split(' ')) });
    expect(container.querySelectorAll('rect[stroke="var(--gold)"]')).toHaveLength(2);
  });

  it('fits on a stamp, and no road is an empty one', () => {
    expect(render(MiniMap, { tiles: 'a b N u'.split(' '), width: 90, height: 60 }).container.innerHTML).toContain('--ascent');
    expect(render(MiniMap, { tiles: [], width: 90, height: 60 }).container.querySelectorAll('path')).toHaveLength(0);
  });
});

it('no drawing carries a style in its markup that a strict page would refuse', () => {
  const sources = import.meta.glob<string>('./*.svelte', { query: '?raw', import: 'default', eager: true });
  const found = Object.entries(sources).filter(([, text]) => /\sstyle=|\{@html/.test(text));
  expect(Object.keys(sources).length).toBeGreaterThan(30);
  expect(found).toEqual([]);
});

it('every icon is a path', () => {
  for (const path of Object.values(ICONS)) expect(path).toMatch(/^M[\d.]/);
});
