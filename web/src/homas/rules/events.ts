/** The event table, from its data: the effect of each result, in words. */
import data from '@homas-rules/events.json';
import { t } from '@/words/index.svelte';

export interface Row {
  readonly result: number;
  readonly name: string;
  readonly lose?: number;
  readonly victims?: number;
  readonly one_die?: boolean;
  readonly plus?: number;
  readonly attack?: number;
  readonly recover?: number;
  /** What a failed team roll adds. */
  readonly failed?: { readonly lose?: number; readonly discard?: number };
}

export interface ToldEvent {
  readonly result: string;
  readonly name: string;
  readonly brings: readonly string[];
  /** None where there is no team roll. */
  readonly fails: readonly string[];
}

export const ROWS: readonly Row[] = data.rows;
const LEAST = Math.min(...ROWS.map(({ result }) => result));

/** The row of this result. */
export const rowOf = (result: number): Row => ROWS.find((row) => row.result === result)!;

const said = (...all: readonly (string | false)[]): string[] => all.filter((text) => text !== false);

const brings = ({ lose = 0, victims = 0, one_die = false, plus = 0, attack, recover = 0 }: Row): string[] =>
  said(
    lose > 0 && t('homas-brings-lose', { turns: lose }),
    victims > 0 && t('homas-brings-victims', { turns: victims }),
    one_die && t('homas-brings-one'),
    plus > 0 && t('homas-brings-plus', { squares: plus }),
    attack !== undefined && t('homas-brings-attack', { squares: attack }),
    recover > 0 && t('homas-brings-recover', { cards: recover }),
  );

/** A rider who loses turns already loses more of them; another loses the next ones. */
const fails = ({ lose: already = 0, failed: { lose = 0, discard = 0 } = {} }: Row): string[] =>
  said(
    lose > 0 && (already ? t('homas-fails-more', { turns: lose }) : t('homas-fails-next', { turns: lose })),
    discard > 0 && t('homas-fails-discard', { cards: discard }),
  );

/** A row in the language that is spoken. */
export const toldRow = (row: Row): ToldEvent => ({
  result: row.result === LEAST ? t('homas-events-least', { result: row.result }) : `${row.result}`,
  name: t(`homas-event-${row.name}`),
  brings: brings(row),
  fails: fails(row),
});

export const eventRows = (): ToldEvent[] => ROWS.map(toldRow);

/** All words of a row, for the search. */
export const eventWords = (): string =>
  eventRows()
    .flatMap((row) => [row.name, ...row.brings, ...row.fails])
    .join(' ');
