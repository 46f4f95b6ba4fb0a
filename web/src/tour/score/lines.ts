/** The lines of a stage’s result, as the server reads them: riders in a row, amounts behind them, or `none`. */
export type ResultLines = Readonly<Record<string, string>>;
export type AmountsByName<Amount> = Readonly<Record<string, Amount>>;

const NONE = 'none';
const MINUTE = 60;

/** The words of a line; none of one that is missing. */
export const wordsIn = (value: string | undefined): readonly string[] =>
  !value || value === NONE ? [] : value.split(' ');

export const printWords = (words: readonly string[]): string => words.join(' ') || NONE;

/** The amounts of a line by name. */
export const rowIn = (value: string | undefined): AmountsByName<string> =>
  Object.fromEntries(
    wordsIn(value).flatMap((word) => (word.includes('=') ? [word.split('=') as [string, string]] : [])),
  );

export const printRow = (row: AmountsByName<string | number>): string =>
  printWords(Object.entries(row).map(([name, amount]) => `${name}=${amount}`));

/** A line whose first word says which side is up, or what kind of climb it is. */
export function sidedIn(value: string | undefined, sides: readonly string[]): readonly [string, string] {
  const [first = '', ...rest] = wordsIn(value);
  return sides.includes(first) ? [first, rest.join(' ')] : ['', value ?? ''];
}

export const timeText = (seconds: number): string =>
  `${Math.floor(seconds / MINUTE)}:${String(seconds % MINUTE).padStart(2, '0')}`;

export function secondsIn(text: string): number {
  const [minutes = '0', seconds = '0'] = text.split(':');
  return MINUTE * Number(minutes) + Number(seconds);
}

const HEAD = 'echappee-result 1';

/** The text of a result with these lines. */
export const textOf = (lines: ResultLines): string =>
  [HEAD, ...Object.entries(lines).map(([name, value]) => `${name}: ${value}`), ''].join('\n');
