/**
 * Cards as the protocol writes them: `7`, `2e` for exhaustion, `9a` for an automatic team's attack, and with its powers
 * `3+desc7+recovery`.
 */
import usual from '@flamme-rules/decks.json';

export interface Card {
  readonly value: number;
  readonly kind: '' | 'e' | 'a';
  readonly powers: readonly string[];
}

export function readCard(text: string): Card {
  const [plain = '', ...powers] = text.split('+');
  const kind = /[ea]$/.exec(plain)?.[0] as 'e' | 'a' | undefined;
  return { value: Number.parseInt(plain, 10), kind: kind ?? '', powers };
}

/** The values of the usual decks, by type. */
const USUAL: Readonly<Record<string, readonly number[]>> = usual;

/** Whether only a specialist's deck has this card: it has powers, or an unusual value. */
export function isSpecial({ value, kind, powers }: Card, type: string): boolean {
  return !kind && (powers.length > 0 || !USUAL[type]?.includes(value));
}

/** The message that names a card: its deck, or what it is. */
export function cardName({ kind }: Pick<Card, 'kind'>, type: string): string {
  if (kind) return kind === 'e' ? 'exhaustion' : 'attack';
  return type === 'S' ? 'sprinteur' : 'rouleur';
}

export interface Dot {
  /** Still in the deck. */
  readonly full: boolean;
  /** A specialist's own card. */
  readonly gold: boolean;
}

export interface Column {
  readonly value: number;
  readonly tired: boolean;
  /** Its cards: specialists' own before others, those in the deck before those that are out. */
  readonly dots: readonly Dot[];
}

/**
 * A deck by value, exhaustion first. `added` are cards that a specialist added; those with powers can be left out.
 */
export function columnsOf(deck: readonly string[], out: readonly string[], added: readonly string[] = []): Column[] {
  const found = new Map<string, Dot[]>();
  const brought = added.filter((text) => !readCard(text).powers.length);
  const add = (text: string, full: boolean) => {
    const { value, kind, powers } = readCard(text);
    const key = `${value}${kind}`;
    const place = brought.indexOf(text);
    if (place >= 0) brought.splice(place, 1);
    found.set(key, [...(found.get(key) ?? []), { full, gold: powers.length > 0 || place >= 0 }]);
  };
  for (const text of deck) add(text, true);
  for (const text of out) add(text, false);
  return [...found]
    .map(([key, dots]) => {
      const { value, kind } = readCard(key);
      return {
        value,
        tired: kind === 'e',
        dots: dots.sort((a, b) => Number(b.gold) - Number(a.gold) || Number(b.full) - Number(a.full)),
      };
    })
    .sort((a, b) => Number(b.tired) - Number(a.tired) || a.value - b.value);
}
