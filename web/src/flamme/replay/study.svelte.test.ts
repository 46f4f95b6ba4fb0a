import { fireEvent, render, screen, within } from '@testing-library/svelte';
import { tick } from 'svelte';
import { beforeAll, beforeEach, expect, it, vi } from 'vitest';
import { studiedKept } from '@/palmares/studied';
import AtReel from '@/replay/AtReel.sample.svelte';
import AgainPanel from '@/replay/study/AgainPanel.svelte';
import { Again } from '@/replay/study/again.svelte';
import { keepStudied } from '@/replay/study/kept';
import { STUDY } from '@/replay/study/study.sample';
import StudySheet from '@/replay/study/StudySheet.svelte';
import { learnRules, speak } from '@/words/index.svelte';
import { reeled, REPLAY } from './reel.sample';

beforeAll(async () => {
  await learnRules();
  await speak('en');
  HTMLDialogElement.prototype.showModal ??= () => {};
});

let reel = reeled();
beforeEach(() => {
  reel = reeled(REPLAY, { own: ['blue'], race: 'x/2' });
  reel.studying.study = STUDY;
});

const text = (element: Element | null): string => element?.textContent.replace(/\s+/g, ' ').trim() ?? '';
const cells = (row: Element): string[] => [...row.children].map(text);
function opened() {
  const [close, again] = [vi.fn(), vi.fn()];
  render(AtReel, { reel, part: StudySheet, study: STUDY, close, again, ride: vi.fn() } as never);
  return { close, again };
}

it('shows columns that add up to the result, with the error of each', () => {
  opened();
  const rows = screen.getAllByRole('row');
  expect(cells(rows[0]!)).toEqual(['Start', 'Luck', 'Mistakes', 'Gifts', 'Unexplained', 'Result']);
  expect(text(rows[1]!)).toContain('With average luck you win 21 ± 2 of 100 races like this.');
  expect(cells(rows[2]!)).toEqual(['52 ± 1', '−21 ± 2', '−12 ± 2', '0 ± 2', '−19 ± 3', '0']);
  for (const row of Object.values(STUDY.seats)) {
    const parts = [row.start, row.luck, row.mistakes, row.gifts, row.unexplained];
    expect(parts.reduce((sum, { shown }) => sum + shown, 0)).toBe(row.result.shown);
  }
});

it('tells each moment that turned the race in a sentence, and opens its round', async () => {
  const { close } = opened();
  const item = screen.getByText('Round 1').closest('li')!;
  expect(text(item)).toMatch(/^Round 1 Playing 7: into the wind.* Camille: from 50 ± 1 % to 31 ± 1 %$/);
  await fireEvent.click(within(item).getByRole('button', { name: 'Round 1' }));
  expect(reel.stretch.round).toBe(1);
  expect(close).toHaveBeenCalled();
});

it('has whose mistakes gave whom how much behind a click', () => {
  opened();
  const matrix = screen.getByText('Whose mistakes gave whom how much').closest('details')!;
  expect(matrix.open).toBe(false);
  expect(cells(within(matrix).getAllByRole('row')[1]!).slice(1)).toEqual(['−12 ± 2', '+12 ± 2']);
});

it('begins with the decisions of the person, and says of every one how good it was', async () => {
  opened();
  const whose = screen.getByRole<HTMLSelectElement>('combobox', { name: 'Whose decisions' });
  expect(whose.selectedOptions[0]?.textContent).toBe('Camille');
  const [costliest] = screen.getAllByRole('button', { name: 'Show' }).map((button) => text(button.closest('li')));
  expect(costliest).toMatch(/Round 1, Camille Rouleur blunder 12 ± 2 points 7, where 3 was better\. Playing 3: pulled/);
  const all = screen.getByText('All 2 decisions').closest('details')!;
  expect(within(all).getAllByRole('listitem').map(text)).toEqual([
    'Round 1 Rouleur 7 blunder',
    'Round 1 Sprinteur 5 too close to call',
  ]);
});

it('puts the mistakes of the person again, and says what each answer was worth', async () => {
  const again = new Again([STUDY.decisions[0]!]);
  reel.again = again;
  render(AtReel, { reel, part: AgainPanel, again } as never);
  expect([reel.seen, reel.stretch.round]).toEqual(['blue', 1]);
  expect(screen.getAllByRole('button').map(text)).toEqual(['3', '7', 'Back to the race']);
  expect(screen.queryByText('50 ± 1 %')).toBeNull();
  await fireEvent.click(screen.getByRole('button', { name: '7' }));
  expect(text(screen.getByRole('status'))).toBe('The same as in the race. In the race: 7. It cost 12 ± 2 points.');
  expect(screen.getAllByRole('listitem').map(text)).toEqual(['3 50 ± 1 %', '7 yours 38 ± 1 %']);
  await fireEvent.click(screen.getByRole('button', { name: 'Back to the race' }));
  await tick();
  expect(reel.again).toBeNull();
});

it('goes into the riding of this device, once for each race, and only if it is whole and the race was ridden here', () => {
  localStorage.clear();
  keepStudied(reeled(), STUDY);
  keepStudied(reel, { ...STUDY, effort: 'first' });
  expect(studiedKept()).toEqual([]);
  keepStudied(reel, STUDY);
  keepStudied(reel, STUDY);
  expect(studiedKept()).toMatchObject([{ id: 'x/2', stage: 'base-1', mean: 0.06, decisions: 2, lost: { wind: 0.12 } }]);
});
