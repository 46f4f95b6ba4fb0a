/** Cards in words. */
import { listed, t } from '@/words/index.svelte';
import { readCard } from './cards';

const KINDS: Readonly<Record<string, string>> = { e: 'exhaustion', a: 'attack' };

/** A card in words: its number, what it is, or what it can do. */
export function cardWord(card: string): string {
  const { value, kind, powers } = readCard(card);
  return t('card', {
    value,
    kind: KINDS[kind] ?? (powers.length ? 'power' : 'energy'),
    powers: listed(powers.map((power) => t('power', { power }))),
  });
}
