import { cleanup, fireEvent, render, screen, within } from '@testing-library/svelte';
import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { api } from '@/net/api';
import { speak } from '@/words/index.svelte';
import { groupsOf, placed } from './grid';
import Sheets from './Sheets.svelte';
import { SHEETS } from './sheets.sample';

await speak('en');
beforeEach(() => void vi.spyOn(api, 'sheets').mockResolvedValue(SHEETS));
afterEach(cleanup);

/** What can be read in a row of the sheet that lies on top. */
const read = (row: Element): string[] => [...row.children].map((cell) => cell.textContent.replace(/\s+/g, ' ').trim());

async function show(change: { number?: number; pdf?: boolean } = {}) {
  const shown = render(Sheets, { table: 'k3', title: 'My tour', number: 1, pdf: false, ...change });
  await vi.waitFor(() => screen.getByRole('article'));
  return shown;
}
const choose = (label: string) =>
  fireEvent.change(screen.getByRole('combobox', { name: 'Which sheet' }), {
    target: { value: screen.getByRole<HTMLOptionElement>('option', { name: label }).value },
  });

it('knows in which column each cell stands, also beside a cell from a row above', () => {
  const table = SHEETS.sheets[1]!.parts[0]!.sections[0]!.table!;
  expect(placed(table).map((cells) => cells.map(({ column }) => column))).toEqual([
    [0, 1, 2, 3],
    [1, 2],
  ]);
  expect(groupsOf(table)).toEqual([
    { title: {}, columns: 1 },
    { title: {}, columns: 1 },
    { title: { text: 'Green' }, columns: 2 },
  ]);
});

it('shows a sheet with its heads, its groups and what the PDF has in each cell', async () => {
  await show();
  const sheet = screen.getByRole('article', { name: 'Camille' });
  expect(sheet.textContent.replace(/\s+/g, ' ')).toContain('+1:04 team time');
  expect(within(sheet).getByRole('columnheader', { name: 'Green' }).getAttribute('colspan')).toBe('2');
  const [, heads, first, team] = within(sheet).getAllByRole('row');
  expect(read(heads!)).toEqual(['Stage', 'Rider', 'won', 'all']);
  expect(read(first!)).toEqual(['1 Plouay 30 squares', '11 leader', '5', '9']);
  expect(read(team!)).toEqual(['Team', 'first of the teams']);
  expect(sheet.textContent).toContain('not uphill');
});

it('shows the one that is chosen, classifications with jerseys in words, and roads', async () => {
  await show();
  expect(screen.getAllByRole('option').map((option) => option.textContent)).toEqual([
    'Standings',
    'Camille, 1 / 2',
    'Camille, 2 / 2',
  ]);
  await choose('Standings');
  const table = screen.getByRole('table', { name: /^General/ });
  expect(read(within(table).getByRole('row'))).toEqual(['1', 'Yellow jersey R Camille', '1:20']);
  expect(screen.getByText('Nobody has a point yet.')).toBeTruthy();
  await choose('Camille, 2 / 2');
  expect(screen.getByRole('heading', { level: 4 }).textContent).toContain('Plouay');
});

it('gives the printer every sheet, and asks again when a stage is over', async () => {
  const { rerender } = await show();
  expect(document.querySelector('.printed')).toBeNull();
  dispatchEvent(new Event('beforeprint'));
  const pages = [...document.querySelectorAll('body > .printed article')];
  expect(pages.map((page) => page.querySelector('h3')!.textContent)).toEqual(['Standings', 'Camille', 'Camille']);
  expect(document.querySelector('.printed p')!.textContent).toBe('A tour of 3 stages · after stage 1 of 3');
  dispatchEvent(new Event('afterprint'));
  expect(screen.getAllByRole('article')).toHaveLength(1);
  const asked = vi.mocked(api.sheets).mock.calls.length;
  await rerender({ number: 2 });
  expect(vi.mocked(api.sheets).mock.calls.length).toBe(asked + 1);
});
