/** Answers that are put together from several choices, as questions write them. */

export const NONE = 'none';
/** To roll on the event table. */
export const TABLE = 'table';

/** What `lead-3`, `follow-3-1` and the like are about. */
export const kindOf = (kind: string): string => kind.split('-')[0]!;

/** For a counter: whom it asks, and the cards each could spend, in the order in which they are asked. */
export function countersOf(options: readonly string[]): ReadonlyMap<string, readonly string[]> {
  const cards = new Map<string, string[]>();
  for (const part of options.filter((option) => option !== NONE).flatMap((option) => option.split(','))) {
    const [rider, card] = part.split('-') as [string, string];
    const known = cards.get(rider) ?? cards.set(rider, []).get(rider)!;
    if (!known.includes(card)) known.push(card);
  }
  const longest = options.reduce((a, b) => (b.split(',').length > a.split(',').length ? b : a), NONE);
  const order = longest.split(',').map((part) => part.split('-')[0]!);
  return new Map([...cards].sort(([a], [b]) => order.indexOf(a) - order.indexOf(b)));
}

/** The answer to a counter in which these riders spend these cards. */
export function counterAnswer(options: readonly string[], spent: Readonly<Record<string, string>>): string {
  const parts = [...countersOf(options).keys()]
    .filter((rider) => spent[rider])
    .map((rider) => `${rider}-${spent[rider]}`);
  return parts.join(',') || NONE;
}

/** For energy cards: the hands that each of the four riders and the team could have. */
export function handsOf(options: readonly string[]): string[][] {
  const hands: string[][] = [];
  for (const option of options) {
    option.split('-').forEach((hand, n) => {
      const known = (hands[n] ??= []);
      if (!known.includes(hand)) known.push(hand);
    });
  }
  return hands;
}

/** The cards of one hand. */
export const cardsIn = (hand: string): string[] => (hand === '0' ? [] : hand.split(','));

/** For a retreat: the riders that could fall back, some of them only together with others. */
export const retreatersOf = (options: readonly string[]): string[] => [
  ...new Set(options.filter((option) => option !== NONE).flatMap((option) => option.split(','))),
];

/** The answer in which these riders fall back; nothing where they cannot do so together. */
export function retreatAnswer(options: readonly string[], names: readonly string[]): string | undefined {
  const sorted = (text: string) => text.split(',').sort().join(',');
  return names.length ? options.find((option) => sorted(option) === [...names].sort().join(',')) : NONE;
}

/** A line-up: the letter of the starting board, and the riders' numbers in lanes 1 to 4. */
export interface Lineup {
  letter: string;
  roles: string;
}

export const readLineup = (option: string): Lineup => ({ letter: option[0]!, roles: option.slice(1) });
export const lettersOf = (options: readonly string[]): string[] => [...new Set(options.map((option) => option[0]!))];

/** Two riders change places. */
export function swapped(roles: string, a: string, b: string): string {
  return [...roles].map((role) => (role === a ? b : role === b ? a : role)).join('');
}

/** Where one rider is put: its name and the square. */
export interface Place {
  rider: string;
  square: string;
}

export function readPlace(option: string): Place {
  const [rider = '', square = ''] = option.split(',');
  return { rider, square };
}

/** For a rider that is put on the grid: those that are left, and the squares that each of them may take. */
export function placesOf(options: readonly string[]): { riders: string[]; squares: string[] } {
  const places = options.map(readPlace);
  return {
    riders: [...new Set(places.map((place) => place.rider))],
    squares: [...new Set(places.map((place) => place.square))],
  };
}

const LETTERS = 'abcde';
/** In lane 1 to 4 of the starting board, how many rows each letter is moved on. */
const OFFSETS = [0, 2, 4, 1];

/** The squares of this letter in lane 1 to 4. */
export const gridOf = (letter: string): string[] =>
  OFFSETS.map((offset, n) => {
    const row = (LETTERS.indexOf(letter) + offset) % 5;
    return `${row ? -row : 0}.${n + 1}`;
  });
