/** Cards as the protocol writes them: `7`, `2e` for exhaustion, `9a` for an automatic team's attack. */

export interface Card {
  readonly value: number;
  readonly kind: '' | 'e' | 'a';
}

export function readCard(text: string): Card {
  const kind = /[ea]$/.exec(text)?.[0] as 'e' | 'a' | undefined;
  return { value: Number.parseInt(text, 10), kind: kind ?? '' };
}

/** The message that names a card: its deck, or what it is. */
export function cardName({ kind }: Card, type: string): string {
  if (kind) return kind === 'e' ? 'exhaustion' : 'attack';
  return type === 'S' ? 'sprinteur' : 'rouleur';
}

export interface Column {
  readonly value: number;
  readonly tired: boolean;
  /** How many are still in the deck, and how many were in it. */
  readonly left: number;
  readonly all: number;
}

/** A deck by value, exhaustion first. */
export function columnsOf(deck: readonly string[], out: readonly string[]): Column[] {
  const found = new Map<string, Column>();
  const add = (text: string, left: number) => {
    const { value, kind } = readCard(text);
    const column = found.get(text) ?? { value, tired: kind === 'e', left: 0, all: 0 };
    found.set(text, { ...column, left: column.left + left, all: column.all + 1 });
  };
  for (const text of deck) add(text, 1);
  for (const text of out) add(text, 0);
  return [...found.values()].sort((a, b) => Number(b.tired) - Number(a.tired) || a.value - b.value);
}
