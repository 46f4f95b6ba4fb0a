/** A position line taken apart, so that its riders can be moved and their cards sorted (docs/notation/flamme.md). */

export const PILES = ['down', 'recycled', 'played'] as const;
export type Pile = (typeof PILES)[number];

export interface RiderField extends Readonly<Record<Pile, readonly string[]>> {
  readonly name: string;
  /** As in 34r. */
  readonly place: string;
  /** The card of this round, how many exhaustion cards it took, and the further parts: as they are written. */
  readonly rest: readonly string[];
}

export interface Line {
  /** Rules, teams, road and moment, as they are written. */
  readonly head: string;
  readonly riders: readonly RiderField[];
}

/** The fields before the riders. */
const HEAD = 5;
const TAKEN = 1;

const cardsIn = (text = ''): string[] => (text ? text.split(',') : []);

/** By their values, then by what else they are. */
function compared(one: string, other: string): number {
  const kind = (card: string): string => card.replace(/^\d+/, '');
  return Number.parseInt(one, 10) - Number.parseInt(other, 10) || (kind(one) < kind(other) ? -1 : 1);
}
export const sorted = (cards: readonly string[]): string[] => [...cards].sort(compared);

export function readLine(text: string): Line {
  const fields = text.trim().split(/\s+/);
  return { head: fields.slice(0, HEAD).join(' '), riders: fields.slice(HEAD).map(readRider) };
}

function readRider(field: string): RiderField {
  const [name = '', value = ''] = field.split('=');
  const [place = '', down, recycled, played, ...rest] = value.split('|');
  return { name, place, down: cardsIn(down), recycled: cardsIn(recycled), played: cardsIn(played), rest };
}

export const printLine = ({ head, riders }: Line): string => [head, ...riders.map(printRider)].join(' ');

const printRider = ({ name, place, rest, ...piles }: RiderField): string =>
  `${name}=${[place, ...PILES.map((pile) => piles[pile].join(',')), ...rest].join('|')}`;

const without = (cards: readonly string[], card: string): string[] => cards.toSpliced(cards.indexOf(card), 1);

const changed = (line: Line, name: string, change: (rider: RiderField) => RiderField): Line => ({
  ...line,
  riders: line.riders.map((rider) => (rider.name === name ? change(rider) : rider)),
});

export const moved = (line: Line, name: string, place: string): Line =>
  changed(line, name, (rider) => ({ ...rider, place }));

/** A card of this rider laid on another of its piles. */
export const laid = (line: Line, name: string, card: string, from: Pile, to: Pile): Line =>
  changed(line, name, (rider) => {
    if (from === to) return rider;
    return { ...rider, [from]: without(rider[from], card), [to]: sorted([...rider[to], card]) };
  });

const EXHAUSTION = '2e';
const takenBy = ({ rest }: RiderField): number => Number(rest[TAKEN] ?? 0);

/** Where the exhaustion card is that this rider would give back. */
const tiredIn = (rider: RiderField): Pile | undefined =>
  (['recycled', 'down'] as const).find((pile) => rider[pile].includes(EXHAUSTION));

export const canRest = (rider: RiderField): boolean => takenBy(rider) > 0 && tiredIn(rider) !== undefined;

/** One exhaustion card more, among the recycled cards. */
export const tired = (line: Line, name: string): Line =>
  changed(line, name, (rider) => ({
    ...rider,
    recycled: sorted([...rider.recycled, EXHAUSTION]),
    rest: rider.rest.with(TAKEN, String(takenBy(rider) + 1)),
  }));

/** One less, if it has one. */
export const rested = (line: Line, name: string): Line =>
  changed(line, name, (rider) => {
    const pile = tiredIn(rider);
    if (!pile || !canRest(rider)) return rider;
    return {
      ...rider,
      [pile]: without(rider[pile], EXHAUSTION),
      rest: rider.rest.with(TAKEN, String(takenBy(rider) - 1)),
    };
  });
