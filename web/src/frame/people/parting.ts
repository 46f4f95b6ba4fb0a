/** The consequences of leaving a table, for the person who leaves and for the others. */
import type { TableState } from '@/net/protocol';
import { others } from './seats';

export interface Parting {
  /** A host who is alone at a table deletes it. */
  readonly act: 'leave' | 'delete';
  /** The message that says what happens. */
  readonly about: string;
  /** The name of the next host, where the host leaves. */
  readonly host: string;
}

const ABOUT: Readonly<Record<string, string>> = {
  open: 'people-leave-open',
  racing: 'people-leave-racing',
  between: 'people-leave-racing',
  over: 'people-leave-over',
};

export function partingFrom({ status, seats, host }: Pick<TableState, 'status' | 'seats' | 'host'>): Parting {
  const [next] = others(seats);
  if (host && !next) return { act: 'delete', about: 'people-delete-about', host: '' };
  const rides = seats.some((seat) => seat.you);
  const about = rides || status === 'over' ? ABOUT[status]! : 'people-leave-watching';
  return { act: 'leave', about, host: host ? (next?.name ?? '') : '' };
}
