/**
 * Alerts people who look elsewhere when it is their turn: by the title of the page, a bell, a badge and, for those who
 * want it, a notification.
 */
import { untrack } from 'svelte';
import type { Table } from '@/table/table.svelte';
import { sound } from '../sound/sound.svelte';
import { show } from './notices';

const looksElsewhere = (): boolean => document.hidden || !document.hasFocus();

export class Bell {
  #away = $state(looksElsewhere());

  /** The questions to people at this screen; a film that nobody sees does not hold them up. */
  readonly #asked = $derived.by(() =>
    this.table.questions
      .filter(({ seat }) => !this.table.seat(seat)?.bot)
      .map(({ id }) => id)
      .join(' '),
  );

  /** Whether somebody is being alerted. */
  readonly rings = $derived(this.#away && this.#asked !== '');

  constructor(private readonly table: Table) {
    $effect(() => watch(() => (this.#away = looksElsewhere())));
    $effect(() => {
      if (this.#asked) untrack(() => this.#call());
    });
    $effect(() => {
      badge(this.rings);
      return () => badge(false);
    });
  }

  #call(): void {
    if (!looksElsewhere()) return;
    sound.play('bell');
    void show(this.table.id);
  }
}

/** Check again whenever the page is shown or hidden. */
function watch(look: () => void): () => void {
  const moments: readonly [EventTarget, string][] = [
    [document, 'visibilitychange'],
    [window, 'focus'],
    [window, 'blur'],
  ];
  for (const [where, moment] of moments) where.addEventListener(moment, look);
  return () => moments.forEach(([where, moment]) => where.removeEventListener(moment, look));
}

/** On the icon of the installed page, if there is one. */
function badge(on: boolean): void {
  if (!('setAppBadge' in navigator)) return;
  (on ? navigator.setAppBadge() : navigator.clearAppBadge()).catch(() => undefined);
}
