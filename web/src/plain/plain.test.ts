import { render, screen } from '@testing-library/svelte';
import { expect, it } from 'vitest';
import { gameOf, GAMES } from '@/table/games';
import Lines from './Lines.svelte';

it('a game that the pages do not know is none of theirs, and always the same', () => {
  const dash = gameOf('dash');
  expect(GAMES).not.toContain(dash);
  expect(gameOf('dash')).toBe(dash);
  expect(gameOf(undefined)).toBe(GAMES[0]);
  expect(dash.settings({ stage: 'ten', tour: '', rules: [], places: [] })).toMatchObject({
    game: 'dash',
    stage: 'ten',
  });
});

it('tells what was said about its events, or else the events themselves, the latest first', () => {
  const said = [{ id: 'rode', rule: '', args: { team: 'blue', square: 9 } }];
  render(Lines, {
    props: {
      events: [
        { code: 'x', rule: '', args: {}, said },
        { code: 'won', rule: '', args: { team: 'red' } },
      ],
    },
  });
  const lines = screen.getAllByRole('listitem').map(({ textContent }) => textContent);
  expect(lines).toEqual(['won (team: red)', 'rode (team: blue, square: 9)']);
});
